import { createVar, style } from '@vanilla-extract/css'
import { inComponents } from '#styles/layers.css'
import { vars } from '#styles/theme.css'

export const root = style(
  inComponents({
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    minWidth: 0,
    minHeight: 0,
    selectors: {
      '&[data-height=fill]': { flex: 1, height: '100%' },
      '&[data-height=small]': { maxHeight: `calc(${vars.space[16]} * 2)` },
      '&[data-height=medium]': { maxHeight: `calc(${vars.space[16]} * 4)` },
      '&[data-height=large]': { maxHeight: `calc(${vars.space[16]} * 8)` },
    },
  }),
)
export const view = style(
  inComponents({
    flex: 1,
    position: 'relative',
    overflow: 'auto',
    overscrollBehavior: 'contain',
    selectors: { '&:focus-visible': { outlineOffset: '-2px' } },
  }),
)
/** As wide as what is in it, so that its growth is seen. */
export const content = style(inComponents({ width: 'max-content', minWidth: '100%' }))
export const wraps = style(inComponents({ minWidth: 0 }))

const shade = createVar()
const top = createVar()
const bottom = createVar()
const left = createVar()
const right = createVar()
const depth = vars.space[3]
const edge = (to: string) => `linear-gradient(${to}, ${shade}, transparent)`

/** Lies over the content and lets everything through. */
export const edges = style(
  inComponents({
    vars: {
      [shade]: `color-mix(in oklch, ${vars.colour.scrim} 14%, transparent)`,
      [top]: '0',
      [bottom]: '0',
      [left]: '0',
      [right]: '0',
    },
    position: 'absolute',
    inset: 0,
    pointerEvents: 'none',
    backgroundImage: [edge('to bottom'), edge('to top'), edge('to right'), edge('to left')].join(', '),
    backgroundPosition: 'top, bottom, left, right',
    backgroundRepeat: 'no-repeat',
    backgroundSize: `100% ${top}, 100% ${bottom}, ${left} 100%, ${right} 100%`,
    selectors: {
      '&[data-top]': { vars: { [top]: depth } },
      '&[data-bottom]': { vars: { [bottom]: depth } },
      '&[data-left]': { vars: { [left]: depth } },
      '&[data-right]': { vars: { [right]: depth } },
    },
    '@media': {
      // A line instead of a shade.
      '(forced-colors: active)': {
        forcedColorAdjust: 'none',
        vars: { [shade]: 'CanvasText' },
        backgroundImage: `linear-gradient(${shade}, ${shade}), linear-gradient(${shade}, ${shade}), linear-gradient(${shade}, ${shade}), linear-gradient(${shade}, ${shade})`,
        selectors: {
          '&[data-top]': { vars: { [top]: '1px' } },
          '&[data-bottom]': { vars: { [bottom]: '1px' } },
          '&[data-left]': { vars: { [left]: '1px' } },
          '&[data-right]': { vars: { [right]: '1px' } },
        },
      },
    },
  }),
)

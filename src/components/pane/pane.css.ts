import { createVar, keyframes, style } from '@vanilla-extract/css'
import { inComponents } from '#styles/layers.css'
import { vars } from '#styles/theme.css'

export const width = createVar()

const appear = keyframes({ from: { opacity: 0, transform: `translateX(${vars.space[4]})` } })

export const root = style(
  inComponents({
    display: 'flex',
    flex: 'none',
    maxWidth: '100%',
    minHeight: 0,
    background: vars.colour.surface,
  }),
)

export const splitter = style(
  inComponents({
    position: 'relative',
    zIndex: vars.layer.sticky,
    display: 'flex',
    flex: 'none',
    alignItems: 'center',
    justifyContent: 'center',
    width: vars.space[2],
    borderInlineStart: `1px solid ${vars.colour.border}`,
    cursor: 'col-resize',
    touchAction: 'none',
    userSelect: 'none',
    selectors: {
      // The grip.
      '&::before': {
        content: '',
        width: '2px',
        height: vars.space[6],
        background: vars.colour.borderStrong,
        borderRadius: vars.radius.full,
      },
      '&:hover::before, &:focus-visible::before, &[data-dragging]::before': {
        background: vars.colour.accent,
        height: vars.space[10],
      },
      // What takes the press reaches over the padding of the pane, and not over the scroll bar beside it.
      '&::after': {
        content: '',
        position: 'absolute',
        insetBlock: 0,
        insetInlineStart: `calc(-1 * ${vars.space[1]})`,
        insetInlineEnd: `calc(-1 * ${vars.space[3]})`,
      },
      '&[aria-valuenow="0"]::after': { insetInlineEnd: 0 },
      '&:focus-visible': { outlineOffset: '-2px' },
    },
    '@media': {
      '(pointer: coarse)': {
        selectors: {
          '&::after': { insetInlineEnd: `calc(-1 * ${vars.space[8]})` },
          '&[aria-valuenow="0"]::after': { insetInlineStart: `calc(-1 * ${vars.space[8]})` },
        },
      },
      '(forced-colors: active)': {
        selectors: {
          '&::before': { background: 'ButtonText' },
          '&:hover::before, &:focus-visible::before, &[data-dragging]::before': { background: 'Highlight' },
        },
      },
    },
  }),
)

export const content = style(
  inComponents({
    width,
    position: 'relative',
    overflow: 'auto',
    animation: `${appear} ${vars.duration.slow} ${vars.easing.standard}`,
    selectors: { '&[hidden]': { display: 'none' } },
    '@media': { '(prefers-reduced-motion: reduce)': { animation: 'none' } },
  }),
)

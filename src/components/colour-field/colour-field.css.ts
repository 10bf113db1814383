import { globalStyle, style } from '@vanilla-extract/css'
import { inComponents, layers } from '#styles/layers.css'
import { vars } from '#styles/theme.css'

export const start = style(inComponents({ display: 'flex', marginBlock: '-1px' }))
export const swatch = style(
  inComponents({
    appearance: 'none',
    flexShrink: 0,
    width: vars.space[6],
    height: vars.space[6],
    marginInlineStart: vars.space[1],
    padding: 0,
    background: 'transparent',
    border: `1px solid ${vars.colour.borderStrong}`,
    borderRadius: vars.radius.chip,
    overflow: 'hidden',
    cursor: 'pointer',
    forcedColorAdjust: 'none',
    selectors: {
      '&:focus-visible': { outlineOffset: '1px' },
      '&:disabled': { cursor: 'inherit' },
      '&[data-none]': { borderStyle: 'dashed' },
    },
    '@media': {
      '(pointer: coarse)': { width: vars.control.touch, height: vars.control.touch, marginInlineStart: 0 },
    },
  }),
)
const fill = { '@layer': { [layers.components]: { padding: 0, border: 0, borderRadius: 0 } } }
globalStyle(`${swatch}::-webkit-color-swatch-wrapper, ${swatch}::-webkit-color-swatch`, fill)
globalStyle(`${swatch}::-moz-color-swatch`, fill)
// No colour is not black.
globalStyle(`${swatch}[data-none]::-webkit-color-swatch`, {
  '@layer': { [layers.components]: { opacity: 0 } },
})
globalStyle(`${swatch}[data-none]::-moz-color-swatch`, { '@layer': { [layers.components]: { opacity: 0 } } })
export const hint = style(inComponents({ display: 'flex', flexDirection: 'column', gap: vars.space.half }))
export const contrast = style(
  inComponents({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: vars.space[2],
    fontVariantNumeric: 'tabular-nums',
  }),
)
export const level = style(
  inComponents({
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space[1],
    selectors: {
      '&[data-level=aaa], &[data-level=aa]': { color: vars.colour.success.fg },
      '&[data-level=large]': { color: vars.colour.warning.fg },
      '&[data-level=low]': { color: vars.colour.danger.fg },
    },
  }),
)

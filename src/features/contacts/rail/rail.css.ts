import { style, styleVariants } from '@vanilla-extract/css'
import { cut } from '#styles/cut'
import { inFeatures } from '#styles/layers.css'
import { vars } from '#styles/theme.css'
import { cssColour, hueColours } from '#styles/tokens'

export const heading = style(
  inFeatures({
    flex: 1,
    paddingInlineStart: vars.space[2],
    color: vars.colour.textMuted,
    fontSize: vars.fontSize[12],
    lineHeight: vars.control.small,
    fontWeight: vars.fontWeight.medium,
  }),
)
export const group = style(inFeatures({ marginBottom: vars.space[4] }))
export const place = style(
  inFeatures({
    flex: 1,
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[2],
    minWidth: 0,
    minHeight: vars.control.small,
    paddingInline: vars.space[2],
    borderRadius: vars.radius.control,
    fontSize: vars.fontSize[13],
    lineHeight: vars.lineHeight[13],
    textDecoration: 'none',
    selectors: {
      '&:hover': { background: vars.colour.surfaceHover },
      '&[aria-current]': { background: vars.colour.surfaceSelected, fontWeight: vars.fontWeight.medium },
    },
    '@media': {
      '(forced-colors: active)': {
        // The outline is the focus ring's.
        selectors: { '&[aria-current]': { border: '1px solid CanvasText' } },
      },
    },
  }),
)
export const name = style(inFeatures({ ...cut, flex: 1 }))
const dotShape = style(
  inFeatures({
    width: vars.space[2],
    height: vars.space[2],
    flexShrink: 0,
    borderRadius: vars.radius.full,
  }),
)
export const dot = styleVariants(hueColours, (colour) => [
  dotShape,
  inFeatures({ background: cssColour(colour) }),
])
export const add = style(
  inFeatures({
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    width: vars.control.small,
    height: vars.control.small,
    borderRadius: vars.radius.control,
    color: vars.colour.textMuted,
    selectors: { '&:hover': { background: vars.colour.surfaceHover, color: vars.colour.text } },
  }),
)

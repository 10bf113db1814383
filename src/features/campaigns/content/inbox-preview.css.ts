import { style } from '@vanilla-extract/css'
import { cut } from '#styles/cut'
import { inFeatures } from '#styles/layers.css'
import { vars } from '#styles/theme.css'
import { cssColour, dark, light, type ColourTokens } from '#styles/tokens'

export const root = style(inFeatures({ display: 'flex', flexWrap: 'wrap', gap: vars.space[4], minWidth: 0 }))
export const figure = style(
  inFeatures({
    minWidth: 0,
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space[1],
    selectors: {
      '&[data-device=phone]': { flex: `0 1 ${vars.measure.column}` },
      '&[data-device=desktop]': { flex: `1 1 ${vars.measure.column}` },
    },
  }),
)
export const caption = style(
  inFeatures({ color: vars.colour.textMuted, fontSize: vars.fontSize[12], lineHeight: vars.lineHeight[12] }),
)

/** The inbox has a scheme of its own, whatever that of the app is. */
const inbox = (tokens: ColourTokens) => ({
  background: cssColour(tokens.surface),
  borderColor: cssColour(tokens.border),
  color: cssColour(tokens.text),
})
export const row = style(
  inFeatures({
    display: 'flex',
    minWidth: 0,
    padding: vars.space[3],
    border: '1px solid',
    borderRadius: vars.radius.card,
    fontSize: vars.fontSize[14],
    lineHeight: vars.lineHeight[14],
    selectors: {
      '&[data-scheme=light]': inbox(light),
      '&[data-scheme=dark]': inbox(dark),
      '&[data-device=phone]': { flexDirection: 'column' },
      '&[data-device=desktop]': { gap: vars.space[3], alignItems: 'baseline' },
    },
  }),
)
export const sender = style(
  inFeatures({
    ...cut,
    fontWeight: vars.fontWeight.semibold,
    selectors: { '[data-device=desktop] > &': { flex: `0 0 ${vars.measure.figure}` } },
  }),
)
export const words = style(
  inFeatures({
    minWidth: 0,
    selectors: {
      '[data-device=phone] > &': { display: 'flex', flexDirection: 'column' },
      '[data-device=desktop] > &': { ...cut, flex: 1 },
    },
  }),
)
export const subject = style(
  inFeatures({
    fontWeight: vars.fontWeight.medium,
    selectors: {
      '[data-device=phone] &': cut,
      '[data-device=desktop] &': { marginInlineEnd: vars.space[2] },
    },
  }),
)
export const preview = style(
  inFeatures({
    selectors: {
      '[data-scheme=light] &': { color: cssColour(light.textMuted) },
      '[data-scheme=dark] &': { color: cssColour(dark.textMuted) },
      '[data-device=phone] &': {
        display: '-webkit-box',
        overflow: 'hidden',
        WebkitBoxOrient: 'vertical',
        WebkitLineClamp: 2,
      },
    },
  }),
)

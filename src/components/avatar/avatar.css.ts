import { createVar, style } from '@vanilla-extract/css'
import { inComponents } from '#styles/layers.css'
import { vars } from '#styles/theme.css'
import { AVATAR } from './avatar.model.ts'

export const hue = createVar()

export const root = style(
  inComponents({
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    flexShrink: 0,
    overflow: 'hidden',
    // In proportion to the letter, which grows with the text of the browser: 24, 20 and 40 px.
    width: `calc(${vars.fontSize[12]} * 2)`,
    aspectRatio: '1',
    background: `oklch(${AVATAR.lightness} ${AVATAR.chroma} ${hue})`,
    color: `oklch(${AVATAR.letterLightness} 0 0)`,
    borderRadius: vars.radius.full,
    fontSize: vars.fontSize[12],
    lineHeight: 1,
    fontWeight: vars.fontWeight.semibold,
    fontFeatureSettings: 'normal',
    userSelect: 'none',
    selectors: {
      '&[data-size=small]': { width: `calc(${vars.fontSize[12]} * 5 / 3)` },
      '&[data-size=large]': { width: `calc(${vars.fontSize[16]} * 2.5)`, fontSize: vars.fontSize[16] },
      '&[data-shape=square]': { borderRadius: vars.radius.control },
      '&[data-shape=square][data-size=small]': { borderRadius: vars.radius.chip },
    },
    // Drawn with forced colours.
    outline: '1px solid transparent',
  }),
)
export const photo = style(
  inComponents({
    position: 'absolute',
    inset: 0,
    width: '100%',
    height: '100%',
    objectFit: 'cover',
    background: vars.colour.surface,
  }),
)

import { style } from '@vanilla-extract/css'
import { inFeatures } from '#styles/layers.css'
import { vars } from '#styles/theme.css'

/** The text of what stands in the mail and is none of it: as everywhere in the app, whatever the mail says. */
export const appText = style(
  inFeatures({
    color: vars.colour.text,
    fontFamily: vars.fontFamily.text,
    fontSize: vars.fontSize[14],
    lineHeight: vars.lineHeight[14],
    textAlign: 'start',
  }),
)

import { style } from '@vanilla-extract/css'
import { inFeatures } from '#styles/layers.css'
import { vars } from '#styles/theme.css'

/** Cards beside each other are of one height: their buttons stand on one line, at the foot. */
export const about = style(
  inFeatures({
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-start',
    justifyContent: 'space-between',
    gap: vars.space[3],
    height: '100%',
  }),
)

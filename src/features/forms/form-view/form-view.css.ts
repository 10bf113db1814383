import { style } from '@vanilla-extract/css'
import { breakpoint } from '#styles/breakpoint'
import { inFeatures } from '#styles/layers.css'
import { vars } from '#styles/theme.css'

/** A form's own CSS reaches no further than this: what it fixes or puts on top stays inside (FRM-26). */
export const contained = style(inFeatures({ contain: 'layout paint style' }))

/** As large as the picture that is drawn in it later: nothing around it moves (FRA-54). */
export const thumbnail = style(
  inFeatures({
    flex: 'none',
    width: vars.space[16],
    height: vars.space[10],
    '@media': { [`(max-width: ${breakpoint.narrow - 1}px)`]: { height: vars.control.small } },
  }),
)

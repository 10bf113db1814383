import { style } from '@vanilla-extract/css'
import { breakpoint } from '#styles/breakpoint'
import { margin } from '#styles/frame.css'
import { inFeatures } from '#styles/layers.css'
import { vars } from '#styles/theme.css'

const narrow = `(max-width: ${breakpoint.narrow - 1}px)`

export const banner = style(
  inFeatures({
    padding: `0 ${margin} ${vars.space[3]}`,
  }),
)

/** The search takes the room that the choices beside it leave. */
export const search = style(
  inFeatures({
    flex: `1 1 ${vars.measure.control}`,
    maxWidth: vars.measure.column,
    '@media': { [narrow]: { maxWidth: 'none', flexBasis: '100%' } },
  }),
)
export const end = style(
  inFeatures({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[2],
    marginInlineStart: 'auto',
    '@media': { [narrow]: { marginInlineStart: 0 } },
  }),
)

/** The table, and its pages below it. */
export const rows = style(inFeatures({ position: 'relative', flex: 1, minHeight: 0 }))
export const pages = style(
  inFeatures({
    flexShrink: 0,
    padding: `${vars.space[2]} ${margin}`,
    borderTop: `1px solid ${vars.colour.border}`,
  }),
)

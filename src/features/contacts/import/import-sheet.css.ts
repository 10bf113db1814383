import { style } from '@vanilla-extract/css'
import { inFeatures } from '#styles/layers.css'
import { breakpoint } from '#styles/breakpoint'
import { vars } from '#styles/theme.css'

const narrow = `(max-width: ${breakpoint.narrow - 1}px)`

export const root = style(
  inFeatures({
    width: '100%',
    maxWidth: vars.measure.task,
    marginInline: 'auto',
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space[6],
    minWidth: 0,
    scrollMarginBlock: vars.space[6],
  }),
)
/** Beside the button that it is about; above both where it has no room between them. */
export const reason = style(
  inFeatures({
    marginInlineStart: 'auto',
    color: vars.colour.textMuted,
    fontSize: vars.fontSize[13],
    '@media': { [narrow]: { order: -1, flexBasis: '100%' } },
  }),
)

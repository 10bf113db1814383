import { style } from '@vanilla-extract/css'
import { inComponents } from '#styles/layers.css'
import { vars } from '#styles/theme.css'

export const legend = style(
  inComponents({
    marginBottom: vars.space[2],
    fontSize: vars.fontSize[14],
    lineHeight: vars.lineHeight[14],
    fontWeight: vars.fontWeight.semibold,
  }),
)
export const date = style(
  inComponents({
    // Beside the time on a phone too.
    flex: `1 1 calc(${vars.measure.figure} * 1.25)`,
    minWidth: 0,
    maxWidth: vars.measure.control,
  }),
)
export const time = style(inComponents({ flex: `0 1 ${vars.measure.figure}`, minWidth: vars.measure.figure }))
export const timezone = style(
  inComponents({ flex: `1 1 ${vars.measure.control}`, minWidth: 0, maxWidth: vars.measure.column }),
)
export const told = style(
  inComponents({
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-start',
    gap: vars.space[1],
    color: vars.colour.textMuted,
    fontSize: vars.fontSize[12],
    lineHeight: vars.lineHeight[12],
    fontVariantNumeric: 'tabular-nums',
  }),
)

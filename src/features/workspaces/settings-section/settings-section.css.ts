import { style } from '@vanilla-extract/css'
import { inFeatures } from '#styles/layers.css'
import { vars } from '#styles/theme.css'

export const root = style(
  inFeatures({
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space[6],
    width: '100%',
    maxWidth: vars.measure.task,
    marginInline: 'auto',
    selectors: { '&[data-wide]': { maxWidth: vars.measure.page } },
  }),
)
export const header = style(
  inFeatures({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-start',
    justifyContent: 'space-between',
    gap: vars.space[3],
  }),
)
export const words = style(inFeatures({ flex: `1 1 ${vars.measure.control}`, minWidth: 0 }))
export const title = style(
  inFeatures({
    fontSize: vars.fontSize[20],
    lineHeight: vars.lineHeight[20],
    selectors: { 'nav + &': { marginTop: vars.space[2] } },
  }),
)
export const description = style(
  inFeatures({ maxWidth: vars.measure.text, marginTop: vars.space[1], color: vars.colour.textMuted }),
)
export const actions = style(inFeatures({ display: 'flex', alignItems: 'center', gap: vars.space[2] }))

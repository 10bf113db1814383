import { style } from '@vanilla-extract/css'
import { inFeatures } from '#styles/layers.css'
import { vars } from '#styles/theme.css'

export const root = style(
  inFeatures({ display: 'flex', flexDirection: 'column', paddingBlock: vars.space[2] }),
)
export const events = style(inFeatures({ display: 'flex', flexDirection: 'column' }))
export const event = style(
  inFeatures({
    display: 'grid',
    gridTemplateColumns: '1fr auto',
    columnGap: vars.space[4],
    alignItems: 'baseline',
    padding: `${vars.space[2]} ${vars.space[6]}`,
  }),
)
export const what = style(inFeatures({ minWidth: 0, overflowWrap: 'anywhere' }))
export const about = style(
  inFeatures({
    gridColumn: '1 / -1',
    color: vars.colour.textMuted,
    fontSize: vars.fontSize[13],
    overflowWrap: 'anywhere',
  }),
)
export const when = style(
  inFeatures({
    color: vars.colour.textMuted,
    fontSize: vars.fontSize[13],
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
  }),
)
export const loading = style(
  inFeatures({ display: 'flex', flexDirection: 'column', gap: vars.space[4], padding: vars.space[6] }),
)
export const quiet = style(inFeatures({ padding: vars.space[6], color: vars.colour.textMuted }))
export const more = style(inFeatures({ padding: `${vars.space[2]} ${vars.space[6]} ${vars.space[4]}` }))

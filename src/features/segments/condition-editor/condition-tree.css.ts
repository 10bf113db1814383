import { style } from '@vanilla-extract/css'
import { inFeatures } from '#styles/layers.css'
import { vars } from '#styles/theme.css'

export const root = style(inFeatures({ display: 'grid', gap: vars.space[3], minWidth: 0 }))
export const group = style(
  inFeatures({
    display: 'grid',
    justifyItems: 'start',
    gap: vars.space[3],
    minWidth: 0,
    padding: vars.space[3],
    border: `1px solid ${vars.colour.border}`,
    borderRadius: vars.radius.card,
    background: vars.colour.surfaceSunken,
    selectors: { '&[data-drop]': { borderColor: vars.colour.accent } },
  }),
)
export const head = style(
  inFeatures({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[2] }),
)
export const match = style(inFeatures({ width: vars.measure.control, maxWidth: '100%' }))
export const list = style(
  inFeatures({
    display: 'grid',
    gap: vars.space[2],
    justifySelf: 'stretch',
    minWidth: 0,
    margin: 0,
    padding: 0,
    listStyle: 'none',
  }),
)
export const item = style(
  inFeatures({
    display: 'grid',
    minWidth: 0,
    borderRadius: vars.radius.control,
    selectors: {
      '&[data-drop=before]': { boxShadow: `0 -2px ${vars.colour.accent}` },
      '&[data-drop=after]': { boxShadow: `0 2px ${vars.colour.accent}` },
    },
  }),
)
export const rowFrame = style(
  inFeatures({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-start',
    gap: vars.space[2],
    minWidth: 0,
    padding: vars.space[2],
    border: `1px solid ${vars.colour.border}`,
    borderRadius: vars.radius.control,
    background: vars.colour.surface,
    selectors: {
      '&:has([data-invalid])': { borderColor: vars.colour.danger.fg },
      '&[data-disabled]': { borderStyle: 'dashed', background: 'none' },
    },
  }),
)
export const rowBody = style(inFeatures({ flex: `1 1 ${vars.measure.control}`, minWidth: 0 }))
export const toolsOfNode = style(inFeatures({ display: 'inline-flex' }))
export const tools = style(inFeatures({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2] }))
export const quiet = style(inFeatures({ margin: 0, color: vars.colour.textMuted }))

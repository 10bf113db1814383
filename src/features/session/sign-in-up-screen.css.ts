import { style } from '@vanilla-extract/css'
import { inFeatures } from '#styles/layers.css'
import { vars } from '#styles/theme.css'

export const root = style(
  inFeatures({
    minHeight: '100dvh',
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    gap: vars.space[6],
    padding: vars.space[4],
  }),
)

export const card = style(
  inFeatures({
    width: '100%',
    maxWidth: vars.measure.notice,
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space[6],
    padding: vars.space[8],
    background: vars.colour.surface,
    border: `1px solid ${vars.colour.border}`,
    borderRadius: vars.radius.dialog,
    boxShadow: vars.shadow.raised,
  }),
)

export const brand = style(
  inFeatures({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[2],
    fontSize: vars.fontSize[16],
    lineHeight: vars.lineHeight[16],
    fontWeight: vars.fontWeight.semibold,
  }),
)

export const words = style(inFeatures({ display: 'flex', flexDirection: 'column', gap: vars.space[2] }))

export const title = style(inFeatures({ fontSize: vars.fontSize[24], lineHeight: vars.lineHeight[24] }))

export const lead = style(inFeatures({ color: vars.colour.textMuted }))

export const footer = style(
  inFeatures({
    width: '100%',
    maxWidth: vars.measure.notice,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space[3],
    fontSize: vars.fontSize[13],
  }),
)

export const legal = style(inFeatures({ display: 'flex', gap: vars.space[4], color: vars.colour.textMuted }))

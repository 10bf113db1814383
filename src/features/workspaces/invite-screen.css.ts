import { style } from '@vanilla-extract/css'
import { inFeatures } from '#styles/layers.css'
import { vars } from '#styles/theme.css'

export const root = style(
  inFeatures({
    width: `calc(100% - 2 * ${vars.space[4]})`,
    maxWidth: vars.measure.notice,
    margin: 'auto',
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: vars.space[6],
    padding: vars.space[8],
    textAlign: 'center',
    background: vars.colour.surface,
    border: `1px solid ${vars.colour.border}`,
    borderRadius: vars.radius.dialog,
    boxShadow: vars.shadow.raised,
  }),
)
export const words = style(inFeatures({ display: 'flex', flexDirection: 'column', gap: vars.space[2] }))
export const title = style(
  inFeatures({
    fontSize: vars.fontSize[20],
    lineHeight: vars.lineHeight[20],
    overflowWrap: 'anywhere',
    wordBreak: 'auto-phrase',
    textWrap: 'balance',
  }),
)
export const text = style(inFeatures({ color: vars.colour.textMuted }))
export const small = style(
  inFeatures({ color: vars.colour.textMuted, fontSize: vars.fontSize[13], overflowWrap: 'anywhere' }),
)
export const account = style(
  inFeatures({
    alignSelf: 'stretch',
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: vars.space[1],
    paddingTop: vars.space[4],
    borderTop: `1px solid ${vars.colour.border}`,
  }),
)

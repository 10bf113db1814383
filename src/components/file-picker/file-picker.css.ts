import { style } from '@vanilla-extract/css'
import { inComponents } from '#styles/layers.css'
import { vars } from '#styles/theme.css'

export const root = style(
  inComponents({ display: 'flex', flexDirection: 'column', gap: vars.space[1], minWidth: 0 }),
)
export const label = style(
  inComponents({
    fontSize: vars.fontSize[13],
    lineHeight: vars.lineHeight[13],
    fontWeight: vars.fontWeight.medium,
  }),
)
export const zone = style(
  inComponents({
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    gap: vars.space[3],
    minHeight: `calc(${vars.space[16]} * 2.5)`,
    padding: vars.space[5],
    background: vars.colour.surface,
    border: `1px dashed ${vars.colour.borderStrong}`,
    borderRadius: vars.radius.card,
    textAlign: 'center',
    cursor: 'pointer',
    selectors: {
      '&:hover': { background: vars.colour.surfaceHover },
      '&[data-over]': {
        background: vars.colour.accentSoft,
        borderColor: vars.colour.accent,
        borderStyle: 'solid',
      },
      '&:has(:focus-visible)': { outline: `2px solid ${vars.colour.borderFocus}`, outlineOffset: '2px' },
      '&:has(:disabled)': { opacity: vars.opacity.disabled, cursor: 'not-allowed' },
    },
  }),
)
export const input = style(
  inComponents({
    position: 'absolute',
    width: '1px',
    height: '1px',
    overflow: 'hidden',
    opacity: 0,
  }),
)
export const drawing = style(inComponents({ color: vars.colour.textMuted }))
export const file = style(inComponents({ display: 'flex', flexDirection: 'column', maxWidth: '100%' }))
export const name = style(inComponents({ fontWeight: vars.fontWeight.medium, overflowWrap: 'anywhere' }))
export const words = style(
  inComponents({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'center',
    gap: vars.space[2],
  }),
)
export const choose = style(
  inComponents({
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: vars.control.medium,
    paddingInline: vars.space[3],
    background: vars.colour.surface,
    border: `1px solid ${vars.colour.borderStrong}`,
    borderRadius: vars.radius.control,
    fontSize: vars.fontSize[13],
    lineHeight: vars.lineHeight[13],
    fontWeight: vars.fontWeight.medium,
    whiteSpace: 'nowrap',
    wordBreak: 'keep-all',
  }),
)
const note = { fontSize: vars.fontSize[12], lineHeight: vars.lineHeight[12] }
export const muted = style(
  inComponents({
    color: vars.colour.textMuted,
    fontSize: vars.fontSize[13],
    lineHeight: vars.lineHeight[13],
  }),
)
export const hint = style(inComponents({ ...note, color: vars.colour.textMuted }))
export const error = style(inComponents({ ...note, color: vars.colour.danger.fg }))

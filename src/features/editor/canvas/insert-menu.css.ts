import { style } from '@vanilla-extract/css'
import { inFeatures } from '#styles/layers.css'
import { vars } from '#styles/theme.css'

export const root = style(
  inFeatures({ width: vars.measure.column, maxWidth: '100%', padding: vars.space[2] }),
)
export const list = style(
  inFeatures({
    maxHeight: `calc(${vars.space[16]} * 5)`,
    marginTop: vars.space[2],
    overflowY: 'auto',
    overscrollBehavior: 'contain',
  }),
)
export const option = style(
  inFeatures({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[3],
    minHeight: vars.control.medium,
    paddingInline: vars.space[2],
    borderRadius: vars.radius.control,
    cursor: 'pointer',
    userSelect: 'none',
    selectors: { '&[data-active]': { background: vars.colour.surfaceHover } },
    '@media': {
      '(forced-colors: active)': {
        selectors: { '&[data-active]': { outline: '2px solid Highlight', outlineOffset: '-2px' } },
      },
    },
  }),
)
export const none = style(inFeatures({ padding: vars.space[3], color: vars.colour.textMuted }))

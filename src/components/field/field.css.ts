import { globalStyle, style } from '@vanilla-extract/css'
import { inComponents } from '#styles/layers.css'
import { vars } from '#styles/theme.css'

export const root = style(
  inComponents({ display: 'flex', flexDirection: 'column', gap: vars.space[1], minWidth: 0 }),
)
export const label = style(
  inComponents({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    columnGap: vars.space[2],
    fontSize: vars.fontSize[13],
    lineHeight: vars.lineHeight[13],
    fontWeight: vars.fontWeight.medium,
    // It may repeat a name without spaces.
    overflowWrap: 'anywhere',
  }),
)
export const required = style(
  inComponents({
    color: vars.colour.textMuted,
    fontSize: vars.fontSize[12],
    lineHeight: vars.lineHeight[12],
    fontWeight: vars.fontWeight.regular,
  }),
)
const note = { fontSize: vars.fontSize[12], lineHeight: vars.lineHeight[12] }
export const hint = style(inComponents({ ...note, color: vars.colour.textMuted }))
export const error = style(
  inComponents({ ...note, display: 'flex', gap: vars.space[1], color: vars.colour.danger.fg }),
)

/** What every one-line control of a form looks like: text field, search field, select. */
export const control = style(
  inComponents({
    width: '100%',
    minWidth: 0,
    // With larger text a line is taller than the control.
    height: `max(${vars.control.medium}, 1lh + 2px)`,
    paddingInline: vars.space[2],
    background: vars.colour.surface,
    color: vars.colour.text,
    border: `1px solid ${vars.colour.borderStrong}`,
    borderRadius: vars.radius.control,
    fontSize: vars.fontSize[14],
    lineHeight: vars.lineHeight[14],
    selectors: {
      '&:hover:not(:disabled, :read-only)': { borderColor: vars.colour.textMuted },
      '&[aria-invalid=true]': { borderColor: vars.colour.danger.fg },
      '&:read-only:not(select)': { background: vars.colour.surfaceSunken, borderColor: vars.colour.border },
      '&:disabled': {
        background: vars.colour.surfaceSunken,
        opacity: vars.opacity.disabled,
        cursor: 'not-allowed',
      },
      // The ring lies on the border: two rings side by side in a dense form would touch.
      '&:focus-visible': { outlineOffset: '-1px' },
    },
    '@media': {
      // 16 px on a phone: below it the browser zooms into the field.
      '(pointer: coarse)': { fontSize: vars.fontSize[16] },
    },
  }),
)
// The browser's own cross differs from browser to browser and follows no theme.
globalStyle(`${control}::-webkit-search-cancel-button`, inComponents({ display: 'none' }))

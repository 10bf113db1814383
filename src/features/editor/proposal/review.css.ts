import { globalStyle, style } from '@vanilla-extract/css'
import { inFeatures, layers } from '#styles/layers.css'
import { vars } from '#styles/theme.css'

/** Above the mail: what the assistant is doing, or what it proposes. */
export const root = style(
  inFeatures({
    display: 'flex',
    flexDirection: 'column',
    flexShrink: 0,
    gap: vars.space[2],
    maxHeight: '45%',
    padding: vars.space[3],
    background: vars.colour.surface,
    borderBottom: `1px solid ${vars.colour.border}`,
    outlineOffset: '-2px',
  }),
)
export const list = style(
  inFeatures({
    display: 'grid',
    gap: vars.space[2],
    overflowY: 'auto',
    overscrollBehavior: 'contain',
  }),
)
export const hunk = style(
  inFeatures({
    padding: vars.space[3],
    border: `1px solid ${vars.colour.border}`,
    borderRadius: vars.radius.control,
    selectors: { '&[data-current]': { borderColor: vars.colour.borderFocus } },
  }),
)
export const comparison = style(
  inFeatures({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    gap: `${vars.space[1]} ${vars.space[2]}`,
    fontSize: vars.fontSize[13],
    overflowWrap: 'anywhere',
  }),
)
for (const [side, { fg, bg }] of [
  ['before', vars.colour.danger],
  ['after', vars.colour.success],
] as const)
  globalStyle(`${comparison} [data-side=${side}]`, {
    '@layer': { [layers.features]: { background: bg, color: fg } },
  })
globalStyle(`${comparison} :is(del, ins)`, {
  '@layer': { [layers.features]: { fontWeight: vars.fontWeight.semibold, textDecorationThickness: '1px' } },
})

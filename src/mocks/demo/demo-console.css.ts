import { style } from '@vanilla-extract/css'
import { inApp } from '#styles/layers.css'
import { vars } from '#styles/theme.css'

// Dashed and in the colour of warnings, like everything that is not the product.
const notTheProduct = {
  border: `2px dashed ${vars.colour.warning.border}`,
  background: vars.colour.warning.bg,
  color: vars.colour.warning.fg,
}

export const root = style(inApp({ display: 'contents' }))

export const opener = style(
  inApp({
    ...notTheProduct,
    position: 'fixed',
    bottom: 0,
    insetInlineStart: '50%',
    translate: '-50% 0',
    minHeight: vars.space[6],
    paddingInline: vars.space[3],
    borderBottom: 'none',
    borderRadius: `${vars.radius.control} ${vars.radius.control} 0 0`,
    fontSize: vars.fontSize[12],
    cursor: 'pointer',
  }),
)

export const panel = style(
  inApp({
    ...notTheProduct,
    position: 'fixed',
    inset: 'auto 0 0',
    marginInline: 'auto',
    width: `min(100%, ${vars.measure.notice})`,
    padding: vars.space[4],
    gap: vars.space[3],
    fontSize: vars.fontSize[13],
    selectors: { '&:popover-open': { display: 'grid' } },
  }),
)

export const title = style(inApp({ margin: 0, fontWeight: vars.fontWeight.semibold }))
export const notice = style(inApp({ margin: 0 }))
export const said = style(inApp({ margin: 0, minHeight: vars.space[4] }))

export const row = style(
  inApp({ display: 'flex', justifyContent: 'space-between', alignItems: 'center', gap: vars.space[4] }),
)

export const buttons = style(inApp({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2] }))

export const button = style(
  inApp({
    minHeight: vars.control.small,
    paddingInline: vars.space[2],
    border: `1px solid ${vars.colour.warning.border}`,
    borderRadius: vars.radius.control,
    cursor: 'pointer',
    selectors: { '&:hover': { textDecoration: 'underline' } },
  }),
)

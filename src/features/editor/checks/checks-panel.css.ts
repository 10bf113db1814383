import { style } from '@vanilla-extract/css'
import { inFeatures } from '#styles/layers.css'
import { vars } from '#styles/theme.css'

export const root = style(
  inFeatures({
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space[6],
    selectors: { '&:focus': { outline: 'none' } },
  }),
)
export const title = style(
  inFeatures({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[2],
    fontSize: vars.fontSize[14],
    fontWeight: vars.fontWeight.semibold,
    selectors: {
      '[data-severity=error] > &': { color: vars.colour.danger.fg },
      '[data-severity=warning] > &': { color: vars.colour.warning.fg },
      '[data-severity=info] > &': { color: vars.colour.info.fg },
    },
  }),
)
export const kinds = style(
  inFeatures({
    border: `1px solid ${vars.colour.border}`,
    borderRadius: vars.radius.card,
    background: vars.colour.surface,
    overflow: 'clip',
  }),
)
export const kind = style(
  inFeatures({
    paddingBlock: vars.space[2],
    selectors: { '& + &': { borderTop: `1px solid ${vars.colour.border}` } },
  }),
)
export const bar = style(
  inFeatures({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space[2],
    minHeight: vars.control.small,
    paddingInline: vars.space[3],
  }),
)
export const issue = style(
  inFeatures({
    display: 'flex',
    alignItems: 'start',
    gap: vars.space[2],
    paddingInlineEnd: vars.space[3],
    paddingBlock: vars.space.half,
  }),
)
export const select = style(
  inFeatures({
    flex: 1,
    minWidth: 0,
    padding: `${vars.space[1]} ${vars.space[3]}`,
    borderInlineStart: `${vars.space.half} solid transparent`,
    fontSize: vars.fontSize[13],
    lineHeight: vars.lineHeight[13],
    overflowWrap: 'anywhere',
    selectors: {
      '&:hover': { background: vars.colour.surfaceHover },
      '&[aria-current]': {
        background: vars.colour.surfaceSelected,
        borderInlineStartColor: vars.colour.accent,
      },
      '&:focus-visible': { outlineOffset: '-2px' },
    },
  }),
)
export const place = style(
  inFeatures({
    display: 'block',
    color: vars.colour.textMuted,
    fontSize: vars.fontSize[12],
    lineHeight: vars.lineHeight[12],
  }),
)

import { style } from '@vanilla-extract/css'
import { inFeatures } from '#styles/layers.css'
import { vars } from '#styles/theme.css'

/** What concerns the second mail is above it. */
export const end = style(
  inFeatures({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[2],
    marginInlineStart: 'auto',
    selectors: { '&[data-beside]': { width: '50%', paddingInlineStart: vars.space[4] } },
  }),
)
export const last = style(inFeatures({ marginInlineStart: 'auto' }))
export const mark = style(
  inFeatures({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[1],
    paddingInline: vars.space[1],
    fontFamily: vars.fontFamily.text,
    fontSize: vars.fontSize[12],
    lineHeight: vars.lineHeight[12],
  }),
)
export const markWords = style(
  inFeatures({
    display: 'none',
    selectors: {
      '[data-node]:hover > * > * > &, [data-selected] > * > * > &': { display: 'inline' },
    },
  }),
)
export const pane = style(inFeatures({ minWidth: 0, borderInlineStart: `1px solid ${vars.colour.border}` }))

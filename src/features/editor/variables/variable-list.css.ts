import { style } from '@vanilla-extract/css'
import { inFeatures } from '#styles/layers.css'
import { vars } from '#styles/theme.css'

export const list = style(
  inFeatures({
    width: `min(${vars.measure.column}, 100%)`,
    maxHeight: vars.measure.control,
    overflow: 'auto',
    overscrollBehavior: 'contain',
  }),
)
export const heading = style(
  inFeatures({
    padding: `${vars.space[2]} ${vars.space[2]} ${vars.space[1]}`,
    fontSize: vars.fontSize[12],
    lineHeight: vars.lineHeight[12],
    fontWeight: vars.fontWeight.medium,
    color: vars.colour.textMuted,
  }),
)
export const option = style(
  inFeatures({
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    columnGap: vars.space[3],
    padding: `${vars.space[1]} ${vars.space[2]}`,
    borderRadius: vars.radius.control,
    cursor: 'default',
    selectors: {
      '&[aria-selected=true]': { background: vars.colour.surfaceSelected },
    },
    '@media': {
      '(pointer: coarse)': { minHeight: vars.control.touch, alignItems: 'center' },
      '(forced-colors: active)': {
        selectors: { '&[aria-selected=true]': { outline: '2px solid Highlight' } },
      },
    },
  }),
)
export const value = style(
  inFeatures({
    fontSize: vars.fontSize[12],
    lineHeight: vars.lineHeight[14],
    color: vars.colour.textMuted,
    overflowWrap: 'anywhere',
  }),
)

import { style } from '@vanilla-extract/css'
import { inComponents } from '#styles/layers.css'
import { vars } from '#styles/theme.css'

export const root = style(
  inComponents({
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space[1],
    // Where its place is narrower, as one of three on a phone, it is as wide as that.
    minWidth: `min(100%, ${vars.measure.figure})`,
    padding: vars.space[4],
    background: vars.colour.surface,
    border: `1px solid ${vars.colour.border}`,
    borderRadius: vars.radius.card,
  }),
)
export const label = style(
  inComponents({
    color: vars.colour.textMuted,
    fontSize: vars.fontSize[13],
    lineHeight: vars.lineHeight[13],
    fontWeight: vars.fontWeight.medium,
  }),
)
/** Holds the height of the figure while there is none. */
export const figure = style(
  inComponents({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: vars.space[2],
    minHeight: vars.lineHeight[24],
    fontSize: vars.fontSize[24],
    lineHeight: vars.lineHeight[24],
    fontWeight: vars.fontWeight.semibold,
    fontVariantNumeric: 'tabular-nums',
    overflowWrap: 'anywhere',
    selectors: {
      '&[data-quiet]': {
        color: vars.colour.textMuted,
        fontSize: vars.fontSize[13],
        lineHeight: vars.lineHeight[13],
        fontWeight: vars.fontWeight.regular,
      },
    },
  }),
)
export const wait = style(inComponents({ width: '60%' }))
export const change = style(
  inComponents({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: vars.space[1],
    minHeight: vars.lineHeight[13],
    color: vars.colour.textMuted,
    fontSize: vars.fontSize[13],
    lineHeight: vars.lineHeight[13],
    fontVariantNumeric: 'tabular-nums',
  }),
)
export const way = style(
  inComponents({
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space[1],
    fontWeight: vars.fontWeight.medium,
    selectors: {
      '&[data-tone=good]': { color: vars.colour.success.fg },
      '&[data-tone=bad]': { color: vars.colour.danger.fg },
    },
  }),
)
export const trend = style(inComponents({ marginTop: vars.space[2] }))

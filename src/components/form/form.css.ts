import { globalStyle, style } from '@vanilla-extract/css'
import { inComponents, layers } from '#styles/layers.css'
import { rise } from '#styles/motion.css'
import { vars } from '#styles/theme.css'

export const root = style(
  inComponents({
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space[6],
    minWidth: 0,
    selectors: { '&:focus-visible': { outlineOffset: '-2px' } },
  }),
)
// A field that gets the focus is not under the bar.
globalStyle(`${root} :is(input, select, textarea, button)`, {
  '@layer': { [layers.components]: { scrollMarginBlock: `calc(${vars.space[16]} + ${vars.space[10]})` } },
})

export const section = style(
  inComponents({
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: vars.space[10],
    rowGap: vars.space[4],
    selectors: {
      '& + &': { paddingTop: vars.space[6], borderTop: `1px solid ${vars.colour.border}` },
    },
  }),
)
export const about = style(inComponents({ flex: `1 1 ${vars.measure.control}`, minWidth: 0 }))
export const title = style(
  inComponents({
    fontSize: vars.fontSize[14],
    lineHeight: vars.lineHeight[14],
    fontWeight: vars.fontWeight.semibold,
  }),
)
export const description = style(
  inComponents({
    marginTop: vars.space[1],
    maxWidth: vars.measure.text,
    color: vars.colour.textMuted,
    fontSize: vars.fontSize[13],
    lineHeight: vars.lineHeight[13],
  }),
)
export const fields = style(
  inComponents({
    // As wide as it is, it has a line of its own where both don't fit; but no wider than a line that reads well.
    flex: `2 1 min(${vars.measure.column}, 100%)`,
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space[4],
    minWidth: 0,
    maxWidth: vars.measure.text,
  }),
)
// A legend is not laid out with the fields: no gap reaches it.
export const legend = style(
  inComponents({
    marginBottom: vars.space[2],
    fontSize: vars.fontSize[13],
    fontWeight: vars.fontWeight.medium,
  }),
)

export const summary = style(
  inComponents({
    padding: `${vars.space[3]} ${vars.space[4]}`,
    background: vars.colour.danger.bg,
    border: `1px solid ${vars.colour.danger.border}`,
    borderRadius: vars.radius.card,
    fontSize: vars.fontSize[13],
    lineHeight: vars.lineHeight[13],
    scrollMarginBlock: vars.space[16],
  }),
)
export const summaryTitle = style(
  inComponents({ color: vars.colour.danger.fg, fontWeight: vars.fontWeight.semibold }),
)
export const summaryList = style(inComponents({ marginTop: vars.space[1] }))
export const summaryItem = style(inComponents({ display: 'flex', minHeight: vars.space[6] }))
export const summaryLink = style(
  inComponents({
    alignContent: 'center',
    borderRadius: vars.radius.chip,
    textUnderlineOffset: '0.2em',
    '@media': { '(pointer: coarse)': { minHeight: vars.control.touch } },
  }),
)

/** Stays in view at the lower edge of what scrolls. */
export const bar = style(
  inComponents({
    position: 'sticky',
    bottom: vars.space[3],
    zIndex: vars.layer.sticky,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: vars.space[4],
    rowGap: vars.space[2],
    padding: `${vars.space[2]} ${vars.space[2]} ${vars.space[2]} ${vars.space[4]}`,
    background: vars.colour.surfaceRaised,
    border: `1px solid ${vars.colour.borderStrong}`,
    borderRadius: vars.radius.card,
    boxShadow: vars.shadow.overlay,
    fontSize: vars.fontSize[13],
    lineHeight: vars.lineHeight[13],
    animation: `${rise} ${vars.duration.medium} ${vars.easing.standard}`,
    '@media': { '(prefers-reduced-motion: reduce)': { animation: 'none' } },
  }),
)
export const barWords = style(
  inComponents({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[2],
    fontWeight: vars.fontWeight.medium,
  }),
)
export const dot = style(
  inComponents({
    flexShrink: 0,
    width: vars.space[2],
    height: vars.space[2],
    borderRadius: vars.radius.full,
    border: `${vars.space[1]} solid ${vars.colour.warning.fg}`,
  }),
)
export const barButtons = style(
  inComponents({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2], marginInlineStart: 'auto' }),
)

import { style } from '@vanilla-extract/css'
import { inComponents } from '#styles/layers.css'
import { vars } from '#styles/theme.css'

export const day = style(
  inComponents({
    paddingBlock: `${vars.space[3]} ${vars.space[1]}`,
    color: vars.colour.textMuted,
    fontSize: vars.fontSize[12],
    lineHeight: vars.lineHeight[12],
    fontWeight: vars.fontWeight.semibold,
  }),
)
export const entry = style(
  inComponents({
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: `${vars.space[6]} minmax(0, 1fr) auto`,
    columnGap: vars.space[3],
    alignItems: 'baseline',
    paddingBlock: vars.space[2],
    selectors: {
      // The line that the events of a day hang on.
      '&:not(:last-child)::before': {
        content: '',
        position: 'absolute',
        insetBlock: `calc(${vars.space[2]} + ${vars.space[6]}) calc(-1 * ${vars.space[2]})`,
        insetInlineStart: vars.space[3],
        borderInlineStart: `1px solid ${vars.colour.border}`,
      },
    },
  }),
)
export const mark = style(
  inComponents({
    alignSelf: 'start',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    width: vars.space[6],
    height: vars.space[6],
    border: `1px solid ${vars.colour.border}`,
    borderRadius: vars.radius.full,
    background: vars.colour.surface,
    color: vars.colour.textMuted,
    selectors: {
      '&:empty::before': {
        content: '',
        width: vars.space[2],
        height: vars.space[2],
        borderRadius: vars.radius.full,
        background: 'currentColor',
        forcedColorAdjust: 'none',
      },
      '&[data-tone=success]': { color: vars.colour.success.fg },
      '&[data-tone=warning]': { color: vars.colour.warning.fg },
      '&[data-tone=danger]': { color: vars.colour.danger.fg },
    },
  }),
)
export const about = style(
  inComponents({
    color: vars.colour.textMuted,
    fontSize: vars.fontSize[13],
    lineHeight: vars.lineHeight[13],
  }),
)
export const when = style(
  inComponents({
    color: vars.colour.textMuted,
    fontSize: vars.fontSize[13],
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
  }),
)
export const details = style(inComponents({ marginTop: vars.space[1], fontSize: vars.fontSize[13] }))
export const summary = style(
  inComponents({
    width: 'fit-content',
    minHeight: vars.space[6],
    color: vars.colour.textMuted,
    cursor: 'pointer',
    selectors: { '&:hover': { color: vars.colour.text } },
    '@media': { '(pointer: coarse)': { minHeight: vars.control.touch, lineHeight: vars.control.touch } },
  }),
)
export const payload = style(
  inComponents({
    marginTop: vars.space[1],
    padding: vars.space[3],
    background: vars.colour.surfaceSunken,
    borderRadius: vars.radius.control,
    position: 'relative',
    overflowX: 'auto',
  }),
)

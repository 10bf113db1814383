import { style } from '@vanilla-extract/css'
import { inComponents } from '#styles/layers.css'
import { vars } from '#styles/theme.css'
import { breakpoint } from '#styles/breakpoint'

const narrow = `(max-width: ${breakpoint.narrow - 1}px)`

export const root = style(
  inComponents({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: vars.space[6],
    rowGap: vars.space[2],
    fontSize: vars.fontSize[13],
    lineHeight: vars.lineHeight[13],
    fontVariantNumeric: 'tabular-nums',
  }),
)
export const about = style(
  inComponents({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: vars.space[4],
    rowGap: vars.space[2],
    color: vars.colour.textMuted,
  }),
)
export const size = style(
  inComponents({ display: 'flex', alignItems: 'center', gap: vars.space[2], whiteSpace: 'nowrap' }),
)
export const place = style(
  inComponents({
    display: 'inline-flex',
    selectors: { '&[data-number]': { '@media': { [narrow]: { display: 'none' } } } },
  }),
)
export const gap = style(
  inComponents({
    minWidth: vars.control.medium,
    textAlign: 'center',
    color: vars.colour.textMuted,
    '::before': { content: '…' },
  }),
)
export const page = style(
  inComponents({
    minWidth: vars.control.medium,
    minHeight: vars.control.medium,
    paddingInline: vars.space[1],
    border: '1px solid transparent',
    borderRadius: vars.radius.control,
    textAlign: 'center',
    selectors: {
      '&:hover': { background: vars.colour.surfaceHover },
      '&[aria-current]': {
        borderColor: vars.colour.accent,
        background: vars.colour.accentSoft,
        color: vars.colour.accent,
        fontWeight: vars.fontWeight.semibold,
      },
    },
    '@media': {
      '(forced-colors: active)': {
        selectors: { '&[aria-current]': { outline: '1px solid' } },
      },
    },
  }),
)
/** Takes the place of the numbers on a narrow screen. */
export const short = style(inComponents({ display: 'none', '@media': { [narrow]: { display: 'inline' } } }))
export const more = style(
  inComponents({
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: vars.space[2],
    paddingBlock: vars.space[3],
    color: vars.colour.textMuted,
    fontSize: vars.fontSize[13],
    lineHeight: vars.lineHeight[13],
    fontVariantNumeric: 'tabular-nums',
  }),
)

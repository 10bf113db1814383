import { style } from '@vanilla-extract/css'
import { inComponents } from '#styles/layers.css'
import { onGround } from '#styles/on-ground'
import { vars } from '#styles/theme.css'
import { breakpoint } from '#styles/breakpoint'

const narrow = `(max-width: ${breakpoint.narrow - 1}px)`

export const root = style(
  inComponents({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[8],
    minWidth: 0,
    // The name of the current step needs the room of the lines.
    '@media': { [narrow]: { gap: vars.space[3] } },
  }),
)
export const step = style(
  inComponents({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[2],
    minWidth: 0,
    color: vars.colour.textMuted,
    fontSize: vars.fontSize[13],
    lineHeight: vars.lineHeight[13],
    selectors: {
      '&[data-state=current]': { color: vars.colour.text, fontWeight: vars.fontWeight.medium },
      '&:not(:first-child)::before': {
        content: '',
        flexShrink: 0,
        width: vars.space[4],
        height: '1px',
        // The line is between two steps: the focus ring is around the step alone.
        marginInlineStart: `calc(-1 * ${vars.space[6]})`,
        background: vars.colour.borderStrong,
      },
    },
    '@media': { [narrow]: { selectors: { '&:not(:first-child)::before': { content: 'none' } } } },
  }),
)
export const mark = style(
  inComponents({
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    flexShrink: 0,
    width: vars.space[5],
    height: vars.space[5],
    border: `1px solid ${vars.colour.borderStrong}`,
    borderRadius: vars.radius.full,
    fontSize: vars.fontSize[12],
    lineHeight: 1,
    fontVariantNumeric: 'tabular-nums',
    selectors: {
      '[data-state=current] > &': { ...onGround(vars.colour.accent), borderColor: vars.colour.accent },
      '[data-state=done] > &': { borderColor: vars.colour.success.fg, color: vars.colour.success.fg },
      '[data-state=problem] > &': { borderColor: vars.colour.warning.fg, color: vars.colour.warning.fg },
    },
  }),
)
export const label = style(
  inComponents({
    whiteSpace: 'nowrap',
    '@media': {
      // Where it is narrow only the current step has room for its name; screen readers still hear all.
      [narrow]: {
        overflow: 'hidden',
        textOverflow: 'ellipsis',
        selectors: {
          '[data-state]:not([data-state=current]) > &': {
            position: 'absolute',
            width: '1px',
            height: '1px',
            clipPath: 'inset(50%)',
          },
        },
      },
    },
  }),
)

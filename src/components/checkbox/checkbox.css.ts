import { style } from '@vanilla-extract/css'
import { inComponents } from '#styles/layers.css'
import { vars } from '#styles/theme.css'

export const root = style(inComponents({ display: 'flex', flexDirection: 'column', gap: vars.space.half }))
export const label = style(
  inComponents({
    display: 'inline-flex',
    alignItems: 'flex-start',
    alignSelf: 'flex-start',
    gap: vars.space[2],
    // The target is larger than the box that is drawn.
    minHeight: vars.space[6],
    paddingBlock: vars.space.half,
    cursor: 'pointer',
    selectors: {
      '&:has(:disabled, [aria-disabled])': { opacity: vars.opacity.disabled, cursor: 'not-allowed' },
    },
    '@media': { '(pointer: coarse)': { minHeight: vars.control.touch, paddingBlock: vars.space[3] } },
  }),
)
export const words = style(inComponents({ fontSize: vars.fontSize[14], lineHeight: vars.lineHeight[14] }))
export const hint = style(
  inComponents({
    paddingInlineStart: vars.space[6],
    color: vars.colour.textMuted,
    fontSize: vars.fontSize[12],
    lineHeight: vars.lineHeight[12],
  }),
)

export const box = style(
  inComponents({
    appearance: 'none',
    position: 'relative',
    flexShrink: 0,
    width: vars.space[4],
    height: vars.space[4],
    margin: vars.space.half,
    marginInline: 0,
    background: vars.colour.surface,
    border: `1px solid ${vars.colour.borderStrong}`,
    borderRadius: vars.radius.chip,
    color: vars.colour.textOnAccent,
    cursor: 'inherit',
    selectors: {
      '&:checked, &:indeterminate': { background: vars.colour.accent, borderColor: vars.colour.accent },
      '&::before': {
        content: '',
        position: 'absolute',
        inset: '-1px',
        background: 'currentColor',
        opacity: 0,
      },
      '&:checked::before': {
        opacity: 1,
        clipPath: 'polygon(22% 50%, 31% 41%, 44% 54%, 71% 27%, 80% 36%, 44% 72%)',
      },
      '&:indeterminate::before': { opacity: 1, clipPath: 'inset(44% 22%)' },
    },
    '@media': {
      '(forced-colors: active)': {
        selectors: {
          '&:checked, &:indeterminate': {
            background: 'Highlight',
            color: 'HighlightText',
            forcedColorAdjust: 'none',
          },
        },
      },
    },
  }),
)

import { style } from '@vanilla-extract/css'
import * as choice from '#styles/choice.css'
import { inComponents } from '#styles/layers.css'
import { onFirstLine } from '#styles/on-first-line'
import { onGround } from '#styles/on-ground'
import { vars } from '#styles/theme.css'

export const hint = style([choice.hint, inComponents({ paddingInlineStart: vars.space[6] })])

export const box = style(
  inComponents({
    appearance: 'none',
    position: 'relative',
    flexShrink: 0,
    width: vars.space[4],
    height: vars.space[4],
    margin: `${onFirstLine(vars.space[4])} 0`,
    background: vars.colour.surface,
    border: `1px solid ${vars.colour.borderStrong}`,
    borderRadius: vars.radius.chip,
    cursor: 'inherit',
    selectors: {
      '&:checked, &:indeterminate': { ...onGround(vars.colour.accent), borderColor: vars.colour.accent },
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
  }),
)

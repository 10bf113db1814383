import { style } from '@vanilla-extract/css'
import * as choice from '#styles/choice.css'
import { inComponents } from '#styles/layers.css'
import { onFirstLine } from '#styles/on-first-line'
import { vars } from '#styles/theme.css'

export const hint = style([choice.hint, inComponents({ paddingInlineStart: vars.space[10] })])

const thumb = vars.space[3]

export const track = style(
  inComponents({
    appearance: 'none',
    position: 'relative',
    flexShrink: 0,
    width: vars.space[8],
    height: vars.space[5],
    margin: `${onFirstLine(vars.space[5])} 0`,
    background: vars.colour.surface,
    border: `1px solid ${vars.colour.borderStrong}`,
    borderRadius: vars.radius.full,
    cursor: 'inherit',
    selectors: {
      '&::before': {
        content: '',
        position: 'absolute',
        insetBlock: 0,
        insetInlineStart: '3px',
        width: thumb,
        height: thumb,
        marginBlock: 'auto',
        borderRadius: vars.radius.full,
        background: vars.colour.borderStrong,
        transition: `transform ${vars.duration.fast} ${vars.easing.standard}`,
      },
      '&:checked': { background: vars.colour.accent, borderColor: vars.colour.accent },
      // Place and colour both tell.
      '&:checked::before': { background: vars.colour.textOnAccent, transform: `translateX(${thumb})` },
      '&[aria-readonly=true]': { background: vars.colour.surfaceSunken, borderColor: vars.colour.border },
      '&[aria-readonly=true]:checked::before': { background: vars.colour.textMuted },
      '&[aria-busy=true]::before': { opacity: vars.opacity.disabled },
    },
    '@media': {
      '(forced-colors: active)': { selectors: { '&:not(:checked)::before': { background: 'CanvasText' } } },
    },
  }),
)

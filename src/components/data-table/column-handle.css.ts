import { style } from '@vanilla-extract/css'
import { inComponents } from '#styles/layers.css'
import { vars } from '#styles/theme.css'

/** Over the empty edges of two heads, so that it is wide enough to be hit. */
export const root = style(
  inComponents({
    position: 'absolute',
    insetBlock: 0,
    insetInlineEnd: `calc(-1 * ${vars.space[3]})`,
    zIndex: 1,
    width: vars.space[6],
    cursor: 'col-resize',
    touchAction: 'none',
    selectors: {
      '&::after': {
        content: '',
        position: 'absolute',
        insetBlock: vars.space[2],
        left: '50%',
        borderInlineStart: `1px solid ${vars.colour.border}`,
      },
      '&:is(:hover, :focus-visible)::after': {
        insetBlock: 0,
        borderInlineStart: `2px solid ${vars.colour.borderFocus}`,
      },
      '&:focus-visible': { outlineOffset: '-2px' },
      // Beyond the last one there is nothing: the table would scroll.
      ':last-child > &': { insetInlineEnd: 0 },
    },
  }),
)

import { fallbackVar, style } from '@vanilla-extract/css'
import { corner } from '#styles/frame.css'
import { inFeatures } from '#styles/layers.css'
import { vars } from '#styles/theme.css'

/** A change that goes on in the background, in the frame of the page. */
export const bar = style(
  inFeatures({
    flexShrink: 0,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${vars.space[2]} ${vars.space[4]}`,
    padding: `${vars.space[2]} ${vars.space[4]}`,
    paddingInlineEnd: `calc(${vars.space[4]} + ${fallbackVar(corner, '0px')})`,
    background: vars.colour.surface,
    borderBottom: `1px solid ${vars.colour.border}`,
  }),
)

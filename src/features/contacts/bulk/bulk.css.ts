import { style } from '@vanilla-extract/css'
import { inFeatures } from '#styles/layers.css'
import { vars } from '#styles/theme.css'

export const stack = style(
  inFeatures({ display: 'flex', flexDirection: 'column', gap: vars.space[4], minWidth: 0 }),
)

/** Which contacts an action applies to. */
export const target = style(inFeatures({ display: 'block', overflowWrap: 'anywhere' }))

/** A change that goes on in the background, in the frame of the page. */
export const bar = style(
  inFeatures({
    flexShrink: 0,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${vars.space[2]} ${vars.space[4]}`,
    padding: `${vars.space[2]} ${vars.space[4]}`,
    background: vars.colour.surface,
    borderBottom: `1px solid ${vars.colour.border}`,
  }),
)
export const far = style(inFeatures({ flex: `1 1 ${vars.measure.control}`, minWidth: 0 }))
export const barActions = style(
  inFeatures({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: vars.space[2],
    marginInlineStart: 'auto',
    fontSize: vars.fontSize[13],
  }),
)

import { style } from '@vanilla-extract/css'
import { inFeatures } from '#styles/layers.css'
import { vars } from '#styles/theme.css'

export const entry = style(
  inFeatures({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: vars.space[1],
  }),
)
export const insert = style(
  inFeatures({
    minHeight: vars.control.large,
    padding: `${vars.space[2]} ${vars.space[3]}`,
    background: vars.colour.surface,
    border: `1px solid ${vars.colour.border}`,
    borderRadius: vars.radius.control,
    fontSize: vars.fontSize[14],
    lineHeight: vars.lineHeight[14],
    overflowWrap: 'anywhere',
    cursor: 'grab',
    selectors: {
      '&:hover:not([aria-disabled])': { background: vars.colour.surfaceHover },
      '&[data-dragging]': { opacity: vars.opacity.disabled },
      '&[aria-disabled]': { opacity: vars.opacity.disabled, cursor: 'not-allowed' },
    },
  }),
)

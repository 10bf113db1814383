import { style } from '@vanilla-extract/css'
import { inFeatures } from '#styles/layers.css'
import { vars } from '#styles/theme.css'

export const tiles = style(
  inFeatures({
    display: 'grid',
    gridTemplateColumns: `repeat(auto-fill, minmax(${vars.measure.figure}, 1fr))`,
    gap: vars.space[2],
  }),
)
export const tile = style(
  inFeatures({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[2],
    width: '100%',
    height: '100%',
    minHeight: vars.control.large,
    padding: `${vars.space[1]} ${vars.space[3]}`,
    background: vars.colour.surface,
    border: `1px solid ${vars.colour.border}`,
    borderRadius: vars.radius.control,
    fontSize: vars.fontSize[12],
    lineHeight: vars.lineHeight[12],
    overflowWrap: 'anywhere',
    cursor: 'grab',
    transition: `box-shadow ${vars.duration.fast} ${vars.easing.standard}`,
    selectors: {
      '&:hover:not([aria-disabled])': {
        background: vars.colour.surfaceHover,
        borderColor: vars.colour.borderStrong,
        boxShadow: vars.shadow.raised,
      },
      '&:active:not([aria-disabled])': { cursor: 'grabbing' },
      '&[data-dragging]': { opacity: vars.opacity.disabled },
      '&[aria-disabled]': { opacity: vars.opacity.disabled, cursor: 'not-allowed' },
    },
  }),
)
export const drawing = style(inFeatures({ display: 'flex', color: vars.colour.textMuted }))

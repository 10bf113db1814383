import { style } from '@vanilla-extract/css'
import { breakpoint } from '#styles/breakpoint'
import { inFeatures } from '#styles/layers.css'
import { vars } from '#styles/theme.css'

const isNarrow = `(max-width: ${breakpoint.narrow - 1}px)`

export const question = style(
  inFeatures({
    display: 'grid',
    gap: vars.space[4],
    minWidth: 0,
    padding: vars.space[4],
    border: `1px solid ${vars.colour.border}`,
    borderRadius: vars.radius.card,
    background: vars.colour.surface,
  }),
)
export const sides = style(
  inFeatures({
    display: 'grid',
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    gap: vars.space[4],
    '@media': { [isNarrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  }),
)
/** What one version draws; a part that is chosen has the accent around it. */
export const drawn = style(
  inFeatures({
    overflow: 'hidden',
    maxHeight: vars.measure.column,
    borderRadius: vars.radius.control,
    selectors: {
      '&[data-chosen]': { boxShadow: `0 0 0 2px ${vars.colour.accent}` },
      '&[data-empty]': {
        display: 'grid',
        placeItems: 'center',
        padding: vars.space[3],
        border: `1px dashed ${vars.colour.border}`,
        color: vars.colour.textMuted,
      },
    },
  }),
)
/** At the start of the footer, before its buttons. */
export const left = style(inFeatures({ flex: 1, minWidth: 'fit-content' }))

import { style } from '@vanilla-extract/css'
import { breakpoint } from '#styles/breakpoint'
import { inFeatures } from '#styles/layers.css'
import { vars } from '#styles/theme.css'

export const list = style(
  inFeatures({
    display: 'grid',
    gridTemplateColumns: `repeat(auto-fill, minmax(min(${vars.measure.control}, 100%), 1fr))`,
    gap: vars.space[4],
  }),
)
export const draft = style(
  inFeatures({
    position: 'relative',
    display: 'grid',
    alignContent: 'start',
    gap: vars.space[2],
    padding: vars.space[3],
    border: `1px solid ${vars.colour.border}`,
    borderRadius: vars.radius.card,
    background: vars.colour.surface,
    selectors: { '&:hover': { borderColor: vars.colour.borderStrong } },
  }),
)
export const picture = style(
  inFeatures({
    overflow: 'hidden',
    aspectRatio: '4 / 3',
    borderRadius: vars.radius.control,
    background: vars.colour.surfaceSunken,
    pointerEvents: 'none',
  }),
)
export const open = style(
  inFeatures({
    fontWeight: vars.fontWeight.medium,
    overflowWrap: 'anywhere',
    // The whole card opens it; the button for deleting lies above.
    selectors: { '&::after': { content: '', position: 'absolute', inset: 0 } },
  }),
)
export const remove = style(
  inFeatures({
    position: 'absolute',
    top: vars.space[2],
    insetInlineEnd: vars.space[2],
    zIndex: 1,
    borderRadius: vars.radius.control,
    background: vars.colour.surfaceRaised,
  }),
)
/** A picture of a mail beside what is said of it. */
export const lastGood = style(
  inFeatures({
    display: 'grid',
    gridTemplateColumns: `${vars.measure.control} minmax(0, 1fr)`,
    alignItems: 'start',
    gap: vars.space[4],
    '@media': { [`(max-width: ${breakpoint.narrow - 1}px)`]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  }),
)

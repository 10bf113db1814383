import { createVar, style } from '@vanilla-extract/css'
import { inFeatures } from '#styles/layers.css'
import { vars } from '#styles/theme.css'

export const colour = createVar()

/** A colour beside its name. */
export const swatch = style(
  inFeatures({
    display: 'inline-block',
    flex: 'none',
    width: vars.space[4],
    height: vars.space[4],
    borderRadius: vars.radius.chip,
    border: `1px solid ${vars.colour.borderStrong}`,
    background: colour,
    forcedColorAdjust: 'none',
  }),
)
/** A field with a small button at its end, on the line of the control. */
export const withButton = style(
  inFeatures({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'start',
    columnGap: vars.space[1],
  }),
)
/** As far down as the label of the field beside it is tall. */
export const besideControl = style(
  inFeatures({
    display: 'flex',
    paddingTop: `calc(${vars.lineHeight[13]} + ${vars.space[1]} + ${vars.space.half})`,
  }),
)
export const sides = style(
  inFeatures({
    display: 'grid',
    gridTemplateColumns: `repeat(auto-fit, minmax(min(${vars.measure.figure}, 100%), 1fr))`,
    gap: vars.space[2],
  }),
)
/** One entry of a list of things, such as a link of a menu. */
export const entry = style(
  inFeatures({
    padding: vars.space[3],
    border: `1px solid ${vars.colour.border}`,
    borderRadius: vars.radius.control,
  }),
)

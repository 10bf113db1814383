import { style } from '@vanilla-extract/css'
import { inFeatures } from '#styles/layers.css'
import { vars } from '#styles/theme.css'

/** A line of the checklist; its buttons go below where there is no room. */
export const row = style(
  inFeatures({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: vars.space[3],
    padding: `${vars.space[2]} ${vars.space[4]}`,
    minHeight: vars.space[12],
    selectors: { '* + &': { borderTop: `1px solid ${vars.colour.border}` } },
  }),
)
export const drawing = style(
  inFeatures({
    // Beside the first line, which is higher in Japanese.
    height: '1lh',
    alignContent: 'center',
    selectors: {
      '&[data-kind=blocking]': { color: vars.colour.danger.fg },
      '&[data-kind=caution]': { color: vars.colour.warning.fg },
      '&[data-kind=ready]': { color: vars.colour.success.fg },
    },
  }),
)
/** The drawing with its words: it does not stand on a line of its own, however large the text is. */
export const words = style(
  inFeatures({
    display: 'flex',
    flex: `1 1 ${vars.measure.control}`,
    gap: vars.space[3],
    overflowWrap: 'anywhere',
  }),
)

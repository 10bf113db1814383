import { style } from '@vanilla-extract/css'
import { breakpoint } from '#styles/breakpoint'
import { inFeatures } from '#styles/layers.css'
import { vars } from '#styles/theme.css'

const isNarrow = `(max-width: ${breakpoint.narrow - 1}px)`

export const root = style(
  inFeatures({
    flex: 1,
    minHeight: 0,
    display: 'grid',
    gridTemplateColumns: `${vars.measure.column} minmax(0, 1fr)`,
    '@media': { [isNarrow]: { display: 'block' } },
  }),
)
export const controls = style(
  inFeatures({
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space[5],
    overflow: 'auto',
    // Four choices fit beside one another, in Japanese too.
    padding: vars.space[5],
    borderInlineEnd: `1px solid ${vars.colour.border}`,
    '@media': {
      [isNarrow]: {
        padding: vars.space[4],
        borderInlineEnd: 0,
        borderBottom: `1px solid ${vars.colour.border}`,
      },
    },
  }),
)
/** What stands for the screen of the reader. */
export const screen = style(
  inFeatures({
    marginInline: 'auto',
    overflow: 'clip',
    border: `1px solid ${vars.colour.border}`,
    borderRadius: vars.radius.card,
    boxShadow: vars.shadow.overlay,
    selectors: {
      '&[data-view=desktop]': { maxWidth: vars.measure.task },
      // The width of common phones, and a frame around it.
      '&[data-view=phone]': {
        boxSizing: 'content-box',
        maxWidth: '375px',
        border: `${vars.space[2]} solid ${vars.colour.borderStrong}`,
        borderRadius: vars.space[6],
        '@media': { [isNarrow]: { border: 0, borderRadius: vars.radius.card } },
      },
    },
  }),
)
export const followed = style(
  inFeatures({
    position: 'sticky',
    bottom: 0,
    width: 'fit-content',
    maxWidth: '100%',
    marginInline: 'auto',
    marginTop: vars.space[4],
    overflowWrap: 'anywhere',
    fontSize: vars.fontSize[13],
    selectors: {
      '&:not(:empty)': {
        padding: `${vars.space[2]} ${vars.space[3]}`,
        border: `1px solid ${vars.colour.border}`,
        borderRadius: vars.radius.control,
        background: vars.colour.surfaceRaised,
        boxShadow: vars.shadow.raised,
      },
    },
  }),
)

import { createVar, style } from '@vanilla-extract/css'
import { breakpoint } from '#styles/breakpoint'
import { inFeatures } from '#styles/layers.css'
import { vars } from '#styles/theme.css'

const isNarrow = `(max-width: ${breakpoint.narrow - 1}px)`

/** Where a mark is on the timeline, from 0 to 1. */
export const place = createVar()

export const root = style(
  inFeatures({
    flex: 1,
    minHeight: 0,
    display: 'grid',
    gridTemplateColumns: `minmax(0, 1fr) ${vars.measure.column}`,
    gridTemplateRows: 'auto minmax(0, 1fr)',
    '@media': { [isNarrow]: { display: 'block' } },
  }),
)
export const timeline = style(
  inFeatures({
    gridColumn: '1 / -1',
    display: 'grid',
    gap: vars.space[2],
    padding: `${vars.space[3]} ${vars.space[6]}`,
    borderBottom: `1px solid ${vars.colour.border}`,
    background: vars.colour.surface,
    '@media': { [isNarrow]: { position: 'sticky', top: 0, zIndex: 1 } },
  }),
)
export const when = style(
  inFeatures({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    minHeight: vars.control.medium,
    justifyContent: 'space-between',
    gap: vars.space[2],
    fontWeight: vars.fontWeight.medium,
    fontVariantNumeric: 'tabular-nums',
  }),
)
export const track = style(inFeatures({ position: 'relative' }))
export const slider = style(
  inFeatures({
    display: 'block',
    width: '100%',
    height: vars.control.touch,
    accentColor: vars.colour.accent,
    cursor: 'pointer',
  }),
)
/** As wide as the way of the slider's thumb. */
export const marks = style(
  inFeatures({
    position: 'absolute',
    bottom: 0,
    insetInline: vars.space[2],
    height: vars.space[2],
    pointerEvents: 'none',
  }),
)
export const mark = style(
  inFeatures({
    position: 'absolute',
    bottom: 0,
    insetInlineStart: `calc(${place} * 100%)`,
    width: '2px',
    height: vars.space[1],
    marginInlineStart: '-1px',
    background: vars.colour.borderStrong,
    selectors: {
      '&[data-named]': {
        width: vars.space[2],
        height: vars.space[2],
        marginInlineStart: `calc(${vars.space[1]} * -1)`,
        borderRadius: vars.radius.full,
        background: vars.colour.accent,
      },
    },
  }),
)
export const side = style(
  inFeatures({
    overflow: 'auto',
    padding: vars.space[6],
    borderInlineStart: `1px solid ${vars.colour.border}`,
    '@media': { [isNarrow]: { borderInlineStart: 0 } },
  }),
)

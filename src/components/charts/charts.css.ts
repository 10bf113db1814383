import { createVar, style } from '@vanilla-extract/css'
import { inComponents } from '#styles/layers.css'
import { vars } from '#styles/theme.css'

/** Where something stands, as a share of the width and of the height. */
export const x = createVar()
export const y = createVar()

const small = { fontSize: vars.fontSize[12], lineHeight: vars.lineHeight[12] }

export const root = style(
  inComponents({
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space[3],
    minWidth: 0,
    fontVariantNumeric: 'tabular-nums',
  }),
)
export const head = style(
  inComponents({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space[2],
  }),
)
export const caption = style(inComponents({ fontWeight: vars.fontWeight.semibold }))
export const empty = style(
  inComponents({
    display: 'grid',
    placeItems: 'center',
    minHeight: vars.measure.control,
    color: vars.colour.textMuted,
    border: `1px dashed ${vars.colour.border}`,
    borderRadius: vars.radius.card,
  }),
)

export const legend = style(
  inComponents({
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: vars.space[4],
    rowGap: vars.space[1],
    color: vars.colour.textMuted,
    ...small,
  }),
)
export const legendItem = style(inComponents({ display: 'flex', alignItems: 'center', gap: vars.space[2] }))
export const sample = style(inComponents({ flexShrink: 0 }))

/** Words at the side, the drawing, words below. */
export const frame = style(
  inComponents({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    gridTemplateRows: `${vars.measure.control} auto`,
    columnGap: vars.space[2],
    rowGap: vars.space[1],
    // Half a line of the words at the upper end.
    paddingTop: vars.space[2],
    color: vars.colour.textMuted,
    ...small,
  }),
)
/** All in one place, so that the widest of them makes the column. */
export const sideLabels = style(inComponents({ display: 'grid', justifyItems: 'end' }))
export const sideLabel = style(
  inComponents({
    gridArea: '1 / 1',
    alignSelf: 'start',
    position: 'relative',
    top: y,
    transform: 'translateY(-50%)',
    whiteSpace: 'nowrap',
  }),
)
export const plot = style(
  inComponents({
    position: 'relative',
    minWidth: 0,
    borderRadius: vars.radius.chip,
    cursor: 'default',
    // A finger that moves sideways reads; one that moves up and down scrolls the page.
    touchAction: 'pan-y',
  }),
)
export const drawing = style(
  inComponents({ position: 'absolute', inset: 0, width: '100%', height: '100%', overflow: 'visible' }),
)
export const belowLabels = style(
  inComponents({ gridColumn: 2, position: 'relative', height: vars.lineHeight[12], overflow: 'hidden' }),
)
export const belowLabel = style(
  inComponents({
    position: 'absolute',
    left: x,
    transform: 'translateX(-50%)',
    whiteSpace: 'nowrap',
    selectors: {
      '&[data-edge=start]': { left: 0, transform: 'none' },
      '&[data-edge=end]': { left: 'auto', right: 0, transform: 'none' },
    },
  }),
)

export const gridLine = style(
  inComponents({
    stroke: vars.colour.border,
    shapeRendering: 'crispEdges',
    selectors: { '&[data-zero]': { stroke: vars.colour.borderStrong } },
    '@media': { '(forced-colors: active)': { stroke: 'CanvasText', strokeOpacity: 0.3 } },
  }),
)
export const pointer = style(
  inComponents({
    stroke: vars.colour.textMuted,
    shapeRendering: 'crispEdges',
    '@media': { '(forced-colors: active)': { stroke: 'Highlight' } },
  }),
)

/** What one series is drawn with: its colour is the text colour. */
export const mark = style(
  inComponents({
    color: vars.colour.accent,
    selectors: {
      '&[data-tone=warning]': { color: vars.colour.warning.fg },
      '&[data-tone=success]': { color: vars.colour.success.fg },
      '&[data-tone=danger]': { color: vars.colour.danger.fg },
      '&[data-tone=info]': { color: vars.colour.info.fg },
      '&[data-tone=quiet]': { color: vars.colour.borderStrong },
    },
    '@media': {
      '(forced-colors: active)': {
        selectors: { '&, &[data-tone]': { color: 'CanvasText', forcedColorAdjust: 'none' } },
      },
    },
  }),
)
export const line = style(
  inComponents({
    fill: 'none',
    stroke: 'currentColor',
    strokeWidth: '2px',
    strokeLinejoin: 'round',
    strokeLinecap: 'round',
    selectors: {
      [`${mark}[data-look="1"] > &`]: { strokeDasharray: '6 5' },
      [`${mark}[data-look="2"] > &`]: { strokeDasharray: '1 5' },
      [`${mark}[data-look="3"] > &`]: { strokeDasharray: '10 5 1 5' },
      [`${mark}[data-look="4"] > &`]: { strokeDasharray: '14 5' },
    },
  }),
)
export const point = style(
  inComponents({ fill: 'currentColor', stroke: vars.colour.surface, strokeWidth: '2px' }),
)
export const bar = style(
  inComponents({
    stroke: 'currentColor',
    strokeWidth: '1px',
    selectors: { '&[data-quiet]': { opacity: vars.opacity.disabled } },
  }),
)
export const pattern = style(
  inComponents({ fill: 'none', stroke: 'currentColor', strokeWidth: '2px', strokeLinecap: 'round' }),
)

export const tip = style(
  inComponents({
    position: 'absolute',
    top: 0,
    zIndex: vars.layer.sticky,
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space.half,
    width: 'max-content',
    padding: `${vars.space[1]} ${vars.space[2]}`,
    background: vars.colour.surfaceRaised,
    color: vars.colour.text,
    border: `1px solid ${vars.colour.border}`,
    borderRadius: vars.radius.control,
    boxShadow: vars.shadow.overlay,
    pointerEvents: 'none',
    overflowWrap: 'anywhere',
    selectors: {
      '&[data-side=after]': {
        left: `calc(${x} + ${vars.space[2]})`,
        maxWidth: `calc(100% - ${x} - ${vars.space[2]})`,
      },
      '&[data-side=before]': {
        right: `calc(100% - ${x} + ${vars.space[2]})`,
        maxWidth: `calc(${x} - ${vars.space[2]})`,
      },
    },
  }),
)
export const tipPlace = style(inComponents({ color: vars.colour.textMuted }))
export const tipValue = style(
  inComponents({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[2],
    fontWeight: vars.fontWeight.medium,
  }),
)
export const tipName = style(
  inComponents({ flexGrow: 1, color: vars.colour.textMuted, fontWeight: vars.fontWeight.regular }),
)

export const tableFrame = style(
  inComponents({
    maxHeight: vars.measure.column,
    position: 'relative',
    overflow: 'auto',
    border: `1px solid ${vars.colour.border}`,
    borderRadius: vars.radius.card,
  }),
)
export const table = style(inComponents({ width: '100%' }))
const besideEachOther = {
  paddingBlock: vars.space[2],
  paddingInline: vars.space[3],
  textAlign: 'end',
  selectors: { '&:first-child': { textAlign: 'start' } },
} as const
export const tableHead = style(
  inComponents({
    ...besideEachOther,
    position: 'sticky',
    top: 0,
    background: vars.colour.surfaceSunken,
    color: vars.colour.textMuted,
    fontWeight: vars.fontWeight.medium,
    ...small,
  }),
)
export const tableCell = style(
  inComponents({
    ...besideEachOther,
    borderTop: `1px solid ${vars.colour.border}`,
    fontWeight: vars.fontWeight.regular,
  }),
)

export const spark = style(inComponents({ width: '100%', height: vars.space[8], overflow: 'visible' }))
export const sparkEnd = style(
  inComponents({ fill: 'none', stroke: 'currentColor', strokeWidth: vars.space[1], strokeLinecap: 'round' }),
)

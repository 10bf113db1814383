import { createVar, globalStyle, keyframes, style } from '@vanilla-extract/css'
import { cut } from '#styles/cut'
import { largeText } from '#styles/breakpoint'
import { inComponents } from '#styles/layers.css'
import { vars } from '#styles/theme.css'

/** Tracks of the columns, the least width of all of them, height of one row, height of all rows or of as many as it fits: set by the component. */
export const template = createVar()
export const leastWidth = createVar()
export const controlWidth = createVar()
export const rowHeight = createVar()
export const height = createVar()

/** Not `inherit`, for the cells that stick to an edge: where one child inherits what is not inherited by itself, Chromium reuses no style for any of them. */
const rowColour = createVar()

const sideways = '--table'
const untilTheEnd = keyframes({ '0%, 99%': { opacity: 1 } })

export const frame = style(
  inComponents({
    position: 'relative',
    height: '100%',
    timelineScope: sideways,
    selectors: {
      '&[data-fit]': { height, maxHeight: '70vh' },
      // The header with its line.
      '&[data-fit=rows]': { height: `calc(${height} + ${vars.control.medium} + 1px)` },
      // More columns follow beyond the edge: there until the last one is seen, and not at all where all are.
      '&::after': {
        content: '',
        position: 'absolute',
        zIndex: vars.layer.sticky,
        insetBlock: 0,
        insetInlineEnd: 0,
        width: vars.space[4],
        opacity: 0,
        background: `linear-gradient(to left, ${vars.colour.border}, transparent)`,
        pointerEvents: 'none',
        animation: `${untilTheEnd} linear`,
        animationTimeline: sideways,
      },
    },
  }),
)

export const root = style(
  inComponents({
    position: 'relative',
    height: '100%',
    overflow: 'auto',
    scrollTimeline: `${sideways} inline`,
    overscrollBehavior: 'contain',
    // Rows come and go above what is read: the place is ours to keep.
    overflowAnchor: 'none',
    contain: 'strict',
    background: vars.colour.surface,
    fontVariantNumeric: 'tabular-nums',
    selectors: {
      '&:focus-visible': { outlineOffset: '-2px' },
    },
  }),
)

export const header = style(
  inComponents({
    position: 'sticky',
    top: 0,
    zIndex: vars.layer.sticky,
    display: 'grid',
    gridTemplateColumns: template,
    minWidth: leastWidth,
    background: vars.colour.surfaceSunken,
    borderBottom: `1px solid ${vars.colour.border}`,
    selectors: {
      // Cards say themselves what is what. Only the box over all of them stays.
      [`${root}[data-cards] > &`]: { display: 'none' },
      [`${root}[data-cards][data-selectable] > &`]: { display: 'flex', minWidth: 0 },
    },
  }),
)

export const headerCell = style(
  inComponents({
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    minWidth: 0,
    minHeight: vars.control.medium,
    paddingInline: vars.space[3],
    color: vars.colour.textMuted,
    fontSize: vars.fontSize[12],
    lineHeight: vars.lineHeight[12],
    fontWeight: vars.fontWeight.medium,
    selectors: {
      '&:is([data-control], [data-first])': {
        position: 'sticky',
        left: 0,
        zIndex: 1,
        background: vars.colour.surfaceSunken,
      },
      '&[data-control=end]': { left: 'auto', right: 0 },
      '&:first-child': { paddingInlineStart: vars.space[6] },
      [`${root}[data-selectable] &[data-first]`]: { left: controlWidth },
      '&[data-align=end]': { justifyContent: 'flex-end', textAlign: 'end' },
      '&[data-control]': { padding: 0, justifyContent: 'center' },
      [`${root}[data-cards] &:not([data-control]:first-child)`]: { display: 'none' },
      [`${root}[data-cards] &[data-control]`]: {
        justifyContent: 'start',
        paddingInlineStart: `calc((${vars.control.touch} - ${vars.space[4]}) / 2)`,
        whiteSpace: 'nowrap',
      },
    },
  }),
)

export const sorter = style(
  inComponents({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[1],
    minWidth: 0,
    height: vars.space[6],
    paddingInline: vars.space[1],
    marginInline: `calc(-1 * ${vars.space[1]})`,
    borderRadius: vars.radius.chip,
    selectors: { '&:hover': { color: vars.colour.text, background: vars.colour.surfaceHover } },
  }),
)

export const text = style(inComponents(cut))

export const body = style(
  inComponents({
    position: 'relative',
    height,
    minWidth: leastWidth,
    selectors: { [`${root}[data-cards] > &`]: { minWidth: 0 } },
  }),
)

// Of the active row and of the active cell. Over the cells: those that stick to the edge would cover an outline of the row itself.
globalStyle(
  `${root}:focus-visible > ${body} [data-active]::after`,
  inComponents({
    content: '',
    position: 'absolute',
    inset: 0,
    zIndex: 1,
    outline: `2px solid ${vars.colour.borderFocus}`,
    outlineOffset: '-2px',
    pointerEvents: 'none',
  }),
)

export const row = style(
  inComponents({
    position: 'absolute',
    insetInline: 0,
    top: 0,
    display: 'grid',
    gridTemplateColumns: template,
    height: rowHeight,
    borderBottom: `1px solid ${vars.colour.border}`,
    vars: { [rowColour]: vars.colour.surface },
    background: rowColour,
    cursor: 'default',
    selectors: {
      '&:hover': { vars: { [rowColour]: vars.colour.surfaceHover } },
      '&:is([data-open], [data-selected])': { vars: { [rowColour]: vars.colour.surfaceSelected } },
      [`${root}[data-cards] &`]: {
        gridTemplateColumns: 'minmax(0, 1fr) auto',
        alignContent: 'center',
        rowGap: vars.space[1],
        columnGap: vars.space[3],
        paddingInline: vars.space[4],
      },
      // The controls of a card stand beside its lines: the checkbox before them, the menu after. They do not grow with the text.
      [`${root}[data-cards][data-selectable] &`]: { paddingInlineStart: vars.control.touch },
      [`${root}[data-cards] &:has([data-control=end])`]: { paddingInlineEnd: vars.control.touch },
    },
  }),
)

export const cell = style(
  inComponents({
    display: 'flex',
    alignItems: 'center',
    minWidth: 0,
    paddingInline: vars.space[3],
    overflow: 'hidden',
    whiteSpace: 'nowrap',
    selectors: {
      '&:is([data-control], [data-first])': {
        position: 'sticky',
        left: 0,
        background: rowColour,
      },
      // The menu of a row can always be reached.
      '&[data-control=end]': { left: 'auto', right: 0 },
      '&:first-child': { paddingInlineStart: vars.space[6] },
      [`${root}[data-selectable] &[data-first]`]: { left: controlWidth },
      '&[data-align=end]': { justifyContent: 'flex-end', textAlign: 'end' },
      // Only the text of a block ends in an ellipsis.
      '&[data-text]': { ...cut, display: 'block', alignContent: 'center' },
      '&[data-control]': { padding: 0, overflow: 'visible', justifyContent: 'center' },
      // Columns that stick to the edge have a position already.
      '&[data-active]:not([data-control], [data-first])': { position: 'relative' },
      // As high without its row as with it.
      '&[data-in-card]': { position: 'static', minHeight: vars.lineHeight[14], padding: 0 },
      '&[data-in-card=hidden]': { display: 'none' },
      '&[data-in-card=title]': { gridColumn: 1 },
      '&[data-in-card^=meta]': {
        gridColumn: '1 / -1',
        color: vars.colour.textMuted,
        fontSize: vars.fontSize[13],
      },
      '&[data-in-card$=photo]': {
        paddingInlineStart: `calc(${vars.fontSize[12]} * 5 / 3 + ${vars.space[2]})`,
      },
      '&[data-in-card$=thumb]': { paddingInlineStart: `calc(${vars.space[16]} + ${vars.space[3]})` },
      // A button for a finger is higher than its line, and keeps the lines where they are.
      '&[data-in-card=meta]:has(button)': { height: vars.lineHeight[14], overflow: 'visible' },
      '&[data-in-card=aside]': { gridColumn: 2, gridRow: 1 },
      [`${root}[data-cards] &[data-control]`]: {
        position: 'absolute',
        insetBlock: 0,
        width: vars.control.touch,
      },
      [`${root}[data-stale] &`]: { color: vars.colour.textMuted },
    },
    '@media': { [largeText]: { selectors: { '&[data-in-card]': { gridArea: 'auto / 1 / auto / -1' } } } },
  }),
)

export const skeleton = style(
  inComponents({
    width: '60%',
    minWidth: vars.space[8],
    height: vars.space[3],
    borderRadius: vars.radius.chip,
    background: vars.colour.surfaceHover,
    selectors: { [`${row}[data-waiting=new] &`]: { visibility: 'hidden' } },
    // Drawn with forced colours.
    outline: '1px solid transparent',
  }),
)

/** A checkbox or a button that fills its cell: a large target in a dense row. */
export const control = style(
  inComponents({
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    width: vars.control.medium,
    height: vars.control.medium,
    borderRadius: vars.radius.control,
    color: vars.colour.textMuted,
    cursor: 'pointer',
    selectors: {
      'button&:hover': { background: vars.colour.surfaceHover, color: vars.colour.text },
      [`${root}[data-compact] &`]: { height: vars.control.small },
    },
    '@media': { '(pointer: coarse)': { width: '100%', height: '100%' } },
  }),
)

import { style } from '@vanilla-extract/css'
import { cut } from '#styles/cut'
import { inFeatures } from '#styles/layers.css'
import { vars } from '#styles/theme.css'

export const root = style(
  inFeatures({ display: 'flex', flexDirection: 'column', height: '100%', minWidth: 0, minHeight: 0 }),
)
export const name = style(
  inFeatures({ flex: `1 1 ${vars.measure.figure}`, maxWidth: vars.measure.text, minWidth: 0 }),
)
export const notices = style(
  inFeatures({
    selectors: { '&:not(:empty)': { padding: `${vars.space[2]} ${vars.space[6]} ${vars.space[3]}` } },
  }),
)
/** The panes beside each other, each of which scrolls by itself. */
export const panes = style(
  inFeatures({
    flex: 1,
    display: 'grid',
    gridTemplateRows: 'minmax(0, 1fr)',
    minHeight: 0,
    borderTop: `1px solid ${vars.colour.border}`,
    selectors: {
      '&[data-room=one]': { gridTemplateColumns: 'minmax(0, 1fr)' },
      '&[data-room=two]': { gridTemplateColumns: `${vars.measure.column} minmax(0, 1fr)` },
      '&[data-room=three]': {
        gridTemplateColumns: `${vars.measure.control} minmax(0, 1fr) ${vars.measure.column}`,
      },
    },
  }),
)
/** In a tab there is nothing beside it, and the line of the tabs is its border. */
export const pane = style(
  inFeatures({
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space[4],
    position: 'relative',
    minWidth: 0,
    minHeight: 0,
    height: '100%',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    padding: vars.space[4],
    background: vars.colour.surface,
    // Below tabs, in line with them.
    selectors: { '[role=tabpanel] &': { paddingInline: vars.space[6] } },
  }),
)
/** A column of tabs, or the preview: what is in it scrolls. */
export const column = style(
  inFeatures({
    display: 'flex',
    flexDirection: 'column',
    background: vars.colour.surface,
    selectors: {
      '[data-room=two] > &:first-child, [data-room=three] > &:first-child': {
        borderInlineEnd: `1px solid ${vars.colour.border}`,
      },
      '[data-room=three] > &:last-child': { borderInlineStart: `1px solid ${vars.colour.border}` },
    },
  }),
)
export const list = style(inFeatures({ display: 'flex', flexDirection: 'column', gap: '2px' }))
export const item = style(
  inFeatures({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[2],
    minHeight: vars.control.medium,
    paddingInline: vars.space[2],
    borderRadius: vars.radius.control,
    cursor: 'default',
    selectors: {
      '&:hover': { background: vars.colour.surfaceHover },
      '&[aria-selected=true]': { background: vars.colour.surfaceSelected },
      '&[data-over]': { outline: `2px solid ${vars.colour.accent}`, outlineOffset: '-2px' },
      '&:focus-visible': { outlineOffset: '-2px' },
    },
    '@media': {
      '(forced-colors: active)': {
        selectors: { '&[aria-selected=true]': { background: 'Highlight', color: 'HighlightText' } },
      },
    },
  }),
)
export const itemName = style(
  inFeatures({
    flex: 1,
    ...cut,
    fontSize: vars.fontSize[13],
    lineHeight: vars.lineHeight[13],
  }),
)
/** The hint on keys: touch screens have none. */
export const keys = style(inFeatures({ '@media': { '(pointer: coarse)': { display: 'none' } } }))
export const stageBar = style(
  inFeatures({
    padding: `${vars.space[2]} ${vars.space[4]}`,
    borderBottom: `1px solid ${vars.colour.border}`,
    background: vars.colour.surface,
  }),
)
/** A page of a customer, light or dark as browsers draw pages. */
export const stage = style(
  inFeatures({
    flex: 1,
    position: 'relative',
    overflow: 'auto',
    padding: vars.space[6],
    background: 'Canvas',
    selectors: {
      '&[data-page=light]': { colorScheme: 'light' },
      '&[data-page=dark]': { colorScheme: 'dark' },
      '&:focus-visible': { outlineOffset: '-2px' },
    },
  }),
)
export const screen = style(
  inFeatures({
    marginInline: 'auto',
    padding: '4px',
    maxWidth: vars.measure.text,
    selectors: { '&[data-device=phone]': { maxWidth: '390px' } },
  }),
)
/** A page of a customer that a pop-up stands over. */
export const page = style(
  inFeatures({
    position: 'relative',
    marginInline: 'auto',
    minHeight: '480px',
    height: '100%',
    selectors: { '&[data-device=phone]': { maxWidth: '390px' } },
  }),
)
/** What stands on that page, without a word. */
export const pageWord = style(
  inFeatures({
    height: '120px',
    marginBottom: vars.space[4],
    background: 'color-mix(in srgb, CanvasText 10%, Canvas)',
  }),
)
/** Seen through but for the form: it is drawn in the scheme of its document, which is the light one. */
export const pageFrame = style(
  inFeatures({
    position: 'absolute',
    inset: 0,
    width: '100%',
    height: '100%',
    border: 0,
    colorScheme: 'light',
  }),
)

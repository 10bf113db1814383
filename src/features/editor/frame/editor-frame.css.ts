import { style } from '@vanilla-extract/css'
import { breakpoint } from '#styles/breakpoint'
import { inFeatures } from '#styles/layers.css'
import { vars } from '#styles/theme.css'

/** Of the editor itself, which shares its window with the navigation and the assistant. */
const wide = `(min-width: ${breakpoint.medium}px)`
/** Here the properties keep their place beside the mail, and what is at the left is opened. */
const half = `(min-width: ${breakpoint.narrow}px)`

export const root = style(
  inFeatures({
    flex: 1,
    display: 'flex',
    flexDirection: 'column',
    minWidth: 0,
    minHeight: 0,
    height: '100%',
    containerType: 'inline-size',
  }),
)
export const name = style(
  inFeatures({
    flex: 1,
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[2],
    minWidth: vars.measure.control,
  }),
)
export const state = style(
  inFeatures({
    color: vars.colour.textMuted,
    fontSize: vars.fontSize[13],
    lineHeight: vars.lineHeight[13],
    whiteSpace: 'nowrap',
  }),
)
export const notices = style(inFeatures({ selectors: { '&:not(:empty)': { padding: vars.space[3] } } }))
export const columns = style(inFeatures({ flex: 1, display: 'flex', minHeight: 0, position: 'relative' }))
const side = {
  display: 'none',
  flexShrink: 0,
  position: 'relative',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: vars.space[3],
  background: vars.colour.surface,
} as const
export const left = style(
  inFeatures({
    ...side,
    '@container': { [wide]: { display: 'block' } },
    width: vars.measure.column,
    maxWidth: '24cqi',
    borderInlineEnd: `1px solid ${vars.colour.border}`,
    selectors: { '[data-beside] &': { display: 'none' } },
  }),
)
export const right = style(
  inFeatures({
    ...side,
    '@container': { [half]: { display: 'block' } },
    width: vars.measure.column,
    maxWidth: '28cqi',
    borderInlineStart: `1px solid ${vars.colour.border}`,
  }),
)
/** The mail, below its languages and what the assistant proposes for it. */
export const middle = style(
  inFeatures({ flex: 1, display: 'flex', flexDirection: 'column', minWidth: 0, minHeight: 0 }),
)
/** What is narrow is a phone already, and has the preview. Its room is there before its controls are loaded. */
export const view = style(
  inFeatures({
    display: 'none',
    minHeight: `calc(${vars.control.medium} + 2 * ${vars.space[2]} + 1px)`,
    '@container': { [half]: { display: 'block' } },
  }),
)
/** Two mails side by side scroll as one. */
export const canvas = style(
  inFeatures({
    position: 'relative',
    flex: 1,
    display: 'grid',
    gridAutoFlow: 'column',
    // As tall as the mail: its page ends where it does, and the toolbar of a text stays in sight as long.
    gridAutoRows: 'minmax(max-content, 1fr)',
    gridAutoColumns: 'minmax(0, 1fr)',
    overflow: 'auto',
    overscrollBehavior: 'contain',
  }),
)
/** Opens what stands beside the canvas where there is room. */
export const opensLeft = style(
  inFeatures({
    display: 'contents',
    '@container': { [wide]: { display: 'none' } },
    selectors: { '[data-beside] &': { display: 'contents' } },
  }),
)
export const opensRight = style(
  inFeatures({ display: 'contents', '@container': { [half]: { display: 'none' } } }),
)
export const tools = style(
  inFeatures({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: vars.space[1],
    // Where they take several lines, they share them with what is around them.
    '@container': { [`(max-width: ${breakpoint.narrow - 1}px)`]: { display: 'contents' } },
  }),
)
/** What a tab shows, below the line of the tabs. */
export const tab = style(inFeatures({ paddingTop: vars.space[3] }))

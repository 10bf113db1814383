import { createVar, keyframes, style } from '@vanilla-extract/css'
import { inComponents } from '#styles/layers.css'
import { vars } from '#styles/theme.css'

/** Tracks of the columns, height of one row, height of all rows: set by the component. */
export const template = createVar()
export const rowHeight = createVar()
export const height = createVar()

export const root = style(
  inComponents({
    position: 'relative',
    height: '100%',
    minHeight: 0,
    overflow: 'auto',
    overscrollBehavior: 'contain',
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
    minWidth: 'max-content',
    background: vars.colour.surfaceSunken,
    borderBottom: `1px solid ${vars.colour.border}`,
    selectors: { [`${root}[data-cards] > &`]: { display: 'none' } },
  }),
)

export const headerCell = style(
  inComponents({
    display: 'flex',
    alignItems: 'center',
    minWidth: 0,
    height: vars.control.medium,
    paddingInline: vars.space[3],
    color: vars.colour.textMuted,
    fontSize: vars.fontSize[12],
    lineHeight: vars.lineHeight[12],
    fontWeight: vars.fontWeight.medium,
    selectors: {
      '&:first-child': {
        position: 'sticky',
        left: 0,
        zIndex: 1,
        background: vars.colour.surfaceSunken,
        paddingInlineStart: vars.space[4],
      },
      '&[data-align=end]': { justifyContent: 'flex-end' },
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
    color: 'inherit',
    fontWeight: 'inherit',
    selectors: { '&:hover': { color: vars.colour.text, background: vars.colour.surfaceHover } },
  }),
)

export const text = style(
  inComponents({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }),
)

export const body = style(
  inComponents({
    position: 'relative',
    height,
    minWidth: 'max-content',
    selectors: { [`${root}[data-cards] > &`]: { minWidth: 0 } },
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
    background: vars.colour.surface,
    cursor: 'default',
    selectors: {
      '&:hover': { background: vars.colour.surfaceHover },
      '&[data-open]': { background: vars.colour.surfaceSelected },
      [`${root}:focus-visible > ${body} > &[data-active]`]: {
        outline: `2px solid ${vars.colour.borderFocus}`,
        outlineOffset: '-2px',
      },
      [`${root}[data-cards] &`]: {
        gridTemplateColumns: '1fr auto',
        alignContent: 'center',
        rowGap: vars.space[1],
        paddingInline: vars.space[4],
      },
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
      '&:first-child': {
        position: 'sticky',
        left: 0,
        background: 'inherit',
        paddingInlineStart: vars.space[4],
      },
      '&[data-align=end]': { justifyContent: 'flex-end' },
      '&[data-in-card]': { position: 'static', padding: 0 },
      '&[data-in-card=hidden]': { display: 'none' },
      '&[data-in-card=title]': { gridColumn: 1 },
      '&[data-in-card=meta]': { gridColumn: 1, color: vars.colour.textMuted, fontSize: vars.fontSize[13] },
      '&[data-in-card=aside]': { gridColumn: 2, gridRow: 1 },
      [`${root}[data-stale] &`]: { color: vars.colour.textMuted },
    },
  }),
)

const appear = keyframes({ from: { opacity: 0 } })

export const skeleton = style(
  inComponents({
    width: '60%',
    minWidth: vars.space[8],
    height: vars.space[3],
    borderRadius: vars.radius.chip,
    background: vars.colour.surfaceHover,
    // What comes at once leaves no flicker behind.
    animation: `${appear} ${vars.duration.fast} 120ms both`,
    '@media': { '(forced-colors: active)': { border: '1px solid GrayText' } },
  }),
)

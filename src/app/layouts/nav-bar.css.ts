import { style } from '@vanilla-extract/css'
import { inApp } from '#styles/layers.css'
import { vars } from '#styles/theme.css'
import { breakpoint } from '#styles/breakpoint'

/** 230 and 68 px (FRA-4); wider with larger text, so that labels are not cut. */
const WIDTH = { expanded: '14.375rem', collapsed: '4.25rem' } as const

const narrow = `(max-width: ${breakpoint.narrow - 1}px)`
const wide = `(min-width: ${breakpoint.narrow}px)`

export const root = style(
  inApp({
    width: WIDTH.expanded,
    position: 'relative',
    flexShrink: 0,
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space[3],
    padding: vars.space[3],
    background: vars.colour.surfaceSunken,
    borderInlineEnd: `1px solid ${vars.colour.border}`,
    '@media': {
      [wide]: { selectors: { '&[data-collapsed]': { width: WIDTH.collapsed } } },
      [narrow]: {
        width: '100%',
        maxHeight: '100dvh',
        overflow: 'auto',
        borderInlineEnd: 0,
        borderBottom: `1px solid ${vars.colour.border}`,
        paddingBlock: vars.space[2],
      },
    },
  }),
)

// A long name of a workspace is cut; it does not push one button below the other.
export const burger = style(inApp({ flexShrink: 0, '@media': { [wide]: { display: 'none' } } }))

const shutOnNarrow = { [narrow]: { selectors: { [`${root}:not([data-open]) &`]: { display: 'none' } } } }

export const links = style(
  inApp({ flex: 1, display: 'flex', flexDirection: 'column', gap: vars.space.half, '@media': shutOnNarrow }),
)

export const link = style(
  inApp({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[3],
    minHeight: vars.control.medium,
    paddingInline: vars.space[3],
    borderRadius: vars.radius.control,
    color: vars.colour.textMuted,
    fontSize: vars.fontSize[13],
    fontWeight: vars.fontWeight.medium,
    textDecoration: 'none',
    whiteSpace: 'nowrap',
    selectors: {
      '&:hover:not([aria-disabled])': { background: vars.colour.surfaceHover, color: vars.colour.text },
      '&[aria-current=page], &[aria-current=page]:hover:not([aria-disabled])': {
        background: vars.colour.surfaceSelected,
        color: vars.colour.text,
      },
      [`${root}[data-collapsed]:not([data-open]) &`]: { justifyContent: 'center', paddingInline: 0 },
    },
    '@media': {
      '(forced-colors: active)': {
        selectors: { '&[aria-current=page]': { outline: '2px solid Highlight' } },
      },
    },
  }),
)

/** Part of the link's accessible name, not visible. */
const hiddenButNamed = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
} as const

export const label = style(
  inApp({
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    '@media': {
      [wide]: {
        selectors: {
          [`${root}[data-collapsed] &`]: hiddenButNamed,
        },
      },
    },
  }),
)

export const badge = style(
  inApp({
    marginInlineStart: 'auto',
    '@media': { [wide]: { selectors: { [`${root}[data-collapsed] &`]: hiddenButNamed } } },
  }),
)

export const bottom = style(
  inApp({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space[1],
    '@media': {
      ...shutOnNarrow,
      [wide]: { selectors: { [`${root}[data-collapsed] &`]: { flexDirection: 'column' } } },
    },
  }),
)

export const account = style(inApp({ minWidth: 0, display: 'flex' }))

export const collapser = style(inApp({ '@media': { [narrow]: { display: 'none' } } }))

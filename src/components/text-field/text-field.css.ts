import { createVar, globalStyle, style } from '@vanilla-extract/css'
import { inComponents, layers } from '#styles/layers.css'
import { vars } from '#styles/theme.css'

/** How many lines there is room for before anything is typed. */
export const rows = createVar()

export const row = style(inComponents({ display: 'flex', alignItems: 'center', gap: vars.space[2] }))
export const affix = style(
  inComponents({
    flexShrink: 0,
    color: vars.colour.textMuted,
    fontSize: vars.fontSize[13],
    lineHeight: vars.lineHeight[13],
  }),
)
export const area = style(inComponents({ display: 'flex', position: 'relative' }))
/** The same text in the same place, of which only the marks are seen. */
export const mirror = style(
  inComponents({
    position: 'absolute',
    inset: 0,
    padding: vars.space[2],
    border: '1px solid transparent',
    overflow: 'hidden',
    color: 'transparent',
    fontSize: vars.fontSize[14],
    lineHeight: vars.lineHeight[14],
    whiteSpace: 'pre-wrap',
    pointerEvents: 'none',
    '@media': { '(pointer: coarse)': { fontSize: vars.fontSize[16] } },
  }),
)
globalStyle(`${mirror} u`, {
  '@layer': {
    [layers.components]: {
      textDecoration: `underline wavy ${vars.colour.danger.fg}`,
    },
  },
})
globalStyle(`${area} > textarea`, {
  '@layer': {
    [layers.components]: {
      height: 'auto',
      // As high as its text, but not lower than its rows, which `fieldSizing` leaves out of account.
      minHeight: `calc(${rows} * 1lh + 2 * ${vars.space[2]} + 2px)`,
      maxHeight: `calc(${vars.space[16]} * 5)`,
      paddingBlock: vars.space[2],
      resize: 'vertical',
      fieldSizing: 'content',
      // With kerning, a word of 20,000 letters is shaped again at each line that it breaks into: 0.7 s a key.
      fontKerning: 'none',
    },
  },
})

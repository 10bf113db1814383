import { style } from '@vanilla-extract/css'
import { inComponents } from '#styles/layers.css'
import { vars } from '#styles/theme.css'

export const root = style(
  inComponents({
    display: 'inline-flex',
    // In a second row go those for which there is no room at all, not beside what could be narrower.
    flexShrink: 0,
    flexWrap: 'wrap',
    // Nor is it stretched where it stands in a column.
    width: 'fit-content',
    maxWidth: '100%',
    gap: vars.space.half,
    padding: vars.space.half,
    background: vars.colour.surfaceSunken,
    border: `1px solid ${vars.colour.border}`,
    borderRadius: vars.radius.control,
  }),
)
export const segment = style(
  inComponents({
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    minHeight: `calc(${vars.control.medium} - ${vars.space[1]} - 2px)`,
    paddingInline: vars.space[3],
    borderRadius: vars.radius.chip,
    color: vars.colour.textMuted,
    fontSize: vars.fontSize[13],
    lineHeight: vars.lineHeight[13],
    fontWeight: vars.fontWeight.medium,
    whiteSpace: 'nowrap',
    wordBreak: 'keep-all',
    cursor: 'pointer',
    userSelect: 'none',
    selectors: {
      '&:hover': { color: vars.colour.text },
      '&:has(:checked)': {
        background: vars.colour.surfaceRaised,
        color: vars.colour.text,
        boxShadow: `${vars.shadow.raised}, inset 0 0 0 1px ${vars.colour.border}`,
      },
      '&:has(:focus-visible)': { outline: `2px solid ${vars.colour.borderFocus}`, outlineOffset: '2px' },
      '&:has(:disabled)': { opacity: vars.opacity.disabled, cursor: 'not-allowed' },
    },
    '@media': {
      '(pointer: coarse)': { minHeight: vars.control.touch },
      '(forced-colors: active)': {
        selectors: {
          // By itself the browser would lay a plate of the page's colour behind the words.
          '&:has(:checked)': { forcedColorAdjust: 'none', background: 'Highlight', color: 'HighlightText' },
        },
      },
    },
  }),
)
export const input = style(inComponents({ position: 'absolute', inset: 0, opacity: 0, cursor: 'inherit' }))

import { globalStyle, style } from '@vanilla-extract/css'
import { corner } from '#styles/frame.css'
import { inApp } from '#styles/layers.css'
import { vars } from '#styles/theme.css'
import { breakpoint } from '#styles/breakpoint'

export const root = style(
  inApp({
    height: '100dvh',
    display: 'flex',
    // The pane comes in from beyond the edge: no bar to scroll there appears under the page while it moves.
    overflowX: 'clip',
    '@media': {
      [`(max-width: ${breakpoint.narrow - 1}px)`]: { flexDirection: 'column' },
      // On paper nothing scrolls: a page is as long as it is, without what surrounds it (FRA-53). A table draws what its window shows.
      print: { selectors: { '&:not(:has([data-fill]))': { height: 'auto' } } },
    },
  }),
)
globalStyle(`${root} > :not(main)`, inApp({ '@media': { print: { display: 'none' } } }))
export const main = style(
  inApp({
    flex: 1,
    // What is hidden visually is positioned: without this it would extend the page instead of scrolling with the content.
    position: 'relative',
    overflow: 'auto',
    display: 'flex',
    flexDirection: 'column',
    // What gets the focus is not to stand beneath the header row.
    scrollPaddingBlockStart: vars.space[16],
    selectors: {
      '&:focus-visible': { outline: 'none' },
      '&:has(+ aside[data-collapsed])': { vars: { [corner]: vars.space[6] } },
    },
    '@media': { print: { minWidth: 0, overflow: 'visible' } },
  }),
)
export const skip = style(
  inApp({
    position: 'absolute',
    insetInlineStart: vars.space[2],
    top: vars.space[2],
    zIndex: vars.layer.progress,
    padding: `${vars.space[2]} ${vars.space[3]}`,
    background: vars.colour.surfaceRaised,
    border: `1px solid ${vars.colour.borderStrong}`,
    borderRadius: vars.radius.control,
    selectors: { '&:not(:focus)': { transform: 'translateY(-200%)' } },
  }),
)

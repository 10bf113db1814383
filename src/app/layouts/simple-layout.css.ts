import { style } from '@vanilla-extract/css'
import { inApp } from '#styles/layers.css'
import { vars } from '#styles/theme.css'

export const root = style(inApp({ height: '100dvh', display: 'flex', flexDirection: 'column' }))
export const bar = style(
  inApp({
    flexShrink: 0,
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space[4],
    padding: `${vars.space[2]} ${vars.space[4]}`,
    borderBottom: `1px solid ${vars.colour.border}`,
    background: vars.colour.surface,
  }),
)
export const brand = style(
  inApp({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[2],
    fontSize: vars.fontSize[16],
    fontWeight: vars.fontWeight.semibold,
  }),
)
export const main = style(
  inApp({
    flex: 1,
    // What is hidden visually is positioned: without this it would extend the page instead of scrolling with the content.
    position: 'relative',
    overflow: 'auto',
    display: 'flex',
    flexDirection: 'column',
  }),
)

import { createVar, style } from '@vanilla-extract/css'
import { inComponents } from '#styles/layers.css'
import { vars } from '#styles/theme.css'

/** What a sample shows, set by the page that draws it. */
export const shown = createVar()
export const paper = createVar()
export const ink = createVar()

export const columns = style(
  inComponents({
    display: 'grid',
    gap: vars.space[4],
    gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${vars.measure.notice}), 1fr))`,
  }),
)
export const theme = style(
  inComponents({
    background: paper,
    color: ink,
    border: `1px solid ${vars.colour.border}`,
    borderRadius: vars.radius.card,
    padding: vars.space[4],
  }),
)
export const table = style(
  inComponents({
    width: '100%',
    borderCollapse: 'collapse',
    fontSize: vars.fontSize[13],
    fontVariantNumeric: 'tabular-nums',
  }),
)
export const cell = style(
  inComponents({
    padding: `${vars.space[1]} ${vars.space[2]}`,
    textAlign: 'start',
    verticalAlign: 'middle',
    borderBottom: '1px solid currentcolor',
  }),
)
export const swatch = style(
  inComponents({
    display: 'block',
    width: vars.space[16],
    height: vars.space[6],
    background: shown,
    border: '1px solid currentcolor',
    borderRadius: vars.radius.chip,
  }),
)
export const bar = style(
  inComponents({ display: 'block', width: shown, height: vars.space[4], background: vars.colour.accent }),
)
export const corner = style(
  inComponents({
    display: 'block',
    width: vars.space[16],
    height: vars.space[16],
    border: `2px solid ${vars.colour.accent}`,
    borderRadius: shown,
  }),
)
export const lifted = style(
  inComponents({
    display: 'block',
    width: vars.space[16],
    height: vars.space[16],
    margin: vars.space[4],
    background: vars.colour.surfaceRaised,
    border: `1px solid ${vars.colour.border}`,
    borderRadius: vars.radius.card,
    boxShadow: shown,
  }),
)
export const runner = style(
  inComponents({
    display: 'block',
    width: vars.space[8],
    height: vars.space[6],
    background: vars.colour.accent,
    borderRadius: vars.radius.chip,
    transition: `transform ${shown} ${vars.easing.standard}`,
    selectors: { 'tr:hover &, tr:focus-within &': { transform: `translateX(${vars.measure.figure})` } },
  }),
)

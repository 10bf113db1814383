import { globalStyle, style } from '@vanilla-extract/css'
import { breakpoint } from '#styles/breakpoint'
import { margin } from '#styles/frame.css'
import { cut } from '#styles/cut'
import { inFeatures } from '#styles/layers.css'
import { onGround } from '#styles/on-ground'
import { vars } from '#styles/theme.css'

const narrow = `(max-width: ${breakpoint.narrow - 1}px)`

export const root = style(
  inFeatures({
    flex: 1,
    display: 'flex',
    flexDirection: 'column',
    position: 'relative',
    overflowY: 'auto',
    containerType: 'inline-size',
  }),
)
export const head = style(
  inFeatures({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: vars.space[2],
    padding: `${vars.space[3]} ${margin}`,
  }),
)
export const month = style(
  inFeatures({
    minWidth: vars.measure.figure,
    fontSize: vars.fontSize[16],
    lineHeight: vars.lineHeight[16],
    fontWeight: vars.fontWeight.semibold,
  }),
)
export const note = style(
  inFeatures({
    marginInlineStart: 'auto',
    color: vars.colour.textMuted,
    fontSize: vars.fontSize[12],
    lineHeight: vars.lineHeight[12],
  }),
)

const seven = { display: 'grid', gridTemplateColumns: 'repeat(7, minmax(0, 1fr))' } as const

export const weekdays = style(
  inFeatures({
    ...seven,
    borderBlock: `1px solid ${vars.colour.border}`,
    background: vars.colour.surfaceSunken,
    color: vars.colour.textMuted,
    fontSize: vars.fontSize[12],
    lineHeight: vars.lineHeight[12],
    '@media': { [narrow]: { display: 'none' } },
  }),
)
export const weekday = style(inFeatures({ padding: `${vars.space[1]} ${vars.space[2]}` }))

/** On a narrow screen only the days that have something, below one another. */
export const days = style(
  inFeatures({
    ...seven,
    flex: 1,
    gridAutoRows: `minmax(calc(${vars.space[16]} * 1.75), 1fr)`,
    '@media': { [narrow]: { display: 'block', flex: 'none' } },
  }),
)
export const day = style(
  inFeatures({
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space[1],
    minWidth: 0,
    padding: vars.space[1],
    borderBottom: `1px solid ${vars.colour.border}`,
    borderInlineEnd: `1px solid ${vars.colour.border}`,
    selectors: {
      '&:nth-child(7n)': { borderInlineEnd: 0 },
      '&[data-outside]': { background: vars.colour.surfaceSunken },
      '&[data-target]': { background: vars.colour.surfaceSelected },
    },
    '@media': {
      [narrow]: {
        padding: `${vars.space[3]} ${vars.space[4]}`,
        borderInlineEnd: 0,
        selectors: { '&[data-bare]': { display: 'none' } },
      },
    },
  }),
)
export const number = style(
  inFeatures({
    alignSelf: 'flex-start',
    minWidth: vars.space[6],
    paddingInline: vars.space[1],
    borderRadius: vars.radius.full,
    textAlign: 'center',
    color: vars.colour.textMuted,
    fontSize: vars.fontSize[12],
    lineHeight: vars.space[6],
    fontVariantNumeric: 'tabular-nums',
    selectors: { '&[data-today]': onGround(vars.colour.accent) },
    '@media': { [narrow]: { selectors: { '&:not([data-today])': { paddingInline: 0 } } } },
  }),
)
export const full = style(inFeatures({ display: 'none', '@media': { [narrow]: { display: 'inline' } } }))
export const short = style(inFeatures({ '@media': { [narrow]: { display: 'none' } } }))

export const items = style(inFeatures({ display: 'grid', gap: vars.space.half }))
export const item = style(
  inFeatures({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[1],
    minWidth: 0,
    minHeight: vars.space[6],
    paddingInlineStart: vars.space[1],
    borderRadius: vars.radius.chip,
    borderInlineStart: `3px solid ${vars.colour.borderStrong}`,
    background: vars.colour.surfaceHover,
    fontSize: vars.fontSize[12],
    lineHeight: vars.lineHeight[12],
    selectors: {
      '&[data-status=scheduled]': { borderInlineStartColor: vars.colour.info.fg },
      '&[data-status=sending]': { borderInlineStartColor: vars.colour.accent },
      '&[data-status=sent]': { borderInlineStartColor: vars.colour.success.fg },
      '&[data-status=failed]': { borderInlineStartColor: vars.colour.danger.fg },
      '&[draggable=true]': { cursor: 'grab' },
    },
    '@media': { [narrow]: { minHeight: vars.control.touch } },
  }),
)
export const time = style(
  inFeatures({ flexShrink: 0, color: vars.colour.textMuted, fontVariantNumeric: 'tabular-nums' }),
)
export const name = style(inFeatures({ ...cut, flex: 1 }))
/** A target that can be hit. */
globalStyle(`${name} > a`, inFeatures({ ...cut, display: 'block', lineHeight: vars.space[6] }))
export const foot = style(
  inFeatures({ padding: `${vars.space[4]} ${vars.space[6]}`, color: vars.colour.textMuted }),
)
export const instead = style(inFeatures({ padding: vars.space[6] }))

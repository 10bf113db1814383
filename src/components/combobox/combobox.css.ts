import { createVar, globalStyle, style } from '@vanilla-extract/css'
import { dropDownRoom } from '#components/drop-down'
import { cut } from '#styles/cut'
import { inComponents, layers } from '#styles/layers.css'
import { vars } from '#styles/theme.css'

export const root = style(
  inComponents({ position: 'relative', display: 'flex', alignItems: 'center', minWidth: 0 }),
)
globalStyle(`${root} > input`, {
  '@layer': {
    [layers.components]: {
      paddingInlineEnd: `calc(${vars.space[16]} + ${vars.space[1]})`,
      textOverflow: 'ellipsis',
    },
  },
})
export const buttons = style(
  inComponents({
    position: 'absolute',
    insetInlineEnd: vars.space[2],
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[1],
    color: vars.colour.textMuted,
    // A press on the arrow is one on the field.
    pointerEvents: 'none',
  }),
)
export const clear = style(inComponents({ display: 'flex', pointerEvents: 'auto' }))
export const several = style(inComponents({ position: 'relative', minWidth: 0 }))

/** The room that lines above and below those in sight would take. */
export const before = createVar()
export const after = createVar()

export const list = style(
  inComponents({
    // Outside of what scrolls: a line is where its number says.
    marginBlock: vars.space[1],
    maxHeight: `min(calc(${vars.space[16]} * 5), calc(${dropDownRoom} - ${vars.space[3]}))`,
    position: 'relative',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
  }),
)
export const lines = style(inComponents({ paddingBlock: `${before} ${after}`, marginInline: vars.space[1] }))
const line = {
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  height: vars.control.medium,
  paddingInline: vars.space[2],
} as const
export const heading = style(
  inComponents({
    ...line,
    color: vars.colour.textMuted,
    fontSize: vars.fontSize[12],
    lineHeight: vars.lineHeight[12],
    fontWeight: vars.fontWeight.medium,
  }),
)
export const option = style(
  inComponents({
    ...line,
    borderRadius: vars.radius.control,
    cursor: 'pointer',
    userSelect: 'none',
    selectors: {
      '&[data-active]': { background: vars.colour.surfaceHover },
      '&[aria-disabled=true]': { color: vars.colour.textMuted, cursor: 'not-allowed' },
    },
    '@media': {
      '(forced-colors: active)': {
        selectors: {
          '&[data-active]': {
            forcedColorAdjust: 'none',
            background: 'Highlight',
            color: 'HighlightText',
          },
          '&[aria-disabled=true]': { color: 'GrayText' },
        },
      },
    },
  }),
)
export const check = style(inComponents({ display: 'flex', flexShrink: 0, width: vars.space[4] }))
export const name = style(inComponents(cut))
export const hint = style([
  name,
  inComponents({
    flex: 1,
    minWidth: vars.space[10],
    color: vars.colour.textMuted,
    fontSize: vars.fontSize[12],
    textAlign: 'end',
    '@media': { '(forced-colors: active)': { color: 'inherit' } },
  }),
])
export const note = style(
  inComponents({
    padding: `${vars.space[2]} ${vars.space[3]}`,
    color: vars.colour.textMuted,
    selectors: { '&[data-failed]': { color: vars.colour.danger.fg } },
  }),
)

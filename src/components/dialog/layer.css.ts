import { createVar, keyframes, style } from '@vanilla-extract/css'
import { margin } from '#styles/frame.css'
import { inComponents } from '#styles/layers.css'
import { appear, vanish } from '#styles/motion.css'
import { vars } from '#styles/theme.css'
import { breakpoint } from '#styles/breakpoint'
import { DIALOG_STACK } from './dialog-stack.model.ts'

/** How many layers lie on top. */
export const above = createVar()

// `scale` and `translate` are for coming and going: `transform` is the stack's.
const grow = keyframes({ from: { opacity: 0, scale: '0.97', translate: `0 ${vars.space[2]}` } })
const shrink = keyframes({ to: { opacity: 0, scale: '0.97', translate: `0 ${vars.space[2]}` } })
const slideIn = keyframes({ from: { translate: '100% 0' } })
const slideOut = keyframes({ to: { translate: '100% 0' } })

const motion = `${vars.duration.slow} ${vars.easing.standard} both`

const scale = `scale(max(0, calc(1 - ${DIALOG_STACK.scaleStep} * ${above})))`
const shift = `calc(${above} * -${DIALOG_STACK.offsetStep}px)`

export const scrim = style(
  inComponents({
    position: 'fixed',
    zIndex: vars.layer.overlay,
    inset: 0,
    background: `color-mix(in oklch, ${vars.colour.scrim} calc(${vars.opacity.scrim} * 100%), transparent)`,
    selectors: {
      '&[data-state=open]': { animation: `${appear} ${motion}` },
      '&[data-state=closed]': { animation: `${vanish} ${motion}` },
    },
    '@media': {
      '(prefers-reduced-motion: reduce)': { selectors: { '&[data-state]': { animation: 'none' } } },
    },
  }),
)

export const layer = style(
  inComponents({
    position: 'fixed',
    zIndex: vars.layer.overlay,
    display: 'flex',
    flexDirection: 'column',
    minWidth: 0,
    background: vars.colour.surface,
    color: vars.colour.text,
    border: `1px solid ${vars.colour.border}`,
    boxShadow: vars.shadow.dialog,
    overflow: 'clip',
    transition: `transform ${vars.duration.slow} ${vars.easing.standard}`,
    selectors: {
      '&:focus-visible': { outline: 'none' },
      '&[data-kind=dialog]': {
        inset: 0,
        margin: 'auto',
        width: `min(100vw - ${vars.space[8]}, calc(${vars.space[16]} * 8))`,
        height: 'fit-content',
        maxHeight: `calc(100dvh - ${vars.space[16]})`,
        borderRadius: vars.radius.dialog,
        transform: `translateY(${shift}) ${scale}`,
      },
      '&[data-kind=dialog][data-size=small]': {
        width: `min(100vw - ${vars.space[8]}, calc(${vars.space[16]} * 6.5))`,
      },
      '&[data-kind=dialog][data-size=large]': {
        width: `min(100vw - ${vars.space[8]}, calc(${vars.space[16]} * 12))`,
      },
      '&[data-kind=dialog][data-state=open]': { animation: `${grow} ${motion}` },
      '&[data-kind=dialog][data-state=closed]': { animation: `${shrink} ${motion}` },

      '&[data-kind=sheet]': {
        insetBlock: 0,
        right: 0,
        width: `min(100vw, calc(${vars.space[16]} * 9))`,
        borderBlock: 0,
        borderInlineEnd: 0,
        transform: `translateX(${shift}) ${scale}`,
        transformOrigin: 'right center',
      },
      '&[data-kind=sheet][data-size=small]': { width: `min(100vw, calc(${vars.space[16]} * 6.5))` },
      '&[data-kind=sheet][data-size=large]': { width: `min(100vw, calc(${vars.space[16]} * 14))` },
      '&[data-kind=sheet][data-state=open]': { animation: `${slideIn} ${motion}` },
      '&[data-kind=sheet][data-state=closed]': { animation: `${slideOut} ${motion}` },

      '&[data-kind=full]': {
        inset: vars.space[4],
        borderRadius: vars.radius.dialog,
        transform: `translateY(${shift}) ${scale}`,
      },
      '&[data-kind=full][data-state=open]': { animation: `${grow} ${motion}` },
      '&[data-kind=full][data-state=closed]': { animation: `${shrink} ${motion}` },
    },
    '@media': {
      [`(max-width: ${breakpoint.narrow - 1}px)`]: {
        selectors: {
          '&[data-kind=sheet][data-size]': { width: '100vw', borderInlineStart: 0 },
          '&[data-kind=full]': { inset: 0, border: 0, borderRadius: 0 },
        },
      },
      '(prefers-reduced-motion: reduce)': {
        selectors: { '&[data-kind][data-state]': { animation: 'none' } },
      },
    },
  }),
)

export const header = style(
  inComponents({
    display: 'flex',
    alignItems: 'flex-start',
    justifyContent: 'flex-end',
    gap: vars.space[2],
    flexShrink: 0,
    // A long description, such as the sentence of many conditions, leaves room for what it is about.
    maxHeight: '50%',
    overflow: 'auto',
    // A hidden title scrolls with it.
    position: 'relative',
    padding: `${vars.space[4]} ${vars.space[4]} ${vars.space[3]} ${margin}`,
    selectors: {
      ':is([data-kind=sheet], [data-kind=full]) > &': { borderBottom: `1px solid ${vars.colour.border}` },
    },
  }),
)
export const title = style(
  inComponents({
    // As high as the button beside it: one line of title stands on its middle.
    paddingBlock: `calc((${vars.control.medium} - ${vars.lineHeight[16]}) / 2)`,
    fontSize: vars.fontSize[16],
    lineHeight: vars.lineHeight[16],
    overflowWrap: 'anywhere',
  }),
)
export const body = style(
  inComponents({
    flex: 1,
    position: 'relative',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    padding: `${vars.space[1]} ${margin} ${vars.space[6]}`,
    selectors: {
      ':is([data-kind=sheet], [data-kind=full]) > &': { paddingTop: vars.space[6] },
      '&[data-flush]': { display: 'flex', flexDirection: 'column', padding: 0 },
      '&:focus-visible': { outlineOffset: '-2px' },
    },
  }),
)
export const content = style(
  inComponents({
    minWidth: 0,
    selectors: { '[data-flush] > &': { flex: 1, minHeight: 0, display: 'flex', flexDirection: 'column' } },
  }),
)
export const footer = style(
  inComponents({
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'flex-end',
    gap: vars.space[2],
    flexShrink: 0,
    padding: `${vars.space[3]} ${margin}`,
    borderTop: `1px solid ${vars.colour.border}`,
  }),
)

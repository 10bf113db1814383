import { createVar, globalStyle, keyframes, style } from '@vanilla-extract/css'
import { appText } from '#features/editor/look'
import { inFeatures, layers } from '#styles/layers.css'
import { vars } from '#styles/theme.css'

/** Of the mail: its width and the colour of its page. */
export const mailWidth = createVar()
export const pageColour = createVar()

/** Below this a section stacks its columns, as a phone does. */
const STACKS_BELOW = '460px'
/** Room at the side of the mail for the handles of its blocks. */
const ROOM = vars.space[12]

export const root = style(
  inFeatures({
    position: 'relative',
    containerType: 'inline-size',
    minHeight: '100%',
    padding: `${vars.space[16]} ${ROOM} ${vars.space[8]}`,
    background: pageColour,
    cursor: 'default',
    outlineOffset: '-2px',
    '@media': { '(max-width: 639px)': { paddingInline: vars.space[3] } },
    // Its columns stack by the room that is left.
    selectors: { '&[data-phone]': { paddingInline: `max(${ROOM}, (100% - ${mailWidth}) / 2)` } },
  }),
)
/** Where the toolbar of the text that is edited is: over the mail, in sight while it scrolls. */
export const textBar = style(
  inFeatures({
    position: 'sticky',
    top: vars.space[2],
    zIndex: 5,
    display: 'flex',
    justifyContent: 'center',
    height: 0,
    marginTop: `calc(-1 * (${vars.space[16]} - ${vars.space[2]}))`,
    marginBottom: `calc(${vars.space[16]} - ${vars.space[2]})`,
  }),
)
export const paper = style(
  inFeatures({ position: 'relative', maxWidth: mailWidth, marginInline: 'auto', wordBreak: 'break-word' }),
)
// The texts of the mail have its own look: what the app's reset does to them is undone.
const inPaper = (selector: string, rule: Parameters<typeof globalStyle>[1]) =>
  globalStyle(`${paper} ${selector}`, { '@layer': { [layers.features]: rule } })
inPaper('ul', { listStyle: 'disc' })
inPaper('ol', { listStyle: 'decimal' })
inPaper('table', { borderCollapse: 'separate' })
inPaper('[data-fit]', {
  '@container': { [`(max-width: ${STACKS_BELOW})`]: { maxWidth: '100% !important' } },
})
inPaper('[data-variable]', {
  paddingInline: '0.35em',
  borderRadius: vars.radius.chip,
  // Of the mail's own colours: a chip is read on its grounds, whatever the theme of the app is.
  background: 'color-mix(in srgb, currentcolor 10%, transparent)',
  boxShadow: 'inset 0 0 0 1px color-mix(in srgb, currentcolor 30%, transparent)',
  // A long name goes on in the next line: on a phone there is no room for it.
  boxDecorationBreak: 'clone',
})

const mark = {
  outline: `2px solid ${vars.colour.borderFocus}`,
  outlineOffset: '-1px',
} as const

const breathe = keyframes({ '50%': { outlineColor: 'transparent' } })

export const node = style(
  inFeatures({
    position: 'relative',
    borderRadius: vars.radius.chip,
    selectors: {
      '&:hover': { outline: `1px solid ${vars.colour.borderStrong}`, outlineOffset: '-1px' },
      // Only the innermost one is meant.
      '&:has([data-node]:hover)': { outline: 'none' },
      '&[data-selected]': mark,
      '&:focus-visible': mark,
      '&[data-dragging]': { opacity: vars.opacity.disabled },
      '&[data-drop]::before': {
        content: '',
        position: 'absolute',
        insetInline: 0,
        zIndex: 2,
        height: '3px',
        borderRadius: vars.radius.full,
        background: vars.colour.accent,
      },
      '&[data-drop=before]::before': { top: '-2px' },
      '&[data-drop=after]::before': { bottom: '-2px' },
      '&[data-drop=inside]': { outline: `2px dashed ${vars.colour.accent}`, outlineOffset: '-1px' },
      '&[data-drop=inside]::before': { content: 'none' },
      '&[data-proposed]': { outline: `2px dashed ${vars.colour.accent}`, outlineOffset: '-1px' },
      '&[data-proposed=removed]': { outlineColor: vars.colour.danger.fg, opacity: vars.opacity.disabled },
      '&[data-adds]::after': {
        content: '',
        position: 'absolute',
        insetInline: 0,
        zIndex: 2,
        height: '3px',
        borderRadius: vars.radius.full,
        background: vars.colour.success.fg,
      },
      '&[data-adds=after]::after': { bottom: '-2px' },
      '&[data-adds=start]::after': { top: '-2px' },
      '&[data-current]': { outlineStyle: 'solid' },
      // The assistant is at work here. The same slow breath as elsewhere; still with reduced motion.
      '&[aria-busy=true]': {
        outline: `2px solid ${vars.colour.accent}`,
        outlineOffset: '-1px',
        animation: `${breathe} 4s ease-in-out infinite`,
      },
    },
  }),
)
export const columns = style(
  inFeatures({
    display: 'flex',
    selectors: {
      '&[data-valign=middle]': { alignItems: 'center' },
      '&[data-valign=bottom]': { alignItems: 'end' },
    },
    '@container': {
      [`(max-width: ${STACKS_BELOW})`]: {
        selectors: { '&:not([data-stack=none])': { flexDirection: 'column' } },
      },
    },
  }),
)
export const columnShare = createVar()
export const column = style(
  inFeatures({
    flexBasis: columnShare,
    minWidth: 0,
    flexShrink: 1,
    '@container': {
      [`(max-width: ${STACKS_BELOW})`]: {
        selectors: {
          '[data-stack]:not([data-stack=none]) > &': { flexBasis: 'auto', paddingInline: '0 !important' },
        },
      },
    },
  }),
)
/** What has no look in the mail yet. */
export const placeholder = style(
  inFeatures({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: vars.space[2],
    minHeight: vars.space[12],
    padding: vars.space[4],
    border: `1px dashed ${vars.colour.borderStrong}`,
    borderRadius: vars.radius.control,
    background: vars.colour.surfaceSunken,
    color: vars.colour.textMuted,
    fontFamily: vars.fontFamily.text,
    fontSize: vars.fontSize[13],
    lineHeight: vars.lineHeight[13],
    textAlign: 'center',
  }),
)
export const adderWide = style([
  placeholder,
  inFeatures({
    width: '100%',
    padding: vars.space[2],
    selectors: { '&:hover': { background: vars.colour.surfaceHover, color: vars.colour.text } },
  }),
])
export const handle = style([
  appText,
  inFeatures({
    position: 'absolute',
    top: 0,
    insetInlineEnd: '100%',
    zIndex: 3,
    display: 'flex',
    marginInlineEnd: vars.space[1],
    borderRadius: vars.radius.control,
    background: vars.colour.surfaceRaised,
    boxShadow: vars.shadow.raised,
    '@container': {
      '(max-width: 639px)': { insetInlineEnd: 0, top: 'auto', bottom: '100%' },
    },
  }),
])
// Beside the block, where it does not cover the text: a click there is meant to edit it.
export const adder = style(
  inFeatures({
    position: 'absolute',
    top: '100%',
    insetInlineStart: '100%',
    zIndex: 3,
    translate: '0 -50%',
    '@container': {
      '(max-width: 639px)': { insetInlineStart: 'auto', insetInlineEnd: 0, translate: '0' },
    },
    borderRadius: vars.radius.full,
    background: vars.colour.surfaceRaised,
    color: vars.colour.text,
    boxShadow: vars.shadow.raised,
  }),
)
export const marks = style(
  inFeatures({
    position: 'absolute',
    top: vars.space.half,
    insetInlineEnd: vars.space.half,
    zIndex: 1,
    display: 'flex',
    gap: vars.space[1],
    padding: vars.space.half,
    borderRadius: vars.radius.chip,
    background: vars.colour.surfaceRaised,
    color: vars.colour.textMuted,
    lineHeight: 0,
    boxShadow: vars.shadow.raised,
    pointerEvents: 'none',
    selectors: { '&:empty': { display: 'none' } },
  }),
)
export const empty = style([
  appText,
  inFeatures({
    display: 'grid',
    justifyItems: 'center',
    gap: vars.space[3],
    padding: vars.space[10],
    borderRadius: vars.radius.card,
    background: vars.colour.surface,
    textAlign: 'center',
  }),
])
/** Says of a node what is proposed for it: on its lower edge, where it covers least. */
export const proposed = style([
  appText,
  inFeatures({
    position: 'absolute',
    bottom: 0,
    insetInlineEnd: 0,
    zIndex: 2,
    translate: '0 50%',
    paddingInline: vars.space[2],
    borderRadius: vars.radius.chip,
    background: vars.colour.surfaceRaised,
    whiteSpace: 'nowrap',
    boxShadow: vars.shadow.raised,
    pointerEvents: 'none',
  }),
])

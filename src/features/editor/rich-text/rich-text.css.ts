import { createVar, globalStyle, style } from '@vanilla-extract/css'
import { appText } from '#features/editor/look'
import { inFeatures, layers } from '#styles/layers.css'
import { vars } from '#styles/theme.css'

/** Of the mail, in px or as colours: the same values as the HTML that is sent. */
export const size = createVar()
export const h1 = createVar()
export const h2 = createVar()
export const h3 = createVar()
export const headingFont = createVar()
export const text = createVar()
export const link = createVar()
export const line = createVar()
export const align = createVar()

export const root = style(inFeatures({ color: text, fontSize: size, textAlign: align }))
export const mount = style(inFeatures({}))

const inText = (selector: string, rule: Parameters<typeof globalStyle>[1]) =>
  globalStyle(`${mount} .ProseMirror${selector}`, { '@layer': { [layers.features]: rule } })
inText('', {
  position: 'relative',
  whiteSpace: 'break-spaces',
  fontVariantLigatures: 'none',
  outline: 'none',
  counterReset: 'item',
})
inText(' > *', { marginBottom: size })
inText(' > :last-child', { marginBottom: 0 })
// The editor's own, behind a variable that ends a line: as a block it would begin another.
inText(' img', { display: 'inline' })
inText(' *', { textWrap: 'initial' })
inText(' :is(h1, h2, h3)', { fontFamily: headingFont, fontWeight: 'bold', lineHeight: '1.3' })
for (const [tag, scale] of [
  ['h1', h1],
  ['h2', h2],
  ['h3', h3],
] as const)
  inText(` ${tag}`, { fontSize: scale })
inText(' [data-ordered]', {
  display: 'list-item',
  marginInlineStart: '24px',
  marginBottom: '4px',
  listStyle: 'disc',
})
inText(' [data-ordered]:has(+ :not([data-ordered])), .ProseMirror [data-ordered]:has(+ [data-starts=true])', {
  marginBottom: `calc(${size} + 4px)`,
})
inText(' [data-ordered=true]', { counterIncrement: 'item', listStyle: 'none' })
inText(' [data-ordered=true]::before', {
  content: 'counter(item) "."',
  position: 'absolute',
  marginInlineStart: '-24px',
})
inText(' > :not([data-ordered=true]), .ProseMirror > [data-starts=true]', { counterSet: 'item 0' })
inText(' > [data-ordered=true][data-starts=true]', { counterSet: 'item 1' })
inText(' blockquote', { paddingInlineStart: '16px', borderInlineStart: `3px solid ${line}` })
inText(' a', { color: link, textDecoration: 'underline' })
inText(' [data-variable].ProseMirror-selectednode', { outline: `2px solid ${vars.colour.borderFocus}` })

export const bar = style([
  appText,
  inFeatures({
    alignSelf: 'start',
    maxWidth: '100%',
    borderRadius: vars.radius.card,
    background: vars.colour.surfaceRaised,
    boxShadow: vars.shadow.overlay,
  }),
])
// In one line, also on a phone: a second one would cover the text.
globalStyle(`${bar} > [role=toolbar]`, {
  '@layer': { [layers.features]: { flexWrap: 'nowrap', overflowX: 'auto' } },
})
export const panel = style([
  appText,
  inFeatures({
    display: 'grid',
    gap: vars.space[3],
    width: vars.measure.column,
    maxWidth: '100%',
    padding: vars.space[3],
  }),
])

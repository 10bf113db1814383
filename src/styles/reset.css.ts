import { globalStyle, type GlobalStyleRule } from '@vanilla-extract/css'
import { layers } from '#styles/layers.css'
import { vars } from '#styles/theme.css'

const reset = (selector: string, rule: GlobalStyleRule) =>
  globalStyle(selector, { '@layer': { [layers.reset]: rule } })

reset('*, *::before, *::after', { boxSizing: 'border-box' })
reset('*', { margin: 0 })
reset('html', {
  WebkitTextSizeAdjust: '100%',
  height: '100%',
  scrollPaddingBlock: vars.space[16],
})
reset('body', {
  minHeight: '100%',
  background: vars.colour.canvas,
  color: vars.colour.text,
  fontFamily: vars.fontFamily.text,
  fontSize: vars.fontSize[14],
  lineHeight: vars.lineHeight[14],
  // Not its start: a name from right to left begins where the page does (CMP-42).
  textAlign: 'left',
  WebkitFontSmoothing: 'antialiased',
  overflowWrap: 'break-word',
})
reset(':lang(ja)', { fontFeatureSettings: '"palt"', lineBreak: 'strict', wordBreak: 'auto-phrase' })
reset('body:lang(ja)', { lineHeight: '1.375rem' })
reset('h1, h2, h3, h4', {
  fontSize: 'inherit',
  fontWeight: vars.fontWeight.semibold,
  textWrap: 'balance',
  unicodeBidi: 'plaintext',
})
reset('p', { textWrap: 'pretty' })
reset('ul, ol', { padding: 0, listStyle: 'none' })
// A drawing has its own size: what may be no wider than its parent, Safari lets the parent squeeze.
reset('img, svg', { display: 'block' })
reset('img', { maxWidth: '100%' })
reset('button, input, select, textarea', { font: 'inherit', color: 'inherit', letterSpacing: 'inherit' })
reset('button', { background: 'none', border: 0, padding: 0, textAlign: 'inherit', cursor: 'pointer' })
reset('button:disabled, [aria-disabled="true"]', { cursor: 'not-allowed' })
reset('a', { color: 'inherit' })
reset('table', { borderCollapse: 'collapse', fontVariantNumeric: 'tabular-nums' })
reset('fieldset', { border: 0, padding: 0, minWidth: 0 })
reset('legend', { padding: 0 })
reset('dialog', { padding: 0, border: 0, color: 'inherit' })
reset('::placeholder', { color: vars.colour.textMuted, opacity: 1 })
reset('[hidden]', { display: 'none !important' })

reset(':focus-visible', { outline: `2px solid ${vars.colour.borderFocus}`, outlineOffset: '2px' })
reset(':focus:not(:focus-visible)', { outline: 'none' })
globalStyle('*, *::before, *::after', {
  '@layer': {
    [layers.reset]: {
      '@media': {
        // A finite, nearly empty duration rather than none: what waits for an animation's end still sees it.
        '(prefers-reduced-motion: reduce)': {
          animationDuration: '0.01ms !important',
          animationIterationCount: '1 !important',
          // None rather than one of no length: the browser would compare each property of each element for it, which doubled the
          // time of styling a page, and any length shows what changed only a frame later.
          transitionProperty: 'none !important',
        },
      },
    },
  },
})

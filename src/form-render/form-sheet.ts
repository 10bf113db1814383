import { cssProblem } from '#domain/forms/form-css'
import type { FormStyle } from '#domain/forms/public-form'
import { hexContrast } from '#lib/contrast'

/**
 * A constructable style sheet, because a strict policy of a customer's page refuses <style> and style attributes but not
 * this (FRM-14). What a page says of its words is inherited into a shadow root, and is undone. Colours and font come as custom properties, which are set through the CSSOM.
 */
const css = `
:host{display:block;color-scheme:var(--scheme);container-type:inline-size}
:host([hidden]),[hidden]{display:none!important}
*{box-sizing:border-box}
.card,.launch{letter-spacing:normal;word-spacing:normal;text-indent:0;text-shadow:none;text-transform:none;white-space:normal}
.card{margin:0;padding:24px;background:var(--surface);color:var(--text);border:1px solid var(--line);border-radius:var(--radius);font:400 16px/1.5 var(--font);text-align:start;overflow-wrap:anywhere;word-break:auto-phrase}
.centre{text-align:center}
form{display:grid;grid-template-columns:repeat(2,minmax(0,1fr));gap:16px;margin:0}
form>*{grid-column:1/-1;min-width:0}
form>.half{grid-column:auto}
[data-marked]{outline:2px dashed var(--edge);outline-offset:6px}
h2,p,fieldset{margin:0;padding:0;border:0;min-width:0}
h2{font-size:20px;line-height:1.35;font-weight:600}
p{white-space:pre-line}
hr{width:100%;margin:0;border:0;border-top:1px solid var(--line)}
img{display:block;max-width:100%;height:auto;margin-inline:auto;border-radius:calc(var(--radius)/2)}
.field{display:flex;flex-direction:column;gap:4px;text-align:start}
.label,legend{padding:0;font-weight:600;font-size:14px}
.optional{font-weight:400}
.help,.problem{font-size:14px}
.problem{color:var(--danger);font-weight:600}
input:not([type=checkbox]),select,textarea{width:100%;min-height:44px;margin:0;padding:8px 12px;font:inherit;color:inherit;background:transparent;border:1px solid var(--edge);border-radius:min(var(--radius),12px)}
select{background:var(--surface)}
textarea{min-height:96px;resize:vertical}
::placeholder{color:inherit;opacity:.7}
[aria-invalid=true]:not([type=checkbox]){border-color:var(--danger);box-shadow:inset 0 0 0 1px var(--danger)}
.tick{display:flex;gap:12px;align-items:flex-start;min-height:32px;padding-block:4px;cursor:pointer}
.tick input{flex:none;width:20px;height:20px;margin:2px 0 0;accent-color:var(--primary)}
button{min-height:44px;padding:8px 20px;font:inherit;font-weight:600;color:var(--on-primary);background:var(--primary);border:1px solid transparent;border-radius:min(var(--radius),12px);cursor:pointer}
button[aria-disabled=true]{cursor:progress;opacity:.7}
.centre form>button{justify-self:center}
form>button{justify-self:start}
.ghost{min-width:44px;padding:8px;color:inherit;background:transparent;border-color:transparent}
:focus-visible{outline:2px solid var(--text);outline-offset:2px}
.note{padding:12px;border:1px solid var(--danger);border-radius:min(var(--radius),12px)}
.said{outline:none}
.trap{position:absolute;inset-inline-start:-9999px;width:1px;height:1px;overflow:hidden}
dialog{width:min(480px,calc(100vw - 32px));max-height:calc(100dvh - 32px);scroll-padding-block-start:60px;padding:0;border:0;border-radius:var(--radius);background:var(--surface);color:var(--text)}
:host([data-in-dialog]) .card{padding-block-start:0;border:0}
dialog[open]:not(:modal){position:fixed;inset:0;z-index:2147483001;margin:auto;box-shadow:0 0 0 100vmax rgb(0 0 0/.5)}
dialog::backdrop{background:rgb(0 0 0/.5)}
.bar{position:sticky;inset-block-start:0;z-index:1;background:var(--surface);display:flex;justify-content:flex-end;padding:8px 8px 0}
.launch{position:fixed;inset-block-end:16px;inset-inline-end:16px;z-index:2147483000;max-width:calc(100vw - 32px);overflow-wrap:anywhere;font:600 16px/1.5 var(--font)}
:host([data-still]){overflow:hidden;border:1px solid var(--line);border-radius:6px;background:var(--surface)}
:host([data-still]) .card{width:500%;padding:16px;border:0;transform:scale(.2);transform-origin:0 0;pointer-events:none}
@container (max-width:380px){form>.half{grid-column:1/-1}}
@media (forced-colors:active){button,.note{border-color:CanvasText}}
`

const sheets = new WeakMap<Document, CSSStyleSheet>()

/**
 * One sheet for all forms of a document: a sheet of another document cannot be adopted. A form's own CSS comes after it,
 * unless there is something in it that a form may not have.
 */
export function adoptSheet(root: ShadowRoot, own = ''): void {
  const { ownerDocument } = root
  const Sheet = ownerDocument.defaultView?.CSSStyleSheet ?? CSSStyleSheet
  const sheet = sheets.get(ownerDocument) ?? new Sheet()
  if (!sheets.has(ownerDocument)) {
    sheet.replaceSync(css)
    sheets.set(ownerDocument, sheet)
  }
  if (own === '' || cssProblem(own)) {
    root.adoptedStyleSheets = [sheet]
    return
  }
  const ownSheet = new Sheet()
  ownSheet.replaceSync(own)
  root.adoptedStyleSheets = [sheet, ownSheet]
}

/** Of two colours for a problem the one that is easier to read on the form's surface. */
const DANGER = { dark: '#b3122d', light: '#ffb0b0' } as const
const HEX = /^#[0-9a-f]{6}$/i

/** Sets colours, font and radius. What is no colour or number is left out, and the sheet's inheritance applies. */
export function applyStyle(
  host: HTMLElement,
  { surface, text, primary, onPrimary, radius, font }: FormStyle,
): void {
  const set = (name: string, value: string) => host.style.setProperty(name, value)
  const colour = (value: string, otherwise: string) => (HEX.test(value) ? value : otherwise)
  const back = colour(surface, '#ffffff')
  const ink = colour(text, '#1f2328')
  const isDark = (hexContrast(back, '#ffffff') ?? 1) > (hexContrast(back, '#000000') ?? 21)
  set('--surface', back)
  set('--text', ink)
  set('--primary', colour(primary, ink))
  set('--on-primary', colour(onPrimary, back))
  set('--danger', isDark ? DANGER.light : DANGER.dark)
  set('--scheme', isDark ? 'dark' : 'light')
  set('--line', `color-mix(in srgb, ${ink} 18%, ${back})`)
  set('--edge', `color-mix(in srgb, ${ink} 60%, ${back})`)
  set('--radius', `${Number.isFinite(radius) ? Math.min(32, Math.max(0, radius)) : 8}px`)
  set('--font', /^[^;{}<>]*$/.test(font) ? font : 'system-ui, sans-serif')
}

/** Bytes that the AMP part and its styles may have. */
const AMP_MAIL = { most: 200_000, style: 75_000 } as const

/** What keeps a page from being an AMP mail; see docs/decisions/025 for what only the official validator knows. */
export const ampRules = [
  'doctype',
  'mark',
  'charset',
  'runtime',
  'boilerplate',
  'size',
  'styleSize',
  'styles',
  'element',
  'component',
  'script',
  'componentScript',
  'attribute',
  'image',
  'address',
  'form',
  'input',
] as const
export type AmpRule = (typeof ampRules)[number]

export interface AmpFinding {
  rule: AmpRule
  /** The element, attribute, address or size that it is about. */
  about: string
}

const RUNTIME = 'https://cdn.ampproject.org/v0.js'
const BOILERPLATE = 'body{visibility:hidden}'

/** Elements of HTML that AMP mails replace or refuse. */
const REFUSED = new Set(
  'applet audio base embed frame frameset iframe img link object param picture source track video'.split(' '),
)
/** Elements of AMP that mails may have, and the component whose script they need. */
const COMPONENTS: Readonly<Record<string, string | undefined>> = {
  'amp-img': undefined,
  'amp-layout': undefined,
  'amp-accordion': 'amp-accordion',
  'amp-anim': 'amp-anim',
  'amp-autocomplete': 'amp-autocomplete',
  'amp-bind-macro': 'amp-bind',
  'amp-carousel': 'amp-carousel',
  'amp-fit-text': 'amp-fit-text',
  'amp-image-lightbox': 'amp-image-lightbox',
  'amp-lightbox': 'amp-lightbox',
  'amp-list': 'amp-list',
  'amp-selector': 'amp-selector',
  'amp-sidebar': 'amp-sidebar',
  'amp-state': 'amp-bind',
  'amp-timeago': 'amp-timeago',
}
const SCRIPTS = new Set([...Object.values(COMPONENTS), 'amp-form', 'amp-mustache'])
const REFUSED_INPUTS = new Set(['button', 'file', 'image', 'password'])
/** What no style of a mail may have. */
const REFUSED_STYLES = /!\s*important|@import|-moz-binding|expression\s*\(|behavior\s*:/i

/** A value that a template of AMP fills in is known only when the mail is read. */
const isTemplate = (value: string) => value.includes('{{')

/** Marks what was a style sheet, and what was a style attribute. */
const SHEET = 'data-otegami-css'
const STYLE = 'data-otegami-style'

/**
 * The same markup with its styles put aside: the content security policy of the app holds for documents of the parser too,
 * and would report each of them. A sheet becomes a script, which no parser runs and whose text is kept as it is.
 */
export const withoutStyles = (source: string): string =>
  source
    .replaceAll(/data-otegami-/gi, 'data-')
    .replaceAll(/<style(?=[\s>/])/gi, `<script ${SHEET}`)
    .replaceAll(/<\/style\s*>/gi, '</script>')
    .replaceAll(/<[a-z][^<>]*>/gi, (tag) => tag.replaceAll(/([\s"'/])style(?=\s*=)/gi, `$1${STYLE}`))

const isSheet = (element: Element) => element.hasAttribute(SHEET)
const bytesOf = (text: string) => new TextEncoder().encode(text).length
const attribute = (element: Element, name: string) => element.getAttribute(name) ?? ''

/**
 * What is wrong with an AMP part, each thing once. `document` is what the parser of a browser, which runs and loads nothing,
 * makes of `withoutStyles(source)`. A page without findings may still be refused by the official validator: this looks at structure, elements,
 * addresses and sizes, not at every attribute and property.
 */
export function checkAmp(source: string, document: Document): AmpFinding[] {
  const elements = elementsIn(document.documentElement)
  const components = new Set(
    elements.map((one) => attribute(one, 'custom-element') || attribute(one, 'custom-template')),
  )
  const findings = [
    ...pageFindings(source, document, elements),
    ...elements.flatMap((element) => [...elementFindings(element, components)]),
  ]
  const seen = new Set<string>()
  return findings.filter(({ rule, about }) => {
    const key = `${rule} ${about}`
    return !seen.has(key) && seen.add(key)
  })
}

/** All elements, those of templates among them. */
function elementsIn(root: Element): Element[] {
  const inner =
    'content' in root && isFragment(root.content) ? [...root.content.children] : [...root.children]
  return [root, ...inner.flatMap(elementsIn)]
}

const isFragment = (value: unknown): value is DocumentFragment =>
  typeof value === 'object' && value !== null && 'children' in value

function* pageFindings(
  source: string,
  document: Document,
  elements: readonly Element[],
): Generator<AmpFinding> {
  if (!/^\s*<!doctype html>/i.test(source)) yield { rule: 'doctype', about: '<!doctype html>' }
  if (!/<html[^>]*\s(⚡4email|amp4email)(?=[\s>=])/iu.test(source))
    yield { rule: 'mark', about: '<html ⚡4email>' }
  const first = document.head.firstElementChild
  if (first?.localName !== 'meta' || attribute(first, 'charset').toLowerCase() !== 'utf-8')
    yield { rule: 'charset', about: '<meta charset="utf-8">' }
  const runtimes = elements.filter((one) => one.localName === 'script' && attribute(one, 'src') === RUNTIME)
  if (runtimes.length !== 1 || runtimes[0]?.hasAttribute('async') !== true)
    yield { rule: 'runtime', about: RUNTIME }
  const boilerplates = elements.filter((one) => one.hasAttribute('amp4email-boilerplate'))
  if (boilerplates.length !== 1 || boilerplates[0]?.textContent.replaceAll(/\s|;/g, '') !== BOILERPLATE)
    yield { rule: 'boilerplate', about: BOILERPLATE }
  const size = bytesOf(source)
  if (size > AMP_MAIL.most) yield { rule: 'size', about: String(size) }
  const styles = elements.filter((one) => isSheet(one) && one.hasAttribute('amp-custom'))
  const styleSize = bytesOf(styles.map((one) => one.textContent).join(''))
  if (styleSize > AMP_MAIL.style) yield { rule: 'styleSize', about: String(styleSize) }
}

function* elementFindings(element: Element, components: ReadonlySet<string>): Generator<AmpFinding> {
  const name = element.localName
  if (REFUSED.has(name)) yield { rule: 'element', about: `<${name}>` }
  if (name.startsWith('amp-')) {
    const needed = Object.hasOwn(COMPONENTS, name) ? COMPONENTS[name] : ''
    if (needed === '') yield { rule: 'component', about: `<${name}>` }
    else if (needed !== undefined && !components.has(needed)) yield { rule: 'componentScript', about: needed }
  }
  if (name === 'form' && !components.has('amp-form')) yield { rule: 'componentScript', about: 'amp-form' }
  if (name === 'template' && !components.has('amp-mustache'))
    yield { rule: 'componentScript', about: 'amp-mustache' }
  for (const { name: key, value } of element.attributes) {
    if (/^on[a-z]+$/i.test(key)) yield { rule: 'attribute', about: key }
    if (key === STYLE && REFUSED_STYLES.test(value)) yield { rule: 'styles', about: value }
    if ((key === 'href' || key === 'src' || key === 'action-xhr') && !isAddress(name, key, value))
      yield { rule: 'address', about: value }
  }
  if (isSheet(element)) {
    const [refused] = REFUSED_STYLES.exec(element.textContent) ?? []
    if (refused !== undefined) yield { rule: 'styles', about: refused }
    if (!element.hasAttribute('amp-custom') && !element.hasAttribute('amp4email-boilerplate'))
      yield { rule: 'element', about: '<style>' }
  } else if (name === 'script') yield* scriptFindings(element)
  if (name === 'amp-img') yield* imageFindings(element)
  if (name === 'form' && (!element.hasAttribute('action-xhr') || element.hasAttribute('action')))
    yield { rule: 'form', about: '<form action-xhr>' }
  if (name === 'input' && REFUSED_INPUTS.has(attribute(element, 'type').toLowerCase()))
    yield { rule: 'input', about: `<input type="${attribute(element, 'type')}">` }
}

function* scriptFindings(script: Element): Generator<AmpFinding> {
  const src = attribute(script, 'src')
  if (src === RUNTIME) return
  const component = attribute(script, 'custom-element') || attribute(script, 'custom-template')
  const isData =
    attribute(script, 'type') === 'application/json' && script.parentElement?.localName === 'amp-state'
  const isComponent =
    SCRIPTS.has(component) && /^https:\/\/cdn\.ampproject\.org\/v0\/amp-[a-z-]+-\d+(\.\d+)?\.js$/.test(src)
  if (!isData && !isComponent) yield { rule: 'script', about: src === '' ? '<script>' : src }
}

function* imageFindings(image: Element): Generator<AmpFinding> {
  const src = attribute(image, 'src')
  const fills = /^(fill|flex-item|nodisplay)$/.test(attribute(image, 'layout'))
  const isSized = image.hasAttribute('height') && (image.hasAttribute('width') || !fills)
  if (src === '' || !(fills || isSized)) yield { rule: 'image', about: src === '' ? '<amp-img>' : src }
}

/** Links may lead to pages, mails and phones; what is loaded or sent goes over https. */
function isAddress(element: string, key: string, value: string): boolean {
  const text = value.trim()
  if (isTemplate(text) || (key === 'href' && text.startsWith('#'))) return true
  if (element === 'script') return true
  return key === 'href' ? /^(https?:\/\/|mailto:|tel:)/i.test(text) : /^https:\/\//i.test(text)
}

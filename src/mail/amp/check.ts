import { attributeOf, parentOf, textOf, type HtmlElement, type HtmlPage } from './html-page.ts'

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

const bytesOf = (text: string) => new TextEncoder().encode(text).length
const attribute = (element: HtmlElement, name: string) => attributeOf(element, name) ?? ''
const has = (element: HtmlElement, name: string) => attributeOf(element, name) !== undefined

/**
 * What is wrong with an AMP part, each thing once; `page` is what was read of `source`. A page without findings may still be
 * refused by the official validator: this looks at structure, elements, addresses and sizes, not at every attribute and
 * property.
 */
export function checkAmp(source: string, page: HtmlPage): AmpFinding[] {
  const { elements } = page
  const components = new Set(
    elements.map((one) => attribute(one, 'custom-element') || attribute(one, 'custom-template')),
  )
  const findings = [
    ...pageFindings(source, page),
    ...elements.flatMap((element) => [...elementFindings(element, components)]),
  ]
  const seen = new Set<string>()
  return findings.filter(({ rule, about }) => {
    const key = `${rule} ${about}`
    return !seen.has(key) && seen.add(key)
  })
}

function* pageFindings(source: string, { elements, firstInHead }: HtmlPage): Generator<AmpFinding> {
  if (!/^\s*<!doctype html>/i.test(source)) yield { rule: 'doctype', about: '<!doctype html>' }
  if (!/<html[^>]*\s(⚡4email|amp4email)(?=[\s>=])/iu.test(source))
    yield { rule: 'mark', about: '<html ⚡4email>' }
  if (firstInHead?.tagName !== 'meta' || attribute(firstInHead, 'charset').toLowerCase() !== 'utf-8')
    yield { rule: 'charset', about: '<meta charset="utf-8">' }
  const runtimes = elements.filter((one) => one.tagName === 'script' && attribute(one, 'src') === RUNTIME)
  if (!runtimes[0] || runtimes.length !== 1 || !has(runtimes[0], 'async'))
    yield { rule: 'runtime', about: RUNTIME }
  const boilerplates = elements.filter((one) => has(one, 'amp4email-boilerplate'))
  if (
    !boilerplates[0] ||
    boilerplates.length !== 1 ||
    textOf(boilerplates[0]).replaceAll(/\s|;/g, '') !== BOILERPLATE
  )
    yield { rule: 'boilerplate', about: BOILERPLATE }
  const size = bytesOf(source)
  if (size > AMP_MAIL.most) yield { rule: 'size', about: String(size) }
  const styles = elements.filter((one) => one.tagName === 'style' && has(one, 'amp-custom'))
  const styleSize = bytesOf(styles.map(textOf).join(''))
  if (styleSize > AMP_MAIL.style) yield { rule: 'styleSize', about: String(styleSize) }
}

function* elementFindings(element: HtmlElement, components: ReadonlySet<string>): Generator<AmpFinding> {
  const name = element.tagName
  if (REFUSED.has(name)) yield { rule: 'element', about: `<${name}>` }
  if (name.startsWith('amp-')) {
    const needed = Object.hasOwn(COMPONENTS, name) ? COMPONENTS[name] : ''
    if (needed === '') yield { rule: 'component', about: `<${name}>` }
    else if (needed !== undefined && !components.has(needed)) yield { rule: 'componentScript', about: needed }
  }
  if (name === 'form' && !components.has('amp-form')) yield { rule: 'componentScript', about: 'amp-form' }
  if (name === 'template' && !components.has('amp-mustache'))
    yield { rule: 'componentScript', about: 'amp-mustache' }
  for (const { name: key, value } of element.attrs) {
    if (/^on[a-z]+$/i.test(key)) yield { rule: 'attribute', about: key }
    if (key === 'style' && REFUSED_STYLES.test(value)) yield { rule: 'styles', about: value }
    if ((key === 'href' || key === 'src' || key === 'action-xhr') && !isAddress(name, key, value))
      yield { rule: 'address', about: value }
  }
  if (name === 'style') {
    const [refused] = REFUSED_STYLES.exec(textOf(element)) ?? []
    if (refused !== undefined) yield { rule: 'styles', about: refused }
    if (!has(element, 'amp-custom') && !has(element, 'amp4email-boilerplate'))
      yield { rule: 'element', about: '<style>' }
  } else if (name === 'script') yield* scriptFindings(element)
  if (name === 'amp-img') yield* imageFindings(element)
  if (name === 'form' && (!has(element, 'action-xhr') || has(element, 'action')))
    yield { rule: 'form', about: '<form action-xhr>' }
  if (name === 'input' && REFUSED_INPUTS.has(attribute(element, 'type').toLowerCase()))
    yield { rule: 'input', about: `<input type="${attribute(element, 'type')}">` }
}

function* scriptFindings(script: HtmlElement): Generator<AmpFinding> {
  const src = attribute(script, 'src')
  if (src === RUNTIME) return
  const component = attribute(script, 'custom-element') || attribute(script, 'custom-template')
  const isData = attribute(script, 'type') === 'application/json' && parentOf(script)?.tagName === 'amp-state'
  const isComponent =
    SCRIPTS.has(component) && /^https:\/\/cdn\.ampproject\.org\/v0\/amp-[a-z-]+-\d+(\.\d+)?\.js$/.test(src)
  if (!isData && !isComponent) yield { rule: 'script', about: src === '' ? '<script>' : src }
}

function* imageFindings(image: HtmlElement): Generator<AmpFinding> {
  const src = attribute(image, 'src')
  const fills = /^(fill|flex-item|nodisplay)$/.test(attribute(image, 'layout'))
  const isSized = has(image, 'height') && (has(image, 'width') || !fills)
  if (src === '' || !(fills || isSized)) yield { rule: 'image', about: src === '' ? '<amp-img>' : src }
}

/** Links may lead to pages, mails and phones; what is loaded or sent goes over https. */
function isAddress(element: string, key: string, value: string): boolean {
  const text = value.trim()
  if (isTemplate(text) || (key === 'href' && text.startsWith('#'))) return true
  if (element === 'script') return true
  return key === 'href' ? /^(https?:\/\/|mailto:|tel:)/i.test(text) : /^https:\/\//i.test(text)
}

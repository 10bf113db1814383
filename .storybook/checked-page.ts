import { digestOf, type Description, type Look } from './fingerprint.ts'

/** Pages that were accepted without a violation: story, then mode (docs/decisions/034). */
export type CheckedPages = Readonly<Record<string, Readonly<Record<string, string>>>>

let known: CheckedPages = {}
let version = ''

/** Only the tests' runner knows which pages were accepted, and which version of the check there is. */
export function tellOfCheckedPages(pages: CheckedPages, versionOfCheck: string): void {
  known = pages
  version = versionOfCheck
}

/** Pages that were checked since the tests' page was opened, of stories that passed. */
const passed = new Set<string>()

/** Told of the pages of each story that has passed. */
export function rememberPassed(looks: readonly Pick<Look, 'page'>[]): void {
  for (const { page } of looks) passed.add(page)
}

/** Whether the page is known to have passed: as this story's in an accepted run, or as any story's in this one. */
export const isChecked = (story: string, mode: string, page: string): boolean =>
  known[story]?.[mode] === page || passed.has(page)

/**
 * A digest of all that decides what the accessibility check says of the page: its markup, how it looks and can be reached, the
 * rules, and the version of the check. The same digest has the same verdict.
 */
export async function digestOfPage(rules: unknown, { picture, reach }: Description): Promise<string> {
  const { lang, dir } = document.documentElement
  return digestOf(
    [
      version,
      JSON.stringify(rules),
      lang,
      dir,
      // The check asks only whether there is one; the name of a page that named itself stays while later stories are shown.
      document.title === '' ? 'untitled' : 'titled',
      // The tests' server has another port each time.
      withoutMadeNames(markupOf(document.body)).replaceAll(location.origin, 'https://otegami.example'),
      reach,
      picture,
    ].join('\n'),
  )
}

/** What they do is seen in the look; how classes and variables are called changes with each style that is added. */
const OF_STYLES = ['class', 'style']

/** An element and all in it. Its attributes are sorted: an element that changed has them in another order than a new one. */
function markupOf(element: Element): string {
  const attributes = element
    .getAttributeNames()
    .filter((name) => !OF_STYLES.includes(name))
    .toSorted()
  const shadow = element.shadowRoot ? `<#shadow>${markupIn(element.shadowRoot)}</>` : ''
  const written = attributes.map((name) => ` ${name}=${JSON.stringify(element.getAttribute(name))}`)
  return `<${element.localName}${written.join('')}>${shadow}${markupIn(element)}</>`
}

const markupIn = ({ childNodes }: Element | ShadowRoot): string =>
  [...childNodes]
    .map((node) => (node instanceof Element ? markupOf(node) : node instanceof Text ? node.data : ''))
    .join('')

const MADE_NAMES = /_r_[\da-z]+_|blob:[^"')]+|[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}/g

/** Names made while the page lives, in the order in which they appear: which one they have is chance. */
function withoutMadeNames(markup: string): string {
  const names = new Map<string, string>()
  return markup.replaceAll(MADE_NAMES, (name) => {
    const known = names.get(name) ?? `name-${names.size}`
    names.set(name, known)
    return known
  })
}

import { wordsOf, isHidden } from './import/dom.ts'
import { admitted, documentFor, readable, type Imported } from './import/imported.ts'
import { nodesOf } from './document/walk.ts'
import { inlinesOf } from './import/merge-tags.ts'
import { sectionsIn } from './import/sections.ts'
import { gatherWordLists } from './import/word-lists.ts'

export type { Imported, ImportReport } from './import/imported.ts'

/** How Excel, Google Sheets and LibreOffice mark cells that are copied. */
const SHEET = /content=["']?Excel\.Sheet|google-sheets-html-origin|\ssdval=/

/**
 * A document out of the HTML of any mail: centred tables become sections, cells beside each other columns, and text,
 * images, buttons, lines and gaps blocks. Variables of other services become ours. `parse` is the parser of the browser,
 * with a sanitiser before it; nothing of the HTML runs or is taken over unread.
 */
export function importHtml(html: string, parse: (html: string) => Document): Imported {
  const { source, conditions, leftOut } = readable(html)
  const page = parse(source)
  completeAddresses(page)
  gatherWordLists(page)
  // Emoji of Gmail are images, which would part the sentence.
  for (const image of Array.from(page.querySelectorAll('img[data-emoji]')))
    image.replaceWith(image.getAttribute('alt') ?? '')
  // Cells of a spreadsheet have neither heads nor lines, and are no layout.
  if (SHEET.test(source))
    for (const table of page.querySelectorAll('table')) table.setAttribute('role', 'table')
  const base = documentFor(
    page.documentElement?.getAttribute('lang') ?? '',
    page.body ? wordsOf(page.body) : '',
  )
  const preheader = page.body ? preheaderOf(page.body) : ''
  const sections = page.body ? sectionsIn(page.body) : []
  // Where a table or a text took up the element, its condition is nowhere.
  const kept = new Set(
    [...nodesOf(sections)].flatMap((node) =>
      'visibleIf' in node ? (node.visibleIf?.children.map(({ id }) => id) ?? []) : [],
    ),
  )
  const lost = conditions.filter(({ children }) => !children.every(({ id }) => kept.has(id)))
  return admitted(
    {
      ...base,
      settings: {
        ...base.settings,
        dir: isFromRight(page) ? 'rtl' : 'ltr',
        title: (page.title ?? '').trim().slice(0, 500),
        preheader: preheader === '' ? [] : inlinesOf(preheader, []),
      },
      sections,
    },
    leftOut + lost.length,
  )
}

/** Many clients keep the body of a mail only: so its direction is on an element in it, too. */
const isFromRight = ({ documentElement, body }: Document): boolean =>
  [documentElement, body, body?.firstElementChild].some(
    (element) => element?.getAttribute('dir')?.toLowerCase() === 'rtl',
  )

/** The first hidden text of a mail is its preview text. */
function preheaderOf(body: Element): string {
  const texts = Array.from(body.querySelectorAll('div,span,p'))
    .slice(0, 20)
    .filter(isHidden)
    .map((hidden) =>
      wordsOf(hidden)
        .replaceAll(/[\u200b-\u200f\u00ad\ufeff]|\u034f/g, '')
        .trim(),
    )
  return texts.find((text) => text !== '')?.slice(0, 300) ?? ''
}

/** A page that says what its addresses begin with has them whole, because a mail has no page around it. */
function completeAddresses(page: Document): void {
  const base = page.querySelector('base[href]')?.getAttribute('href') ?? ''
  if (!/^https?:\/\//i.test(base)) return
  for (const [tag, name] of [
    ['img', 'src'],
    ['a', 'href'],
  ] as const)
    for (const element of Array.from(page.querySelectorAll(tag))) {
      const address = element.getAttribute(name)?.trim() ?? ''
      const isRelative = address !== '' && !/^(?:[a-z][a-z\d+.-]*:|#|\{\{|\*\||%%|\[\[)/i.test(address)
      if (isRelative && URL.canParse(address, base)) element.setAttribute(name, new URL(address, base).href)
    }
}

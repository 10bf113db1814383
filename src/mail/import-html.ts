import { wordsOf, isHidden } from './import/dom.ts'
import { admitted, documentFor, readable, type Imported } from './import/imported.ts'
import { inlinesOf } from './import/merge-tags.ts'
import { sectionsIn } from './import/sections.ts'

export type { Imported, ImportReport } from './import/imported.ts'

/**
 * A document out of the HTML of any mail: centred tables become sections, cells beside each other columns, and text,
 * images, buttons, lines and gaps blocks. Variables of other services become ours. `parse` is the parser of the browser,
 * with a sanitiser before it; nothing of the HTML runs or is taken over unread.
 */
export function importHtml(html: string, parse: (html: string) => Document): Imported {
  const page = parse(withoutOutlook(readable(html)))
  const base = documentFor(
    page.documentElement?.getAttribute('lang') ?? '',
    page.body ? wordsOf(page.body) : '',
  )
  const preheader = page.body ? preheaderOf(page.body) : ''
  return admitted({
    ...base,
    settings: {
      ...base.settings,
      dir: isFromRight(page) ? 'rtl' : 'ltr',
      title: (page.title ?? '').trim().slice(0, 500),
      preheader: preheader === '' ? [] : inlinesOf(preheader, []),
    },
    sections: page.body ? sectionsIn(page.body) : [],
  })
}

/** Many clients keep the body of a mail only: so its direction is on an element in it, too. */
const isFromRight = ({ documentElement, body }: Document): boolean =>
  [documentElement, body, body?.firstElementChild].some(
    (element) => element?.getAttribute('dir')?.toLowerCase() === 'rtl',
  )

/** Outlook's branches say the same again; what is hidden from Outlook stays. */
const withoutOutlook = (html: string): string =>
  html
    .replaceAll(/<!--\[if !mso[^\]]*\]>(?:<!)?-->|<!--<!\[endif\]-->/gi, '')
    .replaceAll(/<!--\[if [^\]]*\]>[^]*?<!\[endif\]-->/gi, '')

/** The first hidden text of a mail is its preview text. */
function preheaderOf(body: Element): string {
  const hidden = Array.from(body.querySelectorAll('div,span,p')).slice(0, 20).find(isHidden)
  return hidden
    ? wordsOf(hidden)
        .replaceAll(/[\u200b-\u200f\u00ad\ufeff]|\u034f/g, '')
        .trim()
        .slice(0, 300)
    : ''
}

import { blocksOf, decodeDocument, emptyDocument, type EmailDocument } from '#mail/document'
import { wordsOf, isHidden } from './import/dom.ts'
import { inlinesOf } from './import/merge-tags.ts'
import { sectionsIn } from './import/sections.ts'

export interface ImportReport {
  blocks: number
  /** Blocks that were not understood, and are kept as HTML. */
  keptAsHtml: number
}

/** More than this is no mail: it would never be shown whole. */
const MOST = 2_000_000

/**
 * A document out of the HTML of any mail: centred tables become sections, cells beside each other columns, and text,
 * images, buttons, lines and gaps blocks. Variables of other services become ours. `parse` is the parser of the browser,
 * with a sanitiser before it; nothing of the HTML runs or is taken over unread.
 */
export function importHtml(
  html: string,
  parse: (html: string) => Document,
): { document: EmailDocument; report: ImportReport } {
  const page = parse(withoutOutlook(html.slice(0, MOST)))
  const language = page.documentElement?.getAttribute('lang') ?? ''
  const words = page.body ? wordsOf(page.body) : ''
  const isJapanese = language === '' ? /[\u3040-\u30ff]/.test(words) : language.startsWith('ja')
  const base = emptyDocument(isJapanese ? 'ja' : 'en')
  const preheader = page.body ? preheaderOf(page.body) : ''
  const made: EmailDocument = {
    ...base,
    settings: {
      ...base.settings,
      title: (page.title ?? '').trim().slice(0, 500),
      preheader: preheader === '' ? [] : inlinesOf(preheader, []),
    },
    sections: page.body ? sectionsIn(page.body) : [],
  }
  // What comes from outside passes the same gate as every other document.
  const { document } = decodeDocument(made)
  const blocks = [...blocksOf(document)]
  return {
    document,
    report: {
      blocks: blocks.length,
      keptAsHtml: blocks.filter(({ type }) => type === 'html' || type === 'opaque').length,
    },
  }
}

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

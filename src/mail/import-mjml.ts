import { MAIL, newId } from '#mail/document'
import { hexOf, pixelsOf, tagOf, wordsOf } from './import/dom.ts'
import { admitted, documentFor, readable, type Imported } from './import/imported.ts'
import { inlinesOf } from './import/merge-tags.ts'
import { mjmlSections } from './import/mjml.ts'

/** Whether a text is MJML rather than HTML. */
export const isMjml = (text: string): boolean => /<mjml[\s>]/i.test(text.slice(0, 10_000))

/**
 * A document out of MJML: sections, columns, texts, images, buttons, dividers, spacers and social links. Other tags with
 * words are kept as HTML. The HTML parser reads it, so that no mistake in the XML loses the rest.
 */
export function importMjml(mjml: string, parse: (html: string) => Document): Imported {
  const { source, leftOut } = readable(mjml, false)
  const page = parse(asHtml(source))
  const elements = Array.from(page.querySelectorAll('*'))
  const find = (name: string) => elements.find((one) => tagOf(one) === name)
  const body = find('mj-body')
  const base = documentFor(find('mjml')?.getAttribute('lang') ?? '', body ? wordsOf(body) : '')
  const title = find('mj-title')
  const preview = find('mj-preview')
  const width = pixelsOf(body?.getAttribute('width'))
  const ground = hexOf(body?.getAttribute('background-color'))
  return admitted(
    {
      ...base,
      settings: {
        ...base.settings,
        ...(width !== undefined && { width: Math.min(Math.max(width, MAIL.widthMin), MAIL.widthMax) }),
        title: title ? wordsOf(title).slice(0, MAIL.labelMax) : '',
        preheader: preview ? inlinesOf(wordsOf(preview).slice(0, 300), []) : [],
        theme: { ...base.settings.theme, ...(ground && { pageBg: { light: ground } }) },
      },
      sections: body ? mjmlSections(body, newId) : [],
    },
    leftOut,
  )
}

/** MJML as HTML reads it: every tag has an end, and tables are tables. */
const asHtml = (mjml: string): string =>
  mjml
    .replaceAll(/<\?xml[^>]*\?>/gi, '')
    .replaceAll(/<(mj-[a-z-]+)((?:\s+[^\s"'<>/=]+(?:\s*=\s*(?:"[^"]*"|'[^']*'))?)*)\s*\/>/gi, '<$1$2></$1>')
    .replaceAll(/<mj-table\b/gi, '<mj-raw><table')
    .replaceAll(/<\/mj-table\s*>/gi, '</table></mj-raw>')

import type { ContentVariant } from '#api/campaigns'
import { UNSUBSCRIBE_TAG } from '#domain/legal/legal-text'
import { safeHref } from '#lib/safe-url'
import { blocksOf, type EmailDocument, type Href } from '#mail/document'
import { contentOf, strayBraces, wideTag } from '#mail/document/content'
import { htmlShownToAll, shownToAll } from '#mail/document/shown-to-all'
import { withoutElements, withoutTags } from '#mail/html/tags'
import { parseTemplate } from '#mail/liquid'
import { writtenForAll } from '#mail/liquid/written-for-all'
import { toText } from '#mail/render'
import { addressesInText } from '#mail/text/addresses'

/** A mail with its body. */
type Mail = Pick<ContentVariant, 'mode' | 'doc' | 'html' | 'text' | 'subject' | 'previewText' | 'label'>

/** An address with its variables in braces, as the checks of links read it. */
const addressOf = ({ parts }: Href): string =>
  parts.map((part) => (typeof part === 'string' ? part : `{{${part.variable.join('.')}}}`)).join('')

const contentsOf = (document: EmailDocument) =>
  [...blocksOf(document)].flatMap((block) =>
    block.type === 'container' || block.type === 'repeat' ? [] : [{ type: block.type, ...contentOf(block) }],
  )

/** Blocks that hold a mail together and say nothing. */
const silent: ReadonlySet<string> = new Set(['footer', 'divider', 'spacer', 'opaque'])

const linksToUnsubscribe = (document: EmailDocument): boolean =>
  contentsOf(document).some(({ hrefs, html }) => [...hrefs.map(addressOf), ...html].some(hasUnsubscribe))

interface Parts {
  texts: string[]
  hrefs: string[]
  /** What is written as a template, and read as one when the mail is made. */
  templates: string[]
  /** Braces of a template that are words of a block. */
  braces?: string | undefined
  /** Whether it has anything but a footer. */
  hasContent: boolean
  /** Whether every reader finds the link that ends it all. */
  endsSubscription: boolean
}

const isText = (text: string | undefined): text is string => text !== undefined && text.trim() !== ''
const UNSUBSCRIBE = '{{unsubscribe_url}}'
const hasUnsubscribe = (text: string) => UNSUBSCRIBE_TAG.test(text)

/** What stands in a mail; its body must be there. */
function partsOf({ mode, doc, html = '', text = '', subject, previewText }: Mail): Parts {
  const heads = [subject, previewText]
  if (mode === 'text')
    return {
      texts: [...heads, text],
      templates: [...heads, text],
      hrefs: addressesInText(text).map(({ address }) => address),
      hasContent: isText(text),
      endsSubscription: hasUnsubscribe(writtenForAll(text)),
    }
  if (mode === 'html')
    return {
      texts: [...heads, html],
      templates: [...heads, html],
      hrefs: hrefsIn(html),
      hasContent: isText(withoutTags(html, anyTag)) || /<img\b/i.test(html),
      endsSubscription: hasUnsubscribe(withoutElements(htmlShownToAll(html), ['style', 'script', 'title'])),
    }
  const contents = doc ? contentsOf(doc) : []
  const inHtml = contents.flatMap((one) => one.html)
  const hrefs = [...contents.flatMap((one) => one.hrefs.map(addressOf)), ...inHtml.flatMap(hrefsIn)]
  return {
    texts: [...heads, ...(doc ? [toText(doc, { output: 'template' })] : [])],
    hrefs,
    templates: [...heads, ...inHtml],
    braces: contents.map(strayBraces).find((piece) => piece !== undefined),
    hasContent: contents.some(({ type }) => !silent.has(type)),
    endsSubscription: doc !== undefined && shownToAll(doc).every(linksToUnsubscribe),
  }
}
/** Whether every reader finds the link that ends it all. */
export const endsSubscription = (mail: Mail): boolean => partsOf(mail).endsSubscription

/** What every reader reads of a body: on a phone and on a desktop, where they differ. */
export function readByAll(mail: Mail): string[] {
  const { mode, doc, html = '', text = '' } = mail
  if (mode === 'text') return [writtenForAll(text)]
  if (mode === 'html') return [readableText({ ...mail, html: htmlShownToAll(html) })]
  return doc ? shownToAll(doc).map((shown) => readableText({ ...mail, doc: shown })) : ['']
}

/** What readers read of a body, with its variables in braces. */
export function readableText({ mode, doc, html = '', text = '' }: Mail): string {
  if (mode === 'text') return text
  if (mode === 'html') {
    const seen = withoutTags(html, /<(?:style|script|title)\b/gi, { withText: true })
    return withoutTags(withoutTags(seen, /<(?:br|\/p|\/div|\/td|\/li)\b/gi, { by: '\n' }), anyTag)
      .replaceAll(/&nbsp;/gi, ' ')
      .replaceAll(/&amp;/gi, '&')
  }
  return doc ? toText(doc, { output: 'template' }) : ''
}

const hrefsIn = (html: string): string[] =>
  [...html.matchAll(/\bhref\s*=\s*(?:"([^"]*)"|'([^']*)')/gi)].map(
    ([, double, single]) => double ?? single ?? '',
  )

const variablePattern = /\{\{([^{}|]*)(?:\|[^{}]*)?\}\}/g
const anyTag = /</g
const isVariable = (href: string) => /^\s*\{\{[^{}]*\}\}\s*$/.test(href)

/** Variables that every mail knows, beside the properties of contacts; a reader may be without a name. */
export const commonVariables: readonly string[] = [
  'name',
  'email',
  'locale',
  'unsubscribe_url',
  'preferences_url',
  'view_in_browser_url',
  'company_name',
  'company_address',
  'complaint_contact',
]

/** Where the links of a mail lead, each once. Addresses that are made for each reader are none of them. */
export const linksOf = (variant: Mail): string[] => [
  ...new Set(partsOf(variant).hrefs.flatMap((href) => (isVariable(href) ? [] : (safeHref(href) ?? [])))),
]

/** The variables of a text, by the keys of their properties. */
export const variablesIn = (text: string): string[] =>
  [...text.matchAll(variablePattern)].map(([, name = '']) => name.trim().replace(/^contact\./, ''))

/** Whether some readers have nothing to put in place of a variable. */
export const hasOpenVariables = (variant: Mail): boolean =>
  partsOf(variant).texts.some((text) =>
    [...text.matchAll(/\{\{([^{}]*)\}\}/g)].some(
      ([, inside = '']) =>
        !inside.includes('|') && !commonVariables.includes(inside.trim().replace(/^contact\./, '')),
    ),
  )

/** What keeps a mail from being sent (CAM-10): a part that is missing, a variable or link that leads nowhere, or a tag that can't be read. */
export type MailFlaw =
  | { kind: 'subject' | 'content' | 'unsubscribe' }
  | { kind: 'variable' | 'template' | 'link'; about: string }

/** `known` are the keys of the contacts' properties. */
export function mailFlaws(variant: Mail, known: ReadonlySet<string>): MailFlaw[] {
  const { texts, hrefs, templates, braces, hasContent, endsSubscription } = partsOf(variant)
  const unknown = texts
    .flatMap(variablesIn)
    .find((name) => !commonVariables.includes(name) && !known.has(name))
  const unread =
    templates.flatMap((template) => parseTemplate(template).problems).map(({ piece }) => piece)[0] ??
    braces ??
    templates.map(wideTag).find((piece) => piece !== undefined)
  const badLink = hrefs.find((href) => !isVariable(href) && safeHref(href) === undefined)
  return [
    ...(isText(variant.subject) ? [] : [{ kind: 'subject' } as const]),
    ...(hasContent ? [] : [{ kind: 'content' } as const]),
    ...(endsSubscription ? [] : [{ kind: 'unsubscribe' } as const]),
    ...(unknown === undefined ? [] : [{ kind: 'variable', about: unknown } as const]),
    ...(unread === undefined ? [] : [{ kind: 'template', about: unread } as const]),
    ...(badLink === undefined ? [] : [{ kind: 'link', about: badLink } as const]),
  ]
}

/** The same in sentences. */
export function bodyProblems(variant: Mail, known: ReadonlySet<string>): { en: string; ja: string }[] {
  const { label } = variant
  const called = label === '' ? 'The mail' : `The mail "${label}"`
  const calledJa = label === '' ? 'メール' : `メール「${label}」`
  return mailFlaws(variant, known).map((flaw) => {
    switch (flaw.kind) {
      case 'subject':
        return {
          en: `${called} has no subject. Write one.`,
          ja: `${calledJa}に件名がありません。入力してください。`,
        }
      case 'content':
        return { en: `${called} is empty. Write something.`, ja: `${calledJa}に本文がありません。` }
      case 'unsubscribe':
        return {
          en: `${called} has no link to unsubscribe that every reader sees. Add a footer without conditions, or ${UNSUBSCRIBE} where it should be.`,
          ja: `${calledJa}に、すべての受信者に表示される配信停止のリンクがありません。条件のないフッターか${UNSUBSCRIBE}を追加してください。`,
        }
      case 'variable':
        return {
          en: `${called} has the variable "${flaw.about}", which contacts don’t have.`,
          ja: `${calledJa}の変数「${flaw.about}」は、コンタクトにありません。`,
        }
      case 'template':
        return {
          en: `${called} has “${flaw.about.slice(0, 80)}”, which is not a variable that can be sent.`,
          ja: `${calledJa}の「${flaw.about.slice(0, 80)}」は、送信できる変数ではありません。`,
        }
      case 'link':
        return {
          en: `${called} has a link that leads nowhere: "${flaw.about.slice(0, 80)}". Links are http, https, mailto or tel.`,
          ja: `${calledJa}に無効なリンクがあります：${flaw.about.slice(0, 80)}。http、https、mailto、telのリンクを使用してください。`,
        }
    }
  })
}

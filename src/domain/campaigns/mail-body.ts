import type { ContentVariant, EmailBlock } from '#api/campaigns'
import { safeHref } from '#lib/safe-url'

/** A mail with its body. */
type Mail = Pick<ContentVariant, 'mode' | 'doc' | 'html' | 'text' | 'subject' | 'previewText' | 'label'>

function* blocksOf(blocks: readonly EmailBlock[]): Generator<EmailBlock> {
  for (const block of blocks) {
    yield block
    yield* blocksOf(block.children ?? [])
  }
}

/** Texts anywhere in a value, with the names they stand under. */
function* textsIn(value: unknown, name = ''): Generator<[name: string, text: string]> {
  if (typeof value === 'string') yield [name, value]
  else if (typeof value === 'object' && value !== null)
    for (const [key, inner] of Object.entries(value)) yield* textsIn(inner, Array.isArray(value) ? name : key)
}

interface Parts {
  texts: string[]
  hrefs: string[]
  /** Whether it has anything but a footer. */
  hasContent: boolean
  /** Whether readers find the link that ends it all. */
  endsSubscription: boolean
}

const isText = (text: string | undefined): text is string => text !== undefined && text.trim() !== ''
const UNSUBSCRIBE = '{{unsubscribe_url}}'

/** What stands in a mail; its body must be there. */
function partsOf({ mode, doc, html = '', text = '', subject, previewText }: Mail): Parts {
  const heads = [subject, previewText]
  if (mode === 'text')
    return {
      texts: [...heads, text],
      hrefs: [...text.matchAll(/https?:\/\/[^\s<>"']+/gi)].map(([href]) => href),
      hasContent: isText(text),
      endsSubscription: text.includes(UNSUBSCRIBE),
    }
  if (mode === 'html')
    return {
      texts: [...heads, html],
      hrefs: hrefsIn(html),
      hasContent: isText(html.replaceAll(/<[^>]*>/g, '')) || /<img\b/i.test(html),
      endsSubscription: html.includes(UNSUBSCRIBE),
    }
  const blocks = [...blocksOf(doc?.root ?? [])]
  const named = blocks.flatMap(({ props }) => [...textsIn(props)])
  const texts = named.map(([, one]) => one)
  return {
    texts: [...heads, ...texts],
    hrefs: [
      ...named.flatMap(([name, one]) => (/^(href|url)$/i.test(name) ? [one] : [])),
      ...texts.flatMap(hrefsIn),
    ],
    hasContent: blocks.some(
      ({ type }) => !['footer', 'divider', 'spacer', 'section', 'columns', 'column'].includes(type),
    ),
    endsSubscription:
      blocks.some(({ type }) => type === 'footer') || texts.some((one) => one.includes(UNSUBSCRIBE)),
  }
}
const hrefsIn = (html: string): string[] =>
  [...html.matchAll(/\bhref\s*=\s*(?:"([^"]*)"|'([^']*)')/gi)].map(
    ([, double, single]) => double ?? single ?? '',
  )

const variablePattern = /\{\{\s*([^{}|]*?)\s*(?:\|[^{}]*)?\}\}/g
const isVariable = (href: string) => /^\s*\{\{[^{}]*\}\}\s*$/.test(href)

/** Variables that every mail knows, beside the properties of contacts. */
const commonVariables = [
  'name',
  'email',
  'locale',
  'unsubscribe_url',
  'preferences_url',
  'view_in_browser_url',
  'company_name',
  'company_address',
]

/** Where the links of a mail lead, each once. Addresses that are made for each reader are none of them. */
export const linksOf = (variant: Mail): string[] => [
  ...new Set(partsOf(variant).hrefs.flatMap((href) => (isVariable(href) ? [] : (safeHref(href) ?? [])))),
]

/** Whether some readers have nothing to put in place of a variable. */
export const hasOpenVariables = (variant: Mail): boolean =>
  partsOf(variant).texts.some((text) =>
    [...text.matchAll(/\{\{([^{}]*)\}\}/g)].some(
      ([, inside = '']) => !inside.includes('|') && !commonVariables.includes(inside.trim()),
    ),
  )

/** What keeps a mail from being sent, in sentences (SCREENS 3.6); `known` are the keys of the contacts' properties. */
export function bodyProblems(variant: Mail, known: ReadonlySet<string>): string[] {
  const { texts, hrefs, hasContent, endsSubscription } = partsOf(variant)
  const called = variant.label === '' ? 'The mail' : `The mail "${variant.label}"`
  const unknown = texts
    .flatMap((text) => [...text.matchAll(variablePattern)].map(([, name = '']) => name))
    .find((name) => !commonVariables.includes(name) && !known.has(name))
  const badLink = hrefs.find((href) => !isVariable(href) && safeHref(href) === undefined)
  return [
    ...(isText(variant.subject) ? [] : [`${called} has no subject. Write one.`]),
    ...(hasContent ? [] : [`${called} is empty. Write something.`]),
    ...(endsSubscription
      ? []
      : [`${called} has no link to unsubscribe. Add a footer, or ${UNSUBSCRIBE} where it should be.`]),
    ...(unknown === undefined ? [] : [`${called} has the variable "${unknown}", which contacts don’t have.`]),
    ...(badLink === undefined
      ? []
      : [
          `${called} has a link that leads nowhere: "${badLink.slice(0, 80)}". Links are http, https, mailto or tel.`,
        ]),
  ]
}

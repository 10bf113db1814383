import type { ContentVariant } from '#api/campaigns'
import { safeHref } from '#lib/safe-url'
import { renderTemplate, type Scope } from '#mail/liquid'
import { hrefsOfLinks, withoutElements } from '#mail/html/tags'
import { decodeEntities } from '#mail/html/tokens'
import { withUtm, type Utm } from '#mail/render'
import { addressesInText, withAddresses } from '#mail/text/addresses'
import { textOfHtml } from '#mail/text/of-html'
import type { MailSources } from './mail-templates.ts'

const variables = /\{\{([^{}|]*)(?:\|([^{}]*))?\}\}/g
/** A text whose variables are written as `write` says, which is given what stands before and behind the first bar. */
const withVariables = (text: string, write: (variable: string, rest: string) => string) =>
  text.replaceAll(variables, (_, variable: string, rest = '') => write(variable.trim(), String(rest)))
const FALLBACK = /(?:^|\|)\s*default:\s*(?:'([^']*)'|"([^"]*)")/

/** The name under which templates find what is made for each reader; no property of contacts is called so. */
export const OWN = '_otegami'

/** The name there of the address of a link. */
export const linkName = (link: number): string => `link${link}`

/**
 * An address as it is counted by: its variables in braces, with their fallback behind a bar and without filters; undefined for
 * one that is not counted.
 */
function linkOf(address: string): string | undefined {
  const link = withVariables(address, (variable, filters) => {
    const [, single, double = ''] = FALLBACK.exec(filters) ?? []
    const fallback = encodeURIComponent((single ?? double).toWellFormed())
    return fallback === '' ? `{{${variable}}}` : `{{${variable}|${fallback}}}`
  }).trim()
  return /^https?:\/\//i.test(link) ? safeHref(link) : undefined
}

type Mode = ContentVariant['mode']

/** The links of a mail that are counted, each once, in the order in which they stand: a link is its number among them. */
export function trackedLinks({ html = '', text = '' }: MailSources, mode: Mode): string[] {
  const found =
    mode === 'text'
      ? addressesInText(text).map(({ address }) => address)
      : [...hrefsOfLinks(html)].map(({ value }) => decodeEntities(value))
  return [...new Set(found.flatMap((address) => linkOf(address) ?? []))]
}

export interface Tracking {
  opens: boolean
  clicks: boolean
  utm?: Utm | undefined
}

/**
 * A mail whose links and picture are those of its reader: `OWN` has the address of each link by its name, `OWN.open`
 * that of the picture, `OWN.preview` the preview text, which is hidden at the beginning. A mail without a text gets one.
 */
export function withTracking(
  { html, text, amp }: MailSources,
  {
    mode,
    links,
    tracking: { opens, clicks, utm },
    hasPreview,
  }: { mode: Mode; links: readonly string[]; tracking: Tracking; hasPreview: boolean },
): MailSources {
  const counted = (address: string) => {
    const place = links.indexOf(linkOf(address) ?? '')
    return place === -1 ? undefined : `{{ ${OWN}.${linkName(place)} }}`
  }
  const inHtml = (source: string) => {
    let [out, at] = ['', 0]
    for (const { start, value, index, end } of hrefsOfLinks(source)) {
      const link = linkOf(decodeEntities(value))
      if (link === undefined) continue
      const address = clicks ? counted(decodeEntities(value)) : undefined
      const leads = address === undefined ? withUtm(value, utm) : address.replace(' }}', ' | escape }}')
      out += `${source.slice(at, index)}${start}"${leads.replaceAll('"', '&quot;')}"`
      at = end
    }
    return out + source.slice(at)
  }
  const words = text ?? (mode === 'text' || html === undefined ? undefined : wordsOf(html))
  // Beside an HTML part, readers of the text see where its links lead.
  const inText = (address: string) =>
    (clicks && mode === 'text' ? counted(address) : undefined) ?? withUtm(address, utm)
  return {
    html: html === undefined ? undefined : withHidden(inHtml(html), { opens, hasPreview }),
    amp: amp === undefined ? undefined : inHtml(amp),
    text: words && withAddresses(words, inText),
  }
}

/** The words of a page with its variables: its styles and its title are none. */
const wordsOf = (html: string): string =>
  textOfHtml(withoutElements(html, ['style', 'script', 'title']))
    .replaceAll(/ \| escape \}\}/g, ' }}')
    .trim()

/** Fills the line of an inbox behind the preview text. */
const FILLER = '&#8199;&#65279;&#847; '.repeat(60)

function withHidden(html: string, { opens, hasPreview }: { opens: boolean; hasPreview: boolean }): string {
  const preview = hasPreview
    ? `<div style="display:none;max-height:0;overflow:hidden;mso-hide:all">{{ ${OWN}.preview | escape }}${FILLER}</div>`
    : ''
  const picture = opens
    ? `<img src="{{ ${OWN}.open | escape }}" alt="" width="1" height="1" style="display:block;border:0">`
    : ''
  const body = html.search(/<body\b/i)
  const start = body === -1 ? 0 : html.indexOf('>', body) + 1
  const end = html.search(/<\/body>/i)
  const stop = end === -1 ? html.length : end
  return html.slice(0, start) + preview + html.slice(start, stop) + picture + html.slice(stop)
}

/** Where a link leads for somebody: with their values in it, and what analytics read. */
export const linkTarget = (
  link: string,
  scope: Scope,
  { timezone, utm }: { timezone: string; utm?: Utm | undefined },
): string =>
  withUtm(
    renderTemplate(
      // Braces in a path are written as signs of an address.
      withVariables(link.replaceAll(/%7B%7B/gi, '{{').replaceAll(/%7D%7D/gi, '}}'), (variable, written) => {
        const fallback = decoded(written)
        // It was written in quotes of one kind, so it has none of those.
        const quote = fallback.includes("'") ? '"' : "'"
        return `{{ ${variable}${fallback === '' ? '' : ` | default: ${quote}${fallback}${quote}`} | url_encode }}`
      }),
      scope,
      { timezone },
    ),
    utm,
  )

/** A fallback as it was written; addresses of older runs have none. */
function decoded(written: string): string {
  try {
    return decodeURIComponent(written).replaceAll(/[{}]/g, '')
  } catch {
    return ''
  }
}

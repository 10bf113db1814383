import { withSlashes } from '#lib/safe-url'
import { known } from './merge-tags.ts'

/** Names of services for what every mail or contact has, by its path here. */
const names: readonly (readonly [path: string, names: RegExp])[] = [
  ['company_name', /^(?:list:company|site_settings\.company_name)$/],
  [
    'company_address',
    /^(?:(?:html:)?list[:_]address(?:_html|line)?|html:list_address|site_settings\.company_street_address_1)$/,
  ],
  ['unsubscribe_url', /^(?:unsubscribe_link(?:_all)?|unsubscribelink)$/],
  ['view_in_browser_url', /^view_as_page_url$/],
  ['contact.first_name', /^contact\.firstname$/],
  ['contact.last_name', /^contact\.lastname$/],
]

/** A quote, also as it is written in an attribute. */
const QUOTE = `(?:["']|&quot;|&#39;)`
const TOKEN = new RegExp(
  `^personalization_token\\(\\s*${QUOTE}([\\w.]{1,100})${QUOTE}\\s*(?:,\\s*${QUOTE}([^"'&(){}]{0,100})${QUOTE}\\s*)?\\)$`,
)
const DEFAULT = new RegExp(
  `^([\\w.]{1,100})\\s*\\|\\s*default\\(\\s*${QUOTE}([^"'&(){}]{0,100})${QUOTE}[^(){}]{0,40}\\)$`,
)

const ours = (name: string): string =>
  names.find(([, others]) => others.test(name.toLowerCase()))?.[0] ?? name

const PATH = /^[\p{L}_][\p{L}\p{N}_.-]{0,99}$/u

/** A tag of ours with that name, without blanks: it may be in an attribute without quotes. What is no name stays as it is. */
const named = (name: string, tag: string): string => {
  const own = ours(name)
  const path =
    known.get(own.toLowerCase())?.join('.') ?? (own.includes('.') ? own : `contact.${own.toLowerCase()}`)
  return PATH.test(path) ? `{{${path}}}` : tag
}

/**
 * The source of a mail with links as they were meant, and with the tags of other services as ours: `*|…|*`, `[[ … ]]`,
 * `%recipient.…%`, double percent signs, whose names may have blanks, and calls of HubSpot.
 */
export const withOurTags = (source: string): string =>
  source
    // The subject and the preview text, where the service has them beside the file.
    .replaceAll(/\*\|MC(?:_PREVIEW_TEXT|:SUBJECT)\|\*/g, '')
    .replaceAll(
      /(\shref\s?=\s?["']?)(https?:[^\s"'<>]{1,300})/gi,
      (_all, start: string, address: string) => start + withSlashes(address),
    )
    .replaceAll(/%%([\p{L}_][\p{L}\p{N}_ -]{0,62}[\p{L}\p{N}_])%%/gu, (all, name: string) =>
      named(name.replaceAll(' ', '_'), all),
    )
    .replaceAll(/%(?:25)?recipient\.([A-Za-z]\w{0,63})%/g, (all, name: string) => named(name, all))
    // Without a prefix, percent signs are also just percent signs.
    .replaceAll(/%([A-Za-z]\w{0,63})%/g, (all, name: string) =>
      known.has(name.toLowerCase()) ? named(name, all) : all,
    )
    .replaceAll(
      /\*\|\s?([^\s|*]{1,100})\s?\|\*|\[\[\s?([^\s[\]]{1,100})\s?\]\]/g,
      (all, stars?: string, brackets?: string) => named(stars ?? brackets ?? '', all),
    )
    .replaceAll(/\{\{\s?([^{}]{1,300}?)\s?\}\}/g, (all, inside: string) => {
      const [, path, fallback = ''] = TOKEN.exec(inside) ?? DEFAULT.exec(inside) ?? []
      if (path === undefined || fallback === '')
        return path === undefined && ours(inside) === inside ? all : named(path ?? inside, all)
      return `{{ ${ours(path)} | default: '${fallback}' }}`
    })

import { withSlashes } from '#lib/safe-url'

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

/**
 * The source of a mail with links as they were meant, and with the tags that only some services have as ours: calls of HubSpot,
 * sender and address of Mailchimp, and double percent signs, whose names may have blanks. The others are read where they are.
 */
export const withOurTags = (source: string): string =>
  source
    .replaceAll(
      /(\shref\s?=\s?["']?)(https?:[^\s"'<>]{1,300})/gi,
      (_all, start: string, address: string) => start + withSlashes(address),
    )
    .replaceAll(
      /%%([\p{L}_][\p{L}\p{N}_ -]{0,62}[\p{L}\p{N}_])%%/gu,
      (_tag, name: string) => `{{ ${ours(name.replaceAll(' ', '_'))} }}`,
    )
    .replaceAll(/\*\|([\w:]{1,64})\|\*/g, (tag, name: string) =>
      ours(name) === name ? tag : `{{ ${ours(name)} }}`,
    )
    .replaceAll(/\{\{\s?([^{}]{1,300}?)\s?\}\}/g, (tag, inside: string) => {
      const [, path, fallback = ''] = TOKEN.exec(inside) ?? DEFAULT.exec(inside) ?? []
      if (path === undefined) return ours(inside) === inside ? tag : `{{ ${ours(inside)} }}`
      return `{{ ${ours(path)}${fallback === '' ? '' : ` | default: '${fallback}'`} }}`
    })

import type { Href } from '#mail/document'
import { encodeAddress, isSafeHref, systemAddressOf } from '#mail/document/href'
import { escapeHtml } from '#mail/liquid/values'
import type { RenderOptions, Utm } from './options.ts'
import { pathSource } from './template.ts'

/** What an address is that must not be followed. */
export const NOWHERE = '#'

/**
 * Where a link leads, as a text or a template of one; `#` for one that is not safe. System addresses are neither counted
 * nor given parameters: they must work whatever happens to the links.
 */
export function addressOf(href: Href, nodeId: string, options: RenderOptions): string {
  if (!isSafeHref(href)) return NOWHERE
  const system = systemAddressOf(href)
  if (system !== undefined) {
    const given = options.addresses?.[system]
    if (given !== undefined) return encodeAddress(given)
    return options.output === 'template' ? `{{ ${system} }}` : NOWHERE
  }
  const address = href.parts
    .map((part) => {
      if (typeof part === 'string') return encodeAddress(part)
      return options.output === 'template' ? `{{ ${pathSource(part.variable)} | url_encode }}` : ''
    })
    .join('')
    .replace(/^(?:%20|%0A|%09|%0D)+|(?:%20|%0A|%09|%0D)+$/g, '')
  if (!/^https?:/i.test(address)) return address
  const counted = withUtm(address, options.links?.utm)
  const rewritten = options.links?.rewrite?.({ address: counted, nodeId }) ?? counted
  return rewritten
}

const utmNames = ['source', 'medium', 'campaign', 'term', 'content'] as const

/** The address with parameters for analytics; those that it has stay as they are. */
export function withUtm(address: string, utm: Utm | undefined): string {
  if (!utm) return address
  const [, before = '', fragment = ''] = /^([^#]*)(#.*)?$/s.exec(address) ?? []
  const added = utmNames.flatMap((name) => {
    const value = utm[name]
    if (value === undefined || value === '' || before.includes(`utm_${name}=`)) return []
    return [`utm_${name}=${encodeURIComponent(value.toWellFormed())}`]
  })
  if (added.length === 0) return address
  const separator = !before.includes('?') ? '?' : /[?&]$/.test(before) ? '' : '&'
  return `${before}${separator}${added.join('&')}${fragment}`
}

const braces: Readonly<Record<string, string>> = { '{': '&#123;', '}': '&#125;' }

/** Text in HTML, in elements and in quotes. Braces are written so that no engine takes them for a tag. */
export const htmlText = (text: string): string =>
  escapeHtml(clean(text)).replaceAll(/[{}]/g, (sign) => braces[sign] ?? '')

/** Without control characters, which no client shows. */
export const clean = (text: string): string => text.toWellFormed().replaceAll(/[^\P{Cc}\t\n]/gu, '')

/** An address for an attribute: its text escaped, and the values of its template too. */
export const htmlAddress = (address: string): string =>
  address
    .split(/(\{\{ [^{}]* \}\})/)
    .map((part, place) => (place % 2 === 0 ? htmlText(part) : part.replace(' }}', ' | escape }}')))
    .join('')

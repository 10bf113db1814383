import { isEmailAddress } from '#lib/email-address'
import { withSlashes } from '#lib/safe-url'
import type { Href } from '#mail/document'
import { fitsLink } from '#mail/document/rich'
import { isSafeHref, systemAddresses, systemAddressOf, type SystemAddress } from '#mail/document/href'
import { hrefText, parseHref, type VariableTextProblem } from '#features/editor/variable-text'

/** What a link opens. */
export const typedLinks = ['web', 'email', 'phone'] as const
export type TypedLink = (typeof typedLinks)[number]
export type LinkKind = TypedLink | SystemAddress | 'none'
export const linkKinds: readonly LinkKind[] = [...typedLinks, ...systemAddresses]

/** Why what is typed is no link that may be followed. */
export type LinkProblem =
  | VariableTextProblem
  | 'hrefEmpty'
  | 'hrefWeb'
  | 'hrefHost'
  | 'hrefEmail'
  | 'hrefPhone'
  | 'tooLong'

const prefixes: Readonly<Record<TypedLink, string>> = { web: '', email: 'mailto:', phone: 'tel:' }

export function linkKindOf(href: Href | undefined): LinkKind {
  if (!href) return 'none'
  const text = hrefText(href)
  return (
    systemAddressOf(href) ?? (/^\s*mailto:/i.test(text) ? 'email' : /^\s*tel:/i.test(text) ? 'phone' : 'web')
  )
}

/** What the field shows: the address without what its kind says. */
export function typedText(href: Href | undefined, kind: TypedLink): string {
  if (!href || linkKindOf(href) !== kind) return ''
  return hrefText(href).trim().slice(prefixes[kind].length)
}

export const systemHref = (name: SystemAddress): Href => ({ parts: [{ variable: [name], encode: true }] })

/** The link that is typed, or why it is none (EML-17). A host without a scheme is a site over https. */
export function typedHref(kind: TypedLink, text: string): Href | LinkProblem {
  const words = text.trim()
  if (words === '') return 'hrefEmpty'
  const hasScheme = /^[a-z][a-z0-9+.-]*:/i.test(words) && !/^[^/?#]*\.[^/?#]*:\d/.test(words)
  const isBareSite = kind === 'web' && !hasScheme && /^[^\s/?#{}]+\.[^\s/?#{}]{2,}/.test(words)
  const href = parseHref(isBareSite ? `https://${words}` : withSlashes(`${prefixes[kind]}${words}`))
  if (typeof href === 'string') return href
  if (!fitsLink(href)) return 'tooLong'
  if (kind === 'email' && !isRecipient(words)) return 'hrefEmail'
  if (kind === 'phone' && !/^\+?[\d\s().-]*\d[\d\s().-]*$/.test(words) && !words.includes('{{'))
    return 'hrefPhone'
  if (isSafeHref(href) && (kind !== 'web' || /^https?:/i.test(hrefText(href)))) return href
  if (kind === 'phone') return 'hrefPhone'
  return href.parts.some((part) => typeof part !== 'string') ? 'hrefHost' : 'hrefWeb'
}

/** An address, perhaps with a subject behind it; one with a variable is not looked at. */
const isRecipient = (text: string): boolean => text.includes('{{') || isEmailAddress(text.split('?')[0] ?? '')

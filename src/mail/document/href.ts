import { safeHref } from '#lib/safe-url'
import type { Href } from './values.ts'

/** Addresses that the sending system makes for each reader: the only variables that may be a whole address. */
export const systemAddresses = ['unsubscribe_url', 'view_in_browser_url', 'preferences_url'] as const
export type SystemAddress = (typeof systemAddresses)[number]

/** The system's address that the link is; undefined for any other link. */
export function systemAddressOf({ parts }: Href): SystemAddress | undefined {
  const [only] = parts
  if (parts.length !== 1 || only === undefined || typeof only === 'string' || only.variable.length !== 1)
    return undefined
  return systemAddresses.find((name) => name === only.variable[0])
}

/**
 * Whether a link may be followed: http, https, mailto and tel, or one of the system's addresses. Where a variable is part
 * of it, the author has written scheme and host before it, so that no contact's data leads elsewhere.
 */
export function isSafeHref(href: Href): boolean {
  if (systemAddressOf(href)) return true
  const [first] = href.parts
  if (typeof first !== 'string') return false
  const hasVariable = href.parts.some((part) => typeof part !== 'string')
  if (hasVariable && !/^\s*(https?:\/\/[^/?#\s]+[/?#]|mailto:|tel:)/i.test(leading(href))) return false
  const address = href.parts.map((part) => (typeof part === 'string' ? part : 'x')).join('')
  // One without a recipient or a number leads nowhere either.
  return safeHref(address) !== undefined && !/^\s*(?:mailto|tel):\s*$/i.test(address)
}

const literals = (parts: Href['parts']): string =>
  parts.map((part) => (typeof part === 'string' ? part : '')).join('')

function leading({ parts }: Href): string {
  const end = parts.findIndex((part) => typeof part !== 'string')
  return literals(end === -1 ? parts : parts.slice(0, end))
}

/** What an address may not hold as it is, in attributes, texts and templates. */
export const encodeAddress = (text: string): string =>
  text.toWellFormed().replaceAll(/[\s"<>`{}\\^|]/gu, (sign) => encodeURIComponent(sign))

/** An address without variables as one text; undefined where it has any or is unsafe. */
export function plainAddress(href: Href): string | undefined {
  if (!isSafeHref(href) || href.parts.some((part) => typeof part !== 'string')) return undefined
  return encodeAddress(literals(href.parts).trim())
}

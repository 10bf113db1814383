import { parsedUrl } from './parsed-url.ts'

/** Characters of the address of a page. */
export const ADDRESS_MAX = 2048

/** The address of a page: https, and nothing in it that could end an attribute or a header. */
export const HTTPS_ADDRESS = /^https:\/\/(?!\/)[^\s"'<>\\^`{|}\p{Cc}]+$/iu

const SCHEME = /^[a-z][a-z0-9+.-]*:/i

/**
 * The https address that is meant by what somebody typed, in either width; "www.example.com" means https. undefined for
 * what is none, such as other schemes. An empty text stays empty.
 */
export function httpsAddress(typed: string): string | undefined {
  const text = typed.normalize('NFKC').trim()
  if (text === '') return ''
  // "example.com:8080" has no scheme: a port follows.
  const hasScheme = SCHEME.test(text) && !/^[^/:]+:\d/.test(text)
  const address = hasScheme ? text : `https://${text}`
  const isAddress =
    address.length <= ADDRESS_MAX && HTTPS_ADDRESS.test(address) && parsedUrl(address) !== undefined
  if (!isAddress) return undefined
  // A host without a dot is a slip: no reader could open it.
  return new URL(address).hostname.includes('.') ? address : undefined
}

import { isDomainName } from '#lib/domain-name'

/** Characters, after RFC 5321. */
export const EMAIL = { longest: 254, longestLocalPart: 64 } as const

const LOCAL_PART = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/i

/** Whether mail can be sent to it: one rule for the whole product. Quoted local parts and bare hosts are refused. */
export function isEmailAddress(text: unknown): boolean {
  // A regular expression would take ['a@b.co'] for its text.
  if (typeof text !== 'string' || text.length > EMAIL.longest) return false
  const at = text.lastIndexOf('@')
  const local = text.slice(0, at)
  return (
    at > 0 &&
    local.length <= EMAIL.longestLocalPart &&
    LOCAL_PART.test(local) &&
    isDomainName(text.slice(at + 1))
  )
}

/**
 * What was typed or imported as an address, as it is kept: full-width characters made narrow, no spaces or invisible
 * characters around, lower case.
 */
export function normalizeEmail(text: string): string {
  const narrow = text.normalize('NFKC').replace(/^[\s\p{Cf}]+/u, '')
  // From the end, sign by sign: a pattern would look through each run of blanks within the text from each of its places.
  let end = narrow.length
  for (;;) {
    const sign = /[\udc00-\udfff]/.test(narrow.charAt(end - 1)) ? 2 : 1
    if (!/^[\s\p{Cf}]$/u.test(narrow.slice(Math.max(0, end - sign), end))) break
    end -= sign
  }
  return narrow.slice(0, end).toLowerCase()
}

/** What a brand can hold: characters, entries, and px for `radius` (SET-62). */
export const BRAND = {
  nameMax: 120,
  addressMax: 300,
  contactMax: 200,
  phoneMax: 40,
  socialMax: 12,
  footerMax: 2000,
  radiusMax: 32,
} as const

/**
 * A line that goes into mails and their headers: a line break in it could begin a header of its own, and characters that
 * turn the direction of text could make it look like another one.
 */
export const ONE_LINE = /^[^\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]*$/u

/** A text as such a line: what a line cannot hold is taken out. */
export const oneLine = (text: string): string =>
  text
    .replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .replaceAll(/[\u202a-\u202e\u2066-\u2069]/g, '')
    .trim()

/** Text of several lines, without other control characters. */
export const LINES =
  /^[^\p{Cc}\u202a-\u202e\u2066-\u2069]*(?:[\t\r\n]+[^\p{Cc}\u202a-\u202e\u2066-\u2069]*)*$/u

/**
 * The pattern of a field for a Japanese postcode: its digits are taken in any width and with any hyphen (FRM-62). The pattern itself
 * says that it is one, because the contract has no kinds of text.
 */
export const POSTCODE_PATTERN = String.raw`\d{3}-\d{4}`

/** A postcode as it is written, `150-0001`, where the text has its seven digits and no others; else the text as it is. */
export function asPostcode(text: string): string {
  const digits = text.normalize('NFKC').replaceAll(/[\s〒ー\p{Dash}]/gu, '')
  return /^\d{7}$/.test(digits) ? `${digits.slice(0, 3)}-${digits.slice(3)}` : text
}

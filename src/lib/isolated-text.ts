const OVERRIDES = /[\u202A-\u202E\u2066-\u2069]/

/**
 * A text within a sentence. One that would turn the letters after it around, such as by U+202E, is set apart, so that it turns
 * none but its own.
 */
export const isolatedText = (text: string): string =>
  OVERRIDES.test(text) ? `\u2068${text.replaceAll(/[\u2066-\u2069]/g, '')}\u2069` : text

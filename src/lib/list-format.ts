/**
 * How names are listed, for `intl.formatList`: 'A, B, C' and 「A、B、C」. Without a word before the last one, as `unit` has
 * it in English; in Japanese that puts spaces between them, and names have spaces of their own.
 */
export const LIST_OF_NAMES = { type: 'conjunction', style: 'narrow' } as const

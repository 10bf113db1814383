import { skip } from './folded-text.ts'

const BE = /(?:are|is|being|be|have|has|were|was|does|do) ?/y
const NOT = /(?:not|never|n't|no longer) ?/y

/** Behind 'are not': where, and whether it denies. */
export function beAt(text: string, at: number): { end: number; isDenied: boolean } {
  const be = skip(BE, text, at)
  const end = skip(NOT, text, be)
  return { end, isDenied: end > be }
}

/** What in the CSS of a form is refused, and so keeps it from being published (FRM-26). */
export type CssProblem = 'loads' | 'escape' | 'markup'

/**
 * What would load something, and so could tell another site what a visitor types. Functions that take an address are named
 * one by one: `image-set` takes one without `url`.
 */
const LOADS =
  /@import|@font-face|@namespace|\b(?:url|src|image|image-set|-webkit-image-set|cross-fade|element)\s*\(/i

/** The first thing that a form's own CSS may not have; undefined: nothing. Escapes could spell any of it. */
export function cssProblem(css: string): CssProblem | undefined {
  if (css.includes('\\')) return 'escape'
  if (css.includes('<')) return 'markup'
  return LOADS.test(css) ? 'loads' : undefined
}

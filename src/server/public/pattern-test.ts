import { createContext, Script, type Context } from 'node:vm'
import { systemClock } from '#lib/clock'
import type { PatternTest } from '#domain/forms/form-answers'

/** How long the patterns of one submission may take together, in ms: usual ones take less than one. */
const PATIENCE = 50

const script = new Script('pattern.test(text)')
let context: Context | undefined

/**
 * Tests answers by the patterns of a form, which people of a workspace wrote: some take years on some texts, and no call would be
 * answered meanwhile. Throws once all tests together have taken too long.
 */
export function patternTest(): PatternTest {
  let left = PATIENCE
  return (pattern, text) => {
    if (left <= 0) throw new Error('The patterns take too long.')
    const begun = systemClock.now()
    context ??= createContext(Object.create(null))
    Object.assign(context, { pattern, text })
    try {
      return script.runInContext(context, { timeout: Math.ceil(left) }) === true
    } finally {
      left -= systemClock.now() - begun
    }
  }
}

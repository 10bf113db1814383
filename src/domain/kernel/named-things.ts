import { ruleBroken } from './refusals.ts'

/** How many things that refer to another are named when it can't be deleted. */
const NAMED = { most: 3 } as const

/** Refuses to delete what others refer to, and says who they are. */
export function expectUnused(what: string, users: readonly string[]): void {
  if (users.length === 0) return
  const named = users.slice(0, NAMED.most).map((name) => `"${name}"`)
  const others = users.length - named.length
  throw ruleBroken(`${what} is used by ${named.join(', ')}${others > 0 ? ` and ${others} more` : ''}.`)
}

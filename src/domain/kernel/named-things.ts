import { ruleBroken } from './refusals.ts'

/** How many things that refer to another are named when it can't be deleted. */
const NAMED = { most: 3 } as const

/** Refuses to delete what others refer to, and says who they are. */
export function expectUnused(what: string, users: readonly string[], ja = what): void {
  if (users.length === 0) return
  const named = users.slice(0, NAMED.most)
  const others = users.length - named.length
  throw ruleBroken(
    `${what} is used by ${named.map((name) => `"${name}"`).join(', ')}${others > 0 ? ` and ${others} more` : ''}.`,
    `${ja}は次で使用されています：${named.map((name) => `「${name}」`).join('')}${others > 0 ? `ほか${others}件` : ''}`,
  )
}

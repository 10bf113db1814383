import { ruleBroken } from './refusals.ts'

/** How many things that refer to another are named when it can't be deleted. */
const NAMED = { most: 3 } as const

/** The names as a sentence has them, with how many there are besides. */
function namesIn(users: readonly string[]): { en: string; ja: string } {
  const named = users.slice(0, NAMED.most)
  const others = users.length - named.length
  return {
    en: `${named.map((name) => `"${name}"`).join(', ')}${others > 0 ? ` and ${others} more` : ''}`,
    ja: `${named.map((name) => `「${name}」`).join('')}${others > 0 ? `ほか${others}件` : ''}`,
  }
}

/**
 * Refuses with a 422 to delete what works at this moment would lose: forms that are public, campaigns that wait or are being
 * sent, connections that run. What only refers to it, such as a segment, then names what is no longer there.
 */
export function expectNotAtWork(what: string, live: readonly string[]): void {
  if (live.length === 0) return
  const { en, ja } = namesIn(live)
  throw ruleBroken(
    `${what} is used by ${en}: end that first.`,
    `次で使用中です：${ja}。先に終了してください。`,
  )
}

/** Refuses to delete what others refer to, and says who they are. */
export function expectUnused(what: string, users: readonly string[], ja = what): void {
  if (users.length === 0) return
  const names = namesIn(users)
  throw ruleBroken(`${what} is used by ${names.en}.`, `${ja}は次で使用されています：${names.ja}`)
}

import type { ApiKey } from '#api/api-keys'
import { DAY } from '#lib/duration'
import { fold } from '#lib/fold-text'

/** Longest name, in characters; after how many days without use a key is called unused; ends that can be chosen, in days. */
export const API_KEY = { nameMax: 60, unusedAfter: 30, ends: [30, 90, 365] } as const

/** What is wrong with a key's name. */
export function nameProblem(
  name: string,
  taken: readonly string[],
): 'nameEmpty' | 'nameLong' | 'nameTaken' | undefined {
  const trimmed = name.trim()
  if (trimmed === '') return 'nameEmpty'
  if (trimmed.length > API_KEY.nameMax) return 'nameLong'
  return taken.some((other) => fold(other) === fold(trimmed)) ? 'nameTaken' : undefined
}

/** Its time is over. `now` in ms. */
export const isExpired = ({ expiresAt }: Pick<ApiKey, 'expiresAt'>, now: number): boolean =>
  expiresAt !== undefined && Date.parse(expiresAt) <= now

/** Nobody has used it for so long that it may be forgotten; one that is younger than that is not. */
export const isUnused = (
  { lastUsedAt, createdAt }: Pick<ApiKey, 'lastUsedAt' | 'createdAt'>,
  now: number,
): boolean => now - Date.parse(lastUsedAt ?? createdAt) > API_KEY.unusedAfter * DAY

/** When a key ends that is made `now` for so many days; undefined: never. */
export const endOf = (days: number | undefined, now: number): string | undefined =>
  days === undefined ? undefined : new Date(now + days * DAY).toISOString()

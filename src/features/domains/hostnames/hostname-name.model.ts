import {
  isMailboxProvider,
  isPublicSuffix,
  normalizeDomain,
  registrableDomain,
} from '#domain/domains/domain-names'

/** Why a typed hostname cannot be taken. */
export type HostnameProblem = 'hostEmpty' | 'hostWrong' | 'hostNotYours' | 'hostWhole' | 'hostTaken'

/** What is wrong with a typed hostname; undefined where it can be taken (DOM-7). */
export function hostnameProblem(typed: string, taken: readonly string[]): HostnameProblem | undefined {
  if (typed.trim() === '') return 'hostEmpty'
  const name = normalizeDomain(typed)
  if (name === undefined) return 'hostWrong'
  if (isPublicSuffix(name) || isMailboxProvider(name)) return 'hostNotYours'
  if (registrableDomain(name) === name) return 'hostWhole'
  return taken.includes(name) ? 'hostTaken' : undefined
}

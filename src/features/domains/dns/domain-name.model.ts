import {
  isMailboxProvider,
  isPublicSuffix,
  normalizeDomain,
  registrableDomain,
} from '#domain/domains/domain-names'

/** Why a typed name cannot be added. */
export type NameProblem = 'nameEmpty' | 'nameWrong' | 'nameSuffix' | 'nameMailbox' | 'nameTaken'

/** The domain that is meant by the address of a page or of a mail; else the text itself. */
export function domainIn(typed: string): string {
  const text = typed.normalize('NFKC').trim()
  const url = /^[a-z]+:\/\//i.test(text) && URL.canParse(text) ? new URL(text).hostname : text
  return url.replace(/^[^@\s]*@/, '').replace(/[/?#].*$/s, '')
}

/** What is wrong with a typed name; undefined where it can be added. `taken` are those of the workspace (DOM-5). */
export function nameProblem(typed: string, taken: readonly string[]): NameProblem | undefined {
  if (typed.trim() === '') return 'nameEmpty'
  const name = normalizeDomain(typed)
  if (name === undefined) return 'nameWrong'
  if (isPublicSuffix(name)) return 'nameSuffix'
  if (isMailboxProvider(name)) return 'nameMailbox'
  return taken.includes(name) ? 'nameTaken' : undefined
}

/** The zone that the records go to, where that is not the domain itself. */
export const zoneAbove = (name: string): string | undefined => {
  const zone = registrableDomain(name)
  return zone === name ? undefined : zone
}

import { isDomainName } from '#lib/domain-name'

/** How long a name may be, in characters, and how many domains a workspace has at most. */
export const NEW_WORKSPACE = { nameMax: 80, domainsMax: 20 } as const

/** What is wrong with the name of a workspace. */
export const nameProblem = (name: string): 'empty' | 'long' | undefined => {
  const { length } = name.trim()
  return length === 0 ? 'empty' : length > NEW_WORKSPACE.nameMax ? 'long' : undefined
}

/**
 * The domains that are saved: those of the list and those still in its input. What is no domain name is dropped without a
 * word, of two equal ones the last stays (WSP-12).
 */
export function domainsToSave(tags: readonly string[], typed: string): string[] {
  const kept = new Set<string>()
  for (const entry of [...tags, ...typed.split(/[\n,、，]+/)]) {
    const domain = entry.trim().toLowerCase()
    if (!isDomainName(domain)) continue
    kept.delete(domain)
    kept.add(domain)
  }
  return [...kept].slice(0, NEW_WORKSPACE.domainsMax)
}

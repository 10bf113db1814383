import { contract } from '#api/contract'
import type { Route } from '#api/wire'

const names = new Map(Object.entries(contract).map(([name, { route }]) => [route, name]))

/** The name of a route in the contract. */
export const nameOf = (route: Route): string => names.get(route) ?? ''

/** Names of checks that are not those of their group. */
const groupOfWord: Readonly<Record<string, string>> = { session: 'auth', usage: 'usages' }

/**
 * Whether a check or a route is of one of the groups, by its name: `contacts.list …`, `mailing lists: …` and `/web_api …` are of
 * `contacts`, `mailing-lists` and `web-api`. Without groups everything is.
 */
export function inGroups(groups: readonly string[] | undefined): (name: string) => boolean {
  return (name) => {
    if (!groups) return true
    const word = (/^\/?([\w -]+?)(?=[.:]| refuses|\/|$)/.exec(name)?.[1] ?? '').replaceAll(/[ _]/g, '-')
    return groups.includes(groupOfWord[word] ?? word)
  }
}

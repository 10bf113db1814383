import type { SubscriptionStatus } from '#api/shapes'
import { fold } from '#lib/fold-text'

const ENTRY = /^(.*?)(?:\s*=\s*(active|pending|unsubscribed))?$/s

export interface SubscriptionsInCell {
  /** By the id of the list. */
  lists: ReadonlyMap<string, SubscriptionStatus>
  /** Something in the cell is no list of the workspace. */
  hasUnknown: boolean
}

/** Reads the lists of a cell, by id or name, each with its status. */
export function subscriptionsIn(
  mailingLists: readonly { id: string; name: string }[],
): (cell: string) => SubscriptionsInCell {
  const ids = new Map<string, string>()
  for (const { id, name } of mailingLists) {
    ids.set(fold(name), id)
    ids.set(id, id)
  }
  return (cell) => {
    const lists = new Map<string, SubscriptionStatus>()
    let hasUnknown = false
    for (const entry of cell.split(/[;；\n]/)) {
      if (entry.trim() === '') continue
      const [, name = '', status] = ENTRY.exec(entry.trim()) ?? []
      const id = ids.get(name) ?? ids.get(fold(name))
      if (id === undefined) hasUnknown = true
      else lists.set(id, status === 'pending' || status === 'unsubscribed' ? status : 'active')
    }
    return { lists, hasUnknown }
  }
}

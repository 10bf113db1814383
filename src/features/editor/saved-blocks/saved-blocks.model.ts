import type { KeptRecords } from '#lib/kept-records'

/** Blocks of a mail that were kept for other mails. */
export interface SavedBlock {
  id: string
  name: string
  /** The nodes, as the clipboard has them. */
  json: string
  /** ms since 1970. */
  savedAt: number
}

/** Where saved blocks are kept. Every call rejects where they can't be. */
export interface SavedBlocks {
  /** The newest first. What can't be read is left out. */
  list: () => Promise<SavedBlock[]>
  put: (block: SavedBlock) => Promise<void>
  remove: (id: string) => Promise<void>
}

/** As many characters as a name may have. */
export const NAME_MAX = 80

function decodeSavedBlock(value: unknown): SavedBlock | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const { id, name, json, savedAt } = Object.fromEntries(Object.entries(value))
  return typeof id === 'string' &&
    typeof name === 'string' &&
    typeof json === 'string' &&
    typeof savedAt === 'number'
    ? { id, name, json, savedAt }
    : undefined
}

/** Keeps blocks in this browser. `scope` tells workspaces apart. */
export function savedBlocksIn(records: KeptRecords, scope: string): SavedBlocks {
  const prefix = `saved-block:${scope}:`
  return {
    async list() {
      const keys = await records.keys(prefix)
      const values = await Promise.all(keys.map((key) => records.get(key)))
      return values
        .map(decodeSavedBlock)
        .filter((block) => block !== undefined)
        .toSorted((one, other) => other.savedAt - one.savedAt)
    },
    put: (block) => records.put(prefix + block.id, block),
    remove: (id) => records.remove([prefix + id]),
  }
}

import type { DraftKeeper } from '#lib/editing'
import type { KeptRecords } from '#lib/kept-records'

export interface KeptDraft<Draft> {
  workspaceId: string | undefined
  /** What is edited, such as 'segment', and which one. */
  kind: string
  id: string
  /**
   * The draft that the value is; undefined where it is none: an older program, or somebody else, may have written it. Asked
   * only where something was kept, so what checks it may be loaded then.
   */
  decode: (value: unknown) => Draft | undefined | Promise<Draft | undefined>
}

// What is kept is read after the screen stands; the program for it comes with the first reading. It is at hand from then on:
// a page that is left waits for no further one.
let program: KeptRecords | undefined
const records = async () => (program ??= (await import('#lib/kept-records')).browserRecords)

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

/** Keeps a draft in this browser until it is saved or discarded. Never for secrets. */
export function keepDraft<Draft>({ workspaceId, kind, id, decode }: KeptDraft<Draft>): DraftKeeper<Draft> {
  const key = `draft ${workspaceId ?? ''} ${kind} ${id}`
  return {
    async read() {
      const value = await (await records()).get(key)
      if (!isObject(value)) return undefined
      const { version, at, before } = value
      const draft = await decode(value['draft'])
      if (draft === undefined || typeof version !== 'number' || typeof at !== 'number') return undefined
      return { draft, before: before === undefined ? undefined : await decode(before), version, at }
    },
    write: async (kept) => (await records()).put(key, kept),
    remove: async () => (await records()).remove([key]),
  }
}

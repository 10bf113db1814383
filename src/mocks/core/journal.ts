/** One change of the world: the thing of this id is now this, or gone (null). */
export interface JournalEntry {
  seq: number
  collection: string
  id: string
  value: unknown
}

/** What the base world is made from; the journal is what happened in it since. */
export interface WorldSettings {
  seed: number
  size: WorldSize
  /** So many contacts in the first workspace, whatever the size says: for measuring. */
  contacts?: number
  /** When the world was made, in ms since 1970: what it says of the past lies before. */
  epoch: number
}

export const worldSizes = ['empty', 'small', 'normal', 'huge'] as const
export type WorldSize = (typeof worldSizes)[number]

export interface JournalNews {
  /** Another number than before: the world was reset, and all entries are of the new one. */
  generation: number
  settings: WorldSettings
  entries: JournalEntry[]
}

/**
 * Where the journal is kept. Several tabs may hold one; `exclusively` lets one of them write at a time.
 * Entries of the same thing replace each other.
 */
export interface JournalStore {
  /** All entries above `seq` of the current world; starts the world when there is none yet. */
  since: (generation: number, seq: number, settings: WorldSettings) => Promise<JournalNews>
  append: (entries: readonly JournalEntry[]) => Promise<void>
  /** A new world without any entry. */
  restart: (settings: WorldSettings) => Promise<void>
  exclusively: <T>(work: () => Promise<T>) => Promise<T>
}

/** Keeps the journal in memory: nothing outlives the page, or several backends of a test share one. */
export function memoryJournal(): JournalStore {
  let generation = 0
  let world: WorldSettings | undefined
  let entries = new Map<string, JournalEntry>()
  let queue: Promise<unknown> = Promise.resolve()
  return {
    async since(known, seq, settings) {
      if (!world) {
        world = settings
        generation = 1
      }
      const after = known === generation ? seq : 0
      return {
        generation,
        settings: world,
        entries: [...entries.values()].filter((entry) => entry.seq > after).sort((a, b) => a.seq - b.seq),
      }
    },
    async append(added) {
      for (const entry of added) entries.set(`${entry.collection}\n${entry.id}`, structuredClone(entry))
    },
    async restart(settings) {
      generation += 1
      world = settings
      entries = new Map()
    },
    exclusively(work) {
      const run = queue.then(work)
      queue = run.catch(() => undefined)
      return run
    },
  }
}

import { aloneInBrowser } from '#lib/tab-locks'
import type { JournalEntry, JournalNews, JournalStore, WorldSettings } from '#mocks/core/journal'

/** One database for the demo; another shape of what is kept is another version, and the old world goes. */
const DATABASE = {
  name: 'otegami-demo',
  version: 1,
  entries: 'entries',
  meta: 'meta',
  lock: 'otegami-demo',
} as const

interface Meta {
  key: 'world'
  generation: number
  settings: WorldSettings
}

/** Keeps the journal in IndexedDB: the demo outlives a reload, and all its tabs share one world under one lock. */
export function indexedDbJournal(): JournalStore {
  let opened: Promise<IDBDatabase> | undefined
  const open = () => (opened ??= openDatabase())

  // A transaction is ended by hand: where a page is left before it hears an answer, Safari would let the next one wait for ever.
  const read = async (generation: number, seq: number): Promise<JournalNews | undefined> => {
    const transaction = (await open()).transaction([DATABASE.entries, DATABASE.meta])
    const meta = await settled<Meta | undefined>(transaction.objectStore(DATABASE.meta).get('world'))
    if (!meta) {
      transaction.commit()
      return undefined
    }
    const after = meta.generation === generation ? seq : 0
    const bySeq = transaction.objectStore(DATABASE.entries).index('seq')
    const found = bySeq.getAll(IDBKeyRange.lowerBound(after, true))
    transaction.commit()
    const entries = await settled<JournalEntry[]>(found)
    return { generation: meta.generation, settings: meta.settings, entries }
  }
  const write = async (work: (entries: IDBObjectStore, meta: IDBObjectStore) => void): Promise<void> => {
    const transaction = (await open()).transaction([DATABASE.entries, DATABASE.meta], 'readwrite')
    work(transaction.objectStore(DATABASE.entries), transaction.objectStore(DATABASE.meta))
    transaction.commit()
    await new Promise<void>((resolve, reject) => {
      transaction.addEventListener('complete', () => resolve())
      transaction.addEventListener('abort', () =>
        reject(transaction.error ?? new Error('The world could not be kept.')),
      )
    })
  }

  return {
    async since(generation, seq, settings) {
      const known = await read(generation, seq)
      if (known) return known
      await write((_, meta) => {
        // `add`, so that of two tabs that start at once the second keeps to the first's world.
        const request = meta.add({ key: 'world', generation: 1, settings } satisfies Meta)
        request.addEventListener('error', (event) => event.preventDefault())
      })
      const started = await read(generation, seq)
      if (!started) throw new Error('The world of the demo could not be started.')
      return started
    },
    async append(added) {
      if (added.length === 0) return
      await write((entries) => {
        for (const entry of added) entries.put(entry)
      })
    },
    async restart(settings) {
      const known = await read(0, Number.MAX_SAFE_INTEGER)
      await write((entries, meta) => {
        entries.clear()
        meta.put({ key: 'world', generation: (known?.generation ?? 0) + 1, settings } satisfies Meta)
      })
    },
    exclusively: (work) => aloneInBrowser(DATABASE.lock, work),
  }
}

/** Rejects where the browser lets the demo keep no world. */
export async function expectKeptWorld(): Promise<void> {
  const database = await openDatabase()
  database.close()
}

async function openDatabase(): Promise<IDBDatabase> {
  const request = indexedDB.open(DATABASE.name, DATABASE.version)
  request.addEventListener('upgradeneeded', () => {
    const entries = request.result.createObjectStore(DATABASE.entries, { keyPath: ['collection', 'id'] })
    entries.createIndex('seq', 'seq')
    request.result.createObjectStore(DATABASE.meta, { keyPath: 'key' })
  })
  return settled(request)
}

function settled<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () =>
      reject(request.error ?? new Error('The demo could not read its world.')),
    )
  })
}

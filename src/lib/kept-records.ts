import { clear, createStore, delMany, get, keys, promisifyRequest, type UseStore } from 'idb-keyval'

/**
 * What this browser keeps beyond a few words: values by key, in IndexedDB. Every call rejects where the browser keeps
 * nothing, such as in a private window that is full. What comes out is unknown: somebody else may have written it.
 */
export interface KeptRecords {
  put: (key: string, value: unknown) => Promise<void>
  get: (key: string) => Promise<unknown>
  /** The keys that begin so, in their order. */
  keys: (prefix: string) => Promise<string[]>
  remove: (keys: readonly string[]) => Promise<void>
}

let isOwned = () => true
let opened: UseStore | undefined
const store = () => (opened ??= createStore('otegami', 'records'))

export const browserRecords: KeptRecords = {
  // What is edited is kept when it goes, and it goes with the session: not beyond a sign-out.
  put: async (key, value) => (isOwned() ? putAtOnce(key, value) : undefined),
  get: (key) => get<unknown>(key, store()),
  async keys(prefix) {
    const all = await keys<IDBValidKey>(store())
    return all.filter((key) => typeof key === 'string').filter((key) => key.startsWith(prefix))
  },
  remove: (names) => delMany([...names], store()),
}

const putAtOnce = (key: string, value: unknown) =>
  store()('readwrite', (records) => {
    records.put(value, key)
    // Otherwise the browser commits only once the page has heard that the value is there, and a page that is left never does.
    records.transaction.commit()
    return promisifyRequest(records.transaction)
  })

/** From now on records are kept only while `owned` says so. */
export const keepRecordsWhile = (owned: () => boolean): void => {
  isOwned = owned
}

/** Forgets all of it: nobody who comes after a sign-out reads what was kept before. `owned`: as above. */
export const forgetRecords = (owned = isOwned): Promise<void> => {
  keepRecordsWhile(owned)
  return clear(store())
}

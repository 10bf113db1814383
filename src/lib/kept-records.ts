import { createStore, promisifyRequest, type UseStore } from 'idb-keyval'

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

/**
 * One request in a transaction of its own, which ends with it. Otherwise the browser ends it only once the page has heard the
 * answer, and a page that is left never does: what it wrote is lost, and in Safari the next page waits for ever.
 * Some browsers throw where they keep nothing: that is a refusal like the others.
 */
const ask = async <Answer>(
  mode: IDBTransactionMode,
  requestOf: (records: IDBObjectStore) => IDBRequest<Answer>,
): Promise<Answer> =>
  (opened ??= createStore('otegami', 'records'))(mode, async (records) => {
    const request = requestOf(records)
    records.transaction.commit()
    const [answer] = await Promise.all([promisifyRequest(request), promisifyRequest(records.transaction)])
    return answer
  })

export const browserRecords: KeptRecords = {
  // What is edited is kept when it goes, and it goes with the session: not beyond a sign-out.
  async put(key, value) {
    if (isOwned()) await ask('readwrite', (records) => records.put(value, key))
  },
  get: (key) => ask<unknown>('readonly', (records) => records.get(key)),
  async keys(prefix) {
    const all = await ask('readonly', (records) => records.getAllKeys())
    return all.filter((key) => typeof key === 'string').filter((key) => key.startsWith(prefix))
  },
  async remove(names) {
    await Promise.all(names.map((name) => ask('readwrite', (records) => records.delete(name))))
  },
}

/** From now on records are kept only while `owned` says so. */
export const keepRecordsWhile = (owned: () => boolean): void => {
  isOwned = owned
}

/** Forgets all of it: nobody who comes after a sign-out reads what was kept before. `owned`: as above. */
export const forgetRecords = (owned = isOwned): Promise<void> => {
  keepRecordsWhile(owned)
  return ask('readwrite', (records) => records.clear())
}

/** How the keys begin of what was typed and is not saved, and of mails that are in this browser only. */
const DRAFTS = ['draft ', 'mail-draft:', 'mail-history:', 'new account ', 'requests ', 'example ']

/** Forgets what was typed and not saved. What can't be made again stays, such as saved blocks and how an import is undone. */
export async function forgetDrafts(): Promise<void> {
  const drafts = await Promise.all(DRAFTS.map((prefix) => browserRecords.keys(prefix)))
  await browserRecords.remove(drafts.flat())
}

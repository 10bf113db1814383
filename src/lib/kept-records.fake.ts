import type { KeptRecords } from './kept-records.ts'

/** What a browser would keep, in memory: for stories and tests, each with its own. */
export function recordsInMemory(): KeptRecords {
  const kept = new Map<string, unknown>()
  return {
    put: async (key, value) => void kept.set(key, structuredClone(value)),
    get: async (key) => kept.get(key),
    keys: async (prefix) => [...kept.keys()].filter((key) => key.startsWith(prefix)).toSorted(),
    remove: async (keys) => {
      for (const key of keys) kept.delete(key)
    },
  }
}

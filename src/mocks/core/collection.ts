import type { Db } from './db.ts'

/** Things of one kind by their id. What is put is never changed in place: put another. */
export interface Collection<T extends { id: string }> {
  get: (id: string) => T | undefined
  /** In the order in which they were first put. */
  all: () => T[]
  where: (test: (value: T) => boolean) => T[]
  put: (value: T) => T
  remove: (id: string) => void
}

/** A kind of thing that a world holds, declared beside the rules for it: `db.of(kind)` has the things. */
export interface CollectionKind<T extends { id: string }> {
  /** Its name in the journal. */
  name: string
  /** The things before anybody changed one: a function of the settings of the world. */
  base: (db: Db) => T[]
}

/** Declares a kind of thing. `base` is asked when the first one is wanted. */
export const collectionOf = <T extends { id: string }>(
  name: string,
  base: (db: Db) => T[] = () => [],
): CollectionKind<T> => ({ name, base })

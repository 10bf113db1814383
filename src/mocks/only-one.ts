import type { CollectionKind } from '#mocks/core/collection'
import type { Db } from '#mocks/core/db'

/** A change of a story's world that leaves a workspace one record of a kind. */
export const onlyOneOf =
  <T extends { id: string; workspaceId: string }>(kind: CollectionKind<T>, workspaceId: string) =>
  (db: Db) => {
    const [, ...others] = db.of(kind).where((one) => one.workspaceId === workspaceId)
    for (const { id } of others) db.of(kind).remove(id)
  }

import type { MigrationWorld } from '#domain/migration/fitted-plan'
import type { MigrationSource } from '#domain/migration/migration-source'
import type { NamedFile } from '#domain/migration/read-files'
import type { MovingResult } from './moving-file.model.ts'

/** What the page asks of the worker; it is answered once, with its progress in between. */
export interface MovingRequest {
  files: readonly NamedFile[]
  source: MigrationSource
  /** The list of contacts who are on none by the files; '' none. */
  list: string
  world: MigrationWorld
}

export type MovingAnswer =
  | { kind: 'progress'; part: number }
  | { kind: 'read'; result: MovingResult; file: Blob }
  | { kind: 'failed'; message: string }

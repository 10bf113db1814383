import type { ColumnType, Generated, GeneratedAlways } from 'kysely'
import type { Connection, SyncRun } from '#api/connections'
import type { IntegrationCredential } from '#api/integration-credentials'
import type { KeptConnection } from '#domain/connections/connection-rules'

/** Written as JSON text, read as a value. */
type Json<T> = ColumnType<T, string, string>
type JsonOrNull<T> = ColumnType<T | null, string | null | undefined, string | null>
type Actor = Connection['createdBy']

/** What somebody asked a service for, until it comes back. */
export interface AskedAccess {
  /** SHA-256 of the state, in hexadecimal digits. */
  stateHash: string
  /** The verifier of RFC 7636. */
  verifier: string
  redirectUri: string
  expiresAt: string
}

/** What a connection does, without what its own columns have. */
export type ConnectionSettings = Pick<
  KeptConnection,
  | 'name'
  | 'integrationKey'
  | 'database'
  | 'mapping'
  | 'filter'
  | 'mailingListIds'
  | 'onExisting'
  | 'onMissing'
  | 'interval'
>

export interface ConnectionTables {
  integration_credentials: {
    workspace_id: number
    id: string
    place: GeneratedAlways<number>
    integration_key: string
    name: string
    status: IntegrationCredential['status']
    account: JsonOrNull<NonNullable<IntegrationCredential['account']>>
    error: string | null
    /** The tokens of the service as JSON, sealed. */
    secret: Buffer | null
    asked: JsonOrNull<AskedAccess>
    last_checked_at: string | null
    created_at: string
    created_by: Json<Actor>
  }
  connections: {
    workspace_id: number
    id: string
    place: GeneratedAlways<number>
    credential_id: string
    state: KeptConnection['state']
    settings: Json<ConnectionSettings>
    next_sync_at: string | null
    asked_at: string | null
    version: number
    created_at: string
    updated_at: string
    created_by: Json<Actor>
    updated_by: JsonOrNull<Actor>
  }
  sync_runs: {
    workspace_id: number
    id: string
    place: GeneratedAlways<number>
    connection_id: string
    status: SyncRun['status']
    started_at: string
    finished_at: string | null
    created: Generated<number>
    updated: Generated<number>
    skipped: Generated<number>
    failed: Generated<number>
    errors: ColumnType<SyncRun['errors'], string | undefined, string>
    /** Rows that were read so far. */
    rows: Generated<number>
    /** Where the service goes on; null: at the beginning. */
    cursor: string | null
  }
  /** Whose rows a connection found, and in which run last. */
  connection_people: {
    workspace_id: number
    connection_id: string
    email: string
    run_id: string
  }
}

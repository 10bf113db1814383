import type { ColumnType } from 'kysely'
import type { ApiKey } from '#api/api-keys'
import type { Brand } from '#api/brand'
import type { Role } from '#api/self-account'

/** Written as JSON text, read as what it says. */
type Json<T> = ColumnType<T, string, string>

export interface PeopleTables {
  accounts: {
    id: string
    email: string
    /** The address by which an account is found: in lower case. */
    email_key: string
    name: string
    photo: string | null
    is_admin: boolean
    created_at: string
  }
  /** Who signs in to an account: a subject of a provider. */
  identities: { issuer: string; subject: string; account_id: string; created_at: string }
  sessions: {
    id: string
    account_id: string
    /** SHA-256 of the one refresh token that is good. */
    refresh_hash: Uint8Array
    /** How often the token was replaced, and when it was last. */
    turn: number
    turned_at: string
    created_at: string
    expires_at: string
  }
  memberships: {
    workspace_id: string
    account_id: string
    role: Role
    joined_at: string
    last_seen_at: string | null
    last_opened_at: string | null
  }
  invitations: {
    /** The token. */
    id: string
    workspace_id: string
    created_by: string | null
    created_at: string
    expires_at: string
    uses: number
    max_uses: number | null
    revoked: boolean
  }
  api_keys: {
    workspace_id: string
    id: string
    name: string
    permission: ApiKey['permission']
    domain_names: string[]
    /** SHA-256 of the secret, which is kept nowhere. */
    hash: Uint8Array
    prefix: string
    last4: string
    expires_at: string | null
    last_used_at: string | null
    created_at: string
    created_by: string | null
  }
  /** How often a key was used on a day; days since 1970 in UTC. */
  api_key_days: { workspace_id: string; key_id: string; day: number; requests: number }
  /** Of workspaces that changed it. */
  web_apis: {
    workspace_id: string
    enabled: boolean
    allowed_origins: string[]
    rate_limit_per_minute: number
    require_consent: boolean
    version: number
  }
  /** Of workspaces that set one. */
  brands: { workspace_id: string; brand: Json<Omit<Brand, 'version'>>; version: number }
}

import type { ColumnType, GeneratedAlways } from 'kysely'
import type { Domain } from '#api/domains'
import type { Sender } from '#api/senders'

type Actor = Sender['createdBy']

/** Written as JSON text, read as a value. */
type Json<T> = ColumnType<T, string, string>
type JsonOrNull<T> = ColumnType<T | null, string | null | undefined, string | null>

export interface DomainTables {
  domains: {
    workspace_id: number
    name: string
    region: Domain['region']
    status: Domain['status']
    /** What only this domain of this workspace has in its records. */
    token: string
    /** As the last look at the DNS found them. */
    records: Json<Domain['records']>
    dmarc_policy: Domain['dmarcPolicy']
    name_servers: string[]
    history: Json<Domain['history']>
    /** Whether it is looked up by itself: from the first time that somebody asks. */
    is_watched: boolean
    created_at: string
    verified_at: string | null
    /** When somebody last asked for a look. */
    asked_at: string | null
    last_checked_at: string | null
    next_check_at: string | null
  }
  /** The key that signs the mails of a domain. */
  dkim_keys: {
    workspace_id: number
    domain_name: string
    selector: string
    /** DER in base64, as its record has it. */
    public_key: string
    /** PKCS #8, sealed. */
    private_key: Buffer
    created_at: string
  }
  senders: {
    workspace_id: number
    /** Unique across workspaces: a link that confirms a mailbox names nothing else. */
    id: string
    /** In the order in which they were made. */
    place: GeneratedAlways<number>
    label: string | null
    from_name: string
    from_names: JsonOrNull<NonNullable<Sender['fromNames']>>
    address: string
    reply_to: string | null
    domain_name: string
    is_default: boolean
    is_disabled: boolean
    amp: Json<Sender['amp']>
    amp_asked_at: string | null
    mailbox_asked_at: string
    mailbox_confirmed_at: string | null
    version: number
    created_at: string
    updated_at: string
    created_by: Json<Actor>
    updated_by: JsonOrNull<Actor>
  }
}

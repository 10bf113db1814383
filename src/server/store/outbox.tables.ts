import type { Generated } from 'kysely'

export interface OutboxTables {
  outgoing_mails: {
    workspace_id: number
    /** Made of what brought it about, so that the same mail is recorded once. */
    id: string
    kind: string
    /** The submission that its confirmation link is for. */
    submission_id: string | null
    /** The sender that it is from; null: the server's own mailbox. */
    sender_id: string | null
    /** In which its reader reads, where that is known: the sender is named in it. */
    language: 'en' | 'ja' | null
    /** Null, as subject and body, once it was sent. */
    recipient: string | null
    subject: string | null
    body: string | null
    recorded_at: string
    /** It was sent, or written. */
    written_at: string | null
    /** It can't be sent: its address is none, or it was refused for good. */
    failed_at: string | null
    /** How often a relay refused it for now. */
    attempts: Generated<number>
    /** How often its conversation broke off so that nobody knows whether it arrived. */
    unknowns: Generated<number>
    /** When the attempt began that is under way; a crash leaves it. */
    begun_at: string | null
    retry_at: string | null
  }
  /** Reports of providers and mail servers that were taken: each counts once, however often it is sent. */
  inbox: {
    /** Who reports. */
    source: string
    /** By what the source tells its reports apart. */
    key: string
    received_at: string
  }
}

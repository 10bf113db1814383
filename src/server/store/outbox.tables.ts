export interface OutboxTables {
  outgoing_mails: {
    workspace_id: number
    /** Made of what brought it about, so that the same mail is recorded once. */
    id: string
    kind: string
    /** The submission that its confirmation link is for. */
    submission_id: string | null
    /** Null, as subject and body, once it was written. */
    recipient: string | null
    subject: string | null
    body: string | null
    recorded_at: string
    written_at: string | null
    /** It can't be written: its address is none. */
    failed_at: string | null
  }
}

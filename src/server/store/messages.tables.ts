import type { GeneratedAlways } from 'kysely'
import type { SendStep } from '#domain/transactional/send-status'

export interface MessageTables {
  /** What happened to the mail of a recipient of `messages`, in its order. */
  message_events: {
    workspace_id: number
    recipient_id: number
    id: GeneratedAlways<number>
    type: SendStep['type']
    at: string
    /** What the other side said. */
    reason: string | null
  }
}

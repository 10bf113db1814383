import type { GeneratedAlways } from 'kysely'

export interface ReactionTables {
  /** Opens and clicks that are still to be counted. */
  reactions: {
    workspace_id: number
    id: GeneratedAlways<number>
    delivery_id: number
    /** The number of the link that was followed; null: the mail was opened. */
    link: number | null
    /** Whether the call itself shows that a program made it. */
    is_bot: boolean
    at: string
  }
}

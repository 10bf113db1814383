import type { ColumnType, Generated, GeneratedAlways } from 'kysely'
import type { AiEvent, AiMessage, AiThread } from '#api/ai-threads'

/** Written as JSON text, read as a value. */
type Json<T> = ColumnType<T, string, string>

/** What the person does meanwhile. */
export interface AiSignal {
  kind: 'typing' | 'context'
  context?: { route: string; selection?: string | undefined } | undefined
}

export interface AiTables {
  ai_threads: {
    workspace_id: number
    id: string
    /** Whose it is: nobody else sees it. */
    account_id: string
    title: string
    state: AiThread['state']
    /** The number of the answer that is written, or was written last. */
    run: Generated<number>
    updated_at: string
    /** When the process that writes an answer said last that it is there. */
    alive_at: string
    signal: ColumnType<AiSignal | null, string | null | undefined, string | null>
  }
  ai_messages: {
    workspace_id: number
    thread_id: string
    id: string
    place: GeneratedAlways<number>
    created_at: string
    data: Json<AiMessage['data']>
  }
  /** What was said of an answer, in parts. */
  ai_stream: {
    workspace_id: number
    thread_id: string
    run: number
    seq: number
    events: Json<AiEvent[]>
  }
  /** When somebody asked the model, for what a workspace may ask in a minute. */
  ai_questions: {
    workspace_id: number
    account_id: string
    asked_at: string
  }
}

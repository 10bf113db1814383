import type { AiThread } from '#api/ai-threads'
import type { ApiError } from '#api/core'
import type { Task, ChatTask } from './chat-state.ts'
import type { FinishedMessage } from './generation.model.ts'

/** What the reader, or a tool of the browser, does. */
export type ChatAction =
  | { readonly type: 'send'; readonly text: string; readonly now: number }
  | { readonly type: 'answer'; readonly callId: string; readonly content: string }
  | { readonly type: 'open'; readonly threadId: string; readonly title: string }
  | { readonly type: 'load-older' }
  | { readonly type: 'stop' }
  | { readonly type: 'resume' }
  /** Repeats what failed while loading, answering or listening. */
  | { readonly type: 'retry' }
  | { readonly type: 'clear' }
  /** Ends all tasks and keeps the conversation as it is. */
  | { readonly type: 'leave' }

/** How a task ends. */
export type TaskEnd =
  | { readonly type: 'failed'; readonly task: ChatTask; readonly error: ApiError }
  | {
      readonly type: 'created'
      readonly task: Task<'create'>
      readonly threadId: string
      readonly title: string
      readonly messageId: string
    }
  | { readonly type: 'sent'; readonly task: Task<'send' | 'answer'>; readonly messageId: string }
  | {
      readonly type: 'loaded'
      readonly task: Task<'load'>
      readonly items: readonly FinishedMessage[]
      readonly older: string | undefined
      readonly title: string
      readonly threadState: AiThread['state']
    }
  | {
      readonly type: 'older-loaded'
      readonly task: Task<'load-older'>
      readonly items: readonly FinishedMessage[]
      readonly older: string | undefined
    }
  | { readonly type: 'stop-accepted'; readonly task: Task<'stop'>; readonly stopped: boolean }
  | { readonly type: 'resumed'; readonly task: Task<'resume'> }
  /** The stream ended without an error. */
  | { readonly type: 'closed'; readonly task: Task<'listen'> }
  | { readonly type: 'waited'; readonly task: Task<'wait'> }

/** A line of the stream; the task goes on. */
export interface StreamLine {
  readonly type: 'line'
  readonly task: Task<'listen'>
  readonly line: unknown
}

export type ChatEvent = ChatAction | TaskEnd | StreamLine

import type { ApiError } from '#api/core'
import type { Messages } from './chat-history.model.ts'
import { initialGeneration, type FinishedMessage } from './generation.model.ts'

/** Work that a state requires: a request, the stream of an answer, or a timer. */
export type ChatTask =
  | { readonly kind: 'create'; readonly text: string }
  | { readonly kind: 'send'; readonly threadId: string; readonly text: string }
  | { readonly kind: 'answer'; readonly threadId: string; readonly results: readonly ToolResult[] }
  /** `refused`: why the answers to the open calls were not taken; the messages say whether others were. */
  | { readonly kind: 'load'; readonly threadId: string; readonly refused?: ApiError | undefined }
  | { readonly kind: 'load-older'; readonly threadId: string; readonly cursor: string }
  | { readonly kind: 'listen'; readonly threadId: string; readonly after: string | undefined }
  | { readonly kind: 'stop'; readonly threadId: string }
  | { readonly kind: 'resume'; readonly threadId: string }
  | { readonly kind: 'wait'; readonly ms: number }

export type Task<Kind extends ChatTask['kind']> = Extract<ChatTask, { kind: Kind }>

export type ToolResult = Extract<FinishedMessage['data'], { role: 'tool' }>['results'][number]

/** The connection to the stream of an answer. */
export interface Connection {
  /** The stream itself, the pause before the next attempt, or a look at whether anything is being written. */
  readonly task: Task<'listen' | 'wait' | 'load'>
  /** Attempts since the last one that brought news. */
  readonly failures: number
  /** What this attempt has brought. */
  readonly progress: 'nothing' | 'lines' | 'news'
}

export interface ChatProblem {
  readonly what: 'load' | 'older' | 'send' | 'answer' | 'listen' | 'stop' | 'resume'
  readonly error: ApiError
}

interface StopProblem extends ChatProblem {
  readonly what: 'stop'
}

interface Always {
  /** When the last message was sent, in any conversation; in ms. */
  readonly sentAt: number | undefined
}

/** No thread exists yet: the first message creates it. */
export interface NewChat extends Messages, Always {
  readonly threadId: undefined
  readonly title: ''
  readonly older: undefined
  readonly answers: ReadonlyMap<string, string>
}

export interface Thread extends Messages, Always {
  readonly threadId: string
  /** '' while it has none. */
  readonly title: string
  /** Cursor of the messages before the history; undefined when there are none. */
  readonly older: string | undefined
  /** Answers to the open calls of the browser's tools, by call id. They are sent when all calls are answered. */
  readonly answers: ReadonlyMap<string, string>
}

interface Quiet {
  readonly problem: undefined
  readonly tooSoon: undefined
}

interface Resting {
  /** Runs while the reader is told that the last message was sent too recently. */
  readonly tooSoon: Task<'wait'> | undefined
  /** The answer was stopped and can be resumed. */
  readonly stopped: boolean
}

export interface Idle extends Resting {
  readonly doing: 'nothing'
  /** The last failure. */
  readonly problem: ChatProblem | undefined
}

interface LoadingOlder extends Resting {
  readonly doing: 'loading-older'
  readonly task: Task<'load-older'>
  readonly problem: undefined
}

interface Loading extends Quiet {
  readonly doing: 'loading'
  readonly task: Task<'load'>
  readonly stopped: false
}

interface Creating extends Quiet {
  readonly doing: 'sending'
  readonly task: Task<'create'>
  readonly stopped: false
}

interface Sending extends Quiet {
  readonly doing: 'sending'
  readonly task: Task<'send' | 'answer'>
  /** The answer before was stopped; it still can be resumed if sending fails. */
  readonly stopped: boolean
}

interface Resuming extends Quiet {
  readonly doing: 'resuming'
  readonly task: Task<'resume'>
  readonly stopped: true
}

export interface Listening {
  readonly doing: 'listening' | 'reconnecting'
  readonly connection: Connection
  /** The answer could not be stopped. */
  readonly problem: StopProblem | undefined
  readonly tooSoon: undefined
  readonly stopped: false
}

/** The stream ends, and the request to stop is answered, in any order. */
type Stopping = Quiet & { readonly doing: 'stopping' } & (
    | { readonly connection: Connection; readonly task: Task<'stop'>; readonly stopped: false }
    /** The request was answered; the stream has until the end of the wait. */
    | { readonly connection: Connection; readonly task: Task<'wait'> | undefined; readonly stopped: boolean }
    | { readonly connection: undefined; readonly task: Task<'stop'>; readonly stopped: false }
  )

export type NewChatState = NewChat & ((Idle & { readonly stopped: false }) | Creating)
export type ThreadState = Thread & (Idle | LoadingOlder | Loading | Sending | Resuming | Listening | Stopping)

/** Every state of a conversation. `doing` and `threadId` tell the members apart. */
export type ChatState = NewChatState | ThreadState

export const NO_ANSWERS: ReadonlyMap<string, string> = new Map()

export const newChat = (sentAt: number | undefined): Extract<NewChatState, Idle> => ({
  threadId: undefined,
  title: '',
  history: [],
  generation: initialGeneration,
  older: undefined,
  answers: NO_ANSWERS,
  sentAt,
  doing: 'nothing',
  problem: undefined,
  tooSoon: undefined,
  stopped: false,
})

export const initialChat: ChatState = newChat(undefined)

/**
 * The tasks of a state. They are told apart by identity: a task runs for as long as the state holds the very same object.
 */
export function tasksOf(state: ChatState): readonly ChatTask[] {
  switch (state.doing) {
    case 'nothing':
      return present(state.tooSoon)
    case 'loading-older':
      return present(state.task, state.tooSoon)
    case 'listening':
    case 'reconnecting':
      return [state.connection.task]
    case 'stopping':
      return present(state.connection?.task, state.task)
    case 'loading':
    case 'sending':
    case 'resuming':
      return [state.task]
  }
}

const present = (...tasks: readonly (ChatTask | undefined)[]): readonly ChatTask[] =>
  tasks.filter((task) => task !== undefined)

import type { ApiError } from '#api/core'
import { emptyAnswer } from './chat-history.model.ts'
import {
  newChat,
  type ChatProblem,
  type Connection,
  type Idle,
  type Listening,
  type NewChatState,
  type Thread,
  type ThreadState,
} from './chat-state.ts'
import { connect, isBroken } from './connection.model.ts'

/** What is known of the conversation, without what is being done with it. */
export const threadOf = ({
  threadId,
  title,
  history,
  generation,
  older,
  answers,
  sentAt,
}: Thread): Thread => ({ threadId, title, history, generation, older, answers, sentAt })

export const idle = (
  thread: Thread,
  { problem, stopped, tooSoon }: Partial<Pick<Idle, 'problem' | 'stopped' | 'tooSoon'>> = {},
): Thread & Idle => ({ ...threadOf(thread), doing: 'nothing', problem, tooSoon, stopped: stopped ?? false })

export const idleNewChat = (sentAt: number | undefined, problem?: ChatProblem): NewChatState => ({
  ...newChat(sentAt),
  problem,
})

/** Reads the conversation from its end. `refused`: answers that were not taken led here. */
export const loading = (thread: Thread, refused?: ApiError): ThreadState => ({
  ...threadOf(thread),
  doing: 'loading',
  problem: undefined,
  tooSoon: undefined,
  stopped: false,
  task: { kind: 'load', threadId: thread.threadId, refused },
})

/** Opens the stream of an answer, or goes on with the connection that is given. */
export const listening = (
  thread: Thread,
  connection: Connection = connect(thread.threadId, thread.generation.lastEventId),
  problem?: Listening['problem'],
): ThreadState => ({
  ...threadOf(thread),
  doing: isBroken(connection) ? 'reconnecting' : 'listening',
  connection,
  problem,
  tooSoon: undefined,
  stopped: false,
})

/** A thread of which only the name is known. */
export const unloaded = (threadId: string, title: string, sentAt: number | undefined): Thread =>
  threadOf({ ...newChat(sentAt), generation: emptyAnswer(threadId), threadId, title })

import {
  initialGeneration,
  reduceGeneration,
  type FinishedMessage,
  type Generation,
} from './generation.model.ts'

/** The finished messages of a conversation, and the answer to the last of them. */
export interface Messages {
  /** Finished before the current answer, oldest first. */
  readonly history: readonly FinishedMessage[]
  /** The current answer. */
  readonly generation: Generation
}

/** All finished messages, oldest first. */
export const messagesOf = ({ history, generation }: Messages): readonly FinishedMessage[] =>
  withNew(history, generation.messages)

/** Appends the messages that are not known yet: the stream may repeat a message that was loaded. */
export function withNew(
  known: readonly FinishedMessage[],
  more: readonly FinishedMessage[],
): readonly FinishedMessage[] {
  const news = more.filter(({ id }) => known.every((one) => one.id !== id))
  return news.length === 0 ? known : [...known, ...news]
}

/** Moves the current answer into the history, followed by `asked`, and starts with an empty answer. */
export function nextTurn(
  { history, generation }: Messages,
  threadId: string,
  asked: readonly FinishedMessage[] = [],
): Messages {
  const { messages, lastEventId } = reduceGeneration(generation, { type: 'process_ended' })
  return {
    history: withNew(withNew(history, messages), asked),
    generation: emptyAnswer(threadId, lastEventId),
  }
}

/** An answer of which nothing is known; the stream continues after `lastEventId`. */
export const emptyAnswer = (threadId: string, lastEventId?: string): Generation => ({
  ...initialGeneration,
  threadId,
  lastEventId,
})

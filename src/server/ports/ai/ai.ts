import type { ClientTool } from '#domain/ai/client-tools'

/** A message of a conversation, as a language model is told it. */
export type AiTold =
  | { role: 'system' | 'user'; content: string }
  | { role: 'assistant'; content: string; toolCalls: readonly { id: string; name: string; args: string }[] }
  | { role: 'tool'; toolCallId: string; content: string }

/** A part of an answer, as it comes. */
export type AiPart =
  | { kind: 'reasoning' | 'content'; text: string }
  /** The parts of one call have one `index`; id and name come with the first. */
  | { kind: 'tool'; index: number; id?: string; name?: string; args: string }
  | { kind: 'usage'; inputTokens: number; outputTokens: number }

/** A language model. */
export interface Ai {
  /** Throws `AiError`, and the reason of the signal. What came until then was given out. */
  answer: (
    told: readonly AiTold[],
    tools: readonly ClientTool[],
    signal: AbortSignal,
  ) => AsyncGenerator<AiPart, void, undefined>
}

/** Why there is no answer, or no more of it: too many asked, nobody answers, or what comes can't be read. */
export class AiError extends Error {
  readonly why: 'busy' | 'unavailable' | 'broken'

  constructor(why: AiError['why'], message: string, cause?: unknown) {
    super(message, { cause })
    this.why = why
  }
}

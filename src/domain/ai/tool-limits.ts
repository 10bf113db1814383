import type { AiMessage } from '#api/ai-threads'

/**
 * What a model may ask of tools: calls of one answer, answers with calls to one question, and characters of a result that it
 * is told. A model that goes round in circles would otherwise ask the browser for ever
 * (AST-32).
 */
export const TOOL_LIMIT = { calls: 20, rounds: 10, result: 16_000 } as const

/** Whether a model may still call tools for the last question. */
export function mayCallTools(messages: readonly AiMessage[]): boolean {
  const asked = messages.findLastIndex(({ data }) => data.role === 'user')
  const rounds = messages.slice(asked + 1).filter(({ data }) => data.role === 'tool').length
  return rounds < TOOL_LIMIT.rounds
}

/** A result as a model is told it. */
export const toldResult = (content: string): string =>
  content.length <= TOOL_LIMIT.result ? content : `${content.slice(0, TOOL_LIMIT.result).toWellFormed()} …`

import { closedLength } from '#features/ai-chat/reading'
import type { Generation, TextStep } from './generation.model.ts'

/** What a message that is being written says so far; '' when none is. */
export const liveText = ({ phase }: Generation, type: TextStep['type']): string =>
  phase.kind === 'assistant' ? phase.steps.map((step) => (step.type === type ? step.text : '')).join('') : ''

/**
 * Whether two states look the same but for the length of the paragraph that is being written: that one grows past React,
 * letter by letter, and all else is drawn anew only when it changes (SPD-21).
 */
export function sameButLonger(a: Generation, b: Generation): boolean {
  if (a.running !== b.running || a.title !== b.title || a.messages !== b.messages) return false
  if (a.phase === b.phase) return true
  if (a.phase.kind !== 'assistant' || b.phase.kind !== 'assistant') return false
  if (a.phase.messageId !== b.phase.messageId || a.phase.steps.length !== b.phase.steps.length) return false
  const { steps } = b.phase
  return a.phase.steps.every((step, place) => {
    const other = steps[place]
    if (step === other) return true
    if (step.type !== other?.type || step.ended !== other.ended) return false
    // The arguments of a call are shown once they are whole.
    if (step.type === 'tool_call' || other.type === 'tool_call') return true
    return (step.text === '') === (other.text === '') && closedLength(step.text) === closedLength(other.text)
  })
}

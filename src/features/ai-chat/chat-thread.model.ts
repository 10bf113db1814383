import type { FinishedMessage, Phase, TextStep } from './generation.model.ts'

/** What the assistant is writing now: thoughts or the answer; undefined between the steps and while tools run. */
export const writingIn = (phase: Phase): TextStep['type'] | undefined => {
  const last = phase.kind === 'assistant' ? phase.steps.at(-1) : undefined
  return last && last.type !== 'tool_call' && !last.ended ? last.type : undefined
}

/** What tools answered, by the id of the call; those that are still awaited are not in it. */
export function resultsOf(
  shown: readonly FinishedMessage[],
  pending: Extract<Phase, { kind: 'tool' }> | undefined,
  answers: ReadonlyMap<string, string>,
): ReadonlyMap<string, string> {
  const finished = shown.flatMap(({ data }) => (data.role === 'tool' ? data.results : []))
  const arrived = pending?.steps.filter(({ ended }) => ended) ?? []
  return new Map([
    ...answers,
    ...[...finished, ...arrived].map(({ toolCallId, content }) => [toolCallId, content] as const),
  ])
}

import { deferred } from '#components/deferred'
import type { ConditionGroup } from '#lib/condition-tree'
import { proposingTool } from './client-tool.ts'
import { asGroup, conditionsIn, textIn, type Fields } from '#features/ai-chat/arguments'
import { messages } from './client-tools.messages.ts'

/** Letters of a name (SEG-25). */
const NAME_MAX = 80

// It reads conditions as a sentence, which few answers need.
const SegmentProposal = deferred(async () => (await import('./segment-proposal.tsx')).SegmentProposal)

export interface ProposedSegment {
  name: string
  conditions: ConditionGroup
}

export function readSegment(given: Fields): ProposedSegment | undefined {
  const name = textIn(given, 'name', NAME_MAX)
  const conditions = conditionsIn(given, 'conditions')
  return name === undefined || conditions === undefined
    ? undefined
    : { name, conditions: asGroup(conditions) }
}

/** Proposes a segment; it is saved when the reader accepts. */
export const proposeSegment = proposingTool<ProposedSegment>({
  name: 'propose_segment',
  title: messages.proposeSegment,
  question: messages.segmentTitle,
  read: readSegment,
  card: (segment, onAnswer) => <SegmentProposal segment={segment} onAnswer={onAnswer} />,
})

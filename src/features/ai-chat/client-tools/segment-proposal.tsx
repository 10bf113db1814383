import { useEffect } from 'react'
import { useIntl } from 'react-intl'
import { contactRoutes } from '#api/contacts'
import { useRead } from '#api/core'
import { useCreateSegment } from '#api/segments'
import { Skeleton } from '#components/skeleton'
import { Text } from '#components/text'
import { useConditionSentence } from '#features/segments/sentence'
import type { ProposedSegment } from './propose-segment.tsx'
import { isSensible } from './segment.model.ts'
import { ToolProposal } from './tool-proposal.tsx'
import { messages } from './client-tools.messages.ts'

export interface SegmentProposalProps {
  segment: ProposedSegment
  onAnswer: (content: string) => void
}

/** What a segment would hold, as one sentence, and how many contacts that are (AST-25). */
export function SegmentProposal({ segment, onAnswer }: SegmentProposalProps) {
  const intl = useIntl()
  const sentence = useConditionSentence()
  const { send, isSending, error } = useCreateSegment()
  const { name, conditions } = segment
  // What a model has made up can't be shown, and need not be asked about.
  const senseless = !isSensible(conditions)
  const { data: found, error: uncounted } = useRead(
    contactRoutes.count,
    senseless ? null : { body: { conditions } },
  )
  useEffect(() => {
    if (senseless) onAnswer(intl.formatMessage(messages.senseless))
  }, [senseless, onAnswer, intl])
  if (senseless) return null
  return (
    <ToolProposal
      title={intl.formatMessage(messages.segmentTitle)}
      accept={intl.formatMessage(messages.createSegment)}
      busy={isSending}
      problem={error && intl.formatMessage(error.code === 409 ? messages.nameTaken : messages.notSaved)}
      ticketId={error?.ticketId}
      onAccept={async () => {
        const outcome = await send({ body: { name, conditions } })
        if (outcome.ok) onAnswer(intl.formatMessage(messages.created, { name: outcome.data.name }))
      }}
      onDecline={() => onAnswer(intl.formatMessage(messages.declined))}
    >
      <p>
        <strong>{name}</strong>
      </p>
      <p>{sentence(conditions)}</p>
      {uncounted ? null : (
        <Text as="div" tone="muted" role="status">
          {found ? intl.formatMessage(messages.counted, found) : <Skeleton width={40} />}
        </Text>
      )}
    </ToolProposal>
  )
}

import { useState } from 'react'
import { useIntl } from 'react-intl'
import { Button } from '#components/button'
import { Inline, Stack } from '#components/layout'
import { Text } from '#components/text'
import type { OpenMail, ProposedSubject } from '#features/editor/desk'
import { ToolProposal } from '#features/ai-chat/client-tools'
import { mailMessages } from './mail-tools.messages.ts'

export interface SubjectsProposalProps {
  /** Makes it that of the mail; false where the mail can't be changed. */
  takeSubject: OpenMail['takeSubject']
  subjects: readonly ProposedSubject[]
  onAnswer: (content: string) => void
}

/** Subjects for the mail that is open, of which one can be taken. */
export function SubjectsProposal({ takeSubject, subjects, onAnswer }: SubjectsProposalProps) {
  const intl = useIntl()
  const [refused, setRefused] = useState(false)
  const take = (proposed: ProposedSubject) => {
    if (takeSubject(proposed)) onAnswer(intl.formatMessage(mailMessages.taken, { subject: proposed.subject }))
    else setRefused(true)
  }
  return (
    <ToolProposal
      title={intl.formatMessage(mailMessages.subjectsTitle)}
      decline={intl.formatMessage(mailMessages.noSubject)}
      problem={refused ? intl.formatMessage(mailMessages.readOnly) : undefined}
      onDecline={() => onAnswer(intl.formatMessage(mailMessages.notTaken))}
    >
      <Stack as="ul" divided>
        {subjects.map((proposed) => (
          <Inline as="li" key={proposed.subject} push>
            <Stack grow gap={1}>
              <Text wrap="anywhere">{proposed.subject}</Text>
              {proposed.previewText === '' ? null : (
                <Text size={13} tone="muted" wrap="anywhere">
                  {intl.formatMessage(mailMessages.previewText, { text: proposed.previewText })}
                </Text>
              )}
            </Stack>
            <Button
              size="small"
              aria-label={intl.formatMessage(mailMessages.useNamed, { subject: proposed.subject })}
              onClick={() => take(proposed)}
            >
              {intl.formatMessage(mailMessages.use)}
            </Button>
          </Inline>
        ))}
      </Stack>
    </ToolProposal>
  )
}

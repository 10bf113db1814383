import { useIntl } from 'react-intl'
import { Section } from '#components/section'
import { TagList } from '#components/tag-list'
import { TextArea } from '#components/text-field'
import type { EditStepProps } from '#features/campaigns/campaign-step'
import { CAMPAIGN } from './campaign-draft.model.ts'
import { messages } from './notes.messages.ts'

/** What the workspace notes about a campaign; it can always be changed (CAM-4). */
export function NotesSection({ draft, onChange }: Pick<EditStepProps, 'draft' | 'onChange'>) {
  const intl = useIntl()
  return (
    <Section title={intl.formatMessage(messages.notes)} level={2}>
      <TagList
        label={intl.formatMessage(messages.labels)}
        hint={intl.formatMessage(messages.labelsHint)}
        tags={draft.labels}
        max={CAMPAIGN.labelsMost}
        maxLength={CAMPAIGN.labelMax}
        spaces
        onTagsChange={(labels) => onChange({ labels: [...labels] })}
      />
      <TextArea
        label={intl.formatMessage(messages.note)}
        hint={intl.formatMessage(messages.noteHint)}
        maxLength={CAMPAIGN.noteMax}
        rows={4}
        value={draft.note}
        onValueChange={(note) => onChange({ note })}
      />
    </Section>
  )
}

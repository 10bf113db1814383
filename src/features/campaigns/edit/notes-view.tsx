import { useState } from 'react'
import { useIntl } from 'react-intl'
import type { Campaign } from '#api/campaigns'
import { Button } from '#components/button'
import { deferred, Later } from '#components/deferred'
import { DescriptionList } from '#components/description-list'
import { Inline } from '#components/layout'
import { Section } from '#components/section'
import { Skeleton } from '#components/skeleton'
import { Text } from '#components/text'
import { LIST_OF_NAMES } from '#lib/list-format'
import { messages } from './notes.messages.ts'
import * as styles from './campaign-edit.css.ts'

/** Most who read a report write nothing, so what edits is loaded once somebody wants to. */
const CampaignNotes = deferred(async () => (await import('./campaign-notes.tsx')).CampaignNotes)

/** Labels and note of a campaign that is no draft any more, and the way to change them (CAM-4). */
export function NotesView({ campaign }: { campaign: Campaign }) {
  const intl = useIntl()
  const [isEditing, setIsEditing] = useState(false)
  if (isEditing)
    return (
      <Later instead={<Skeleton shape="block" />}>
        <CampaignNotes campaign={campaign} />
      </Later>
    )
  const { labels, note = '' } = campaign
  const nothing = <Text tone="muted">{intl.formatMessage(messages.nothing)}</Text>
  return (
    <Section title={intl.formatMessage(messages.notes)} level={2}>
      <DescriptionList
        items={[
          {
            id: 'labels',
            term: intl.formatMessage(messages.labels),
            value: labels.length === 0 ? nothing : intl.formatList(labels, LIST_OF_NAMES),
          },
          {
            id: 'note',
            term: intl.formatMessage(messages.note),
            value: note === '' ? nothing : <span className={styles.note}>{note}</span>,
          },
        ]}
      />
      <Inline>
        <Button
          size="small"
          onPointerEnter={() => void CampaignNotes.preload()}
          onFocus={() => void CampaignNotes.preload()}
          onClick={() => setIsEditing(true)}
        >
          {intl.formatMessage(messages.edit)}
        </Button>
      </Inline>
    </Section>
  )
}

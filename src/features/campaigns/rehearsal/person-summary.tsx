import { useIntl } from 'react-intl'
import type { Campaign } from '#api/campaigns'
import { Badge } from '#components/badge'
import { Button } from '#components/button'
import { DescriptionList } from '#components/description-list'
import { Inline, Stack } from '#components/layout'
import { Text } from '#components/text'
import { nameOf, useFindingWords } from './problem-list.tsx'
import { levelOf, type Rehearsed } from './rehearsal.model.ts'
import { messages } from './rehearsal.messages.ts'

export interface PersonSummaryProps {
  person: Rehearsed
  place: number
  people: readonly (Rehearsed | undefined)[]
  campaign: Pick<Campaign, 'variants'>
  onJump: (place: number) => void
}

const tones = { danger: 'danger', warning: 'warning', note: 'neutral', clear: 'success' } as const

/** Who is shown, what this reader gets, and what is wrong with it. */
export function PersonSummary({ person, place, people, campaign, onJump }: PersonSummaryProps) {
  const intl = useIntl()
  const say = useFindingWords()
  const isTroubled = (one: Rehearsed | undefined) =>
    one !== undefined && (levelOf(one) === 'danger' || levelOf(one) === 'warning')
  const before = people.findLastIndex((one, at) => at < place && isTroubled(one))
  const after = people.findIndex((one, at) => at > place && isTroubled(one))
  const variant = campaign.variants.find(({ id }) => id === person.variantId)
  const variantName = [variant?.locale?.toUpperCase(), variant?.label].filter(Boolean).join(' · ')
  return (
    <Stack gap={3} as="section" aria-label={intl.formatMessage(messages.reader)}>
      <Inline justify="space-between">
        <Inline>
          <Text weight="semibold" wrap="anywhere">
            {nameOf(person)}
          </Text>
          {campaign.variants.length > 1 && variantName !== '' ? <Badge>{variantName}</Badge> : null}
        </Inline>
        <Inline>
          <Button size="small" disabled={before < 0} onClick={() => onJump(before)}>
            {intl.formatMessage(messages.previous)}
          </Button>
          <Button size="small" disabled={after < 0} onClick={() => onJump(after)}>
            {intl.formatMessage(messages.next)}
          </Button>
        </Inline>
      </Inline>
      <DescriptionList
        items={[
          { id: 'to', term: intl.formatMessage(messages.to), value: person.email },
          { id: 'subject', term: intl.formatMessage(messages.subject), value: person.subject || '—' },
          ...(person.bytes > 0
            ? [
                {
                  id: 'size',
                  term: intl.formatMessage(messages.size),
                  value: intl.formatMessage(messages.kilobytes, { size: person.bytes / 1000 }),
                },
              ]
            : []),
        ]}
      />
      <Inline as="ul" role="list" aria-label={intl.formatMessage(messages.problems)}>
        {person.findings.length === 0 ? (
          <li>
            <Badge tone="success">{intl.formatMessage(messages.fine)}</Badge>
          </li>
        ) : (
          person.findings.map((finding) => (
            <li key={`${finding.kind} ${finding.about}`}>
              <Badge tone={tones[levelOf({ findings: [finding] })]}>{say(finding)}</Badge>
            </li>
          ))
        )}
      </Inline>
    </Stack>
  )
}

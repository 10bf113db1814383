import { useIntl, type IntlShape } from 'react-intl'
import type { Audience, Campaign } from '#api/campaigns'
import { useContactSearch, type Contact } from '#api/contacts'
import { useApi } from '#api/core'
import { SideSheet } from '#components/dialog'
import { InlineError } from '#components/inline-error'
import { Stack } from '#components/layout'
import { Section } from '#components/section'
import { Skeleton } from '#components/skeleton'
import { Text } from '#components/text'
import type { CampaignHrefs } from '#features/campaigns/campaign-step'
import { PersonRow } from '#features/campaigns/person-row'
import { conditionSentence, useConditionWorld, type ConditionWorld } from '#features/segments'
import { audienceCondition } from '#domain/campaigns/audience-condition'
import { reasonToBeAdded, reasonToBeRemoved, type DriftReason } from '#domain/campaigns/audience-drift'
import { messages } from './drift.messages.ts'

export interface DriftSheetProps {
  audience: Audience
  drift: NonNullable<Campaign['drift']>
  hrefs: CampaignHrefs
  open: boolean
  onClose: () => void
}

/** Who was added to an audience and who was removed since it was scheduled, each with the reason (CAM-158). */
export function DriftSheet({ audience, drift, hrefs, open, onClose }: DriftSheetProps) {
  const intl = useIntl()
  const { clock } = useApi()
  const world = useConditionWorld()
  const { since, before, added, removed, addedIds, removedIds } = drift
  const moment = { now: clock.now(), timezone: intl.timeZone ?? 'UTC' }
  const shared = { audience, hrefs, world }
  return (
    <SideSheet open={open} onClose={onClose} title={intl.formatMessage(messages.title)}>
      <Stack gap={6}>
        <Text as="p" tone="muted">
          {intl.formatMessage(messages.since, {
            when: intl.formatDate(since, { dateStyle: 'medium', timeStyle: 'short' }),
            count: before,
          })}
        </Text>
        <People
          {...shared}
          title={intl.formatMessage(messages.added, { count: added })}
          ids={addedIds}
          count={added}
          reasonOf={(contact) => reasonToBeAdded(contact, audience, since)}
        />
        <People
          {...shared}
          title={intl.formatMessage(messages.removed, { count: removed })}
          ids={removedIds}
          count={removed}
          reasonOf={(contact) => reasonToBeRemoved(contact, audience, moment)}
        />
      </Stack>
    </SideSheet>
  )
}

interface PeopleProps {
  title: string
  audience: Audience
  hrefs: CampaignHrefs
  world: ConditionWorld
  /** Of the first of them. */
  ids: readonly string[]
  count: number
  reasonOf: (contact: Contact) => DriftReason
}

/** Reasons that no condition tells: whoever has them may well fit the conditions. */
const ofPerson: ReadonlySet<DriftReason['code']> = new Set(['unsubscribed', 'unreachable'])

/** One request brings as many as are told. */
const MOST = 100

function People({ title, audience, hrefs, world, ids, count, reasonOf }: PeopleProps) {
  const intl = useIntl()
  const conditions = audienceCondition(audience, ['active'], (id) => world.list(id) !== null)
  const read = useContactSearch(ids.length === 0 ? null : { ids: [...ids], limit: MOST })
  const found = read.data?.items
  const deleted = found ? ids.length - found.length : 0
  return (
    <Section title={title}>
      {ids.length === 0 ? (
        <Text tone="muted">{intl.formatMessage(messages.nobody)}</Text>
      ) : read.error && !found ? (
        <InlineError ticketId={read.error.ticketId} onRetry={read.retry} retrying={read.isFetching}>
          {intl.formatMessage(messages.failed)}
        </InlineError>
      ) : found && conditions ? (
        <>
          <Stack as="ul" divided>
            {found.map((contact) => {
              const reason = reasonOf(contact)
              return (
                <PersonRow
                  key={contact.id}
                  contact={contact}
                  conditions={ofPerson.has(reason.code) ? undefined : conditions}
                  hrefs={hrefs}
                  note={wordsOf(intl, reason, world)}
                />
              )
            })}
          </Stack>
          {deleted > 0 ? (
            <Text as="p">{intl.formatMessage(messages.deletedCount, { count: deleted })}</Text>
          ) : null}
          {count > ids.length ? (
            <Text as="p" size={13} tone="muted">
              {intl.formatMessage(messages.some, { shown: ids.length, count })}
            </Text>
          ) : null}
        </>
      ) : (
        <Skeleton shape="block" />
      )}
    </Section>
  )
}

function wordsOf(intl: IntlShape, reason: DriftReason, world: ConditionWorld): string {
  switch (reason.code) {
    case 'joinedList':
    case 'leftList':
      return intl.formatMessage(messages[reason.code], {
        list: world.list(reason.mailingListId) ?? '…',
      })
    case 'excluded':
      return intl.formatMessage(messages.excluded, { segment: world.segment(reason.segmentId) ?? '…' })
    case 'condition':
      return intl.formatMessage(messages.condition, {
        condition: conditionSentence(reason.condition, world, intl),
      })
    case 'deleted':
      return intl.formatMessage(messages.deletedCount, { count: 1 })
    case 'new':
    case 'subscribedAgain':
    case 'matches':
    case 'unsubscribed':
    case 'unreachable':
    case 'other':
      return intl.formatMessage(messages[reason.code])
  }
}

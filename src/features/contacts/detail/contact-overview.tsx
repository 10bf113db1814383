import { useState } from 'react'
import { useIntl } from 'react-intl'
import type { ApiError } from '#api/core'
import { useUpdateContact, type Contact } from '#api/contacts'
import { useMailingLists } from '#api/mailing-lists'
import { DescriptionList } from '#components/description-list'
import { KeepsFocus } from '#components/editing'
import { Stack } from '#components/layout'
import { Section } from '#components/section'
import { Select } from '#components/select'
import { Switch } from '#components/switch'
import { Text } from '#components/text'
import { dayAt, startOfDay } from '#lib/zoned-time'
import { localeNameOf } from '#features/contacts/facts'
import { ContactEngagement } from './contact-engagement.tsx'
import { ContactSegments } from './contact-segments.tsx'
import { messages } from './contact-sheet.messages.ts'
import { getsNoMail } from './status-moves.model.ts'
import { WriteRefused } from './write-refused.tsx'

export interface ContactOverviewProps {
  contact: Contact
  /** Somebody else changed the contact: what is shown is old. */
  onConflict: () => void
}

/** What matters first about a contact: what came of the mails, lists, segments, consent. */
export function ContactOverview({ contact, onConflict }: ContactOverviewProps) {
  const intl = useIntl()
  const { consent } = contact
  const at = (iso: string | undefined) =>
    iso === undefined ? '—' : intl.formatDate(iso, { dateStyle: 'medium', timeStyle: 'short' })
  // A consent that was noted with a day alone is kept as the beginning of that day.
  const onOrAt = (iso: string) => {
    const time = Date.parse(iso)
    const zone = intl.timeZone ?? 'UTC'
    return time === startOfDay(dayAt(time, zone) ?? 0, zone)
      ? intl.formatDate(iso, { dateStyle: 'medium' })
      : at(iso)
  }
  return (
    <Stack gap={6} padding="page">
      <ContactEngagement contact={contact} />
      <Lists contact={contact} onConflict={onConflict} />
      <ContactSegments contactId={contact.id} segmentIds={contact.segmentIds} />
      <Section title={intl.formatMessage(messages.record)}>
        <DescriptionList
          items={[
            {
              id: 'locale',
              term: intl.formatMessage(messages.locale),
              value: localeNameOf(intl, contact.locale),
            },
            { id: 'timezone', term: intl.formatMessage(messages.timezone), value: contact.timezone ?? '—' },
            {
              id: 'source',
              term: intl.formatMessage(messages.source),
              value: intl.formatMessage(messages[contact.source]),
            },
            {
              id: 'consent',
              term: intl.formatMessage(messages.consent),
              value: consent
                ? intl.formatMessage(messages.consentGiven, {
                    source: intl.formatMessage(messages[consent.source]),
                    date: onOrAt(consent.at),
                  })
                : '—',
            },
            ...(consent?.note === undefined || consent.note === ''
              ? []
              : [{ id: 'note', term: intl.formatMessage(messages.consentNote), value: consent.note }]),
            { id: 'created', term: intl.formatMessage(messages.created), value: at(contact.createdAt) },
            {
              id: 'activity',
              term: intl.formatMessage(messages.lastActivity),
              value: at(contact.lastEventAt),
            },
          ]}
        />
      </Section>
    </Stack>
  )
}

function Lists({ contact, onConflict }: ContactOverviewProps) {
  const intl = useIntl()
  const lists = useMailingLists()
  const { send, isSending } = useUpdateContact()
  const [changing, setChanging] = useState<string>()
  const [error, setError] = useState<ApiError>()
  const { subscriptions } = contact
  const noMail = getsNoMail(contact)
  const nameOf = (id: string) => lists.data?.items.find((list) => list.id === id)?.name ?? id
  const others = (lists.data?.items ?? []).filter(
    ({ id }) => !subscriptions.some(({ mailingListId }) => mailingListId === id),
  )

  const change = async (mailingListId: string, status: 'active' | 'unsubscribed') => {
    setChanging(mailingListId)
    setError(undefined)
    const outcome = await send({
      params: { contactId: contact.id },
      body: { version: contact.version, mailingLists: { [mailingListId]: status } },
    })
    setChanging(undefined)
    if (outcome.ok) return
    if (outcome.error.code === 409) onConflict()
    setError(outcome.error)
  }

  return (
    <Section title={intl.formatMessage(messages.lists)}>
      <KeepsFocus shown={others.length === 0}>
        <Stack gap={3}>
          {subscriptions.length === 0 ? (
            <Text as="p" tone="muted">
              {intl.formatMessage(messages.noLists)}
            </Text>
          ) : (
            <Stack as="ul" divided>
              {subscriptions.map(({ mailingListId, status, source, updatedAt }) => (
                <li key={mailingListId}>
                  <Switch
                    label={nameOf(mailingListId)}
                    checked={status !== 'unsubscribed'}
                    busy={changing === mailingListId}
                    disabled={
                      (isSending && changing !== mailingListId) || (noMail && status === 'unsubscribed')
                    }
                    hint={intl.formatMessage(messages.listState, {
                      state: intl.formatMessage(messages[status]),
                      source: intl.formatMessage(messages[source]),
                      date: intl.formatDate(updatedAt, { dateStyle: 'medium' }),
                    })}
                    onCheckedChange={(on) => void change(mailingListId, on ? 'active' : 'unsubscribed')}
                  />
                </li>
              ))}
            </Stack>
          )}
          {noMail ? (
            <Text as="p" tone="muted">
              {intl.formatMessage(messages.noMail)}
            </Text>
          ) : others.length === 0 ? null : (
            <Select
              label={intl.formatMessage(messages.addToList)}
              labelHidden
              placeholder={intl.formatMessage(messages.addToList)}
              value=""
              aria-disabled={isSending}
              onValueChange={(mailingListId) => {
                if (!isSending) void change(mailingListId, 'active')
              }}
              options={others.map(({ id, name }) => ({ value: id, label: name }))}
            />
          )}
        </Stack>
      </KeepsFocus>
      {error ? <WriteRefused what={intl.formatMessage(messages.listFailed)} error={error} /> : null}
    </Section>
  )
}

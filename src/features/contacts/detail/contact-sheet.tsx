import { useIntl, type IntlShape } from 'react-intl'
import { useContact, type Contact } from '#api/contacts'
import type { ApiError } from '#api/core'
import { useMailingLists } from '#api/mailing-lists'
import { useSchema, type SchemaProperty } from '#api/schemas'
import { Avatar } from '#components/avatar'
import { CopyButton } from '#components/copy-button'
import { DescriptionList } from '#components/description-list'
import { SideSheet } from '#components/dialog'
import { ErrorBlock } from '#components/error-block'
import { Skeleton } from '#components/skeleton'
import { Tabs } from '#components/tabs'
import { localeNameOf } from '#features/contacts/facts'
import { messages } from './contact-sheet.messages.ts'
import { ContactStatusPill } from '#features/contacts/facts'
import { ContactTimeline } from './contact-timeline.tsx'
import { contactTabs, type ContactTab } from '#features/contacts/facts'
import { propertyText } from '#features/contacts/facts'
import * as styles from './contact-sheet.css.ts'

export interface ContactSheetProps {
  contactId: string
  tab: ContactTab
  onTabChange: (tab: ContactTab) => void
  onClose: () => void
}

/** One contact, beside the list that it was found in (SCREENS.md 3.8). Each tab loads and fails for itself. */
export function ContactSheet({ contactId, tab, onTabChange, onClose }: ContactSheetProps) {
  const intl = useIntl()
  const contact = useContact(contactId)
  const { data } = contact
  return (
    <SideSheet
      open
      onClose={onClose}
      size="medium"
      title={data?.name ?? data?.email ?? intl.formatMessage(messages.title)}
      flush
    >
      {data ? (
        <>
          <Identity contact={data} />
          <Tabs
            label={intl.formatMessage(messages.sections)}
            value={tab}
            onValueChange={(next) => {
              const known = contactTabs.find((one) => one === next)
              if (known) onTabChange(known)
            }}
            tabs={[
              {
                value: 'overview',
                label: intl.formatMessage(messages.overview),
                content: <Overview contact={data} />,
              },
              {
                value: 'properties',
                label: intl.formatMessage(messages.properties),
                content: <Properties contact={data} />,
              },
              {
                value: 'timeline',
                label: intl.formatMessage(messages.timeline),
                content: <ContactTimeline contactId={data.id} />,
              },
            ]}
          />
        </>
      ) : contact.error ? (
        <ContactError error={contact.error} onRetry={contact.retry} />
      ) : (
        <div className={styles.loading}>
          <Skeleton width={60} />
          <Skeleton width={80} />
          <Skeleton width={40} />
        </div>
      )}
    </SideSheet>
  )
}

function ContactError({ error, onRetry }: { error: ApiError; onRetry: () => void }) {
  const intl = useIntl()
  if (error.code === 404) return <ErrorBlock kind="not-found" title={intl.formatMessage(messages.notFound)} />
  return (
    <ErrorBlock
      kind={error.code === 403 ? 'forbidden' : 'error'}
      title={intl.formatMessage(messages.failed)}
      message={error.message}
      ticketId={error.ticketId}
      onRetry={onRetry}
    />
  )
}

function Identity({ contact: { email, name, photo, status, statusAt, statusReason } }: { contact: Contact }) {
  const intl = useIntl()
  return (
    <div className={styles.identity}>
      <Avatar name={name ?? email} src={photo} size="large" />
      <div className={styles.who}>
        <span className={styles.email}>
          <span translate="no">{email}</span>
          <CopyButton label={intl.formatMessage(messages.copyEmail)} text={email} size="small" />
        </span>
        <span className={styles.status}>
          <ContactStatusPill status={status} />
          <span className={styles.since}>
            {intl.formatMessage(messages.since, { date: intl.formatDate(statusAt, { dateStyle: 'medium' }) })}
          </span>
        </span>
        {statusReason === undefined ? null : <span className={styles.since}>{statusReason}</span>}
      </div>
    </div>
  )
}

function Overview({ contact }: { contact: Contact }) {
  const intl = useIntl()
  const lists = useMailingLists()
  const nameOf = (id: string) => lists.data?.items.find((list) => list.id === id)?.name ?? id
  const { engagement, subscriptions, consent } = contact
  const at = (iso: string | undefined) =>
    iso === undefined ? '—' : intl.formatDate(iso, { dateStyle: 'medium', timeStyle: 'short' })
  return (
    <div className={styles.panel}>
      <section className={styles.section}>
        <h3 className={styles.heading}>{intl.formatMessage(messages.engagement)}</h3>
        <dl className={styles.figures}>
          {[
            { id: 'sent', term: intl.formatMessage(messages.sent), count: engagement.sent },
            { id: 'opened', term: intl.formatMessage(messages.opened), count: engagement.opened },
            { id: 'clicked', term: intl.formatMessage(messages.clicked), count: engagement.clicked },
          ].map(({ id, term, count }) => (
            <div key={id} className={styles.figure}>
              <dt className={styles.figureTerm}>{term}</dt>
              <dd className={styles.figureCount}>{intl.formatNumber(count)}</dd>
            </div>
          ))}
        </dl>
      </section>
      <section className={styles.section}>
        <h3 className={styles.heading}>{intl.formatMessage(messages.lists)}</h3>
        {subscriptions.length === 0 ? (
          <p className={styles.quiet}>{intl.formatMessage(messages.noLists)}</p>
        ) : (
          <ul className={styles.lists}>
            {subscriptions.map(({ mailingListId, status, updatedAt }) => (
              <li key={mailingListId} className={styles.list}>
                <span>{nameOf(mailingListId)}</span>
                <span className={styles.since}>
                  {intl.formatMessage(messages.listState, {
                    state: intl.formatMessage(messages[status]),
                    date: intl.formatDate(updatedAt, { dateStyle: 'medium' }),
                  })}
                </span>
              </li>
            ))}
          </ul>
        )}
      </section>
      <section className={styles.section}>
        <h3 className={styles.heading}>{intl.formatMessage(messages.record)}</h3>
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
              value: consent ? (consent.note ?? at(consent.at)) : '—',
            },
            { id: 'created', term: intl.formatMessage(messages.created), value: at(contact.createdAt) },
            {
              id: 'activity',
              term: intl.formatMessage(messages.lastActivity),
              value: at(contact.lastEventAt),
            },
          ]}
        />
      </section>
    </div>
  )
}

function Properties({ contact: { properties } }: { contact: Contact }) {
  const intl = useIntl()
  const schema = useSchema('contact')
  if (schema.error && !schema.data) return <ContactError error={schema.error} onRetry={schema.retry} />
  if (!schema.data) {
    return (
      <div className={styles.loading}>
        <Skeleton width={70} />
        <Skeleton width={50} />
      </div>
    )
  }
  const known = schema.data.properties.filter(
    ({ key, hidden }) => Object.hasOwn(properties, key) && hidden !== true,
  )
  const unknown = Object.keys(properties).filter(
    (key) => !schema.data?.properties.some((property) => property.key === key),
  )
  return (
    <div className={styles.panel}>
      {known.length + unknown.length === 0 ? (
        <p className={styles.quiet}>{intl.formatMessage(messages.noProperties)}</p>
      ) : (
        <DescriptionList
          items={[
            ...known.map((property) => ({
              id: property.key,
              term: labelOf(property, intl),
              value: propertyText(intl, property, properties[property.key]),
            })),
            ...unknown.map((key) => ({
              id: key,
              term: key,
              value: propertyText(intl, undefined, properties[key]),
            })),
          ]}
        />
      )}
    </div>
  )
}

const labelOf = ({ label, labels }: SchemaProperty, intl: IntlShape): string =>
  labels?.[intl.locale === 'ja' ? 'ja' : 'en'] ?? label

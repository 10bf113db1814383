import type { IntlShape } from 'react-intl'
import type { Contact } from '#api/contacts'
import { Avatar } from '#components/avatar'
import type { DataTableColumn } from '#components/data-table'
import { Inline } from '#components/layout'
import { Link } from '#components/link'
import { Skeleton } from '#components/skeleton'
import { Text } from '#components/text'
import { localeNameOf } from '#features/contacts/facts'
import { messages } from './contact-columns.messages.ts'
import { ContactStatusPill } from '#features/contacts/facts'

/** Stands where there is no value, in every language. */
const NOTHING = '—'

/** The columns of the contacts table. They hold their formatters: a row only calls them. */
export function contactColumns(
  intl: IntlShape,
  hrefOf: (contactId: string) => string,
): DataTableColumn<Contact>[] {
  const day = (iso: string | undefined) =>
    iso === undefined ? NOTHING : intl.formatDate(iso, { dateStyle: 'medium' })
  return [
    {
      id: 'email',
      header: intl.formatMessage(messages.email),
      width: { least: 64, share: 2 },
      sortable: true,
      inCard: 'title',
      cell: ({ id, email, name, photo }) => (
        <Inline as="span" nowrap>
          <Avatar name={name ?? email} src={photo} size="small" />
          {/* The row itself is what the keyboard reaches; the link is for the pointer and for new tabs. */}
          <Text wrap="clip">
            <Link href={hrefOf(id)} tone="quiet" tabIndex={-1} translate="no">
              {email}
            </Link>
          </Text>
        </Inline>
      ),
    },
    {
      id: 'name',
      header: intl.formatMessage(messages.name),
      width: { least: 40, share: 1.2 },
      sortable: true,
      inCard: 'meta photo',
      cell: ({ name }) => <Text wrap="clip">{name ?? NOTHING}</Text>,
    },
    {
      id: 'status',
      header: intl.formatMessage(messages.status),
      width: { least: 32, share: 0.8 },
      sortable: true,
      inCard: 'aside',
      cell: ({ status }) => <ContactStatusPill status={status} />,
    },
    {
      id: 'lists',
      header: intl.formatMessage(messages.lists),
      width: { least: 44, share: 1 },
      // Their names are loaded after the first screen.
      cell: ({ subscriptions }) => (subscriptions.length === 0 ? NOTHING : <Skeleton width={60} />),
    },
    {
      id: 'segments',
      header: intl.formatMessage(messages.segments),
      width: { least: 44, share: 1 },
      cell: ({ segmentIds }) => (segmentIds.length === 0 ? NOTHING : <Skeleton width={60} />),
    },
    {
      id: 'locale',
      header: intl.formatMessage(messages.locale),
      width: { least: 26, share: 0.6 },
      sortable: true,
      cell: ({ locale }) => localeNameOf(intl, locale),
    },
    {
      id: 'lastEventAt',
      header: intl.formatMessage(messages.lastActivity),
      width: { least: 32, share: 0.7 },
      sortable: true,
      cell: ({ lastEventAt }) => day(lastEventAt),
    },
    {
      id: 'createdAt',
      header: intl.formatMessage(messages.created),
      width: { least: 32, share: 0.7 },
      sortable: true,
      cell: ({ createdAt }) => day(createdAt),
    },
  ]
}

/** Stands for a custom property until its values can be shown. */
export const placeholderOf = ([id, header]: [string, string]): DataTableColumn<Contact> => ({
  id,
  header,
  width: { least: 36, share: 0.8 },
  cell: () => <Skeleton width={60} />,
})

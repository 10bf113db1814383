import { useMemo, useState } from 'react'
import { useIntl, type IntlShape } from 'react-intl'
import { useAccountCount, useAccounts, type Account } from '#api/accounts'
import { useSelfAccount } from '#api/self-account'
import { Avatar } from '#components/avatar'
import { Badge } from '#components/badge'
import type { DataTableColumn } from '#components/data-table'
import { NoMatch } from '#components/empty-state'
import { Inline } from '#components/layout'
import { Pagination } from '#components/pagination'
import { RoleLabel } from '#components/role-label'
import { SearchField } from '#components/search-field'
import { Text } from '#components/text'
import { NameCell, ReadFailed, SettingsSection, SettingsTable } from '#features/workspaces/settings-section'
import { InvitationLinkCard } from './invitation-link-card.tsx'
import { messages } from './members-section.messages.ts'

/** How many stand on a page. */
const PAGE_SIZE = 25

/** The people of the workspace, and the link that lets others join (SET-19, SET-21). */
export function MembersSection() {
  const intl = useIntl()
  const [q, setQ] = useState('')
  const [page, setPage] = useState(1)
  const filter = { q: q.trim() === '' ? undefined : q.trim() }
  const members = useAccounts({ ...filter, order: 'name', limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE })
  const count = useAccountCount(filter).data?.count
  const self = useSelfAccount().data?.email
  const columns = useMemo(() => columnsOf(intl, self), [intl, self])
  const rows = members.data?.items
  const search = (next: string) => {
    setQ(next)
    setPage(1)
  }
  return (
    <SettingsSection
      title={intl.formatMessage(messages.title)}
      description={intl.formatMessage(messages.about)}
    >
      <InvitationLinkCard />
      <Inline gap={3} justify="space-between">
        <SearchField label={intl.formatMessage(messages.search)} value={q} onValueChange={search} />
        {count === undefined ? null : (
          <Text role="status" tone="muted">
            {intl.formatMessage(messages.count, { count })}
          </Text>
        )}
      </Inline>
      {members.error && !rows?.length ? (
        <ReadFailed title={intl.formatMessage(messages.failed)} error={members.error} read={members} />
      ) : rows?.length === 0 && !members.isFetching ? (
        <NoMatch onClear={() => search('')} />
      ) : (
        <SettingsTable
          read={members}
          label={intl.formatMessage(messages.title)}
          columns={columns}
          rows={rows}
          rowKey={({ id }) => id}
          rowLabel={({ name, email }) => name || email}
          stale={members.isFetching && q !== ''}
        />
      )}
      {count !== undefined && count > PAGE_SIZE ? (
        <Pagination page={page} pageSize={PAGE_SIZE} total={count} onPageChange={setPage} />
      ) : null}
    </SettingsSection>
  )
}

const columnsOf = (intl: IntlShape, self: string | undefined): readonly DataTableColumn<Account>[] => [
  {
    id: 'name',
    header: intl.formatMessage(messages.name),
    cell: ({ name, email, photo }) => (
      <NameCell
        lead={<Avatar name={name || email} src={photo} size="small" />}
        name={name || email}
        badge={email === self ? <Badge>{intl.formatMessage(messages.you)}</Badge> : null}
      />
    ),
    width: { least: 48, share: 3 },
    inCard: 'title',
  },
  {
    id: 'email',
    header: intl.formatMessage(messages.email),
    cell: ({ email }) => email,
    width: { least: 56, share: 4 },
    inCard: 'meta photo',
  },
  {
    id: 'role',
    header: intl.formatMessage(messages.role),
    cell: ({ role }) => <RoleLabel role={role} />,
    width: { least: 24, share: 1 },
    inCard: 'aside',
  },
  {
    id: 'joined',
    header: intl.formatMessage(messages.joined),
    cell: ({ joinedAt }) => intl.formatDate(joinedAt, { dateStyle: 'medium' }),
    width: { least: 30, share: 1 },
  },
]

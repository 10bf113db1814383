import Mails from 'lucide-react/icons/mails'
import Plus from 'lucide-react/icons/plus'
import { useMemo, useState } from 'react'
import { useIntl, type IntlShape } from 'react-intl'
import { useMailingLists, type MailingList } from '#api/mailing-lists'
import { Badge } from '#components/badge'
import { Button } from '#components/button'
import type { DataTableColumn } from '#components/data-table'
import { Icon } from '#components/icon'
import { Link } from '#components/link'
import { SearchField } from '#components/search-field'
import { NameCell, SettingsList, type SectionProps } from '#features/workspaces/settings-section'
import { MailingListDetail } from './mailing-list-detail.tsx'
import { messages } from './mailing-lists.messages.ts'
import { NewMailingListDialog } from './new-mailing-list-dialog.tsx'

/** Room for the heads of the counts in both languages, in steps of 4 px. */
const LEAST_WIDTH = { active: 18, pending: 19, unsubscribed: 26, bounced: 21 } as const

/** The lists that contacts subscribe to; or the one that the address names (LST-6). */
export function MailingListsSection({ value, hrefOf, onOpen }: SectionProps) {
  return value === undefined ? (
    <MailingLists hrefOf={hrefOf} onOpen={onOpen} />
  ) : (
    <MailingListDetail key={value} mailingListId={value} hrefOf={hrefOf} onOpen={onOpen} />
  )
}

function MailingLists({ hrefOf, onOpen }: Omit<SectionProps, 'value'>) {
  const intl = useIntl()
  const [q, setQ] = useState('')
  const [creating, setCreating] = useState(false)
  const lists = useMailingLists(q.trim() === '' ? {} : { q: q.trim() })
  const columns = useMemo(() => columnsOf(intl, hrefOf), [intl, hrefOf])
  const create = (
    <Button tone="primary" icon={<Icon of={Plus} />} onClick={() => setCreating(true)}>
      {intl.formatMessage(messages.create)}
    </Button>
  )
  return (
    <SettingsList
      title={intl.formatMessage(messages.title)}
      about={intl.formatMessage(messages.about)}
      read={lists}
      failed={intl.formatMessage(messages.failed)}
      add={create}
      empty={{
        drawing: Mails,
        title: intl.formatMessage(messages.emptyTitle),
        text: intl.formatMessage(messages.empty),
      }}
      search={{
        field: <SearchField label={intl.formatMessage(messages.search)} value={q} onValueChange={setQ} />,
        isOn: q !== '',
        onClear: () => setQ(''),
      }}
      columns={columns}
      rowKey={({ id }) => id}
      rowLabel={({ name }) => name}
      onOpen={({ id }) => onOpen(id)}
    >
      <NewMailingListDialog
        open={creating}
        onClose={() => setCreating(false)}
        onCreated={(id) => {
          setCreating(false)
          onOpen(id)
        }}
      />
    </SettingsList>
  )
}

const columnsOf = (
  intl: IntlShape,
  hrefOf: SectionProps['hrefOf'],
): readonly DataTableColumn<MailingList>[] => {
  const count = (id: keyof MailingList['counts']): DataTableColumn<MailingList> => ({
    id,
    header: intl.formatMessage(messages[id]),
    cell: ({ counts }) => intl.formatNumber(counts[id]),
    width: { least: LEAST_WIDTH[id], share: 1 },
    align: 'end',
    ...(id === 'active' && { inCard: 'aside' }),
  })
  return [
    {
      id: 'name',
      header: intl.formatMessage(messages.name),
      cell: ({ id, name, isDefault }) => (
        <NameCell
          name={
            <Link href={hrefOf(id)} tone="quiet">
              {name}
            </Link>
          }
          badge={isDefault ? <Badge tone="accent">{intl.formatMessage(messages.defaultBadge)}</Badge> : null}
        />
      ),
      width: { least: 50, share: 4 },
      inCard: 'title',
    },
    {
      id: 'visibility',
      header: intl.formatMessage(messages.visibility),
      cell: ({ visibility }) => intl.formatMessage(messages[visibility]),
      width: { least: 18, share: 1 },
      inCard: 'meta',
    },
    {
      id: 'optIn',
      header: intl.formatMessage(messages.optIn),
      cell: ({ optIn }) => intl.formatMessage(messages[optIn]),
      width: { least: 22, share: 1 },
    },
    count('active'),
    count('pending'),
    count('unsubscribed'),
    count('bounced'),
  ]
}

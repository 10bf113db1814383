import Download from 'lucide-react/icons/download'
import Ellipsis from 'lucide-react/icons/ellipsis'
import UserPlus from 'lucide-react/icons/user-plus'
import { Suspense, useState } from 'react'
import { useIntl } from 'react-intl'
import type { Contact, ContactFilter, ContactSearch } from '#api/contacts'
import { useWorkspaceAccount } from '#api/self-account'
import { Button } from '#components/button'
import type { Selection } from '#components/data-table'
import { Icon } from '#components/icon'
import { IconButton } from '#components/icon-button'
import { Menu } from '#components/menu'
import { OnlyOwner } from '#components/role-label'
import { Tooltip } from '#components/tooltip'
import { withWords } from '#intl'
import { AddContact } from './add-contact.tsx'
import { messages } from './header-menu.messages.ts'
import { filterWithout } from './selected-conditions.model.ts'
import { messages as namedMessages } from './use-named.messages.ts'
import { NAMED_MOST, useNamed } from './use-named.ts'

const ExportDialog = withWords(async () => (await import('#features/contacts/export')).ExportDialog)

interface Exported {
  filter: ContactFilter
  sort: NonNullable<ContactSearch['sort']>[number]
  total: number | undefined
  /** All columns, and those that the list shows, in its order. */
  columns: readonly Column[]
  shown: readonly Column[]
}

interface Column {
  id: string
  header: string
}

/** A column as the API exports it. */
const exportColumn = ({ id, header }: Column) => ({
  key: id === 'lists' ? 'mailingLists' : id,
  label: header,
})

interface ExportProps extends Exported {
  ids?: readonly string[]
  onClose: () => void
}

const Export = ({ sort, total, columns, shown, ids, ...rest }: ExportProps) => (
  <Suspense fallback={null}>
    <ExportDialog
      {...rest}
      ids={ids}
      sort={[sort]}
      total={ids ? ids.length : total}
      columns={columns.map(exportColumn)}
      visible={shown.map(exportColumn).map(({ key }) => key)}
    />
  </Suspense>
)

export interface HeaderMenuProps extends Exported {
  /** There is a new contact, or one that was updated. */
  onAdded: (contact: Contact) => void
  /** The list still shows the answer to an older question: what an export would hold was not shown yet. */
  stale: boolean
}

/** What else can be done with contacts, beside the import. */
export function HeaderMenu({ onAdded, stale, ...exported }: HeaderMenuProps) {
  const intl = useIntl()
  const [open, setOpen] = useState<'add' | 'export'>()
  const close = () => setOpen(undefined)
  const isMember = useWorkspaceAccount().data?.role === 'member'
  return (
    <>
      <Menu
        align="end"
        entries={[
          {
            kind: 'action',
            id: 'add',
            label: intl.formatMessage(messages.add),
            icon: <Icon of={UserPlus} />,
            onSelect: () => setOpen('add'),
          },
          {
            kind: 'action',
            id: 'export',
            label: intl.formatMessage(messages.export),
            icon: <Icon of={Download} />,
            onSelect: () => setOpen('export'),
            ...(stale && { disabled: true, reason: intl.formatMessage(messages.exportWaits) }),
            ...(isMember && {
              disabled: true,
              badge: <OnlyOwner />,
              reason: intl.formatMessage(messages.exportOwner),
            }),
          },
        ]}
      >
        {(trigger) => (
          <IconButton {...trigger} label={intl.formatMessage(messages.more)} icon={<Icon of={Ellipsis} />} />
        )}
      </Menu>
      {/* What the shortcut for a new record presses (FRA-29): the menu has its entry only while it is open. */}
      <button
        type="button"
        hidden
        data-create
        aria-label={intl.formatMessage(messages.add)}
        onClick={() => setOpen('add')}
      />
      {open === 'add' ? <AddContact onAdded={onAdded} onClose={close} /> : null}
      {open === 'export' ? <Export {...exported} onClose={close} /> : null}
    </>
  )
}

export interface ExportSelectedProps extends Exported {
  selection: Selection
}

/** Exports what is selected, from the bar over the selection. */
export function ExportSelected({ selection: { all, exceptions }, ...exported }: ExportSelectedProps) {
  const intl = useIntl()
  const { busy, emailsOf } = useNamed()
  const [open, setOpen] = useState<Pick<ExportProps, 'filter' | 'total' | 'ids'>>()
  const isMember = useWorkspaceAccount().data?.role === 'member'
  const why = isMember
    ? intl.formatMessage(messages.exportOwner)
    : all && exceptions.size > NAMED_MOST
      ? intl.formatMessage(namedMessages.except, { most: NAMED_MOST })
      : undefined
  const { filter, total } = exported
  const begin = async () => {
    if (!all) return setOpen({ filter, total, ids: [...exceptions] })
    if (exceptions.size === 0) return setOpen({ filter, total })
    const emails = await emailsOf(exceptions)
    if (emails) setOpen({ filter: filterWithout(filter, emails), total: total && total - emails.length })
    return undefined
  }
  return (
    <>
      <Tooltip text={why}>
        <Button size="small" busy={busy} disabled={why !== undefined} onClick={() => void begin()}>
          {intl.formatMessage(messages.export)}
        </Button>
      </Tooltip>
      {open ? <Export {...exported} {...open} onClose={() => setOpen(undefined)} /> : null}
    </>
  )
}

import Upload from 'lucide-react/icons/upload'
import { Suspense, useCallback, useEffect, useMemo, useState } from 'react'
import { useIntl } from 'react-intl'
import { useReadAll } from '#api/core'
import type { Contact } from '#api/contacts'
import { mailingListRoutes } from '#api/mailing-lists'
import { segmentRoutes } from '#api/segments'
import { Button } from '#components/button'
import type { DataTableSort } from '#components/data-table'
import { Icon } from '#components/icon'
import type { MenuEntry } from '#components/menu'
import { Page } from '#components/page'
import type { RowMenu } from '#features/contacts/bulk'
import type { SentMailPart } from '#features/contacts/sent-mail-part'
import type { LeafCondition } from '#lib/condition-tree'
import { ContactsSheets, FirstContacts, HeaderMenu, ImportSheet, Later } from './contact-parts.tsx'
import { ContactsBody } from './contacts-body.tsx'
import { contactFilterOf, NEW_SEGMENT, sortKeyIn, type ContactsQuery } from './contacts-query.model.ts'
import { messages } from './contacts-screen.messages.ts'
import { ContactsRail } from './contacts-rail.tsx'
import { ContactsToolbar } from './contacts-toolbar.tsx'
import * as styles from './contacts-screen.css.ts'
import { SelectedActions } from './selectable-contacts.tsx'
import { useSelectionOf } from './selection-store.ts'
import { useContactRows } from './use-contact-rows.ts'
import { groupOf, useFilterConditions } from './use-filter-conditions.ts'
import { useKeptPlace } from './use-kept-place.ts'
import { useLaterParts } from './use-later-parts.ts'
import { useShownColumns } from './use-shown-columns.ts'

/** Other pages that the contacts lead to. */
export interface ContactsLinks {
  newConnection: string
  scriptTag: string
  campaign: (campaignId: string, query?: Readonly<Record<string, string>>) => string
  /** Opens one of these addresses. */
  go: (href: string) => void
}

export interface ContactsScreenProps {
  query: ContactsQuery
  /** 'push' for what Back should undo, 'replace' for what only keeps the place. */
  onQueryChange: (change: Partial<ContactsQuery>, how: 'push' | 'replace') => void
  hrefFor: (change: Partial<ContactsQuery>) => string
  links: ContactsLinks
  /** A mail of a campaign as a contact got it. */
  sentMail?: SentMailPart
}

/** The people of a workspace: found, sorted, read one by one, imported from a file (CON-10 to CON-41). */
export function ContactsScreen(props: ContactsScreenProps) {
  const { query, onQueryChange, hrefFor, links } = props
  const intl = useIntl()
  const { q, status, list, segment, f, view, sort, offset, contact } = query
  const filterConditions = useFilterConditions(f, (code) => onQueryChange({ f: code, offset: 0 }, 'push'))
  const { conditions } = filterConditions
  const filter = useMemo(
    () => contactFilterOf({ q, status, list, segment }, groupOf(conditions)),
    [q, status, list, segment, conditions],
  )
  const rows = useContactRows(conditions ? filter : null, sort, offset)
  const filtered = Object.values(filter).some((value) => value !== undefined)

  // What was asked for when the rows last answered it: canceling returns to it.
  const [answered, setAnswered] = useState<Partial<ContactsQuery>>()
  const question = { q, status, list, segment, f, view, sort }
  if (!rows.stale && !rows.bare && JSON.stringify(answered) !== JSON.stringify(question))
    setAnswered(question)
  const cancel = () => {
    rows.cancel()
    if (rows.stale && answered) onQueryChange({ ...answered, offset: 0 }, 'replace')
  }

  // A selection is of one question: another one begins with none. Scrolling and sorting keep it.
  const selection = useSelectionOf(JSON.stringify(filter))

  const later = useLaterParts(!rows.bare)

  const { onRangeChange } = rows
  const keepPlace = useKeptPlace(offset, contact, (place) => onQueryChange({ offset: place }, 'replace'))
  const rememberPlace = useCallback(
    (first: number, last: number) => {
      onRangeChange(first, last)
      keepPlace(first)
    },
    [onRangeChange, keepPlace],
  )
  const hrefOf = useCallback(
    (contactId: string) => hrefFor({ contact: contactId, tab: 'overview' }),
    [hrefFor],
  )
  const columns = useShownColumns(view, hrefOf)
  // Loads as long as there is none.
  const [rowMenu, setRowMenu] = useState<RowMenu>()
  const keepRowMenu = useCallback((menuOf: RowMenu) => setRowMenu(() => menuOf), [])
  const open = useCallback(
    ({ id }: Contact) => onQueryChange({ contact: id, tab: 'overview' }, 'push'),
    [onQueryChange],
  )
  /** What an export is made of. */
  const exported = { filter, sort, total: rows.total, columns: columns.all, shown: columns.shown }
  const changeSort = ({ key, direction }: DataTableSort) => {
    const known = sortKeyIn(key)
    if (known) onQueryChange({ sort: { key: known, direction }, offset: 0 }, 'push')
  }
  const { begun, begin } = useBegunSegment(segment === NEW_SEGMENT)
  const beginSegment = (found: readonly LeafCondition[]) => {
    begin(found)
    onQueryChange({ segment: NEW_SEGMENT, editing: true }, 'push')
  }
  const importButton = (
    <Button
      tone="primary"
      icon={<Icon of={Upload} />}
      onClick={() => onQueryChange({ importing: true }, 'push')}
      onPointerEnter={() => void ImportSheet.preload()}
      onFocus={() => void ImportSheet.preload()}
    >
      {intl.formatMessage(messages.import)}
    </Button>
  )

  return (
    <div className={styles.root}>
      <RailAhead />
      <ContactsRail query={query} onQueryChange={onQueryChange} hrefFor={hrefFor} ready={later} />
      <Page
        fill
        title={intl.formatMessage(messages.title)}
        count={rows.total === undefined ? null : intl.formatMessage(messages.count, { count: rows.total })}
        actions={
          <>
            <Later ready={later}>
              <HeaderMenu onAdded={open} stale={rows.stale} {...exported} />
            </Later>
            {importButton}
          </>
        }
        tools={
          <ContactsToolbar
            query={query}
            onQueryChange={onQueryChange}
            ready={later}
            {...filterConditions}
            columns={columns}
            onSortChange={changeSort}
          >
            <SelectedActions
              store={selection}
              exported={exported}
              onSegment={beginSegment}
              filter={filter}
              total={rows.total}
              hrefOf={hrefOf}
              onRowMenu={keepRowMenu}
            />
          </ContactsToolbar>
        }
      >
        <ContactsBody
          query={query}
          onQueryChange={onQueryChange}
          conditions={conditions}
          rows={rows}
          ready={later}
          onCancel={cancel}
          filtered={filtered}
          first={
            <FirstContacts
              importButton={importButton}
              onAdded={open}
              connectHref={links.newConnection}
              scriptHref={links.scriptTag}
            />
          }
          table={{
            // Another question begins at its top.
            question: JSON.stringify([filter, sort]),
            columns: columns.shown,
            columnTool: columns.tool,
            store: selection,
            sort,
            onSortChange: changeSort,
            onRangeChange: rememberPlace,
            onOpen: open,
            rowMenu: rowMenu ?? notYet,
          }}
        />
      </Page>
      <Suspense fallback={null}>
        {contact !== undefined || query.editing || query.importing ? (
          <ContactsSheets {...props} rows={rows} begun={begun ?? conditions} />
        ) : null}
      </Suspense>
    </div>
  )
}

/** What a new segment begins with, where that is not what the list is held to. */
function useBegunSegment(isMade: boolean) {
  const [begun, begin] = useState<readonly LeafCondition[]>()
  // However one leaves it, by Back too: the next new segment begins with what the list is held to.
  useEffect(() => (isMade ? () => begin(undefined) : undefined), [isMade])
  return { begun, begin }
}

/** Asks for the names in the rail while its code is still on its way. */
function RailAhead() {
  // Not by their own hooks: these come with what writes, which is not needed yet.
  useReadAll(segmentRoutes.list, {})
  useReadAll(mailingListRoutes.list, {})
  return null
}

/** Stands for the menu of a row until its entries are there: it says that they load. */
const waiting = () => new Promise<readonly MenuEntry[]>(() => undefined)
const notYet = () => waiting

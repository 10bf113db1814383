import { Upload, Users } from 'lucide-react'
import {
  startTransition,
  Suspense,
  useCallback,
  useEffect,
  useEffectEvent,
  useMemo,
  useState,
  type ReactNode,
} from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { useIntl } from 'react-intl'
import type { Contact } from '#api/contacts'
import { useMailingList } from '#api/mailing-lists'
import { Button } from '#components/button'
import { Chip } from '#components/chip'
import {
  DataTable,
  nothingSelected,
  selectedCount,
  type DataTableSort,
  type Selection,
} from '#components/data-table'
import { deferred } from '#components/deferred'
import { EmptyState, NoMatch } from '#components/empty-state'
import { ErrorBlock } from '#components/error-block'
import { Icon } from '#components/icon'
import { Select } from '#components/select'
import { SearchField } from '#components/search-field'
import { MoreMessages } from '#intl'
import { systemClock } from '#lib/clock'
import { readStored, storageKeys, writeStored } from '#lib/storage'
import { breakpoint } from '#styles/breakpoint'
import { contactColumns } from './contact-columns.tsx'
import { statusMessages } from '#features/contacts/facts'
import type { Place, ViewQuery } from '#features/contacts/rail'
import {
  contactFilterOf,
  contactSortKeys,
  contactStatuses,
  contactsQueryValues,
  NO_FILTER,
  readContactsQuery,
  type ContactsQuery,
} from './contacts-query.model.ts'
import { messages } from './contacts-screen.messages.ts'
import * as styles from './contacts-screen.css.ts'
import { useContactRows } from './use-contact-rows.ts'

/** How long the list must stand still before its place is kept in the address, in ms. */
const PLACE_RESTS = 400

const ContactSheet = deferred(async () => (await import('#features/contacts/detail')).ContactSheet)
const BulkActions = deferred(async () => (await import('#features/contacts/bulk')).BulkActions)
const Rail = deferred(async () => (await import('#features/contacts/rail')).Rail)
const ViewSaver = deferred(async () => (await import('#features/contacts/rail')).ViewSaver)
const ImportSheet = deferred(async () => (await import('#features/contacts/import')).ImportSheet)

export interface ContactsScreenProps {
  query: ContactsQuery
  /** 'push' for what Back should undo, 'replace' for what only keeps the place. */
  onQueryChange: (change: Partial<ContactsQuery>, how: 'push' | 'replace') => void
  hrefFor: (change: Partial<ContactsQuery>) => string
}

/** The people of a workspace: found, sorted, read one by one, imported from a file (SCREENS.md 3.7, 3.8). */
export function ContactsScreen({ query, onQueryChange, hrefFor }: ContactsScreenProps) {
  const intl = useIntl()
  const { q, status, list, segment, view, sort, offset, contact, tab, importing } = query
  const filter = useMemo(() => contactFilterOf({ q, status, list, segment }), [q, status, list, segment])
  const rows = useContactRows(filter, sort, offset)
  const filtered = Object.values(filter).some((value) => value !== undefined)

  // A selection is of one question: another one begins with none. Scrolling and sorting keep it.
  const question = JSON.stringify(filter)
  const [selected, setSelected] = useState({ question, selection: nothingSelected })
  const selection = selected.question === question ? selected.selection : nothingSelected
  const onSelectionChange = useCallback(
    (next: Selection) => setSelected({ question, selection: next }),
    [question],
  )
  const selecting = selectedCount(selection, rows.total ?? 0) > 0

  const [railCollapsed, setRailCollapsed] = useState(
    () => readStored(storageKeys.contactsRailCollapsed, isBoolean) ?? window.innerWidth < breakpoint.wide,
  )
  const collapseRail = (next: boolean) => {
    setRailCollapsed(next)
    writeStored(storageKeys.contactsRailCollapsed, next)
  }

  // What the first picture does without comes once that stands.
  const [later, setLater] = useState(false)
  useEffect(() => {
    if (!rows.bare) startTransition(() => setLater(true))
  }, [rows.bare])

  const { onRangeChange } = rows
  const [place, setPlace] = useState(offset)
  const rememberPlace = useCallback(
    (first: number, last: number) => {
      onRangeChange(first, last)
      setPlace(first)
    },
    [onRangeChange],
  )
  const keepPlace = useEffectEvent(() => {
    if (place !== offset) onQueryChange({ offset: place }, 'replace')
  })
  // The address learns the place when the scrolling rests: browsers allow few changes of it.
  useEffect(() => systemClock.setTimeout(keepPlace, PLACE_RESTS), [place])
  const columns = useMemo(
    () => contactColumns(intl, (contactId) => hrefFor({ contact: contactId, tab: 'overview' })),
    [intl, hrefFor],
  )
  const open = useCallback(
    ({ id }: Contact) => onQueryChange({ contact: id, tab: 'overview' }, 'push'),
    [onQueryChange],
  )
  const changeSort = ({ key, direction }: DataTableSort) => {
    const known = contactSortKeys.find((one) => one === key)
    if (known) onQueryChange({ sort: { key: known, direction }, offset: 0 }, 'push')
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
      {/* Its room is there before it is. */}
      <div className={styles.rail} data-collapsed={railCollapsed || undefined}>
        <Later ready={later}>
          <Rail
            statuses={contactStatuses}
            current={placeOf(query)}
            hrefOf={(place) => hrefFor(changeTo(place))}
            onGo={(place) => onQueryChange(changeTo(place), 'push')}
            collapsed={railCollapsed}
            onCollapsedChange={collapseRail}
          />
        </Later>
      </div>
      <div className={styles.main}>
        <header className={styles.header}>
          <h1 className={styles.title}>{intl.formatMessage(messages.title)}</h1>
          <span className={styles.count} role="status">
            {rows.total === undefined ? null : intl.formatMessage(messages.count, { count: rows.total })}
          </span>
          <div className={styles.actions}>{importButton}</div>
        </header>
        <div className={styles.tools} data-selecting={selecting || undefined}>
          <div className={styles.toolbar} role="search">
            <SearchField
              label={intl.formatMessage(messages.search)}
              placeholder={intl.formatMessage(messages.searchPlaceholder)}
              value={q}
              maxLength={200}
              onValueChange={(next) => onQueryChange({ q: next, offset: 0 }, 'replace')}
            />
            <Select
              label={intl.formatMessage(messages.status)}
              labelHidden
              value={status ?? 'any'}
              onValueChange={(next) =>
                onQueryChange({ status: contactStatuses.find((one) => one === next), offset: 0 }, 'push')
              }
              options={[
                { value: 'any', label: intl.formatMessage(messages.anyStatus) },
                ...contactStatuses.map((value) => ({
                  value,
                  label: intl.formatMessage(statusMessages[value]),
                })),
              ]}
            />
            {list === undefined ? null : (
              <ListChip
                mailingListId={list}
                onRemove={() => onQueryChange({ list: undefined, offset: 0 }, 'push')}
              />
            )}
            <Later ready={later}>
              <ViewSaver
                view={view}
                query={viewQueryOf(query)}
                columns={NO_COLUMNS}
                usualColumns={NO_COLUMNS}
                onSaved={({ id }) => onQueryChange({ view: id }, 'replace')}
              />
            </Later>
          </div>
          <Later ready={later}>
            <div className={styles.bulk}>
              <BulkActions
                selection={selection}
                onSelectionChange={onSelectionChange}
                filter={filter}
                total={rows.total}
              />
            </div>
          </Later>
        </div>
        <div
          className={styles.content}
          // What a press on a row will need is fetched when the pointer or the focus comes near.
          onPointerEnter={() => void ContactSheet.preload()}
          onFocus={() => void ContactSheet.preload()}
        >
          {rows.error && rows.bare ? (
            <ErrorBlock
              kind={
                rows.error.code === 403 ? 'forbidden' : rows.error.kind === 'network' ? 'offline' : 'error'
              }
              title={intl.formatMessage(messages.failed)}
              message={rows.error.message}
              ticketId={rows.error.ticketId}
              onRetry={rows.retry}
            />
          ) : rows.rowCount === 0 && !rows.stale ? (
            filtered ? (
              <NoMatch onClear={() => onQueryChange(NO_FILTER, 'push')} />
            ) : (
              <EmptyState
                drawing={<Icon of={Users} size="large" />}
                title={intl.formatMessage(messages.emptyTitle)}
                action={importButton}
              >
                {intl.formatMessage(messages.empty)}
              </EmptyState>
            )
          ) : (
            <>
              {rows.error ? (
                <div className={styles.notice}>
                  <ErrorBlock
                    title={intl.formatMessage(messages.pageFailed)}
                    message={rows.error.message}
                    ticketId={rows.error.ticketId}
                    onRetry={rows.retry}
                  />
                </div>
              ) : null}
              <DataTable
                // Another question begins at its top.
                key={JSON.stringify([filter, sort])}
                label={intl.formatMessage(messages.title)}
                columns={columns}
                rowCount={rows.rowCount}
                rowAt={rows.rowAt}
                rowKey={contactKey}
                rowLabel={contactName}
                selection={selection}
                onSelectionChange={onSelectionChange}
                onRangeChange={rememberPlace}
                sort={sort}
                onSortChange={changeSort}
                onOpen={open}
                openKey={contact}
                stale={rows.stale}
                initialRow={offset}
              />
            </>
          )}
        </div>
      </div>
      <Suspense fallback={null}>
        {contact === undefined ? null : (
          <MoreMessages>
            <ContactSheet
              contactId={contact}
              tab={tab}
              onTabChange={(next) => onQueryChange({ tab: next }, 'replace')}
              onClose={() => onQueryChange({ contact: undefined, tab: 'overview' }, 'push')}
            />
          </MoreMessages>
        )}
        {importing ? (
          <MoreMessages>
            <ImportSheet onClose={() => onQueryChange({ importing: false }, 'push')} />
          </MoreMessages>
        ) : null}
      </Suspense>
    </div>
  )
}

/** What the screen stands without: where it can't be had, nothing else goes with it. */
function Later({ ready, children }: { ready: boolean; children: ReactNode }) {
  return ready ? (
    <ErrorBoundary fallback={null}>
      <Suspense fallback={null}>
        <MoreMessages>{children}</MoreMessages>
      </Suspense>
    </ErrorBoundary>
  ) : null
}

/** The entry of the rail that is shown, as the rail names it. */
const placeOf = ({ view, segment, list, status }: ContactsQuery) =>
  view !== undefined
    ? `view:${view}`
    : segment !== undefined
      ? `segment:${segment}`
      : list !== undefined
        ? `list:${list}`
        : status !== undefined
          ? `status:${status}`
          : 'all'

function changeTo(place: Place): Partial<ContactsQuery> {
  switch (place.kind) {
    case 'all':
      return NO_FILTER
    case 'status':
      return { ...NO_FILTER, status: place.status }
    case 'segment':
      return { ...NO_FILTER, segment: place.id }
    case 'list':
      return { ...NO_FILTER, list: place.id }
    case 'view': {
      const { q, status, list, segment, sort } = readContactsQuery(place.view.query)
      return { ...NO_FILTER, q, status, list, segment, sort, view: place.view.id }
    }
  }
}

/** What a saved view keeps of the address. */
function viewQueryOf(query: ContactsQuery): ViewQuery {
  const { q, status, list, segment, order } = contactsQueryValues(query)
  return {
    ...(q !== '' && { q }),
    ...(status && { status }),
    ...(list && { list }),
    ...(segment && { segment }),
    ...(order && { order }),
  }
}
const NO_COLUMNS = { order: [], hidden: [] }
const isBoolean = (value: unknown) => (typeof value === 'boolean' ? value : undefined)

/** Says that only the people of a list are shown, and lets the others in again. */
function ListChip({ mailingListId, onRemove }: { mailingListId: string; onRemove: () => void }) {
  const intl = useIntl()
  const { data, isLoading } = useMailingList(mailingListId)
  const name = data?.name ?? (isLoading ? '…' : mailingListId)
  return <Chip label={intl.formatMessage(messages.onList, { name })} onRemove={onRemove} />
}

const contactKey = ({ id }: Contact) => id
const contactName = ({ email }: Contact) => email

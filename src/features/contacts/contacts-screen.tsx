import Upload from 'lucide-react/icons/upload'
import { Suspense, useCallback, useEffect, useMemo, useState } from 'react'
import { useIntl } from 'react-intl'
import { errorBlockOf, useReadAll } from '#api/core'
import type { Contact } from '#api/contacts'
import { mailingListRoutes } from '#api/mailing-lists'
import { segmentRoutes } from '#api/segments'
import { Button } from '#components/button'
import { arrangeColumns, type DataTableColumn, type DataTableSort } from '#components/data-table'
import { NoMatch } from '#components/empty-state'
import { ErrorBlock } from '#components/error-block'
import { Icon } from '#components/icon'
import { Stack } from '#components/layout'
import { Page, listBulk, listNotice, listSlow, listTools } from '#components/page'
import { Select } from '#components/select'
import { SearchField } from '#components/search-field'
import { Skeleton } from '#components/skeleton'
import type { MenuEntry } from '#components/menu'
import type { RowMenu } from '#features/contacts/bulk'
import type { LeafCondition } from '#lib/condition-tree'
import { contactStatuses } from '#lib/contact-status'
import { decodeBoolean, readStored, storageKeys, writeStored } from '#lib/storage'
import { hasRoomFor } from '#lib/text-scale'
import { breakpoint } from '#styles/breakpoint'
import { contactColumns, placeholderOf } from './contact-columns.tsx'
import {
  ContactFilters,
  ContactSheet,
  ContactTools,
  FilterSentence,
  FirstContacts,
  GonePlace,
  HeaderMenu,
  ImportSheet,
  Later,
  ListChip,
  Rail,
  SegmentChip,
  SegmentSheet,
  StillLoading,
  ViewSaver,
} from './contact-parts.tsx'
import type { GonePlaceProps } from '#features/contacts/place'
import { statusMessages } from '#features/contacts/facts'
import { customKeyOf } from '#features/contacts/layout'
import {
  contactFilterOf,
  contactsQueryValues,
  NEW_SEGMENT,
  NO_FILTER,
  sortKeyIn,
  type ContactsQuery,
} from './contacts-query.model.ts'
import { messages } from './contacts-screen.messages.ts'
import * as styles from './contacts-screen.css.ts'
import { changeTo } from './place-query.model.ts'
import { SelectableTable, SelectedActions } from './selectable-contacts.tsx'
import { useSelectionOf } from './selection-store.ts'
import { useContactLayout } from './use-contact-layout.ts'
import { groupOf, NO_CONDITIONS, useFilterConditions } from './use-filter-conditions.ts'
import { useContactRows, type ContactRows } from './use-contact-rows.ts'
import type { SentMailPart } from '#features/contacts/sent-mail-part'
import { RailShape } from './contact-shapes.tsx'
import { useKeptPlace } from './use-kept-place.ts'
import { useLaterParts } from './use-later-parts.ts'

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
export function ContactsScreen({ query, onQueryChange, hrefFor, links, sentMail }: ContactsScreenProps) {
  const intl = useIntl()
  const { q, status, list, segment, f, editing, view, sort, offset, contact, tab, importing } = query
  const { conditions, onConditionsChange } = useFilterConditions(f, (code) =>
    onQueryChange({ f: code, offset: 0 }, 'push'),
  )
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

  const [railCollapsed, setRailCollapsed] = useState(
    () => readStored(storageKeys.contactsRailCollapsed, decodeBoolean) ?? !hasRoomFor(breakpoint.wide),
  )
  const collapseRail = (next: boolean) => {
    setRailCollapsed(next)
    writeStored(storageKeys.contactsRailCollapsed, next)
  }

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
  const columns = useMemo(() => contactColumns(intl, hrefOf), [intl, hrefOf])
  // Loads as long as there is none.
  const [rowMenu, setRowMenu] = useState<RowMenu>()
  const keepRowMenu = useCallback((menuOf: RowMenu) => setRowMenu(() => menuOf), [])
  const { layout, kept, onLayoutChange, onViewOpened } = useContactLayout(view)
  /** With the names and values that the first picture does without. */
  const [whole, setWhole] = useState<readonly DataTableColumn<Contact>[]>()
  const shown = useMemo(() => {
    // The columns of a view have no heads kept for them.
    const heads = { ...Object.fromEntries(layout.order.flatMap(headOfCustom)), ...kept.heads }
    const all = whole ?? [...columns, ...Object.entries(heads).map(placeholderOf)]
    const unwanted = all
      .map(({ id }) => id)
      .filter((id) => customKeyOf(id) !== undefined && !layout.order.includes(id))
    return arrangeColumns(all, { ...layout, hidden: [...layout.hidden, ...unwanted], widths: {} })
  }, [columns, whole, kept, layout])
  const open = useCallback(
    ({ id }: Contact) => onQueryChange({ contact: id, tab: 'overview' }, 'push'),
    [onQueryChange],
  )
  const clearFilter = () => onQueryChange(NO_FILTER, 'push')
  /** What an export is made of. */
  const exported = { filter, sort, total: rows.total, columns: whole ?? columns, shown }
  const changeSort = ({ key, direction }: DataTableSort) => {
    const known = sortKeyIn(key)
    if (known) onQueryChange({ sort: { key: known, direction }, offset: 0 }, 'push')
  }
  /** What a new segment begins with, where that is not what the list is held to. */
  const [begun, setBegun] = useState<readonly LeafCondition[]>()
  const beginSegment = (found: readonly LeafCondition[]) => {
    setBegun(found)
    onQueryChange({ segment: NEW_SEGMENT, editing: true }, 'push')
  }
  const makesSegment = segment === NEW_SEGMENT
  // However one leaves it, by Back too: the next new segment begins with what the list is held to.
  useEffect(() => (makesSegment ? () => setBegun(undefined) : undefined), [makesSegment])
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
      {/* Its room is there before it is. */}
      <div className={styles.rail} data-collapsed={railCollapsed || undefined}>
        <Later ready={later} instead={<RailShape />}>
          <Rail
            statuses={contactStatuses}
            query={query}
            hrefOf={(place) => hrefFor(changeTo(place))}
            onGo={(place) => onQueryChange(changeTo(place), 'push')}
            collapsed={railCollapsed}
            onCollapsedChange={collapseRail}
          />
        </Later>
      </div>
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
          <div className={listTools}>
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
            </div>
            {/* As tall as it will be before what comes later is there. */}
            <div className={styles.filters}>
              <Later ready={later} instead={<Skeleton shape="control" width={12} />}>
                {list === undefined ? null : (
                  <ListChip
                    mailingListId={list}
                    onRemove={() => onQueryChange({ list: undefined, offset: 0 }, 'push')}
                  />
                )}
                {segment === undefined || segment === NEW_SEGMENT ? null : (
                  <SegmentChip
                    segmentId={segment}
                    onRemove={() => onQueryChange({ segment: undefined, editing: false, offset: 0 }, 'push')}
                  />
                )}
                <ContactFilters conditions={conditions ?? NO_CONDITIONS} onChange={onConditionsChange} />
                <ViewSaver
                  view={view}
                  values={contactsQueryValues(query)}
                  columns={layout}
                  usualColumns={kept}
                  onOpened={onViewOpened}
                  onSaved={({ id }) => onQueryChange({ view: id }, 'replace')}
                />
                <ContactTools
                  columns={columns}
                  layout={layout}
                  onLayoutChange={onLayoutChange}
                  onColumns={setWhole}
                  sort={sort}
                  onSortChange={changeSort}
                />
              </Later>
            </div>
            <Later ready={later}>
              <div className={listBulk}>
                <SelectedActions
                  store={selection}
                  exported={exported}
                  onSegment={beginSegment}
                  filter={filter}
                  total={rows.total}
                  hrefOf={hrefOf}
                  onRowMenu={keepRowMenu}
                />
              </div>
            </Later>
          </div>
        }
      >
        <Stack
          gap={0}
          grow

          // What a press on a row will need is fetched when the pointer or the focus comes near.
          onPointerEnter={() => void ContactSheet.preload()}
          onFocus={() => void ContactSheet.preload()}
        >
          {rows.slow ? (
            <div className={listSlow}>
              <Later ready>
                <StillLoading onCancel={cancel} />
              </Later>
            </div>
          ) : null}
          {rows.error && rows.bare ? (
            <ErrorBlock
              {...errorBlockOf(rows.error)}
              title={intl.formatMessage(messages.failed)}
              onRetry={rows.retry}
            />
          ) : rows.rowCount === 0 && !rows.stale ? (
            filtered ? (
              <PlaceOrGone
                ready={later}
                list={list}
                segment={segment === NEW_SEGMENT ? undefined : segment}
                onAll={clearFilter}
              >
                <NoMatch onClear={clearFilter}>
                  {conditions?.length ? (
                    <Later ready={later}>
                      <FilterSentence conditions={conditions} />
                    </Later>
                  ) : undefined}
                </NoMatch>
              </PlaceOrGone>
            ) : (
              <Later ready={later}>
                <FirstContacts
                  importButton={importButton}
                  onAdded={open}
                  connectHref={links.newConnection}
                  scriptHref={links.scriptTag}
                />
              </Later>
            )
          ) : (
            <>
              {rows.error ? (
                <div className={listNotice}>
                  <ErrorBlock
                    {...errorBlockOf(rows.error)}
                    title={intl.formatMessage(messages.pageFailed)}
                    onRetry={rows.retry}
                  />
                </div>
              ) : null}
              <SelectableTable
                // Another question begins at its top.
                question={JSON.stringify([filter, sort])}
                label={intl.formatMessage(messages.title)}
                columns={shown}
                rowCount={rows.rowCount}
                rowAt={rows.rowAt}
                rowKey={contactKey}
                rowLabel={contactName}
                store={selection}
                onRangeChange={rememberPlace}
                sort={sort}
                onSortChange={changeSort}
                onOpen={open}
                rowMenu={rowMenu ?? notYet}
                openKey={contact}
                stale={rows.stale}
                initialRow={offset}
              />
            </>
          )}
        </Stack>
      </Page>
      <Suspense fallback={null}>
        {contact === undefined ? null : (
          <ContactSheet
            contactId={contact}
            sentMail={sentMail}
            tab={tab}
            onTabChange={(next) => onQueryChange({ tab: next }, 'replace')}
            step={stepFrom(rows, contact, (id) => onQueryChange({ contact: id }, 'replace'))}
            onClose={() => onQueryChange({ contact: undefined, tab: 'overview' }, 'push')}
          />
        )}
        {segment !== undefined && editing ? (
          <SegmentSheet
            segmentId={segment}
            initialConditions={segment === NEW_SEGMENT ? groupOf(begun ?? conditions) : undefined}
            onClose={() =>
              onQueryChange(
                segment === NEW_SEGMENT ? { segment: undefined, editing: false } : { editing: false },
                'push',
              )
            }
            onSaved={(saved, isNew) => {
              if (isNew) onQueryChange({ ...NO_FILTER, segment: saved.id, editing: true }, 'replace')
            }}
            links={{
              contacts: (id) => hrefFor({ ...NO_FILTER, segment: id }),
              segment: (id) => hrefFor({ ...NO_FILTER, segment: id, editing: true }),
              campaign: links.campaign,
              go: links.go,
            }}
          />
        ) : null}
        {importing ? <ImportSheet onClose={() => onQueryChange({ importing: false }, 'push')} /> : null}
      </Suspense>
    </div>
  )
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

/** The ways from an open contact to its neighbours in the list. */
function stepFrom({ indexOf, rowAt }: ContactRows, contactId: string, onGo: (contactId: string) => void) {
  const index = indexOf(contactId)
  if (index === undefined) return undefined
  return { previous: rowAt(index - 1)?.id, next: rowAt(index + 1)?.id, onGo }
}

/** An empty result; of a list or a segment, whether that still exists is asked first. */
function PlaceOrGone({ ready, children, ...place }: GonePlaceProps & { ready: boolean }) {
  if (place.list === undefined && place.segment === undefined) return children
  return (
    <Later ready={ready}>
      <GonePlace {...place}>{children}</GonePlace>
    </Later>
  )
}

/** Its key stands in for the name of a property that is not known yet. */
function headOfCustom(id: string): [string, string][] {
  const key = customKeyOf(id)
  return key === undefined ? [] : [[id, key]]
}

const contactKey = ({ id }: Contact) => id
const contactName = ({ email }: Contact) => email

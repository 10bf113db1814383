import type { ComponentProps, ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { errorBlockOf } from '#api/core'
import type { Contact } from '#api/contacts'
import { NoMatch } from '#components/empty-state'
import { ErrorBlock } from '#components/error-block'
import { Stack } from '#components/layout'
import { ListNotice, ListSlow } from '#components/page'
import type { GonePlaceProps } from '#features/contacts/place'
import { ContactSheet, FilterSentence, GonePlace, Later, StillLoading } from './contact-parts.tsx'
import { NEW_SEGMENT, NO_FILTER } from './contacts-query.model.ts'
import type { ContactsScreenProps } from './contacts-screen.tsx'
import { messages } from './contacts-screen.messages.ts'
import { SelectableTable } from './selectable-contacts.tsx'
import type { ContactRows } from './use-contact-rows.ts'
import type { FilterConditions } from './use-filter-conditions.ts'

interface ContactsBodyProps
  extends Pick<ContactsScreenProps, 'query' | 'onQueryChange'>, Pick<FilterConditions, 'conditions'> {
  rows: ContactRows
  /** What the table shows, and what comes of its use. */
  table: Pick<
    ComponentProps<typeof SelectableTable>,
    | 'question'
    | 'columns'
    | 'columnTool'
    | 'store'
    | 'sort'
    | 'onSortChange'
    | 'onRangeChange'
    | 'onOpen'
    | 'rowMenu'
  >
  /** Whether what the first picture does without is to be drawn. */
  ready: boolean
  /** Stops waiting for rows. */
  onCancel: () => void
  /** The list is held to something. */
  filtered: boolean
  /** Stands there where there is no contact yet. */
  first: ReactNode
}

/** The rows, or why there are none. */
export function ContactsBody(props: ContactsBodyProps) {
  const intl = useIntl()
  const { rows, onCancel } = props
  return (
    <Stack
      gap={0}
      grow
      // What a press on a row will need is fetched when the pointer or the focus comes near.
      onPointerEnter={() => void ContactSheet.preload()}
      onFocus={() => void ContactSheet.preload()}
    >
      {rows.slow ? (
        <ListSlow>
          <Later ready>
            <StillLoading onCancel={onCancel} />
          </Later>
        </ListSlow>
      ) : null}
      {rows.error && rows.bare ? (
        <ErrorBlock
          {...errorBlockOf(rows.error)}
          title={intl.formatMessage(messages.failed)}
          onRetry={rows.retry}
        />
      ) : rows.rowCount === 0 && !rows.stale ? (
        <NoContacts {...props} />
      ) : (
        <RowsOfContacts {...props} />
      )}
    </Stack>
  )
}

/** What stands there without a row: nothing matches, or there is no contact yet. */
function NoContacts({ query, onQueryChange, ready, filtered, conditions, first }: ContactsBodyProps) {
  if (!filtered) return <Later ready={ready}>{first}</Later>
  const { list, segment } = query
  const clear = () => onQueryChange(NO_FILTER, 'push')
  return (
    <PlaceOrGone
      ready={ready}
      list={list}
      segment={segment === NEW_SEGMENT ? undefined : segment}
      onAll={clear}
    >
      <NoMatch onClear={clear}>
        {conditions?.length ? (
          <Later ready={ready}>
            <FilterSentence conditions={conditions} />
          </Later>
        ) : undefined}
      </NoMatch>
    </PlaceOrGone>
  )
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

function RowsOfContacts({ query, rows, table }: ContactsBodyProps) {
  const intl = useIntl()
  return (
    <>
      {rows.error ? (
        <ListNotice>
          <ErrorBlock
            {...errorBlockOf(rows.error)}
            title={intl.formatMessage(messages.pageFailed)}
            onRetry={rows.retry}
          />
        </ListNotice>
      ) : null}
      <SelectableTable
        {...table}
        label={intl.formatMessage(messages.title)}
        rowCount={rows.rowCount}
        counted={rows.total !== undefined}
        rowAt={rows.rowAt}
        rowKey={contactKey}
        rowLabel={contactName}
        openKey={query.contact}
        stale={rows.stale}
        initialRow={query.offset}
      />
    </>
  )
}

const contactKey = ({ id }: Contact) => id
const contactName = ({ email }: Contact) => email

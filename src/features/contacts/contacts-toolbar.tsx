import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import type { DataTableSort } from '#components/data-table'
import { Inline } from '#components/layout'
import { ListBulk, ListTools } from '#components/page'
import { SearchField } from '#components/search-field'
import { Select } from '#components/select'
import { Skeleton } from '#components/skeleton'
import { statusMessages } from '#features/contacts/facts'
import { contactStatuses } from '#lib/contact-status'
import { ContactFilters, ContactTools, Later, ListChip, SegmentChip, ViewSaver } from './contact-parts.tsx'
import { contactsQueryValues, NEW_SEGMENT } from './contacts-query.model.ts'
import type { ContactsScreenProps } from './contacts-screen.tsx'
import { messages } from './contacts-screen.messages.ts'
import { NO_CONDITIONS, type FilterConditions } from './use-filter-conditions.ts'
import type { ShownColumns } from './use-shown-columns.ts'

interface Asking extends Pick<ContactsScreenProps, 'query' | 'onQueryChange'> {
  /** Whether what the first picture does without is to be drawn. */
  ready: boolean
}

interface FiltersProps extends Asking, FilterConditions {
  columns: ShownColumns
  onSortChange: (sort: DataTableSort) => void
}

interface ContactsToolbarProps extends FiltersProps {
  /** What can be done with the selection. */
  children: ReactNode
}

/** What the list is held to, and how it is shown: search and status at once, the rest once the first rows stand. */
export function ContactsToolbar({ children, ...props }: ContactsToolbarProps) {
  return (
    <ListTools
      find={<Find {...props} />}
      filters={
        <Later ready={props.ready} instead={<Skeleton shape="control" width={12} />}>
          <PlaceChips {...props} />
          <FiltersAndColumns {...props} />
        </Later>
      }
    >
      <Later ready={props.ready}>
        <ListBulk>{children}</ListBulk>
      </Later>
    </ListTools>
  )
}

function Find({ query: { q, status }, onQueryChange }: Asking) {
  const intl = useIntl()
  return (
    <Inline nowrap>
      <SearchField
        label={intl.formatMessage(messages.search)}
        placeholder={intl.formatMessage(messages.searchPlaceholder)}
        value={q}
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
    </Inline>
  )
}

/** The list and the segment that the rail narrowed it down to. */
function PlaceChips({ query: { list, segment }, onQueryChange }: Asking) {
  return (
    <>
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
    </>
  )
}

function FiltersAndColumns({
  query,
  onQueryChange,
  conditions = NO_CONDITIONS,
  onConditionsChange,
  columns: { columns, layout, kept, onColumns, onTool, onLayoutChange, onViewOpened },
  onSortChange,
}: FiltersProps) {
  return (
    <>
      <ContactFilters conditions={conditions} onChange={onConditionsChange} />
      <ViewSaver
        view={query.view}
        values={contactsQueryValues(query)}
        columns={layout}
        usualColumns={kept}
        onOpened={onViewOpened}
        onSaved={({ id }) => onQueryChange({ view: id }, 'replace')}
      />
      <ContactTools
        columns={columns}
        layout={layout}
        widths={kept.widths}
        onLayoutChange={onLayoutChange}
        onColumns={onColumns}
        onTool={onTool}
        sort={query.sort}
        onSortChange={onSortChange}
      />
    </>
  )
}

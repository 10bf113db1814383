import ArrowUpDown from 'lucide-react/icons/arrow-up-down'
import RotateCw from 'lucide-react/icons/rotate-cw'
import { Suspense, useEffect, useMemo, useRef, type ReactNode } from 'react'
import { RawIntlProvider, useIntl, type IntlShape } from 'react-intl'
import { refreshedByContacts, type Contact } from '#api/contacts'
import { useRefresh } from '#api/core'
import { useMailingLists } from '#api/mailing-lists'
import { useSchema, type Schema } from '#api/schemas'
import { useSegments } from '#api/segments'
import {
  ColumnChooser,
  ColumnHandle,
  type ColumnLayout,
  type DataTableColumn,
  type DataTableSort,
} from '#components/data-table'
import { Icon } from '#components/icon'
import { IconButton } from '#components/icon-button'
import { Menu } from '#components/menu'
import { propertyLabel, propertyText } from '#features/contacts/facts'
import { customId, customKeyOf, type KeptColumns, type ViewColumns } from '#features/contacts/layout'
import { valueIn } from '#features/contacts/property-field'
import { withWords } from '#intl'
import { onWhole } from '#lib/on-idle'
import { PropertyCell, preloadPropertyEditor } from './property-cell.tsx'
import { messages } from './property-cell.messages.ts'
import { tagCell } from './tag-cell.tsx'
import { usePropertyEdits, type PropertyEdits } from './use-property-edits.ts'
import * as styles from './columns.css.ts'

// Few edits meet those of somebody else.
const ConflictDialog = withWords(async () => (await import('#components/conflict')).ConflictDialog)

export interface ContactToolsProps {
  /** The columns of the first picture, in their order. */
  columns: readonly DataTableColumn<Contact>[]
  layout: ViewColumns
  /** Of columns that were made wider or narrower. */
  widths: KeptColumns['widths']
  /** With the heads of the custom properties that are shown. */
  onLayoutChange: (layout: ViewColumns, kept: Pick<KeptColumns, 'heads' | 'widths'>) => void
  /** All columns there are, with all that their cells can show. */
  onColumns: (columns: readonly DataTableColumn<Contact>[]) => void
  /** What makes a column wider, and moves it, at the end of its head. */
  onTool: (tool: { of: (column: DataTableColumn<Contact>) => ReactNode }) => void
  sort: DataTableSort
  onSortChange: (sort: DataTableSort) => void
}

const tones = { active: 'success', pending: 'info', unsubscribed: 'neutral' } as const

/** Names for what the rows know by id, a column for each custom property, and the choice of columns. */
export function ContactTools({
  columns,
  layout,
  widths,
  onLayoutChange,
  onColumns,
  onTool,
  sort,
  onSortChange,
}: ContactToolsProps) {
  const intl = useIntl()
  const { data: listPage, error: listsError } = useMailingLists()
  const { data: segmentPage, error: segmentsError } = useSegments()
  const lists = listPage?.items
  const segments = segmentPage?.items
  const schema = useSchema('contact').data
  const edits = usePropertyEdits()
  // Who opens a cell types at once.
  useEffect(() => onWhole(preloadPropertyEditor), [])
  const { valueOf, save, saveOfRowLeft } = edits
  const refresh = useRefresh()

  const all = useMemo(() => {
    const listNames = new Map(lists?.map(({ id, name }) => [id, name]))
    const segmentNames = new Map(segments?.map(({ id, name }) => [id, name]))
    const cells: Record<string, DataTableColumn<Contact>['cell']> = {
      lists: ({ subscriptions }) =>
        tagCell(
          intl,
          subscriptions.map(({ mailingListId, status }) => ({
            id: mailingListId,
            name: listNames.get(mailingListId) ?? mailingListId,
            tone: tones[status],
          })),
        ),
      segments: ({ segmentIds }) =>
        tagCell(
          intl,
          segmentIds.map((id) => ({ id, name: segmentNames.get(id) ?? id, tone: 'neutral' })),
        ),
    }
    const base = columns.flatMap((column) => {
      if (customKeyOf(column.id) !== undefined) return []
      const cell = cells[column.id]
      const isKnown = column.id === 'lists' ? lists : column.id === 'segments' ? segments : true
      const hasFailed = { lists: listsError, segments: segmentsError }[column.id] !== undefined
      if (cell && !isKnown && hasFailed) return [{ ...column, cell: () => null }]
      return [cell && isKnown ? { ...column, cell } : column]
    })
    const custom = schema ? customColumns(intl, schema, valueOf, { save, saveOfRowLeft }) : []
    return { columns: [...base, ...custom], isWhole: schema !== undefined }
  }, [intl, columns, lists, listsError, segments, segmentsError, schema, valueOf, save, saveOfRowLeft])
  useEffect(() => {
    if (all.isWhole) onColumns(all.columns)
  }, [all, onColumns])

  const arranged = useMemo(
    () => ({
      ...layout,
      widths,
      // Custom properties are many: only those that were chosen are shown.
      hidden: [
        ...layout.hidden,
        ...all.columns.map(({ id }) => id).filter((id) => isCustom(id) && !layout.order.includes(id)),
      ],
    }),
    [layout, widths, all.columns],
  )
  const arrange = (next: ColumnLayout) => {
    // A column that is only wider stands where it stood: a view is not changed by it.
    const isMoved = next.order !== arranged.order || next.hidden !== arranged.hidden
    const chosen = isMoved ? chosenColumns(next, all.columns) : layout
    onLayoutChange(chosen, { widths: next.widths, heads: headsOf(all.columns, chosen.order) })
  }
  const latest = useRef(arrange)
  useEffect(() => {
    latest.current = arrange
  })
  useEffect(() => {
    if (!all.isWhole) return
    const of = (column: DataTableColumn<Contact>) => (
      <RawIntlProvider value={intl}>
        <ColumnHandle
          column={column}
          columns={all.columns}
          layout={arranged}
          onLayoutChange={(next) => latest.current(next)}
        />
      </RawIntlProvider>
    )
    onTool({ of })
  }, [intl, all, arranged, onTool])

  return (
    <div className={styles.tools}>
      <Menu
        align="end"
        entries={[
          {
            kind: 'choice',
            id: 'key',
            label: intl.formatMessage(messages.sortBy),
            value: sort.key,
            options: all.columns
              .filter(({ id, sortable }) => sortable && (!isCustom(id) || layout.order.includes(id)))
              .map(({ id, header }) => ({ value: id, label: header })),
            onValueChange: (key) => onSortChange({ ...sort, key }),
          },
          {
            kind: 'choice',
            id: 'direction',
            label: intl.formatMessage(messages.order),
            value: sort.direction,
            options: [
              { value: 'asc', label: intl.formatMessage(messages.ascending) },
              { value: 'desc', label: intl.formatMessage(messages.descending) },
            ],
            onValueChange: (direction) =>
              onSortChange({ ...sort, direction: direction === 'asc' ? 'asc' : 'desc' }),
          },
        ]}
      >
        {(trigger) => (
          <IconButton
            {...trigger}
            label={intl.formatMessage(messages.sort)}
            icon={<Icon of={ArrowUpDown} />}
          />
        )}
      </Menu>
      <IconButton
        label={intl.formatMessage(messages.refresh)}
        icon={<Icon of={RotateCw} />}
        onClick={() => refresh(refreshedByContacts)}
      />
      <ColumnChooser columns={all.columns} layout={arranged} onLayoutChange={arrange} />
      <EditConflict {...edits} />
    </div>
  )
}

/** Asks which of two values of a property stays. */
function EditConflict({ conflict, keepMine, takeTheirs }: PropertyEdits) {
  const intl = useIntl()
  if (!conflict) return null
  const { property, mine, contact } = conflict
  const { key } = property
  return (
    <Suspense>
      <ConflictDialog
        open
        subject={contact.email}
        fields={[
          {
            id: key,
            label: propertyLabel(intl, property),
            mine: propertyText(intl, property, mine),
            theirs: propertyText(intl, property, valueIn(contact, key)),
          },
        ]}
        onKeepMine={() => keepMine(conflict)}
        onTakeTheirs={() => takeTheirs(conflict)}
      />
    </Suspense>
  )
}

/** A column for each custom property. */
const customColumns = (
  intl: IntlShape,
  { properties }: Schema,
  valueOf: PropertyEdits['valueOf'],
  { save, saveOfRowLeft }: Pick<PropertyEdits, 'save' | 'saveOfRowLeft'>,
) =>
  properties
    .filter(({ system, hidden }) => !system && hidden !== true)
    .map((property): DataTableColumn<Contact> => ({
      id: customId(property.key),
      header: propertyLabel(intl, property),
      width: { least: 36, share: 0.8 },
      align: property.type === 'number' ? 'end' : 'start',
      // Of several values none comes first.
      sortable: property.type !== 'multi_select' && property.type !== 'json',
      // The table renders this cell outside of the tools, where their messages are not loaded.
      cell: (contact) => (
        <RawIntlProvider value={intl}>
          <PropertyCell
            contact={contact}
            property={property}
            value={valueOf(contact, property.key)}
            onSave={save}
            onRowLeft={saveOfRowLeft}
          />
        </RawIntlProvider>
      ),
    }))

/** The columns that are shown, in their order; nothing where they stand as they were declared. */
function chosenColumns({ order, hidden }: ViewColumns, all: readonly { id: string }[]): ViewColumns {
  if (order.length === 0 && hidden.length === 0) return { order: [], hidden: [] }
  const ids = order.length > 0 ? order : all.map(({ id }) => id)
  const shown = [...ids, ...all.map(({ id }) => id).filter((id) => !ids.includes(id))].filter(
    (id) => !isCustom(id) || !hidden.includes(id),
  )
  return { order: shown, hidden: hidden.filter((id) => !isCustom(id)) }
}

const headsOf = (all: readonly { id: string; header: string }[], shown: readonly string[]) =>
  Object.fromEntries(
    all.filter(({ id }) => isCustom(id) && shown.includes(id)).map(({ id, header }) => [id, header]),
  )

const isCustom = (id: string) => customKeyOf(id) !== undefined

import { useMemo, useState, type ReactNode } from 'react'
import { useIntl } from 'react-intl'
import type { Contact } from '#api/contacts'
import { arrangeColumns, type DataTableColumn } from '#components/data-table'
import { customKeyOf } from '#features/contacts/layout'
import { contactColumns, placeholderOf } from './contact-columns.tsx'
import { useContactLayout } from './use-contact-layout.ts'

/** The columns of the table: those there are, and those that are shown as the reader, or the view that is open, has them. */
export function useShownColumns(view: string | undefined, hrefOf: (contactId: string) => string) {
  const intl = useIntl()
  const columns = useMemo(() => contactColumns(intl, hrefOf), [intl, hrefOf])
  const { layout, kept, ...changes } = useContactLayout(view)
  /** With the names and values that the first picture does without. */
  const [whole, onColumns] = useState<readonly DataTableColumn<Contact>[]>()
  /** What stands at the end of the head of a column. */
  const [tool, onTool] = useState<ColumnTool>()
  const shown = useMemo(() => {
    // The columns of a view have no heads kept for them.
    const heads = { ...Object.fromEntries(layout.order.flatMap(headOfCustom)), ...kept.heads }
    const all = whole ?? [...columns, ...Object.entries(heads).map(placeholderOf)]
    const unwanted = all
      .map(({ id }) => id)
      .filter((id) => customKeyOf(id) !== undefined && !layout.order.includes(id))
    return arrangeColumns(all, { ...layout, hidden: [...layout.hidden, ...unwanted], widths: kept.widths })
  }, [columns, whole, kept, layout])
  return {
    columns,
    all: whole ?? columns,
    shown,
    layout,
    kept,
    onColumns,
    tool: tool?.of,
    onTool,
    ...changes,
  }
}

export interface ColumnTool {
  of: (column: DataTableColumn<Contact>) => ReactNode
}

/** See `useShownColumns`. */
export type ShownColumns = ReturnType<typeof useShownColumns>

/** Its key stands in for the name of a property that is not known yet. */
function headOfCustom(id: string): [string, string][] {
  const key = customKeyOf(id)
  return key === undefined ? [] : [[id, key]]
}

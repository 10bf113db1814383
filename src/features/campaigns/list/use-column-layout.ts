import { useState } from 'react'
import type { ColumnLayout } from '#components/data-table'
import { decodeColumns, decodeWidths } from '#features/contacts'
import { readStored, storageKeys, writeStored } from '#lib/storage'

const stored = (value: unknown): ColumnLayout => ({ ...decodeColumns(value), widths: decodeWidths(value) })

/** How the columns of the campaigns are arranged, kept in this browser. */
export function useColumnLayout(): [ColumnLayout, (layout: ColumnLayout) => void] {
  const [layout, setLayout] = useState(
    () => readStored(storageKeys.campaignColumns, stored) ?? stored(undefined),
  )
  return [
    layout,
    ({ order, hidden, widths }) => {
      setLayout({ order, hidden, widths })
      writeStored(storageKeys.campaignColumns, { order, hidden, widths })
    },
  ]
}

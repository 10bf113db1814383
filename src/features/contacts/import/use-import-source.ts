import { useEffect, useEffectEvent, useRef, useState, type Dispatch } from 'react'
import { createCsvReader, type CsvOptions, type CsvReader } from '#features/contacts/csv'
import { systemClock } from '#lib/clock'
import { heldElsewhere } from '#lib/tab-locks'
import { isOf, lockOf, type ImportJournal, type JournalHead } from './import-journal.ts'
import type { ImportAction, ImportSheetState } from './import-sheet.model.ts'
import { fileOfPasted } from './pasted.model.ts'

/** How long pasted text must rest before it is read, in ms. */
const PASTED_RESTS = 420

interface ImportSourceUse {
  state: ImportSheetState
  dispatch: Dispatch<ImportAction>
  journal: ImportJournal
}

/** Reads what is imported: scans the chosen file, and pasted text once typing rests. */
export function useImportSource({ state: { source, texts }, dispatch, journal }: ImportSourceUse) {
  /** The chosen file was being imported when the page was left. */
  const [interrupted, setInterrupted] = useState<JournalHead>()
  const reader = useRef<CsvReader>(undefined)
  const scanning = useRef(0)

  const readerOf = () => (reader.current ??= createCsvReader())
  const closeReader = () => {
    reader.current?.close()
    reader.current = undefined
  }

  const scanFile = async (file: File, options: CsvOptions) => {
    const turn = (scanning.current += 1)
    // Whatever the worker still does is about another file, or the same one read otherwise.
    closeReader()
    setInterrupted(undefined)
    dispatch({ type: 'file-chosen', file, options })
    try {
      const scan = await readerOf().scan(file, options, (read, total) => {
        if (turn === scanning.current)
          dispatch({ type: 'scan-progress', part: total === 0 ? 1 : read / total })
      })
      const [before, held] = await Promise.all([journal.recent().catch(() => []), heldElsewhere()])
      if (turn !== scanning.current) return
      setInterrupted(before.find((head) => !head.over && isOf(head, file) && !held.has(lockOf(head.id))))
      dispatch({ type: 'scanned', scan })
    } catch (error) {
      if (turn === scanning.current)
        dispatch({ type: 'scan-failed', message: error instanceof Error ? error.message : String(error) })
    }
  }

  const readPasted = useEffectEvent(() => {
    if (source === 'file' || source === 'product') return
    scanning.current += 1
    const file = fileOfPasted(source, texts[source])
    if (file) void scanFile(file, source === 'emails' ? { delimiter: ',', hasHeader: true } : {})
  })
  const pasted = source === 'file' || source === 'product' ? undefined : texts[source]
  useEffect(
    () => (pasted === undefined ? undefined : systemClock.setTimeout(readPasted, PASTED_RESTS)),
    [source, pasted],
  )

  return { interrupted, readerOf, closeReader, scanFile }
}

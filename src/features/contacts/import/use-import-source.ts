import { useEffect, useEffectEvent, useRef, useState, type Dispatch } from 'react'
import { createCsvReader, type CsvOptions, type CsvReader } from '#features/contacts/csv'
import { systemClock } from '#lib/clock'
import { heldElsewhere } from '#lib/tab-locks'
import { isOf, isReadAs, lockOf, type ImportJournal, type JournalHead } from './import-journal.ts'
import type { ImportAction, ImportSheetState } from './import-sheet.model.ts'
import { fileOfPasted } from './pasted.model.ts'

/** How long pasted text must rest before it is read, in ms. */
const PASTED_RESTS = 420

/** An import of the chosen file that is not over. */
export interface Interrupted {
  head: JournalHead
  /** Another tab imports or undoes it just now. */
  isUnderWay: boolean
}

interface ImportSourceUse {
  state: ImportSheetState
  dispatch: Dispatch<ImportAction>
  journal: ImportJournal
}

/** Reads what is imported: scans the chosen file, and pasted text once typing rests. */
export function useImportSource({
  state: { source, texts, file, scan },
  dispatch,
  journal,
}: ImportSourceUse) {
  /** The chosen file was being imported when the page was left. */
  const [interrupted, setInterrupted] = useState<Interrupted>()
  const reader = useRef<CsvReader>(undefined)
  const scanning = useRef(0)
  const isTaking = useRef(false)

  const readerOf = () => (reader.current ??= createCsvReader())
  const closeReader = () => {
    reader.current?.close()
    reader.current = undefined
  }

  const interruptedOf = async (chosen: File): Promise<Interrupted | undefined> => {
    const [before, held] = await Promise.all([journal.recent().catch(() => []), heldElsewhere()])
    const head = before.find((one) => !one.over && isOf(one, chosen))
    return head && { head, isUnderWay: held.has(lockOf(head.id)) }
  }

  const scanFile = async (chosen: File, options: CsvOptions) => {
    const turn = (scanning.current += 1)
    // Whatever the worker still does is about another file, or the same one read otherwise.
    closeReader()
    setInterrupted(undefined)
    dispatch({ type: 'file-chosen', file: chosen, options })
    try {
      const before = await interruptedOf(chosen)
      if (turn !== scanning.current) return
      // It is read as it was then, unless the reader says otherwise.
      if (before?.head.readAs && Object.keys(options).length === 0) {
        await scanFile(chosen, before.head.readAs)
        return
      }
      const found = await readerOf().scan(chosen, options, (read, total) => {
        if (turn === scanning.current)
          dispatch({ type: 'scan-progress', part: total === 0 ? 1 : read / total })
      })
      if (turn !== scanning.current) return
      setInterrupted(before && isReadAs(before.head, found) ? before : undefined)
      dispatch({ type: 'scanned', scan: found })
    } catch (error) {
      if (turn === scanning.current)
        dispatch({ type: 'scan-failed', message: error instanceof Error ? error.message : String(error) })
    }
  }

  const readPasted = useEffectEvent(() => {
    if (source === 'file' || source === 'product') return
    scanning.current += 1
    const text = fileOfPasted(source, texts[source])
    if (text) void scanFile(text, source === 'emails' ? { delimiter: ',', hasHeader: true } : {})
  })
  const pasted = source === 'file' || source === 'product' ? undefined : texts[source]
  useEffect(
    () => (pasted === undefined ? undefined : systemClock.setTimeout(readPasted, PASTED_RESTS)),
    [source, pasted],
  )

  /** The interrupted import as it is by now; undefined once another tab has taken it up (IMP-39). */
  const takenUp = async (): Promise<JournalHead | undefined> => {
    if (isTaking.current || !file || !scan) return undefined
    isTaking.current = true
    const now = await interruptedOf(file)
    isTaking.current = false
    setInterrupted(now && isReadAs(now.head, scan) ? now : undefined)
    return now?.isUnderWay ? undefined : now?.head
  }

  return { interrupted, takenUp, readerOf, closeReader, scanFile }
}

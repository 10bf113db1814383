import { useEffect, useEffectEvent, type Dispatch } from 'react'
import { useMailingLists } from '#api/mailing-lists'
import type { Schema } from '#api/schemas'
import type { CsvOptions } from '#features/contacts/csv'
import { systemClock } from '#lib/clock'
import { createMovingReader } from './moving-reader.ts'
import type { ImportAction, ImportSheetState } from './import-sheet.model.ts'

/** How long the name of the list must rest before the files are read, in ms. */
const RESTS = 420

interface MovingUse {
  state: ImportSheetState
  dispatch: Dispatch<ImportAction>
  schema: Schema | undefined
  scanFile: (file: File, options: CsvOptions) => Promise<void>
}

/** Reads the exports of another product into one file, which is then imported as any other (MIG-12). */
export function useMoving({ state: { source, moving }, dispatch, schema, scanFile }: MovingUse) {
  const lists = useMailingLists()
  const isMoving = source === 'product'
  const world = schema && lists.data && { properties: schema.properties, lists: lists.data.items }
  const { product, list, files } = moving
  const isReady = world !== undefined

  const read = useEffectEvent((signal: AbortSignal) => {
    if (!world) return undefined
    const reader = createMovingReader()
    signal.addEventListener('abort', () => reader.close())
    dispatch({ type: 'moving-read', part: 0 })
    reader
      .read(
        { files: files.map((file) => ({ name: file.name, file })), source: product, list, world },
        (part) => {
          if (!signal.aborted) dispatch({ type: 'moving-read', part })
        },
      )
      .then(
        async ({ result, file }) => {
          reader.close()
          if (signal.aborted) return
          dispatch({ type: 'moving-done', result })
          if (result.plan.files.some(({ problem }) => problem !== undefined)) return
          // The same files give the same file, so that an import of it that was interrupted goes on.
          const lastModified = Math.max(...files.map((one) => one.lastModified))
          await scanFile(new File([file], `${product}.csv`, { lastModified }), {
            encoding: 'utf-8',
            delimiter: ',',
            hasHeader: true,
          })
        },
        (error: unknown) => {
          reader.close()
          if (!signal.aborted) dispatch({ type: 'moving-failed', message: String(error) })
        },
      )
    return undefined
  })
  useEffect(() => {
    if (!isMoving || files.length === 0 || !isReady) return undefined
    const controller = new AbortController()
    const stop = systemClock.setTimeout(() => read(controller.signal), RESTS)
    return () => {
      stop()
      controller.abort()
    }
  }, [isMoving, files, product, list, isReady])

  return { error: lists.error, retry: lists.retry }
}

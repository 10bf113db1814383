import { trustedWorker } from '#lib/trusted-worker'
import type { CsvOptions } from '#lib/csv'
import type { CsvChunk, CsvProgress, CsvScan } from '#lib/csv-source'
import type { CsvAnswer, CsvRequest, FileScan } from './csv-worker.model.ts'
// oxlint-disable-next-line import/default -- the address is made by the bundler
import workerUrl from './csv.worker.ts?worker&url'

/** Reads one file at a time in a worker. */
export interface CsvReader {
  scan: (file: Blob, options: CsvOptions, onProgress: CsvProgress) => Promise<FileScan>
  /** The rows of a scanned file; the next chunk is read only when it is asked for. */
  chunks: (file: Blob, scan: CsvScan) => AsyncGenerator<CsvChunk>
  /** Ends the worker, whatever it does. What was asked of it fails. */
  close: () => void
}

export function createCsvReader(): CsvReader {
  const worker = trustedWorker(workerUrl)
  const closing = new AbortController()

  const ask = (request: CsvRequest, onProgress: CsvProgress = () => undefined): Promise<CsvAnswer> =>
    new Promise((resolve, reject) => {
      // A worker that was ended answers nothing: whoever waited for it would wait for ever.
      closing.signal.throwIfAborted()
      closing.signal.onabort = () => reject(closing.signal.reason)
      worker.onmessage = ({ data }: MessageEvent<CsvAnswer>) => {
        if (data.kind === 'progress') onProgress(data.read, data.total)
        else if (data.kind === 'failed') reject(new Error(data.message))
        else resolve(data)
      }
      worker.onerror = (event) =>
        reject(new Error(event.message || 'The worker that reads the file could not start.'))
      worker.postMessage(request)
    })

  return {
    async scan(file, options, onProgress) {
      const answer = await ask({ kind: 'scan', file, options }, onProgress)
      if (answer.kind !== 'scanned') throw new Error('The worker answered something else than a scan.')
      return answer.scan
    },
    async *chunks(file, { encoding, delimiter, hasHeader, above, header }) {
      await ask({ kind: 'open', file, scan: { encoding, delimiter, hasHeader, above, header } })
      for (;;) {
        const answer = await ask({ kind: 'next' })
        if (answer.kind !== 'chunk' || !answer.chunk) return
        yield answer.chunk
      }
    },
    close() {
      worker.terminate()
      closing.abort()
    },
  }
}

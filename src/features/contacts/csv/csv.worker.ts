import { createTypeGuess, type TypeGuess } from '#domain/contacts/property-guess'
import { csvChunks, scanCsv, type CsvChunk } from '#lib/csv-source'
import type { CsvAnswer, CsvRequest } from './csv-worker.model.ts'

// Parsing has a thread of its own: the page never waits for a file, however large.
let chunks: AsyncGenerator<CsvChunk> | undefined

const answer = (message: CsvAnswer) => postMessage(message)

async function work(request: CsvRequest): Promise<CsvAnswer> {
  switch (request.kind) {
    case 'scan': {
      let told = 0
      const guesses: TypeGuess[] = []
      const scan = await scanCsv(
        request.file,
        request.options,
        (read, total) => {
          // A hundred messages tell enough.
          if (read - told < total / 100) return
          told = read
          answer({ kind: 'progress', read, total })
        },
        (cells) => {
          for (const [column, cell] of cells.entries()) (guesses[column] ??= createTypeGuess()).see(cell)
        },
      )
      const types = scan.header.map((_, column) => (guesses[column] ?? createTypeGuess()).type())
      return { kind: 'scanned', scan: { ...scan, types } }
    }
    case 'open':
      chunks = csvChunks(request.file, request.scan)
      return { kind: 'opened' }
    case 'next': {
      const next = await chunks?.next()
      return { kind: 'chunk', chunk: next === undefined || next.done === true ? undefined : next.value }
    }
  }
}

addEventListener('message', (event: MessageEvent<CsvRequest>) => {
  work(event.data).then(answer, (error: unknown) => answer({ kind: 'failed', message: String(error) }))
})

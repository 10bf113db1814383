import { expect, test, vi } from 'vitest'
import { ApiError } from '#api/core'
import type { ImportResult, ImportRowResult } from '#api/import'
import type { CsvChunk } from '#features/contacts/csv'
import {
  NO_COUNTS,
  NO_REMARKS,
  startImportRun,
  type ImportFailure,
  type ImportRunConfig,
} from './import-run.model.ts'

const chunkOf = (firstRow: number, emails: string[]): CsvChunk => ({
  firstRow,
  lines: emails.map((_, index) => firstRow + index + 2),
  rows: emails.map((email) => [email]),
})
const three = [chunkOf(0, ['a', 'b']), chunkOf(2, ['c', 'bad']), chunkOf(4, ['e'])]
async function* stream(chunks: CsvChunk[], onTake: (chunk: CsvChunk) => void = () => undefined) {
  for (const chunk of chunks) {
    onTake(chunk)
    yield chunk
  }
}
const answerTo = (chunk: CsvChunk): ImportResult => ({
  importId: 'imp',
  results: chunk.rows.map(([email = ''], row): ImportRowResult =>
    email === 'bad'
      ? { row, email, outcome: 'invalid', reason: 'invalid_email' }
      : { row, email, outcome: 'created' },
  ),
})

function setUp(send: ImportRunConfig['send'] = async (chunk) => answerTo(chunk), chunks = three) {
  const failures: ImportFailure[] = []
  const taken: CsvChunk[] = []
  const sender = vi.fn(send)
  const run = startImportRun({
    chunks: stream(chunks, (chunk) => taken.push(chunk)),
    send: sender,
    onFailures: (more) => failures.push(...more),
  })
  return { run, sender, failures, taken }
}

test('every chunk is sent once, in order, and the results add up', async () => {
  const { run, sender, failures } = setUp()
  await run.finished
  expect(sender.mock.calls.map(([chunk, index]) => [chunk.firstRow, index])).toEqual([
    [0, 0],
    [2, 1],
    [4, 2],
  ])
  expect(run.state()).toMatchObject({
    status: 'completed_with_errors',
    done: 5,
    counts: { created: 4, invalid: 1 },
  })
  expect(failures).toEqual([{ line: 5, cells: ['bad'], outcome: 'invalid', reason: 'invalid_email' }])
})

test('a chunk of which nothing is sent counts once, also when the import goes on after a reload', async () => {
  const refused: ImportFailure = { line: 4, cells: ['c', 'd'], outcome: 'invalid', reason: 'too_many_cells' }
  async function* chunks() {
    yield chunkOf(0, ['a', 'b'])
    yield { firstRow: 2, lines: [], rows: [], refused: [refused] }
    yield chunkOf(3, ['e'])
  }
  const send = vi.fn(async (chunk: CsvChunk) => answerTo(chunk))
  const whole = startImportRun({ chunks: chunks(), send, onFailures: () => undefined })
  await whole.finished
  const { done, counts, remarks } = whole.state()
  expect({ done, counts, remarks }).toMatchObject({ done: 4, counts: { invalid: 1 }, remarks: { wide: 1 } })
  send.mockClear()
  const begun = {
    calls: 2,
    done: 3,
    counts: { ...NO_COUNTS, created: 2, invalid: 1 },
    remarks: { ...NO_REMARKS, wide: 1 },
  }
  const rest = startImportRun({ chunks: chunks(), send, onFailures: () => undefined, begun })
  await rest.finished
  expect(send).toHaveBeenCalledOnce()
  expect(rest.state()).toMatchObject({ done, counts, remarks })
})

test('without failures it is simply completed', async () => {
  const { run } = setUp(undefined, [chunkOf(0, ['a'])])
  await run.finished
  expect(run.state().status).toBe('completed')
})

test('the next chunk is not read before the last is answered', async () => {
  const answer = Promise.withResolvers<ImportResult>()
  const { run, taken } = setUp(() => answer.promise)
  await vi.waitFor(() => expect(taken).toHaveLength(1))
  expect(run.state()).toMatchObject({ status: 'running', done: 0 })
  run.cancel()
})

test('rows whose cells are left empty are told of beside those that failed', async () => {
  const failures: ImportFailure[] = []
  const run = startImportRun({
    chunks: stream([chunkOf(0, ['a', 'b', 'c'])]),
    send: async () => ({
      importId: 'imp',
      results: [
        { row: 0, email: 'a', outcome: 'created', invalidKeys: ['orders'] },
        {
          row: 1,
          email: 'b',
          outcome: 'invalid',
          reason: 'invalid_value:orders',
          invalidKeys: ['orders', 'plan'],
        },
        { row: 2, email: 'c', outcome: 'invalid', reason: 'invalid_value:plan' },
      ],
    }),
    onFailures: (more) => failures.push(...more),
  })
  await run.finished
  expect(run.state().remarks).toEqual({ wide: 0, noted: 1, invalidCells: 2 })
  expect(failures.map(({ line, outcome, invalidKeys }) => [line, outcome, invalidKeys])).toEqual([
    [2, 'created', ['orders']],
    [3, 'invalid', ['orders', 'plan']],
    [4, 'invalid', ['plan']],
  ])
})

test('a failed chunk pauses with the error, and resuming sends the same chunk again', async () => {
  const broken = new ApiError(500, 'Broken', 'T-1')
  let failing = true
  const { run, sender } = setUp(async (chunk, index) => {
    if (index === 1 && failing) throw broken
    return answerTo(chunk)
  })
  await vi.waitFor(() => expect(run.state().status).toBe('paused'))
  expect(run.state()).toMatchObject({ done: 2, error: broken })
  failing = false
  run.resume()
  await run.finished
  expect(sender.mock.calls.map(([, index]) => index)).toEqual([0, 1, 1, 2])
  expect(run.state()).toMatchObject({ status: 'completed_with_errors', done: 5, error: undefined })
})

test('a pause lets the chunk under way finish and sends no other until it is resumed', async () => {
  const answer = Promise.withResolvers<void>()
  const { run, sender } = setUp(async (chunk) => {
    await answer.promise
    return answerTo(chunk)
  })
  await vi.waitFor(() => expect(sender).toHaveBeenCalledOnce())
  run.pause()
  answer.resolve()
  await vi.waitFor(() => expect(run.state().done).toBe(2))
  expect(sender).toHaveBeenCalledOnce()
  expect(run.state().status).toBe('paused')
  run.resume()
  await run.finished
  expect(sender).toHaveBeenCalledTimes(3)
})

test('cancelling aborts the request and keeps what was answered', async () => {
  let aborted = false
  const { run, sender } = setUp((chunk, index, signal) =>
    index === 0
      ? Promise.resolve(answerTo(chunk))
      : new Promise((_, reject) =>
          signal.addEventListener('abort', () => {
            aborted = true
            reject(signal.reason)
          }),
        ),
  )
  await vi.waitFor(() => expect(sender).toHaveBeenCalledTimes(2))
  run.cancel()
  await run.finished
  expect(aborted).toBe(true)
  expect(run.state()).toMatchObject({ status: 'canceled', done: 2 })
  run.resume()
  expect(run.state().status).toBe('canceled')
})

test('cancelling a paused run ends it', async () => {
  const { run } = setUp(() => Promise.reject(new ApiError(503, '')))
  await vi.waitFor(() => expect(run.state().status).toBe('paused'))
  run.cancel()
  await run.finished
  expect(run.state().status).toBe('canceled')
})

test('a file that can be read no further ends the run and says so', async () => {
  async function* torn() {
    yield chunkOf(0, ['a'])
    throw new Error('torn')
  }
  const run = startImportRun({
    chunks: torn(),
    send: async (chunk) => answerTo(chunk),
    onFailures: () => undefined,
  })
  await run.finished
  expect(run.state()).toMatchObject({ status: 'canceled', done: 1, error: { code: 418 } })
})

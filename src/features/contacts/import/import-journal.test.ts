import fc from 'fast-check'
import { expect, it } from 'vitest'
import { DAY } from '#lib/duration'
import { recordsInMemory } from '#lib/kept-records.fake'
import { createImportJournal, type JournalEntry, type JournalHead } from './import-journal.ts'
import { USUAL_RULES } from './import-rules.model.ts'
import { NO_COUNTS, NO_REMARKS, type ImportFailure } from './import-run.model.ts'

const head: JournalHead = {
  id: 'imp_1',
  name: 'people.csv',
  size: 10,
  modified: 1,
  startedAt: 1000,
  at: 1000,
  total: 3,
  done: 3,
  calls: 2,
  counts: { ...NO_COUNTS, created: 1, updated: 1 },
  remarks: NO_REMARKS,
  over: true,
  header: ['Mail', 'Memo'],
  readAs: { encoding: 'shift_jis', delimiter: ';', hasHeader: false },
  mapping: ['email', null],
  rules: USUAL_RULES,
}
const answer = {
  importId: 'imp_1',
  results: [
    { row: 0, email: 'a@example.com', outcome: 'created', contactId: 'con_a', version: 1 },
    {
      row: 1,
      email: 'b@example.com',
      outcome: 'updated',
      contactId: 'con_b',
      before: { name: null },
      version: 4,
    },
    { row: 2, email: 'c@example.com', outcome: 'unchanged', contactId: 'con_c' },
  ] as const,
}

async function entriesOf(journal: ReturnType<typeof createImportJournal>, importId: string) {
  const found: JournalEntry[] = []
  for await (const entries of journal.entries(importId)) found.push(...entries)
  return found
}

it('keeps an import for a day, and what it changed', async () => {
  const records = recordsInMemory()
  let now = 1000
  const journal = createImportJournal(records, 'ws_a', () => now)
  await journal.write(head)
  await journal.note('imp_1', 0, { ...answer, results: [...answer.results] })
  expect(await journal.recent()).toEqual([head])
  expect(await entriesOf(journal, 'imp_1')).toEqual([
    { contactId: 'con_a', before: null, version: 1 },
    { contactId: 'con_b', before: { name: null }, version: 4 },
  ])
  now += DAY
  expect(await journal.recent()).toEqual([])
  expect(await records.keys('')).toEqual([])
})

it('keeps the calls in their order, also past the tenth, and twice the same as once', async () => {
  const journal = createImportJournal(recordsInMemory(), 'ws_a', () => 0)
  for (const call of [0, 2, 10, 1, 2]) {
    await journal.note('imp_1', call, {
      importId: 'imp_1',
      results: [{ row: 0, email: 'x', outcome: 'created', contactId: `con_${call}` }],
    })
  }
  expect((await entriesOf(journal, 'imp_1')).map(({ contactId }) => contactId)).toEqual([
    'con_0',
    'con_1',
    'con_2',
    'con_10',
  ])
})

const failure = { line: 3, cells: ['nonsense', ''], outcome: 'invalid', reason: 'invalid_email' } as const
const nothing = { importId: 'imp_1', results: [] }
async function failuresOf(journal: ReturnType<typeof createImportJournal>, calls?: number) {
  const found: ImportFailure[] = []
  for await (const failures of journal.failures('imp_1', calls)) found.push(...failures)
  return found
}

it('keeps the failed rows until the result is closed', async () => {
  const records = recordsInMemory()
  const journal = createImportJournal(records, 'ws_a', () => 1000)
  await journal.write(head)
  await journal.note('imp_1', 0, nothing, [failure])
  await journal.note('imp_1', 1, nothing)
  await journal.note('imp_1', 2, nothing, [{ ...failure, line: 900 }])
  expect(await failuresOf(journal)).toEqual([failure, { ...failure, line: 900 }])
  // The rows of a call that is made again fail again.
  expect(await failuresOf(journal, 2)).toEqual([failure])
  expect(await journal.hasFailures('imp_1')).toBe(true)
  await journal.forgetFailures('imp_1')
  expect(await failuresOf(journal)).toEqual([])
  expect(await journal.hasFailures('imp_1')).toBe(false)
  expect(await journal.recent()).toEqual([head])
})

it('forgets the failed rows with their import', async () => {
  const records = recordsInMemory()
  const journal = createImportJournal(records, 'ws_a', () => 1000)
  await journal.write(head)
  await journal.note('imp_1', 0, nothing, [failure])
  await journal.forget('imp_1')
  expect(await records.keys('')).toEqual([])
})

it('knows nothing of another workspace', async () => {
  const records = recordsInMemory()
  await createImportJournal(records, 'ws_a', () => 1000).write(head)
  expect(await createImportJournal(records, 'ws_b', () => 1000).recent()).toEqual([])
})

it('takes nothing for an import that is none', async () => {
  await fc.assert(
    fc.asyncProperty(fc.anything(), fc.anything(), async (one, other) => {
      const records = recordsInMemory()
      await records.put('import/ws_a/imp_1', cloned(one))
      await records.put('import-notes/ws_a/imp_1/00000000', cloned(other))
      await records.put('import-failures/ws_a/imp_1/00000000', cloned(other))
      const journal = createImportJournal(records, 'ws_a', () => 1000)
      for (const entry of await entriesOf(journal, 'imp_1')) expect(typeof entry.contactId).toBe('string')
      expect(await failuresOf(journal)).toEqual([])
      expect(await journal.recent()).toEqual([])
    }),
  )
})

/** What a browser can keep of it at all. */
function cloned(value: unknown): unknown {
  try {
    return structuredClone(value)
  } catch {
    return undefined
  }
}

import { expect, test } from 'vitest'
import { csvChunks, IMPORT_ROWS, scanCsv, type CsvChunk } from './csv-source.ts'

const people = (count: number) =>
  new Blob([
    'email,name\n',
    ...Array.from({ length: count }, (_, index) => `person${index}@example.com,佐藤 ${index}\n`),
  ])

async function all(chunks: AsyncIterable<CsvChunk>): Promise<CsvChunk[]> {
  const taken: CsvChunk[] = []
  for await (const chunk of chunks) taken.push(chunk)
  return taken
}

test('a scan says what is in the file without holding it', async () => {
  const scan = await scanCsv(people(1234))
  expect(scan).toMatchObject({
    encoding: 'utf-8',
    delimiter: ',',
    hasHeader: true,
    header: ['email', 'name'],
    rowCount: 1234,
    problemCount: 0,
  })
  expect(scan.preview).toHaveLength(IMPORT_ROWS.preview)
})

test('chunks hold every row once, in order, with its line', async () => {
  const file = people(1234)
  const chunks = await all(csvChunks(file, await scanCsv(file)))
  expect(chunks.map(({ rows }) => rows.length)).toEqual([500, 500, 234])
  expect(chunks.map(({ firstRow }) => firstRow)).toEqual([0, 500, 1000])
  const rows = chunks.flatMap((chunk) => chunk.rows)
  expect(rows[0]).toEqual(['person0@example.com', '佐藤 0'])
  expect(rows[1233]).toEqual(['person1233@example.com', '佐藤 1233'])
  expect(chunks[2]?.lines[0]).toBe(1002)
})

test('a file without a header gives its first row too', async () => {
  const file = new Blob(['a@b.co,A\nc@d.co,C\n'])
  const scan = await scanCsv(file)
  expect(scan).toMatchObject({ hasHeader: false, header: ['1', '2'], rowCount: 2 })
  expect((await all(csvChunks(file, scan))).flatMap(({ rows }) => rows)).toHaveLength(2)
})

test.each([
  ['empty', new Blob([])],
  ['empty', new Blob(['\n\n  \n'])],
  ['binary', new Blob([Uint8Array.of(0x50, 0x4b, 3, 4)])],
  ['unclosed_quote', new Blob(['email,name\na@b.co,"A\n'])],
  ['too_many_columns', new Blob([`${'x,'.repeat(3000)}\na@b.co\n`])],
] as const)('%s is fatal and ends the scan', async (code, file) => {
  const { problems } = await scanCsv(file)
  expect(problems).toHaveLength(1)
  expect(problems[0]).toMatchObject({ code, fatal: true })
})

test('all problems are counted and the first are kept', async () => {
  const { problems, problemCount } = await scanCsv(
    new Blob(['email,name\n', ...Array.from({ length: 5000 }, () => 'a@b.co\n')]),
  )
  expect(problemCount).toBe(5000)
  expect(problems).toHaveLength(100)
  expect(problems[99]).toEqual({ code: 'ragged_row', fatal: false, line: 101 })
})

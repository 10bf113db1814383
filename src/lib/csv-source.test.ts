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

test('a title above the names of the columns is left out, in the scan and in the chunks', async () => {
  const rows = [
    '2026年度 顧客一覧,,',
    ',,',
    'メールアドレス,氏名,会社',
    'a@b.co,佐藤,',
    ',,',
    'c@d.co,鈴木,さくら',
  ]
  const file = new Blob([rows.join('\r\n')])
  const scan = await scanCsv(file)
  expect(scan).toMatchObject({
    hasHeader: true,
    above: 2,
    header: ['メールアドレス', '氏名', '会社'],
    rowCount: 3,
    problems: [{ code: 'above_header', fatal: false, line: 3 }],
  })
  const [chunk] = await all(csvChunks(file, scan))
  expect(chunk).toMatchObject({
    lines: [4, 5, 6],
    rows: [
      ['a@b.co', '佐藤', ''],
      ['', '', ''],
      ['c@d.co', '鈴木', 'さくら'],
    ],
  })

  const asRows = await scanCsv(file, { hasHeader: false })
  expect(asRows).toMatchObject({ above: 0, rowCount: 6 })
})

test('a title of one cell does not say how many columns there are', async () => {
  const scan = await scanCsv(new Blob(['顧客一覧\nemail,name\na@b.co,A\n']))
  expect(scan).toMatchObject({ above: 1, header: ['email', 'name'], rowCount: 1, problemCount: 1 })
})

test.each([
  ['names without a title', 'email,name\n,B\na@b.co,A\n'],
  ['contacts without names', 'a@b.co,\nc@d.co,C\n'],
  ['names of some columns only', 'email,,,\na@b.co,A,B,C\n'],
  ['a first contact that says more than the names', 'email,name,,\n,A,B,C\na@b.co,A,B,C\n'],
  ['a column of addresses', 'email\na@b.co\n'],
  ['no address at all', 'title,\nname,company\nA,B\n'],
])('nothing is left out of %s', async (_, text) => {
  expect(await scanCsv(new Blob([text]))).toMatchObject({ above: 0 })
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

test('NUL, which no backend takes, is left out of the rows (IMP-5)', async () => {
  const others = 'b@b.co,Grace Hopper\n'.repeat(20)
  const file = new Blob([`email,name\na@b.co,Ada\0\0\0\n${others}`])
  const [chunk] = await all(csvChunks(file, await scanCsv(file)))
  expect(chunk?.rows[0]).toEqual(['a@b.co', 'Ada'])
})

import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { testDatabase } from '#server/testing/test-database'
import { rowsOf, type Columns } from './rows-of.ts'

const db = await testDatabase()

interface Row {
  text: string | undefined
  number: number | null
  list: readonly string[] | null
  json: Record<string, unknown> | undefined
}
const columns: Columns<Row> = {
  text: { type: 'text', of: ({ text }) => text },
  number: { type: 'int8', of: ({ number }) => number },
  list: { type: 'text[]', of: ({ list }) => list },
  json: { type: 'jsonb', of: ({ json }) => json },
}
const read = async (rows: readonly Row[]) =>
  (await sql<Row & { place: number }>`select * from ${rowsOf(rows, columns)} as n order by place`.execute(db))
    .rows
const asRead = ({ text, json, ...rest }: Row, place: number) => ({
  ...rest,
  text: text ?? null,
  json: json ?? null,
  place: place + 1,
})

/** Texts that arrays and JSON write otherwise than they are. */
const texts = [
  '',
  'NULL',
  'null',
  '{a,b}',
  'a "b"',
  'back\\slash',
  '\\"',
  "it's",
  '\n\t',
  '山田 {😀}',
  ' x ',
  '$1',
]

test('rows come back as they were, whatever their texts are, in order', async () => {
  const rows = texts.map((text, at): Row => ({
    text: at % 5 === 4 ? undefined : text,
    number: at % 3 === 2 ? null : at - 5,
    list: at % 4 === 3 ? null : at % 4 === 2 ? [] : [text, texts[(at + 1) % texts.length] ?? ''],
    json: at % 6 === 5 ? undefined : { [text]: [text, { inside: text }] },
  }))
  expect(await read(rows)).toEqual(rows.map(asRead))
})

test('so do rows that have a column, or all of them, in common', async () => {
  for (const text of texts) {
    const same: Row = { text, number: 7, list: [text], json: { text } }
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    expect(await read([same, same, same])).toEqual([same, same, same].map(asRead))
    const other: Row = { ...same, number: 8, list: null }
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    expect(await read([same, other])).toEqual([same, other].map(asRead))
  }
  const nothing: Row = { text: undefined, number: null, list: null, json: undefined }
  expect(await read([nothing])).toEqual([nothing].map(asRead))
  expect(await read([])).toEqual([])
})

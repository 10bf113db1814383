import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { CsvChunk } from '#features/contacts/csv'
import { distinctChunks, type KeptDuplicate } from './duplicates.model.ts'

async function* chunksOf(rows: readonly string[][], size: number): AsyncGenerator<CsvChunk> {
  for (let firstRow = 0; firstRow < rows.length; firstRow += size) {
    const part = rows.slice(firstRow, firstRow + size)
    yield { firstRow, rows: part, lines: part.map((_, place) => firstRow + place + 2) }
  }
}

async function distinct(rows: readonly string[][], keep: KeptDuplicate, size = 2) {
  const found: { cells: string[]; line: number | undefined }[] = []
  let repeated = 0
  for await (const chunk of distinctChunks(() => chunksOf(rows, size), 0, keep)) {
    found.push(...chunk.rows.map((cells, place) => ({ cells, line: chunk.lines[place] })))
    repeated += chunk.repeated
  }
  return { found, repeated }
}

const rows = [
  ['a@x', '1'],
  ['b@x', '2'],
  ['A@x ', '3'],
  ['', '4'],
  ['', '5'],
  ['a@x', '6'],
]

it('keeps the first row of an address, over all chunks', async () => {
  const { found, repeated } = await distinct(rows, 'first')
  expect(found.map(({ cells }) => cells[1])).toEqual(['1', '2', '4', '5'])
  expect(found.map(({ line }) => line)).toEqual([2, 3, 5, 6])
  expect(repeated).toBe(2)
})

it('or the last', async () => {
  expect((await distinct(rows, 'last')).found.map(({ cells }) => cells[1])).toEqual(['2', '4', '5', '6'])
})

it('loses nobody and keeps nobody twice, however the file is cut', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.constantFrom('a@x', 'b@x', 'c@x', 'd@x')),
      fc.constantFrom<KeptDuplicate>('first', 'last'),
      fc.integer({ min: 1, max: 5 }),
      async (addresses, keep, size) => {
        const { found, repeated } = await distinct(
          addresses.map((address) => [address]),
          keep,
          size,
        )
        const kept = found.map(({ cells }) => cells[0])
        expect(new Set(kept)).toEqual(new Set(addresses))
        expect(kept.length).toBe(new Set(addresses).size)
        expect(kept.length + repeated).toBe(addresses.length)
      },
    ),
  )
})

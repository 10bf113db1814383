import fc from 'fast-check'
import { expect, it } from 'vitest'
import { csvChunks, scanCsv, toCsv } from '#features/contacts/csv'
import { distinctChunks } from './duplicates.model.ts'
import { withoutWideRows } from './wide-rows.model.ts'

async function sift(text: string) {
  const file = new Blob([text])
  const scan = await scanCsv(file, { delimiter: ',', hasHeader: true })
  const rows: string[][] = []
  const lines: number[] = []
  const refused: { line: number; cells: readonly string[]; reason: string }[] = []
  const read = () => withoutWideRows(csvChunks(file, scan))
  for await (const chunk of distinctChunks(read, 0, 'first')) {
    rows.push(...chunk.rows)
    lines.push(...chunk.lines)
    refused.push(...(chunk.refused ?? []))
  }
  return { rows, lines, refused }
}

it('refuses a row whose values are shifted by a comma, with all that was found', async () => {
  const { rows, lines, refused } = await sift(
    'email,company,city\na@x.example,Acme, Inc.,Osaka\nb@x.example,"Acme, Inc.",Osaka\nc@x.example,Acme\n',
  )
  expect(rows).toEqual([
    ['b@x.example', 'Acme, Inc.', 'Osaka'],
    ['c@x.example', 'Acme', ''],
  ])
  expect(lines).toEqual([3, 4])
  expect(refused).toEqual([
    {
      line: 2,
      cells: ['a@x.example', 'Acme', ' Inc.', 'Osaka'],
      outcome: 'invalid',
      reason: 'too_many_cells',
    },
  ])
})

it('a refused row stands for no other of its address', async () => {
  const { rows } = await sift('email,company\na@x.example,Acme, Inc.\na@x.example,Acme\n')
  expect(rows).toEqual([['a@x.example', 'Acme']])
})

it('imports or refuses every row, by the number of its cells alone', async () => {
  const cell = fc.string({ minLength: 1 }).map((text) => `c${text}`)
  await fc.assert(
    fc.asyncProperty(fc.array(fc.array(cell, { minLength: 1, maxLength: 5 })), async (all) => {
      const numbered = all.map((cells, row) => [`r${row}`, ...cells])
      const text = new TextDecoder().decode(
        toCsv([['email', 'company', 'city'], ...numbered], { withoutMark: true }),
      )
      const { rows, refused } = await sift(text)
      const wide = numbered.filter(({ length }) => length > 3)
      expect(refused.map(({ cells }) => cells)).toEqual(wide)
      expect(rows.length).toBe(all.length - wide.length)
    }),
  )
})

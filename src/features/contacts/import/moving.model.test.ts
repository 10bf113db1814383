import { expect, test } from 'vitest'
import type { ImportCsv, ImportResult } from '#api/import'
import { planOfFiles } from '#domain/migration/read-files'
import { systemProperties } from '#domain/schemas/system-properties'
import { parseCsv } from '#lib/csv'
import { importBodyOf, USUAL_RULES } from './import-rules.model.ts'
import { initialImport, reduceImport } from './import-sheet.model.ts'
import { isField, movedFile, movedMapping } from './moving-file.model.ts'
import { dryAnswer, dryBody } from './moving-run.model.ts'

const FILE = [
  'uuid,email,name,attributes,status,created_at,updated_at',
  '1,a@example.com,=Ann,"{""city"":""Kyoto""}",enabled,2020-01-02 03:04:05,',
  '2,b@example.com,Bo,{},blocklisted,,',
].join('\n')
const moved = async () => {
  const file = { name: 'subscribers.csv', file: new Blob([FILE]) }
  const plan = await planOfFiles([file], { list: 'News' })
  const { parts, ...result } = movedFile(plan, { properties: systemProperties, lists: [] })
  return { result, bytes: Uint8Array.from(parts.flatMap((part) => [...part])) }
}

test('the merged file is one that an import reads, and the same each time', async () => {
  const { result, bytes } = await moved()
  expect((await moved()).bytes).toEqual(bytes)
  const { header, rows, problems } = parseCsv(bytes)
  expect(problems).toEqual([])
  expect(header.slice(-3)).toEqual(['city', 'file', 'line'])
  expect(rows.map((cells) => [cells[0], cells[1], cells[4], ...cells.slice(-3)])).toEqual([
    ['a@example.com', '=Ann', 'subscribed', 'Kyoto', 'subscribers.csv', '2'],
    ['b@example.com', 'Bo', 'blocked', '', 'subscribers.csv', '3'],
  ])
  expect(movedMapping(result)).toEqual([...header.slice(0, -2), null, null])
  expect(header.filter((_, column) => isField(column, result))).toEqual(['city'])
})

test('a dry run asks nothing about what is still to be made, and counts whom it will change', async () => {
  const { result, bytes } = await moved()
  const { rows } = parseCsv(bytes)
  const body = importBodyOf(
    { firstRow: 0, lines: [2, 3], rows },
    { importId: 'imp_1', index: 0, total: 1, dryRun: true },
    movedMapping(result),
    { ...USUAL_RULES, stricter: true },
  )
  const missing = { keys: ['city'], lists: ['ＮＥＷＳ'] }
  const asked = dryBody(body, missing)
  expect(asked.stricter).toBe(true)
  expect(asked.mapping.map(({ key }) => key)).not.toContain('city')
  expect(asked.rows.map((row) => row['c9'])).toEqual(['', ''])
  expect(dryBody(body, { keys: [], lists: ['Other'] }).rows).toEqual(body.rows)

  const answer = (onExisting: ImportCsv['onExisting'], outcome: 'unchanged' | 'suppressed') => {
    const results: ImportResult['results'] = [0, 1].map((row) => ({ row, email: '', outcome }))
    return dryAnswer({ importId: 'imp_1', results }, { ...body, onExisting }, missing).results.map(
      (one) => one.outcome,
    )
  }
  expect(answer('fill_blanks', 'unchanged')).toEqual(['updated', 'updated'])
  expect(answer('fill_blanks', 'suppressed')).toEqual(['updated', 'updated'])
  expect(answer('skip', 'unchanged')).toEqual(['unchanged', 'unchanged'])
})

test('files are added one after the other, a name once; another product begins anew, and another source is less strict', () => {
  const file = (name: string) => new File(['x'], name)
  const chosen = reduceImport(initialImport, { type: 'source-chosen', source: 'product' })
  expect(chosen.rules).toMatchObject({ stricter: true, emptyInvalid: true })
  const added = ['a.csv', 'b.csv', 'a.csv'].reduce(
    (state, name) => reduceImport(state, { type: 'moving-added', file: file(name) }),
    chosen,
  )
  expect(added.moving.files.map(({ name }) => name)).toEqual(['b.csv', 'a.csv'])
  const failed = reduceImport(added, { type: 'moving-failed', message: 'gone' })
  expect(failed.moving.error).toBe('gone')
  const other = reduceImport(failed, { type: 'moving-chosen', change: { product: 'mautic', files: [] } })
  expect(other.moving).toMatchObject({ product: 'mautic', files: [], error: undefined, result: undefined })
  const back = reduceImport(other, { type: 'source-chosen', source: 'file' })
  expect(back.rules).toMatchObject({ stricter: false, emptyInvalid: false })
  expect(back.moving.product).toBe('mautic')
})

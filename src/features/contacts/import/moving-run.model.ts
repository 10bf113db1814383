import type { ImportCsv, ImportResult } from '#api/import'
import { fold } from '#lib/fold-text'
import { LIST_SUBSCRIPTIONS } from './import-mapping.model.ts'

/** What is made before the contacts come: keys of properties, names of lists. */
export interface ToBeMade {
  keys: readonly string[]
  lists: readonly string[]
}

/** The body of a dry run: nothing of what is still to be made can be asked about (MIG-12). */
export function dryBody(body: ImportCsv, { keys, lists }: ToBeMade): ImportCsv {
  const column = body.mapping.find(({ key }) => key === LIST_SUBSCRIPTIONS)?.column
  return {
    ...body,
    mapping: body.mapping.map(({ column: name, key }) => ({
      column: name,
      key: key !== null && keys.includes(key) ? null : key,
    })),
    rows:
      column === undefined
        ? body.rows
        : body.rows.map((row) => ({ ...row, [column]: withoutLists(row[column] ?? '', lists) })),
  }
}

const entriesOf = (cell: string) => cell.split('; ').filter((entry) => entry !== '')
const nameOf = (entry: string) => entry.slice(0, entry.lastIndexOf('='))
const isAmong = (entry: string, lists: readonly string[]) =>
  lists.some((name) => fold(name) === fold(nameOf(entry)))

const withoutLists = (cell: string, lists: readonly string[]) =>
  entriesOf(cell)
    .filter((entry) => !isAmong(entry, lists))
    .join('; ')

/** The answer to a dry run, with contacts that will get a value or a list that is still to be made counted as updated. */
export function dryAnswer(answer: ImportResult, body: ImportCsv, { keys, lists }: ToBeMade): ImportResult {
  if (body.onExisting === 'skip') return answer
  const made = body.mapping.filter(({ key }) => key !== null && keys.includes(key))
  const listColumn = body.mapping.find(({ key }) => key === LIST_SUBSCRIPTIONS)?.column
  const gains = (row: ImportCsv['rows'][number] | undefined, isSuppressed: boolean) =>
    row !== undefined &&
    (made.some(({ column }) => (row[column] ?? '') !== '') ||
      (listColumn !== undefined &&
        entriesOf(row[listColumn] ?? '').some(
          (entry) => isAmong(entry, lists) && (!isSuppressed || entry.endsWith('=unsubscribed')),
        )))
  return {
    ...answer,
    results: answer.results.map((result) =>
      (result.outcome === 'unchanged' || result.outcome === 'suppressed') &&
      gains(body.rows[result.row], result.outcome === 'suppressed')
        ? { ...result, outcome: 'updated' }
        : result,
    ),
  }
}

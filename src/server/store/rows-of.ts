import { sql, type RawBuilder } from 'kysely'

/** A value of a row as the database reads it from text; undefined is null. */
type Cell = string | number | readonly string[] | object | null | undefined

/** A column of `rowsOf`: its type in PostgreSQL, and its value in each row. */
export type Columns<Row> = Readonly<Record<string, { type: string; of: (row: Row) => Cell }>>

/**
 * Rows for a statement that writes many: a table with the columns, and with `place`, which numbers the rows from 1. What all
 * rows have in common is sent once, anything else as one array a column. PostgreSQL reads that in less than half the time of the same rows
 * as JSON (docs/decisions/056).
 */
export function rowsOf<Row>(rows: readonly Row[], columns: Columns<Row>): RawBuilder<unknown> {
  const own: { name: string; type: string; text: string }[] = []
  const selected: RawBuilder<unknown>[] = []
  for (const [name, { type, of }] of Object.entries(columns)) {
    const texts = rows.map((row) => textOf(of(row)))
    const [first = null] = texts
    if (texts.every((text) => text === first))
      selected.push(sql`${first}::${sql.raw(type)} as ${sql.ref(name)}`)
    else {
      // An array of arrays would be taken apart whole.
      const isList = type.endsWith('[]')
      own.push({ name, type: isList ? 'text' : type, text: arrayOf(texts) })
      selected.push(isList ? sql`u.${sql.ref(name)}::${sql.raw(type)}` : sql`u.${sql.ref(name)}`)
    }
  }
  const names = sql.join([...own.map(({ name }) => sql.ref(name)), sql.ref('place')])
  const source =
    own.length === 0
      ? sql`generate_series(1, ${rows.length}::int4) as u (place)`
      : sql`rows from (unnest(${sql.join(own.map(({ text, type }) => sql`${text}::${sql.raw(type)}[]`))})) with ordinality as u (${names})`
  return sql`(select ${sql.join([...selected, sql`u.place`])} from ${source})`
}

function textOf(value: Cell): string | null {
  if (value === undefined || value === null) return null
  if (typeof value === 'string') return value
  if (typeof value === 'number') return String(value)
  return isTexts(value) ? arrayOf(value) : JSON.stringify(value)
}

const isTexts = (value: object): value is readonly string[] => Array.isArray(value)

/** An array as PostgreSQL reads it from text. */
const arrayOf = (texts: readonly (string | null)[]) =>
  `{${texts.map((text) => (text === null ? 'NULL' : quoted(text))).join(',')}}`

// Two plain replacements: one by an expression takes twice as long, and JSON is full of quotes.
const quoted = (text: string) => `"${text.replaceAll('\\', '\\\\').replaceAll('"', String.raw`\"`)}"`

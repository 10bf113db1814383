import type { CsvChunk } from '#features/contacts/csv'
import type { ImportFailure } from './import-run.model.ts'

/** A chunk of the file without the rows that are refused before they are sent. */
export interface SiftedChunk extends CsvChunk {
  refused: readonly ImportFailure[]
}

/**
 * Refuses rows with more cells than there are columns: an unquoted delimiter in a value shifts every value after it into
 * the next column. A refused row keeps all its cells, also those beyond the columns.
 */
export async function* withoutWideRows(chunks: AsyncIterable<CsvChunk>): AsyncGenerator<SiftedChunk> {
  for await (const chunk of chunks) {
    const surplus = new Map(chunk.surplus?.map(({ place, cells }) => [place, cells]))
    const kept = [...chunk.rows.keys()].filter((place) => !surplus.has(place))
    yield {
      firstRow: chunk.firstRow,
      lines: kept.map((place) => chunk.lines[place] ?? 0),
      rows: kept.map((place) => chunk.rows[place] ?? []),
      refused: [...surplus].map(([place, cells]) => ({
        line: chunk.lines[place] ?? 0,
        cells: [...(chunk.rows[place] ?? []), ...cells],
        outcome: 'invalid',
        reason: 'too_many_cells',
      })),
    }
  }
}

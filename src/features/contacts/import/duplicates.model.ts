import { addressInCell } from '#domain/contacts/cell-addresses'
import type { CsvChunk } from '#features/contacts/csv'
import { createAddressSet } from './address-set.model.ts'
import type { ImportFailure } from './import-run.model.ts'

/** Which of several rows of one address is imported. */
export type KeptDuplicate = 'first' | 'last'

/** Rows of a file, and those that were refused before. */
type ReadChunk = CsvChunk & { refused?: readonly ImportFailure[] }

/** A chunk of the file without the rows that another of the same address stands for. */
export interface DistinctChunk extends ReadChunk {
  /** How many rows of the file were left out. */
  repeated: number
}

/**
 * The rows of a file, each address once, over all its chunks. To keep the last one the file is read twice: `read` begins
 * anew each time. `column` is that of the address; rows without one all stay, so that they are told of.
 */
export async function* distinctChunks(
  read: () => AsyncIterable<ReadChunk>,
  column: number,
  keep: KeptDuplicate,
): AsyncGenerator<DistinctChunk> {
  const addresses = createAddressSet()
  const addressOf = (cells: readonly string[]) => addressInCell(cells[column] ?? '').email
  if (keep === 'last') {
    for await (const { firstRow, rows } of read()) {
      for (const [place, cells] of rows.entries()) addresses.put(addressOf(cells), firstRow + place)
    }
  }
  for await (const { firstRow, lines, rows, refused = [] } of read()) {
    const kept = rows.flatMap((cells, place) => {
      const address = addressOf(cells)
      const row = firstRow + place
      const stays =
        address === '' ||
        (keep === 'last' ? addresses.rowOf(address) === row : addresses.put(address, row) === undefined)
      return stays ? [place] : []
    })
    yield {
      firstRow,
      lines: kept.map((place) => lines[place] ?? 0),
      rows: kept.map((place) => rows[place] ?? []),
      repeated: rows.length - kept.length,
      refused,
    }
  }
}

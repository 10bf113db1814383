import { csvFile, csvLine } from '#domain/kernel/csv'
import { forEachSliced } from './yield-to-page.ts'

/** A CSV file of so many rows, in base64, made a slice at a time: the page can be used meanwhile. */
export async function csvOf(
  header: readonly string[],
  count: number,
  rowOf: (row: number) => readonly string[],
  encoding: 'utf-8' | 'shift_jis',
): Promise<string> {
  const lines = [csvLine(header)]
  await forEachSliced(count, (row) => lines.push(csvLine(rowOf(row))))
  return csvFile(lines, encoding)
}

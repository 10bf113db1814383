import { csvChunks, scanCsv } from '#lib/csv-source'
import { UnclosedQuoteError } from '#lib/csv-rows'
import {
  createMigration,
  type FileProblem,
  type Migration,
  type MigrationOptions,
  type MigrationPlan,
} from './migration-plan.ts'

/** A file as it was chosen. Its text is read piece by piece; JSON as a whole. */
export interface NamedFile {
  name: string
  file: Blob
}

/** Bytes of a file of JSON: it is held in memory as a whole. */
const JSON_MAX = 256 * 1024 * 1024

/**
 * Reads all files into a plan (MIG-1). Never rejects for what is in them: that is in the plan. `onProgress` gets the share that
 * is read, 0 to 1.
 */
export async function planOfFiles(
  files: readonly NamedFile[],
  options: MigrationOptions = {},
  onProgress: (part: number) => void = () => undefined,
): Promise<MigrationPlan> {
  const migration = createMigration(options)
  const total = files.reduce((sum, { file }) => sum + file.size, 0)
  let before = 0
  for (const one of files) {
    const start = before
    await readFile(migration, one, (read) => onProgress(total === 0 ? 1 : (start + read) / total))
    before += one.file.size
  }
  return migration.plan()
}

async function readFile(
  migration: Migration,
  { name, file }: NamedFile,
  onRead: (bytes: number) => void,
): Promise<void> {
  if (await isJson(file)) return readJson(migration, name, file)
  const scan = await scanCsv(file, {}, (read) => onRead(read / 2))
  const fatal = scan.problems.find((problem) => problem.fatal)
  if (fatal || scan.header.length === 0) return migration.fail(name, problemOf(fatal?.code))
  const push = migration.table(name, scan.header)
  if (!push) return
  try {
    for await (const { lines, rows, surplus = [] } of csvChunks(file, scan)) {
      const wide = new Set(surplus.map(({ place }) => place))
      rows.forEach((cells, place) => {
        const isBroken = cells.some((cell) => cell.includes('\uFFFD'))
        push(
          cells,
          lines[place] ?? 0,
          wide.has(place) ? 'too_many_cells' : isBroken ? 'undecodable' : undefined,
        )
      })
      onRead((file.size + file.size * Math.min(1, (lines.at(-1) ?? 0) / (scan.rowCount + 1))) / 2)
    }
  } catch (error) {
    if (!(error instanceof UnclosedQuoteError)) throw error
    migration.fail(name, 'unclosed_quote')
  }
}

async function readJson(migration: Migration, name: string, file: Blob): Promise<void> {
  if (file.size > JSON_MAX) return migration.fail(name, 'broken_json')
  try {
    migration.json(name, JSON.parse(await file.text()))
  } catch {
    migration.fail(name, 'broken_json')
  }
}

/** No export of a table begins so. */
async function isJson(file: Blob): Promise<boolean> {
  const text = await file.slice(0, 4096).text()
  return /^\uFEFF?\s*[[{]/.test(text)
}

const tableProblems: ReadonlySet<string> = new Set(['binary', 'unclosed_quote', 'too_many_columns'])

const isTableProblem = (code: string): code is 'binary' | 'unclosed_quote' | 'too_many_columns' =>
  tableProblems.has(code)

const problemOf = (code = ''): FileProblem => (isTableProblem(code) ? code : 'empty')

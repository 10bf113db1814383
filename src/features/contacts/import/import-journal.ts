import type { ImportResult, ImportRowResult } from '#api/import'
import { csvDelimiters, csvEncodings, type CsvOptions } from '#features/contacts/csv'
import { DAY } from '#lib/duration'
import type { KeptRecords } from '#lib/kept-records'
import type { ColumnTarget } from './import-mapping.model.ts'
import type { ImportRules } from './import-rules.model.ts'
import {
  importOutcomes,
  NO_COUNTS,
  type ImportFailure,
  type ImportOutcome,
  type ImportRemarks,
} from './import-run.model.ts'

/** How long what was there before an import is kept (IMP-28), ms. */
const KEPT = DAY

type Before = NonNullable<ImportRowResult['before']>

/** A contact that an import made (`before` null) or changed. */
export interface JournalEntry {
  contactId: string
  before: Before | null
  /** The contact's version right after the import; undefined where it is not known. */
  version: number | undefined
}

/** An import of the last day as this browser knows it. */
export interface JournalHead {
  id: string
  /** What the file was called. */
  name: string
  /** Of the file, so that only the same one goes on: bytes, and ms since 1970. */
  size: number
  modified: number
  /** When it began and when it was last heard of, ms since 1970. */
  startedAt: number
  at: number
  /** Rows of the file, and how many of them are done. */
  total: number
  done: number
  /** Chunks of the file that are done: the next one has this number. */
  calls: number
  counts: Readonly<Record<ImportOutcome, number>>
  remarks: ImportRemarks
  over: boolean
  /** What the file calls its columns: the header of the file with the failed rows. */
  header: readonly string[]
  /** How its rows were told apart; undefined in what was kept before that was noted. */
  readAs?: CsvOptions | undefined
  mapping: readonly ColumnTarget[]
  rules: ImportRules
}

/** As the tabs of this browser know an import that is run, resumed or undone: only one of them does it. */
export const lockOf = (importId: string): string => `otegami.import:${importId}`

/** Whether it is the same file that an import was of. */
export const isOf = ({ name, size, modified }: JournalHead, file: File): boolean =>
  name === file.name && size === file.size && modified === file.lastModified

/** Whether the file's rows are those that the import had: else its columns, or the rows that are done, are others (IMP-39). */
export const isReadAs = ({ readAs }: JournalHead, scan: CsvOptions): boolean =>
  readAs === undefined ||
  (readAs.encoding === scan.encoding &&
    readAs.delimiter === scan.delimiter &&
    readAs.hasHeader === scan.hasHeader)

export interface ImportJournal {
  /** Keeps the head, as it is now. */
  write: (head: JournalHead) => Promise<void>
  /** Keeps what the answer to a call changed, and the rows of the call that failed. */
  note: (
    importId: string,
    call: number,
    answer: ImportResult,
    failures?: readonly ImportFailure[],
  ) => Promise<void>
  /** The imports of the last day, the newest first. What is older is forgotten. */
  recent: () => Promise<JournalHead[]>
  /** What an import changed, one call after another. */
  entries: (importId: string) => AsyncGenerator<JournalEntry[]>
  /** The failed rows of an import, one call after another; only those of the first calls if `calls` is given. */
  failures: (importId: string, calls?: number) => AsyncGenerator<ImportFailure[]>
  /** Whether failed rows of an import are still kept. */
  hasFailures: (importId: string) => Promise<boolean>
  /** Forgets the failed rows of an import: its result was read and closed. */
  forgetFailures: (importId: string) => Promise<void>
  /** Forgets an import: it is undone, or nobody wants to undo it. */
  forget: (importId: string) => Promise<void>
}

/** What imports of a workspace changed, so that they can be undone and go on. `now` in ms since 1970. */
export function createImportJournal(
  records: KeptRecords,
  workspaceId: string,
  now: () => number,
): ImportJournal {
  const heads = `import/${workspaceId}/`
  const notes = (importId: string) => `import-notes/${workspaceId}/${importId}/`
  const failed = (importId: string) => `import-failures/${workspaceId}/${importId}/`
  const numbered = (call: number) => String(call).padStart(8, '0')
  const forget = async (importId: string) =>
    records.remove([
      heads + importId,
      ...(await records.keys(notes(importId))),
      ...(await records.keys(failed(importId))),
    ])

  return {
    write: (head) => records.put(heads + head.id, head),
    async note(importId, call, { results }, failures = []) {
      const entries = results.flatMap(({ outcome, contactId, before, version }): JournalEntry[] =>
        contactId !== undefined && (outcome === 'created' || outcome === 'updated')
          ? [{ contactId, before: outcome === 'created' ? null : (before ?? {}), version }]
          : [],
      )
      await records.put(notes(importId) + numbered(call), entries)
      if (failures.length > 0) await records.put(failed(importId) + numbered(call), failures)
    },
    async recent() {
      const found: JournalHead[] = []
      for (const key of await records.keys(heads)) {
        const head = headIn(await records.get(key))
        if (head && head.at > now() - KEPT) found.push(head)
        else await forget(key.slice(heads.length))
      }
      return found.toSorted((a, b) => b.at - a.at)
    },
    async *entries(importId) {
      for (const key of await records.keys(notes(importId))) yield entriesIn(await records.get(key))
    },
    async *failures(importId, calls = Infinity) {
      const prefix = failed(importId)
      for (const key of await records.keys(prefix)) {
        if (Number(key.slice(prefix.length)) < calls) yield failuresIn(await records.get(key))
      }
    },
    hasFailures: async (importId) => (await records.keys(failed(importId))).length > 0,
    forgetFailures: async (importId) => records.remove(await records.keys(failed(importId))),
    forget,
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const isCount = (value: unknown): value is number => typeof value === 'number' && value >= 0
const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string')

/** What was kept as a head, if it still is one. */
function headIn(value: unknown): JournalHead | undefined {
  if (!isRecord(value)) return undefined
  const { id, name, size, modified, startedAt, at, total, done, calls, over, mapping } = value
  const rules = rulesIn(value['rules'])
  if (typeof id !== 'string' || typeof name !== 'string' || typeof over !== 'boolean' || !rules)
    return undefined
  if (!isCount(size) || !isCount(modified) || !isCount(startedAt) || !isCount(at)) return undefined
  if (!isCount(total) || !isCount(done) || !isCount(calls)) return undefined
  if (!Array.isArray(mapping)) return undefined
  return {
    id,
    name,
    size,
    modified,
    startedAt,
    at,
    total,
    done,
    calls,
    over,
    header: isTexts(value['header']) ? value['header'] : [],
    readAs: readAsIn(value['readAs']),
    counts: importOutcomes.reduce(
      (counts, outcome) => ({ ...counts, [outcome]: countIn(value['counts'], outcome) }),
      NO_COUNTS,
    ),
    remarks: {
      wide: countIn(value['remarks'], 'wide'),
      invalidCells: countIn(value['remarks'], 'invalidCells'),
      noted: countIn(value['remarks'], 'noted'),
    },
    mapping: mapping.map((target): ColumnTarget => (typeof target === 'string' ? target : null)),
    rules,
  }
}

function readAsIn(value: unknown): CsvOptions | undefined {
  if (!isRecord(value)) return undefined
  return {
    encoding: csvEncodings.find((one) => one === value['encoding']),
    delimiter: csvDelimiters.find((one) => one === value['delimiter']),
    hasHeader: value['hasHeader'] === true,
  }
}

function countIn(value: unknown, name: ImportOutcome | keyof ImportRemarks): number {
  const count = isRecord(value) ? value[name] : 0
  return isCount(count) ? count : 0
}

function rulesIn(value: unknown): ImportRules | undefined {
  if (!isRecord(value)) return undefined
  const { onExisting, duplicates, mailingListIds, optIn, consentNote, consented } = value
  if (onExisting !== 'skip' && onExisting !== 'fill_blanks' && onExisting !== 'overwrite') return undefined
  if (duplicates !== 'first' && duplicates !== 'last') return undefined
  if (optIn !== 'active' && optIn !== 'pending') return undefined
  if (!isTexts(mailingListIds) || typeof consentNote !== 'string' || typeof consented !== 'boolean')
    return undefined
  const keepWideRows = value['keepWideRows'] === true
  const emptyInvalid = value['emptyInvalid'] === true
  return {
    onExisting,
    duplicates,
    mailingListIds,
    optIn,
    consentNote,
    consented,
    keepWideRows,
    emptyInvalid,
    stricter: value['stricter'] === true,
  }
}

/** What was kept as entries: those that still are some. Their values go back to the backend, which checks them. */
function entriesIn(value: unknown): JournalEntry[] {
  if (!Array.isArray(value)) return []
  return value.flatMap((entry: unknown) => {
    if (!isRecord(entry) || typeof entry['contactId'] !== 'string') return []
    const { contactId, before } = entry
    const version = isCount(entry['version']) ? entry['version'] : undefined
    return before === null || isBefore(before) ? [{ contactId, before, version }] : []
  })
}

/** What was kept as failed rows: those that still are some. */
function failuresIn(value: unknown): ImportFailure[] {
  if (!Array.isArray(value)) return []
  return value.flatMap((failure: unknown) => {
    if (!isRecord(failure)) return []
    const { line, cells, reason } = failure
    const outcome = importOutcomes.find((one) => one === failure['outcome'])
    if (!isCount(line) || !isTexts(cells) || !outcome || typeof reason !== 'string') return []
    const invalidKeys = failure['invalidKeys']
    return [{ line, cells, outcome, reason, ...(isTexts(invalidKeys) && { invalidKeys }) }]
  })
}

const isTextOrNone = (value: unknown) => value === undefined || value === null || typeof value === 'string'
const isBefore = (value: unknown): value is Before =>
  isRecord(value) &&
  isTextOrNone(value['name']) &&
  isTextOrNone(value['locale']) &&
  isTextOrNone(value['timezone']) &&
  (value['properties'] === undefined || isRecord(value['properties'])) &&
  (value['subscriptions'] === undefined || Array.isArray(value['subscriptions']))

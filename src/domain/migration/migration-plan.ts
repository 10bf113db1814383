import type { ContactStatus } from '#lib/contact-status'
import { createFieldFacts, type SourceField } from './field-facts.ts'
import { SOURCE_NAMES, sourceOfColumns, type KnownSource, type MigrationSource } from './migration-source.ts'
import {
  isRefusal,
  mergedContact,
  type ReadContact,
  type ReadRow,
  type RowProblem,
  type RowReader,
} from './read-contact.ts'
import { isListmonkJson, listmonkReader, listmonkRows } from './read-listmonk.ts'
import { mauticTable } from './mautic-json.ts'
import { mailchimpReader } from './read-mailchimp.ts'
import { mauticReader, saysWhoLeft } from './read-mautic.ts'
import { listName } from './source-values.ts'

/** Why a file can't be read at all: nothing is moved before it is left out, since it may hold who left (MIG-6). */
export const fileProblems = [
  'empty',
  'binary',
  'unclosed_quote',
  'too_many_columns',
  'broken_json',
  'unknown_source',
  'other_source',
] as const
export type FileProblem = (typeof fileProblems)[number]

/** What a file does not say, so that somebody has to know of it (MIG-7). */
export type FileNotice = 'no_lists' | 'no_unsubscribes'

export interface MigrationFile {
  name: string
  source: KnownSource | undefined
  rows: number
  problem?: FileProblem
  notices: readonly FileNotice[]
}

export interface PlanProblem {
  file: string
  /** The line of a table from 1, or the number of an entry of JSON from 1. */
  line: number
  /** As it is written there, as far as is shown. */
  email: string
  problem: RowProblem
}

/** A contact as it would be moved, and where it was first found. */
export interface PlannedContact extends ReadContact {
  file: string
  line: number
}

/** What would be made of files (MIG-1 to MIG-8). */
export interface MigrationPlan {
  source: KnownSource | undefined
  files: readonly MigrationFile[]
  /** Each address once, in the order in which they came. */
  contacts: readonly PlannedContact[]
  statuses: Readonly<Record<ContactStatus, number>>
  /** Rows about somebody whom an earlier row was about. */
  merged: number
  /** Names of lists, in the order in which they came. */
  lists: readonly string[]
  fields: readonly SourceField[]
  /** The first ones; `problemCount` counts all. */
  problems: readonly PlanProblem[]
  problemCount: number
  /** Rows that are not imported at all. */
  refused: number
}

/** Numbers of a plan: how many problems are kept, and characters of an address that are shown of one. */
export const PLAN = { problemsKept: 10_000, shown: 120 } as const

export interface MigrationOptions {
  /** undefined: each file is recognised, and all must be of one product. */
  source?: MigrationSource | undefined
  /** The list of who is on none by the files; undefined: one that is called like the product, '' none. */
  list?: string | undefined
}

/** Takes files one after the other. */
export interface Migration {
  /** Begins a table; undefined where it can't be read, which the plan says. */
  table: (
    file: string,
    header: readonly string[],
  ) => ((cells: readonly string[], line: number, problem?: RowProblem) => void) | undefined
  /** Takes a file of JSON as a whole. */
  json: (file: string, value: unknown) => void
  /** Says that a file can't be read. */
  fail: (file: string, problem: FileProblem) => void
  plan: () => MigrationPlan
}

/** Reads the exports of another product, and merges what they say of each person. Nothing is asked of our side here. */
export function createMigration({ source: asked, list }: MigrationOptions = {}): Migration {
  let source = asked
  const files: { -readonly [Key in keyof MigrationFile]: MigrationFile[Key] }[] = []
  const contacts = new Map<string, PlannedContact>()
  const problems: PlanProblem[] = []
  let problemCount = 0
  let refused = 0
  let merged = 0

  const note = (problem: PlanProblem) => {
    problemCount += 1
    if (isRefusal(problem.problem)) refused += 1
    if (problems.length < PLAN.problemsKept) problems.push(problem)
  }
  const take = (file: string, line: number, email: string, { contact, problem }: ReadRow) => {
    if (problem !== undefined) note({ file, line, email: email.slice(0, PLAN.shown), problem })
    if (!contact) return
    const before = contacts.get(contact.email)
    if (before) merged += 1
    contacts.set(
      contact.email,
      before ? { ...before, ...mergedContact(before, contact) } : { ...contact, file, line },
    )
  }
  const fail = (name: string, problem: FileProblem) =>
    void files.push({ name, source: undefined, rows: 0, problem, notices: [] })
  /** The source of a file that says itself which it is; undefined where it does not fit. */
  const agreed = (file: string, found: MigrationSource | undefined): MigrationSource | undefined => {
    if (found === undefined) fail(file, 'unknown_source')
    else if (source !== undefined && source !== found) fail(file, 'other_source')
    else return (source = found)
    return undefined
  }
  const listOf = (one: MigrationSource) => listName(list ?? SOURCE_NAMES[one])

  return {
    fail,
    table(file, header) {
      const one = agreed(file, sourceOfColumns(header))
      if (!one) return undefined
      const entry = { name: file, source: one, rows: 0, notices: noticesOf(one, header) }
      files.push(entry)
      const email = header.findIndex((name) => /^e-?mail/i.test(name.trim()))
      const read = readerOf(one, header, { fileName: file, list: listOf(one) })
      return (cells, line, problem) => {
        entry.rows += 1
        const row = problem !== undefined && isRefusal(problem) ? {} : read(cells)
        take(file, line, cells[email] ?? '', problem === undefined ? row : { ...row, problem })
      }
    },
    json(file, value) {
      const ofMautic = mauticTable(value)
      const one = agreed(file, ofMautic ? 'mautic' : isListmonkJson(value) ? 'listmonk' : undefined)
      if (!one) return
      if (ofMautic) {
        const read = mauticReader(ofMautic.header, { list: listOf(one) })
        const email = ofMautic.header.indexOf('email')
        files.push({ name: file, source: one, rows: ofMautic.rows.length, notices: [] })
        ofMautic.rows.forEach((cells, place) => take(file, place + 1, cells[email] ?? '', read(cells)))
        return
      }
      const rows = listmonkRows(value, listOf(one))
      files.push({ name: file, source: one, rows: rows.length, notices: [] })
      rows.forEach((row, place) => take(file, place + 1, row.contact?.email ?? '', row))
    },
    plan() {
      const all = [...contacts.values()]
      const fields = createFieldFacts()
      const lists = new Set<string>()
      const statuses = { subscribed: 0, pending: 0, unsubscribed: 0, bounced: 0, complained: 0, blocked: 0 }
      for (const contact of all) {
        fields.see(contact.fields)
        statuses[contact.status] += 1
        for (const name of contact.lists.keys()) lists.add(name)
      }
      return {
        source,
        files,
        contacts: all,
        statuses,
        merged,
        lists: [...lists],
        fields: fields.all(),
        problems,
        problemCount,
        refused,
      }
    },
  }
}

function readerOf(
  source: MigrationSource,
  header: readonly string[],
  given: { fileName: string; list: string },
): RowReader {
  switch (source) {
    case 'mailchimp':
      return mailchimpReader(header, given)
    case 'listmonk':
      return listmonkReader(header, given)
    case 'mautic':
      return mauticReader(header, given)
  }
}

function noticesOf(source: MigrationSource, header: readonly string[]): FileNotice[] {
  if (source === 'listmonk') return ['no_lists']
  return source === 'mautic' && !saysWhoLeft(header) ? ['no_unsubscribes'] : []
}

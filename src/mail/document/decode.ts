import * as v from 'valibot'
import { defaultSettings, emptyDocument, newId } from './create.ts'
import { leafBlocks, LeafBlock } from './leaf-blocks.ts'
import { nodesIn, nodesOf } from './walk.ts'
import {
  type Block,
  ContainerBlock,
  EmailDocument,
  RepeatBlock,
  Section,
  Settings,
  type Column,
} from './schema.ts'
import { MAIL } from './limits.ts'
import { Id } from './values.ts'
import { readTwin } from './words.ts'

export type DecodeCode =
  /** It is no document at all. */
  | 'malformed'
  /** A later version wrote it: what can be read is shown, and nothing may be saved. */
  | 'newer_version'
  /** A setting is missing or invalid; the default takes its place. */
  | 'invalid_setting'
  | 'invalid_section'
  /** A block of a type that this version doesn't know, kept as it is. */
  | 'unknown_block'
  /** A block of a known type with invalid values, kept as it is. */
  | 'invalid_block'
  /** Words of the second language can't be read, and are left out. */
  | 'invalid_words'
  /** Something is nested or repeated beyond the limits, and is left out. */
  | 'beyond_limits'
  /** Columns have other widths, so that they sum to twelve. */
  | 'column_widths'
  /** A node has a new id: another one had it before. */
  | 'duplicate_id'

/** Something that was not as it should be. `at` leads to it from the root, such as `sections.0.columns.1`. */
export interface DecodeProblem {
  code: DecodeCode
  at: string
  nodeId?: string
}

export interface Decoded {
  document: EmailDocument
  problems: DecodeProblem[]
}

type Report = (code: DecodeCode, at: string, nodeId?: string) => void
type Json = Readonly<Record<string, unknown>>

/** How deep a value may be that is kept without being understood. */
const DEEP = 64

const isRecord = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

/** Whether nothing may be saved: the document was not understood, or was written by a later version. */
export const isReadOnly = (problems: readonly DecodeProblem[]): boolean =>
  problems.some(({ code }) => code === 'malformed' || code === 'newer_version')

/**
 * Reads a document from any JSON. Never throws: what is invalid is repaired or kept as an opaque block, and reported.
 * A document that has no problems comes out as it went in.
 */
export function decodeDocument(json: unknown): Decoded {
  const problems: DecodeProblem[] = []
  const report: Report = (code, at, nodeId) => {
    problems.push({ code, at, ...(nodeId !== undefined && { nodeId }) })
  }
  const version = isRecord(json) ? json['version'] : undefined
  if (!isRecord(json) || typeof version !== 'number' || version < 1) {
    report('malformed', '')
    return { document: emptyDocument(), problems }
  }
  if (version !== 1) report('newer_version', 'version')
  const sections = listOf(json['sections'])
  if (!Array.isArray(json['sections'])) report('invalid_section', 'sections')
  if (sections.length > MAIL.sectionsMax) report('beyond_limits', 'sections')
  const document: EmailDocument = {
    version: 1,
    settings: settingsOf(json['settings'], report),
    sections: withUniqueIds(
      sections
        .slice(0, MAIL.sectionsMax)
        .flatMap((one, place) => sectionOf(one, `sections.${place}`, report)),
      report,
    ),
  }
  return { document, problems }
}

/** The document as JSON, with its keys in the order of the schema: equal documents are equal texts. */
export function encodeDocument(document: EmailDocument): EmailDocument {
  // What JSON can't carry, such as undefined, is not part of a document.
  const json: unknown = JSON.parse(JSON.stringify(document))
  const canonical = v.safeParse(EmailDocument, json)
  return canonical.success ? canonical.output : document
}

/** With the words of the second language as far as they can be read; what is beyond them is not lost with them. */
function withReadableTwin(json: Json, at: string, report: Report): Json {
  if (json['twin'] === undefined) return json
  const { twin, ...rest } = json
  const read = readTwin(twin)
  const isOriginal = isRecord(twin) && twin['original'] === true
  const kept = read && read.lang !== json['lang'] ? read : undefined
  const stored = isRecord(twin) && isRecord(twin['words']) ? Object.keys(twin['words']).length : -1
  if (stored !== Object.keys(kept?.words ?? {}).length) report('invalid_words', at)
  return kept ? { ...rest, twin: { ...kept, ...(isOriginal && { original: true }) } } : rest
}

function settingsOf(stored: unknown, report: Report): Settings {
  const json = isRecord(stored) ? withReadableTwin(stored, 'settings.twin', report) : stored
  const whole = v.safeParse(Settings, json)
  if (whole.success) return whole.output
  const lang = isRecord(json) && v.is(Settings.entries.lang, json['lang']) ? json['lang'] : 'en'
  let settings = defaultSettings(lang)
  for (const [key, schema] of Object.entries(Settings.entries)) {
    const value = isRecord(json) ? json[key] : undefined
    const next = v.is(schema, value) ? v.safeParse(Settings, { ...settings, [key]: value }) : undefined
    if (next?.success === true) settings = next.output
    else report('invalid_setting', `settings.${key}`)
  }
  return settings
}

function sectionOf(json: unknown, at: string, report: Report): Section[] {
  if (!isRecord(json)) {
    report('invalid_section', at)
    return []
  }
  const columns = columnsOf(json['columns'], at, report)
  const whole = v.safeParse(Section, { ...json, columns })
  if (whole.success) return [whole.output]
  report('invalid_section', at, typeof json['id'] === 'string' ? json['id'] : undefined)
  let section: Section = {
    type: 'section',
    id: idOf(json),
    gap: 0,
    stack: 'ltr',
    valign: 'top',
    columns,
  }
  for (const key of Object.keys(Section.entries)) {
    if (key === 'columns' || json[key] === undefined) continue
    const next = v.safeParse(Section, { ...section, [key]: json[key] })
    if (next.success) section = next.output
  }
  return [section]
}

const idOf = (json: Json): string => (v.is(Id, json['id']) ? json['id'] : newId())

function columnsOf(json: unknown, at: string, report: Report): Column[] {
  const all = listOf(json)
  if (all.length > MAIL.columnsMax) report('beyond_limits', `${at}.columns`)
  const read = all.slice(0, MAIL.columnsMax).flatMap((one, place): Column[] => {
    if (!isRecord(one)) return []
    const path = `${at}.columns.${place}`
    const { width } = one
    return [
      {
        id: idOf(one),
        width: typeof width === 'number' ? width : 0,
        blocks: blocksIn(one['blocks'], path, report, anyBlockOf),
      },
    ]
  })
  const columns = read.length > 0 ? read : [{ id: newId(), width: 0, blocks: [] }]
  const areValid =
    columns.every(({ width }) => Number.isInteger(width) && width >= 1) &&
    columns.reduce((sum, { width }) => sum + width, 0) === MAIL.columnShares
  if (areValid) return columns
  report('column_widths', `${at}.columns`)
  const widths = equalWidths(columns.length)
  return columns.map((column, place) => ({ ...column, width: widths[place] ?? 1 }))
}

/** Shares of twelve for so many columns. */
export const equalWidths = (count: number): number[] =>
  Array.from({ length: count }, () => Math.floor(MAIL.columnShares / count)).map((share, place) =>
    place === 0 ? share + (MAIL.columnShares % count) : share,
  )

type ReadBlock<Found> = (json: Json, at: string, report: Report) => Found | undefined

function blocksIn<Found>(json: unknown, at: string, report: Report, read: ReadBlock<Found>): Found[] {
  const all = listOf(json)
  if (all.length > MAIL.blocksMax) report('beyond_limits', `${at}.blocks`)
  return all.slice(0, MAIL.blocksMax).flatMap((one, place) => {
    const path = `${at}.blocks.${place}`
    const found = isRecord(one) ? read(one, path, report) : undefined
    if (found === undefined) report('beyond_limits', path)
    return found === undefined ? [] : [found]
  })
}

const parents: ReadonlyMap<unknown, typeof ContainerBlock | typeof RepeatBlock> = new Map<
  unknown,
  typeof ContainerBlock | typeof RepeatBlock
>([
  ['container', ContainerBlock],
  ['repeat', RepeatBlock],
])

const anyBlockOf: ReadBlock<Block> = (json, at, report) => {
  const schema = parents.get(json['type'])
  if (!schema) return leafOf(json, at, report)
  const whole = v.safeParse(schema, { ...json, blocks: blocksIn(json['blocks'], at, report, leafOf) })
  return whole.success ? whole.output : opaque(json, 'invalid_block', at, report)
}

const leafTypes: ReadonlySet<unknown> = new Set(leafBlocks.map((schema) => schema.entries.type.literal))

const leafOf: ReadBlock<LeafBlock> = (stored, at, report) => {
  const json = leafTypes.has(stored['type']) ? withReadableTwin(stored, at, report) : stored
  const whole = v.safeParse(LeafBlock, json)
  if (!whole.success)
    return opaque(json, leafTypes.has(json['type']) ? 'invalid_block' : 'unknown_block', at, report)
  const block = whole.output
  if (block.type !== 'opaque') return block
  // An older version may have kept what this one understands.
  const raw = isRecord(json['raw']) ? json['raw'] : {}
  const inner = v.safeParse(LeafBlock, raw)
  if (inner.success && inner.output.type !== 'opaque') return { ...inner.output, id: block.id }
  return isWithin(raw, DEEP) ? block : undefined
}

function opaque(raw: Json, code: DecodeCode, at: string, report: Report): LeafBlock | undefined {
  if (!isWithin(raw, DEEP)) return undefined
  const id = idOf(raw)
  report(code, at, id)
  return { type: 'opaque', id, raw: { ...raw } }
}

/** Walks with a list of its own: a value from outside may be deeper than the stack. */
function isWithin(root: unknown, deepest: number): boolean {
  const waiting: [value: unknown, depth: number][] = [[root, 0]]
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const [value, depth] = next
    if (typeof value !== 'object' || value === null) continue
    if (depth >= deepest) return false
    for (const inner of Object.values(value)) waiting.push([inner, depth + 1])
  }
  return true
}

/** The first node keeps its id. */
function withUniqueIds(sections: Section[], report: Report): Section[] {
  const seen = new Set<string>()
  const unique = <Node extends { id: string }>(one: Node): Node => {
    const isNew = !seen.has(one.id)
    const id = isNew ? one.id : newId()
    seen.add(id)
    if (!isNew) report('duplicate_id', one.id, id)
    return isNew ? one : { ...one, id }
  }
  const ids = [...nodesOf(sections)].map(({ id }) => id)
  if (new Set(ids).size === ids.length) return sections
  const ofBlock = (block: Block): Block => {
    const own = unique(block)
    return 'blocks' in own ? { ...own, blocks: own.blocks.map(unique) } : own
  }
  return sections.map((section) => {
    const own = unique(section)
    return {
      ...own,
      columns: own.columns.map((column) => {
        const ownColumn = unique(column)
        return { ...ownColumn, blocks: ownColumn.blocks.map(ofBlock) }
      }),
    }
  })
}

/** A node with new ids throughout, for duplicates and for what is pasted. */
export function withNewIds<Node extends Section | Block>(node: Node): Node {
  const copy = structuredClone(node)
  for (const one of nodesIn(copy)) one.id = newId()
  return copy
}

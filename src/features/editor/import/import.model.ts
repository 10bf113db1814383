import { blocksOf, decodeDocument, withNewIds, type DecodeCode, type EmailDocument } from '#mail/document'
import { importHtml } from '#mail/import-html'
import { importMjml, isMjml } from '#mail/import-mjml'
import type { Operation } from '#mail/operations'

/** Characters of a text and bytes of a file: a mail is a hundredth of it. */
export const IMPORT_MAX = 2_000_000

/** Why nothing can be imported. */
export type Refusal = 'empty' | 'too_large' | 'not_mail' | 'bad_json' | 'not_document' | 'nothing_found'

/** A problem of a document, and how often it has it. */
export interface ImportProblem {
  code: Exclude<DecodeCode, 'malformed'>
  count: number
}

export type ImportResult =
  | { kind: 'refused'; reason: Refusal }
  | {
      kind: 'ready'
      source: 'html' | 'mjml' | 'json'
      document: EmailDocument
      blocks: number
      keptAsHtml: number
      withoutFile: number
      conditionsLeftOut: number
      problems: readonly ImportProblem[]
    }

const refused = (reason: Refusal): ImportResult => ({ kind: 'refused', reason })

/**
 * The text of a file, whatever it is encoded in; undefined for what is no text. Mails were long written in encodings of
 * their country: one that is named is taken where the bytes are no UTF-8.
 */
export function textOfFile(bytes: Uint8Array): string | undefined {
  const mark = bytes.subarray(0, 2).join(' ')
  if (mark === '255 254') return decoded(bytes, 'utf-16le')
  if (mark === '254 255') return decoded(bytes, 'utf-16be')
  // Pictures and archives have zero bytes; no other text has.
  if (bytes.includes(0)) return undefined
  const text = decoded(bytes, 'utf-8')
  // All bytes of JIS are ASCII; only the signs tell that change between its sets of characters.
  const isJis = text?.includes('\u001b$B') === true || text?.includes('\u001b$@') === true
  if (text !== undefined) return isJis ? decoded(bytes, 'iso-2022-jp') : text
  const western = new TextDecoder('windows-1252').decode(bytes)
  const [, named = ''] = /<(?:meta|\?xml)[^>]*?(?:charset|encoding)\s*=\s*["']?([\w-]+)/i.exec(western) ?? []
  return decoded(bytes, named) ?? decoded(bytes, 'shift_jis') ?? western
}

/** Undefined where the bytes are none of this encoding, or the browser does not know it. */
function decoded(bytes: Uint8Array, encoding: string): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}

/** Reads what was pasted or chosen: a document of ours, MJML, or the HTML of any mail. Never throws. */
export function readImport(text: string, parse: (html: string) => Document): ImportResult {
  const content = text.replace(/^\u{feff}/u, '').trim()
  if (content === '') return refused('empty')
  if (content.length > IMPORT_MAX) return refused('too_large')
  if (/^[[{]/.test(content)) return readJson(content)
  if (!/<[a-z!][^<>]*>/i.test(content)) return refused('not_mail')
  const source = isMjml(content) ? 'mjml' : 'html'
  const { document, report } = source === 'mjml' ? importMjml(content, parse) : importHtml(content, parse)
  if (report.blocks === 0) return refused('nothing_found')
  return { kind: 'ready', source, document, ...report, problems: [] }
}

function readJson(content: string): ImportResult {
  let json: unknown
  try {
    json = JSON.parse(content)
  } catch {
    return refused('bad_json')
  }
  const { document, problems } = decodeDocument(json)
  const counts = new Map<ImportProblem['code'], number>()
  for (const { code } of problems) {
    if (code === 'malformed') return refused('not_document')
    counts.set(code, (counts.get(code) ?? 0) + 1)
  }
  const blocks = [...blocksOf(document)].length
  if (blocks === 0) return refused('nothing_found')
  return {
    kind: 'ready',
    source: 'json',
    document,
    blocks,
    keptAsHtml: 0,
    withoutFile: 0,
    conditionsLeftOut: 0,
    problems: Array.from(counts, ([code, count]) => ({ code, count })),
  }
}

/** Its sections below those of the mail, in the mail's own colours and type. */
export const appending = (document: EmailDocument, imported: EmailDocument): Operation => ({
  type: 'batch',
  origin: 'import',
  operations: imported.sections.map((node, place): Operation => ({
    type: 'insert',
    node: withNewIds(node),
    at: { parent: null, index: document.sections.length + place },
  })),
})

import * as v from 'valibot'
import { Inlines, RichBlocks } from './inline.ts'
import { MAIL } from './limits.ts'
import { textUpTo } from './values.ts'

/** Words that only one of the two languages has: the other one shows them too, until it has its own. */
const only = v.optional(v.literal(true))
export const Words = v.variant('kind', [
  v.strictObject({ kind: v.literal('rich'), content: RichBlocks, only }),
  v.strictObject({ kind: v.literal('line'), content: Inlines, only }),
  v.strictObject({ kind: v.literal('plain'), text: textUpTo(MAIL.htmlMax), only }),
])
/** What one place of a mail says: paragraphs, one line with variables, or plain text such as an alternative text. */
export type Words = v.InferOutput<typeof Words>

export const Lang = v.pipe(v.string(), v.regex(/^[a-zA-Z]{2,8}(-[a-zA-Z0-9]{1,8})*$/))
const Place = v.pipe(v.string(), v.regex(/^[a-z0-9][\w.]{0,40}$/i))
export const Twin = v.strictObject({ lang: Lang, words: v.record(Place, Words) })
/** What a node says in the other language of a bilingual mail, by place. A place without an entry is not translated. */
export type Twin = v.InferOutput<typeof Twin>

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The readable part of stored words: what is not in order is left out. Undefined where nothing can be read. */
export function readTwin(json: unknown): Twin | undefined {
  if (!isRecord(json) || !v.is(Lang, json['lang'])) return undefined
  const words = isRecord(json['words']) ? json['words'] : {}
  const readable = Object.entries(words).filter(([place, one]) => v.is(Place, place) && v.is(Words, one))
  const twin = v.safeParse(Twin, { lang: json['lang'], words: Object.fromEntries(readable) })
  return twin.success ? twin.output : undefined
}

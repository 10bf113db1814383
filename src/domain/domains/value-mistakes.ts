import type { DnsRecord } from '#api/shapes'

/** What people, forms and word processors do to a value on its way into the DNS. Each is told by undoing it. */
export type ValueMistake =
  | 'zone_appended'
  | 'quotes'
  | 'smart_quotes'
  | 'chunks'
  | 'chunk_order'
  | 'cut'
  | 'escaped'
  | 'entities'
  | 'encoded'
  | 'invisible'
  | 'full_width'
  | 'spaces'
  | 'dashes'
  | 'case'
  | 'address'
  | 'label'
  | 'whole_line'
  | 'priority_in_value'
  | 'trailing_mark'

interface Repair {
  mistake: ValueMistake
  undo: (found: string, context: { zone: string }) => string
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&quot;': '"',
  '&#34;': '"',
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&#39;': "'",
  '&nbsp;': ' ',
  '&#61;': '=',
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** In the order in which they are tried: the plainest explanation first. */
const repairs: readonly Repair[] = [
  { mistake: 'quotes', undo: (found) => found.replaceAll(/^\s*["']\s*|\s*["']\s*$/g, '') },
  { mistake: 'smart_quotes', undo: (found) => found.replaceAll(/[“”„‟«»‘’「」『』＂]/gu, '') },
  { mistake: 'invisible', undo: (found) => found.replaceAll(/[\p{Cf}\u00a0\u2060]/gu, '') },
  { mistake: 'dashes', undo: (found) => found.replaceAll(/[‐‑‒–—―−ー]/gu, '-') },
  { mistake: 'full_width', undo: (found) => found.normalize('NFKC') },
  { mistake: 'address', undo: (found) => found.replace(/^https?:\/\//i, '').replace(/\/+$/, '') },
  {
    mistake: 'zone_appended',
    undo: (found, { zone }) => {
      const text = found.toLowerCase().replace(/\.$/, '')
      return text.endsWith(`.${zone}`) ? text.slice(0, -zone.length - 1) : found
    },
  },
  { mistake: 'priority_in_value', undo: (found) => found.replace(/^\s*\d{1,5}\s+/, '') },
  { mistake: 'escaped', undo: (found) => found.replaceAll(/\\+([;"=,])/g, '$1') },
  {
    mistake: 'entities',
    undo: (found) => found.replaceAll(/&(?:\w+|#\d+);/g, (one) => ENTITIES[one] ?? one),
  },
  { mistake: 'encoded', undo: decoded },
  {
    mistake: 'whole_line',
    undo: (found) => found.replace(/^\S+\s+(?:\d+\s+)?(?:IN\s+)?(?:TXT|CNAME|MX)\s+(?:\d+\s+)?/i, ''),
  },
  {
    mistake: 'label',
    undo: (found) => found.replace(/^\s*(?:value|content|target|txt|cname|値|内容)\s*[:：]\s*/iu, ''),
  },
  { mistake: 'spaces', undo: (found) => found.trim().replaceAll(/\s+/g, ' ') },
  { mistake: 'trailing_mark', undo: (found) => found.replace(/[.,;、。]+$/u, '') },
  {
    mistake: 'chunks',
    undo: (found) => found.replaceAll(/["']?\s+["']?/g, '').replaceAll(/^["']|["']$/g, ''),
  },
  {
    mistake: 'chunk_order',
    undo: (found) =>
      found
        .split(/"\s*"|\s+/)
        .toReversed()
        .join('')
        .replaceAll('"', ''),
  },
]

const isName = ({ type }: Pick<DnsRecord, 'type'>) => type !== 'TXT'
const plain = (text: string) => text.toLowerCase().replace(/\.$/, '')

/** A text that stands in a record of the DNS is given out in parts of so many characters. */
const CHUNK = 255
/** Fewer characters of a value that is longer are a beginning by chance. */
const CUT_FROM = 8

/** What happened to the value on its way, where undoing one or two things gives what is wanted. */
export function repairedValue(
  record: Pick<DnsRecord, 'type' | 'value'>,
  found: string,
  zone: string,
): ValueMistake | undefined {
  const isRight = (text: string) =>
    isName(record) ? plain(text) === plain(record.value) : text === record.value
  if (found.length > 4 * CHUNK) return undefined
  const context = { zone }
  const once = repairs.find(({ undo }) => isRight(undo(found, context)))
  if (once) return once.mistake
  if (!isName(record) && found.toLowerCase() === record.value.toLowerCase()) return 'case'
  if (found.length >= CUT_FROM && found.length < record.value.length && record.value.startsWith(found))
    return 'cut'
  return repairs.find(({ undo }) => {
    const first = undo(found, context)
    return first !== found && repairs.some((next) => isRight(next.undo(first, context)))
  })?.mistake
}

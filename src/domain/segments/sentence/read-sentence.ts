import type { ConditionGroup, ConditionNode } from '#lib/condition-tree'
import { nounsAt, placesAt, propertiesAt } from './attributes.ts'
import { foldedText, matchAt, quotedAt, skip, skipSpace, sourceRange, type TextRange } from './folded-text.ts'
import { happeningsAt } from './happenings.ts'
import { joinClauses, type JoinedItem } from './join-clauses.ts'
import { lexiconOf, type Lexicon, type SentenceWorld } from './lexicon.ts'
import { membershipsAt } from './memberships.ts'
import { denied, verbEnd, type Reading, type Scan } from './scan.ts'

/** Words that mean more than one thing. */
export interface SentenceQuestion {
  /** The same for the same words, so that a choice outlives what is typed elsewhere. */
  key: string
  range: TextRange
  /** What they may mean; the first counts until another is chosen. */
  options: readonly ConditionGroup[]
  chosen: number
}

/** What was understood of a sentence (SEG-40). */
export interface SentenceReading {
  conditions: ConditionGroup
  /** What could not be read, in the order of the text. */
  unread: readonly TextRange[]
  questions: readonly SentenceQuestion[]
}

export interface SentenceOptions {
  /** IANA zone by which times of day are read. */
  timezone: string
  /** What chooses the contacts of a random share: the seed of a share that is there already keeps its contacts. */
  seedOf?: (percent: number) => string
  /** Which of their meanings words have, by the keys of questions. */
  choices?: ReadonlyMap<string, number>
}

/** Reads sentences in English and Japanese about one workspace. */
export interface SentenceReader {
  world: SentenceWorld
  lexicon: Lexicon
}

export const sentenceReader = (world: SentenceWorld): SentenceReader => ({ world, lexicon: lexiconOf(world) })

/** Parentheses within parentheses that are followed. */
const DEEPEST = 32

const EVERYONE =
  /(?:all (?:contacts|people)|everyone|everybody|anyone|(?:すべて|全て)のコンタクト|全員)[.。]?$/y
const NOBODY = /(?:no contacts|nobody|no one|該当するコンタクトなし|該当なし)[.。]?$/y
const LEAD =
  /(?:(?:all |any )?(?:contacts|people|persons|everyone|everybody|anyone|those)\b(?! is)|(?:who|that|which|they|also|both|either|then)\b|(?:すべて|全て)の(?:コンタクト|人|方)で?|、)[,:]? ?/y
const TAIL = /の?(?:コンタクト|ひと|人たち|人|方々|方|ユーザー|お客様|お客さま|読者|顧客)(?=$|[ 、。,)])/y
const SEPARATOR =
  /(?: ?(?:[,、;。&]|\.(?= |$)))* ?(?:((?:and also|and|but|plus)(?= |\()|かつ|そして|しかも)|((?:or else|or)(?= |\()|または|もしくは|あるいは))?(?: |、)*/y
const OPEN = /(not |none of |neither of |any of |one of |all of )?\(/y
const OF_GROUP = /の(すべて|全て|いずれか|どれか|いずれ|どれ)(?:に|にも|も)当てはま/y

/** Never throws, and takes time in proportion to the length of the text (SEG-41). */
export function readSentence(
  { lexicon, world }: SentenceReader,
  source: string,
  { timezone, seedOf = () => 'sentence', choices = new Map() }: SentenceOptions,
): SentenceReading {
  const folded = foldedText(source)
  const { text } = folded
  const scan: Scan = { folded, text, lexicon, timezone, seedOf }
  const { closing, quotes } = pairsOf(text)
  const unread: TextRange[] = []
  const questions: SentenceQuestion[] = []

  const ask = (range: TextRange, options: ConditionNode[]): ConditionNode => {
    const key = source.slice(range.from, range.to)
    const chosen = Math.min(choices.get(key) ?? 0, options.length - 1)
    const numbered = options.map((option) => withIds(option))
    questions.push({ key, range, options: numbered, chosen })
    return options[chosen] ?? empty('all')
  }

  const skipUnread = (at: number, to: number): number => {
    if (at >= to) return to
    let end = at
    while (end < to) {
      const quoted = quotes.get(end)
      if (quoted !== undefined && quoted <= to) end = quoted
      else if (end > at && separates(text, end)) break
      else end += 1
    }
    const range = sourceRange(folded, at, end)
    if (/[\p{L}\p{N}\p{S}()]/u.test(source.slice(range.from, range.to))) unread.push(range)
    return end
  }

  const leafAt = (at: number, to: number): Reading | undefined => {
    const readings = [
      ...propertiesAt(scan, at),
      ...happeningsAt(scan, at),
      ...membershipsAt(scan, at),
      ...placesAt(scan, at, world.properties),
      ...nounsAt(scan, at),
    ].filter(({ end }) => end > at && end <= to)
    const end = Math.max(...readings.map((one) => one.end))
    const nodes = new Map(
      readings.filter((one) => one.end === end).map(({ node }) => [JSON.stringify(node), node]),
    )
    const [first, ...others] = [...nodes.values()]
    if (!first) return undefined
    return { node: others.length === 0 ? first : ask(sourceRange(folded, at, end), [first, ...others]), end }
  }

  const groupAt = (at: number, to: number, depth: number): Reading | undefined => {
    const open = matchAt(OPEN, text, at)
    const inner = at + (open?.[0].length ?? 0)
    const close = open ? closing.get(inner - 1) : undefined
    if (!open || close === undefined || close >= to || depth > DEEPEST) return undefined
    const node = clauses(inner, close, depth + 1) ?? empty('all')
    const how = matchAt(OF_GROUP, text, close + 1)
    const last = how ? verbEnd(text, close + 1 + how[0].length) : { isDenied: false, end: close + 1 }
    const isDenied = last.isDenied !== /^(?:not|none|neither)/.test(open[1] ?? '')
    const any = /^(?:any|one|none|neither)/.test(open[1] ?? '') || /いずれ|どれ/.test(how?.[1] ?? '')
    const isAny = any && node.kind === 'group' && node.match === 'all' && open[1] !== undefined
    const meant: ConditionNode = isAny ? { ...node, match: 'any' } : node
    return { node: isDenied ? denied(meant) : meant, end: last.end }
  }

  const clauses = (from: number, to: number, depth: number): ConditionNode | undefined => {
    const items: JoinedItem[] = []
    let joint: JoinedItem['joint'] = 'plain'
    for (let at = from; at < to;) {
      let begun = skipSpace(text, at)
      for (let before = -1; before !== begun;) [before, begun] = [begun, skip(LEAD, text, begun)]
      if (begun >= to) break
      const read = groupAt(begun, to, depth) ?? leafAt(begun, to)
      let end = read?.end ?? begun
      if (read) items.push({ node: read.node, joint })
      end = skip(TAIL, text, end)
      if (end < to && (!read || !separates(text, end))) end = skipUnread(skipSpace(text, end), to)
      const separator = matchAt(SEPARATOR, text, end)
      const next = Math.min(to, end + (separator?.[0].length ?? 0))
      const word = separator?.[2] !== undefined ? 'or' : separator?.[1] !== undefined ? 'and' : 'plain'
      // What could not be read takes its joint with it only where it stood first.
      joint = read || items.length > 0 ? word : 'plain'
      at = next > at ? next : at + 1
    }
    return joinClauses(items, (options) => ask(sourceRange(folded, from, to), options))
  }

  const begun = skipSpace(text, 0)
  if (matchAt(EVERYONE, text.trimEnd(), begun)) return { conditions: empty('all'), unread, questions }
  if (matchAt(NOBODY, text.trimEnd(), begun))
    return { conditions: withIds({ ...empty('none'), children: [empty('any')] }), unread, questions }
  const node = clauses(0, text.length, 0)
  unread.sort((a, b) => a.from - b.from)
  return { conditions: withIds(node ?? empty('all')), unread, questions }
}

const empty = (match: ConditionGroup['match']): ConditionGroup => ({
  id: '',
  kind: 'group',
  match,
  children: [],
})

const separates = (text: string, at: number): boolean => {
  const match = matchAt(SEPARATOR, text, at)
  return at >= text.length || text.charAt(at) === ')' || (match !== null && /[^ ]/.test(match[0]))
}

/** Where parentheses close and quotes end, found in one pass. */
function pairsOf(text: string): { closing: Map<number, number>; quotes: Map<number, number> } {
  const closing = new Map<number, number>()
  const quotes = new Map<number, number>()
  const open: number[] = []
  const unclosed = new Set<string>()
  for (let at = 0; at < text.length; at += 1) {
    const letter = text.charAt(at)
    if (letter === '(') open.push(at)
    else if (letter === ')') {
      const begun = open.pop()
      if (begun !== undefined) closing.set(begun, at)
    } else if (letter !== "'" && !unclosed.has(letter)) {
      const quoted = /[“"「『]/.test(letter) ? quotedAt(text, at) : undefined
      if (quoted) {
        quotes.set(at, quoted.end)
        at = quoted.end - 1
      } else unclosed.add(letter)
    }
  }
  return { closing, quotes }
}

/** The tree with an id for each node; the outermost is a group. */
function withIds(node: ConditionNode): ConditionGroup {
  let count = 0
  const named = (one: ConditionNode): ConditionNode => {
    count += 1
    const id = `s${count}`
    return one.kind === 'group' ? { ...one, id, children: one.children.map(named) } : { ...one, id }
  }
  const root = node.kind === 'group' ? node : { ...empty('all'), children: [node] }
  return { ...root, id: 'root', children: root.children.map(named) }
}

import { safeHref, safeImageSrc } from '#lib/safe-url'
import type { Inline } from './markdown-nodes.ts'

/** How deep marks stand within marks, and how long an address is at most: what is beyond is text. */
const INLINE = { depth: 16, address: 2048 } as const

type Mark = 'strong' | 'em' | 'del' | 'link' | 'image'

/** A mark that has begun; without an end it is text. */
interface Open {
  mark: Mark | undefined
  /** As it was written. */
  written: string
  children: Inline[]
}

const ENTITIES = new Map([
  ['&amp;', '&'],
  ['&lt;', '<'],
  ['&gt;', '>'],
  ['&quot;', '"'],
  ['&#39;', "'"],
  ['&nbsp;', '\u00a0'],
])

// Each is tried at one place only and stops at the first letter that can't belong to it: the time stays linear.
const plain = /[^\\`*_~[\]!<&hH\n]+/y
const target =
  /\(\s*(?:<([^<>\n]{0,2048})>|((?:[^\s()<\\]|\\.|\((?:[^\s()\\]|\\.){0,512}\)){0,2048}))(?:\s+(?:"[^"]{0,512}"|'[^']{0,512}'))?\s*\)/y
const halfTarget = /\([^\s()]{0,2048}$/y
const angled = /<(https?:\/\/[^\s<>]{1,2048})>/iy
const bare = /https?:\/\/[^\s<>"'`|、。，．！？；：「」『』（）［］【】〈〉《》〔〕]+/iy
const entity = /&(?:amp|lt|gt|quot|nbsp|#39);/y
const run = /([*_~`])\1*/y
const space = /\s/u
const wordy = /[\p{L}\p{N}]/u

const at = (pattern: RegExp, text: string, place: number): RegExpExecArray | null => {
  pattern.lastIndex = place
  return pattern.exec(text)
}

/** Where runs of backticks stand, by their length. */
function backticks(text: string): Map<number, number[]> {
  const places = new Map<number, number[]>()
  for (const {
    0: { length },
    index,
  } of text.matchAll(/`+/g)) {
    const known = places.get(length)
    if (known) known.push(index)
    else places.set(length, [index])
  }
  // Read from the front and taken from the end.
  for (const list of places.values()) list.reverse()
  return places
}

/**
 * What is marked within a paragraph. Takes any text in linear time and never throws: what is not understood is text, HTML
 * too. `open`: more is being written, so a `**` or a link that has not ended yet is shown as what it will be.
 */
export function readInline(text: string, open = false): Inline[] {
  const opened: Open[] = [{ mark: undefined, written: '', children: [] }]
  const runs = backticks(text)
  let place = 0

  const top = () => opened.at(-1)?.children ?? []
  const say = (words: string, into = top()) => {
    const last = into.at(-1)
    if (last?.kind === 'text') into[into.length - 1] = { kind: 'text', text: last.text + words }
    else if (words !== '') into.push({ kind: 'text', text: words })
  }
  const begin = (mark: Mark, written: string) => {
    if (opened.length > INLINE.depth) say(written)
    else opened.push({ mark, written, children: [] })
  }
  const isOpen = (mark: Mark) => opened.some((one) => one.mark === mark)
  /** What the innermost such mark holds; marks within it that have not ended become text. */
  const end = (mark: Mark): Open | undefined => {
    const from = opened.findLastIndex((one) => one.mark === mark)
    const [first, ...rest] = from < 0 ? [] : opened.splice(from)
    for (const { written, children } of rest) {
      say(written, first?.children)
      for (const child of children) append(first?.children ?? [], child, say)
    }
    return first
  }
  const emphasis = (marks: readonly Mark[], written: string, closes: boolean, opens: boolean) => {
    if (closes && marks.every(isOpen)) {
      for (const mark of marks.toReversed()) {
        const children = end(mark)?.children
        if (children) top().push(marked(mark, children))
      }
    } else if (opens) {
      // The outer one remembers all that was written.
      marks.forEach((mark, nth) => begin(mark, nth === 0 ? written : ''))
    } else say(written)
  }

  while (place < text.length) {
    const words = at(plain, text, place)?.[0]
    if (words !== undefined) {
      say(words)
      place += words.length
      continue
    }
    const letter = text[place] ?? ''
    const next = text[place + 1]
    if (letter === '\\') {
      if (next === '\n') top().push({ kind: 'break' })
      else say(next !== undefined && /[!-/:-@[-`{-~]/.test(next) ? next : letter + (next ?? ''))
      place += 2
    } else if (letter === '\n') {
      // As in any chat, a line that was broken is broken: in Japanese no space may take its place.
      top().push({ kind: 'break' })
      place += 1
    } else if (letter === '`') {
      const length = at(run, text, place)?.[0].length ?? 1
      const list = runs.get(length) ?? []
      while ((list.at(-1) ?? text.length) <= place) list.pop()
      const close = list.at(-1)
      if (close === undefined) say('`'.repeat(length))
      else top().push({ kind: 'code', text: codeText(text.slice(place + length, close)) })
      place = (close ?? place) + length
    } else if (letter === '*' || letter === '_' || letter === '~') {
      const written = at(run, text, place)?.[0] ?? letter
      const [before, after] = [text[place - 1] ?? ' ', text[place + written.length] ?? ' ']
      const within = letter === '_' && wordy.test(before) && wordy.test(after)
      const marks = within ? undefined : marksOf(letter, written.length)
      if (marks) emphasis(marks, written, !space.test(before), !space.test(after))
      else say(written)
      place += written.length
    } else if (letter === '[' || (letter === '!' && next === '[')) {
      const written = letter === '[' ? '[' : '!['
      begin(written === '[' ? 'link' : 'image', written)
      place += written.length
    } else if (letter === ']') {
      place = bracket(place)
    } else if (letter === '<') {
      const [whole, address] = at(angled, text, place) ?? []
      if (whole === undefined || address === undefined) say('<')
      else top().push(linkTo(address))
      place += whole?.length ?? 1
    } else if (letter === '&') {
      const whole = at(entity, text, place)?.[0]
      say(whole === undefined ? '&' : (ENTITIES.get(whole) ?? whole))
      place += whole?.length ?? 1
    } else {
      const found = wordy.test(text[place - 1] ?? ' ') ? undefined : at(bare, text, place)?.[0]
      const address = found?.replace(/[.,;:!?*_~)\]]{1,64}$/, '')
      if (address === undefined || address.length > INLINE.address) say(found ?? letter)
      else top().push(linkTo(address))
      place += (address === undefined || address.length > INLINE.address ? found : address)?.length ?? 1
    }
  }

  /** The end of a link or of a picture, if it is one. */
  function bracket(from: number): number {
    const mark = opened.findLast((one) => one.mark === 'link' || one.mark === 'image')?.mark
    if (!mark) {
      say(']')
      return from + 1
    }
    const [whole, between, without] = at(target, text, from + 1) ?? []
    const half = whole === undefined && open ? at(halfTarget, text, from + 1)?.[0] : undefined
    const { written = '', children = [] } = end(mark) ?? {}
    if (whole === undefined && half === undefined) {
      say(written)
      for (const child of children) append(top(), child, say)
      say(']')
      return from + 1
    }
    const address = unescaped(between ?? without ?? '')
    if (mark === 'link')
      top().push({
        kind: 'link',
        href: half === undefined ? safeHref(address) : undefined,
        children: withoutLinks(children),
      })
    else
      top().push({
        kind: 'image',
        src: half === undefined ? safeImageSrc(address) : undefined,
        href: half === undefined ? safeHref(address) : undefined,
        alt: textOf(children),
      })
    return from + 1 + (whole ?? half ?? '').length
  }

  // What is being written in bold is bold from its first letter.
  if (open)
    while (opened.at(-1)?.mark === 'strong' && (opened.at(-1)?.children.length ?? 0) > 0) {
      const children = end('strong')?.children ?? []
      top().push(marked('strong', children))
    }
  const [all, ...unended] = opened
  const children = all?.children ?? []
  for (const one of unended) {
    say(one.written, children)
    for (const child of one.children) append(children, child, say)
  }
  return children
}

/** The words of what is marked. */
export const textOf = (nodes: readonly Inline[]): string =>
  nodes
    .map((node) => {
      if ('text' in node) return node.text
      if ('children' in node) return textOf(node.children)
      return node.kind === 'image' ? node.alt : '\n'
    })
    .join('')

const append = (into: Inline[], node: Inline, say: (words: string, into: Inline[]) => void) => {
  if (node.kind === 'text') say(node.text, into)
  else into.push(node)
}

function marksOf(letter: '*' | '_' | '~', length: number): readonly Mark[] | undefined {
  if (letter === '~') return length === 2 ? ['del'] : undefined
  return length === 1 ? ['em'] : length === 2 ? ['strong'] : length === 3 ? ['strong', 'em'] : undefined
}

const marked = (mark: Mark, children: readonly Inline[]): Inline =>
  mark === 'em' || mark === 'del' ? { kind: mark, children } : { kind: 'strong', children }

const linkTo = (address: string): Inline => ({
  kind: 'link',
  href: safeHref(address),
  children: [{ kind: 'text', text: address }],
})

/** A link can't stand within a link. */
const withoutLinks = (nodes: readonly Inline[]): readonly Inline[] =>
  nodes.flatMap((node): readonly Inline[] => {
    if (node.kind === 'link') return node.children
    return 'children' in node ? [{ ...node, children: withoutLinks(node.children) }] : [node]
  })

const unescaped = (text: string) => text.replaceAll(/\\([!-/:-@[-`{-~])/g, '$1').replaceAll('&amp;', '&')

/** One space around is there to keep backticks apart. */
const codeText = (text: string) => {
  const line = text.replaceAll('\n', ' ')
  return line.length > 2 && line.startsWith(' ') && line.endsWith(' ') && line.trim() !== ''
    ? line.slice(1, -1)
    : line
}

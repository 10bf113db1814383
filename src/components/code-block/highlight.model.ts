export const codeKinds = ['tag', 'attribute', 'string', 'comment', 'template'] as const
export type CodeKind = (typeof codeKinds)[number]

/** A stretch of the code, from and to (exclusive) in UTF-16 units. */
export interface CodeRange {
  kind: CodeKind
  from: number
  to: number
}

// A comment, a tag up to its first attribute, or what a template fills in.
const outside = /<!--[^]*?(?:-->|$)|<[!/]?[a-z][^\s<>/"'={]*|\{\{[^]*?(?:\}\}|$)|\{%[^]*?(?:%\}|$)/giy
const start = /[<{]/g
const inside = /[^\s"'<>/={}]+|"[^"]*"?|'[^']*'?|\/?>/giy

/** The parts of HTML that are drawn in colours of their own, in order. Never fails: what is no HTML is text. */
export function htmlRanges(code: string): CodeRange[] {
  const ranges: CodeRange[] = []
  const add = (kind: CodeKind, from: number, to: number) => ranges.push({ kind, from, to })
  let at = 0
  while (at < code.length) {
    start.lastIndex = at
    const next = start.exec(code)
    if (!next) break
    at = next.index
    outside.lastIndex = at
    const [found] = outside.exec(code) ?? []
    if (found === undefined) {
      at += 1
      continue
    }
    const isTag = found.startsWith('<') && !found.startsWith('<!--')
    add(isTag ? 'tag' : found.startsWith('<') ? 'comment' : 'template', at, at + found.length)
    at += found.length
    if (isTag) at = addAttributes(code, at, add)
  }
  return ranges
}

function addAttributes(
  code: string,
  from: number,
  add: (kind: CodeKind, from: number, to: number) => void,
): number {
  let at = from
  while (at < code.length) {
    inside.lastIndex = at
    const [found] = inside.exec(code) ?? []
    if (found === undefined) {
      if (code[at] === '<') return at
      at += 1
      continue
    }
    const end = at + found.length
    if (found.endsWith('>') && /^\/?>$/.test(found)) {
      add('tag', at, end)
      return end
    }
    add(/^["']/.test(found) || code[at - 1] === '=' ? 'string' : 'attribute', at, end)
    at = end
  }
  return at
}

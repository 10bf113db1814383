import { isSafeHref } from '#mail/document/href'
import { parseTemplate } from '#mail/liquid/parse'
import { tokensOf } from '#mail/liquid/tag'
import { htmlText } from '#mail/render/address'
import { literalText } from '#mail/render/template'
import { tokensOfHtml, type HtmlToken } from './tokens.ts'
import { isVoid, safeAttributes, tagsAllowed, tagsDropped } from './allowed.ts'

/** Characters that stand for Liquid tags while the HTML around them is read: no font or client knows them. */
const FIRST_MARK = 0xf0000
const isMark = (sign: string) => /[\u{f0000}-\u{ffffd}]/u.test(sign)

interface LiquidPiece {
  source: string
  kind: 'output' | 'open' | 'middle' | 'close'
}

/**
 * HTML of an author with nothing in it that runs, loads or breaks the layout around it: only known elements, attributes
 * and styles are written anew. Liquid of the subset stays; its outputs are always escaped, and its blocks can't end
 * elements that they did not begin. Anything else in braces becomes text.
 */
export function sanitizeHtml(html: string, output: 'template' | 'final' = 'template'): string {
  const pieces: LiquidPiece[] = []
  const marked = output === 'template' ? withMarks(html, pieces) : withoutMarks(html)
  const out: string[] = []
  const open: string[] = []
  const closeTo = (depth: number) => {
    while (open.length > depth) {
      const tag = open.pop()
      if (tag !== undefined && tag !== BLOCK) out.push(`</${tag}>`)
    }
  }
  const element = (token: Extract<HtmlToken, { kind: 'open' }>) => {
    const { name } = token
    if (
      !tagsAllowed.has(name) ||
      !fitsInto(
        name,
        open.findLast((one) => one !== BLOCK),
      )
    )
      return
    const implied = closesBefore(name, open)
    if (implied !== undefined) closeTo(implied)
    out.push(`<${name}${attributesHtml(token, pieces)}>`)
    if (!isVoid(name)) open.push(name)
  }
  let dropped: string | undefined
  for (const token of tokensOfHtml(marked)) {
    if (dropped !== undefined) {
      if (token.kind === 'close' && token.name === dropped) dropped = undefined
      continue
    }
    switch (token.kind) {
      case 'text':
        writeText(token.text, pieces, { out, open, closeTo })
        break
      case 'open':
        if (tagsDropped.has(token.name)) dropped = token.isSelfClosing ? undefined : token.name
        else element(token)
        break
      case 'close': {
        const depth = open.lastIndexOf(token.name)
        if (depth > open.lastIndexOf(BLOCK)) closeTo(depth)
      }
    }
  }
  closeTo(0)
  return out.join('')
}

/** A Liquid block among the open elements. */
const BLOCK = '{%'

interface Output {
  out: string[]
  open: string[]
  closeTo: (depth: number) => void
}

function writeText(text: string, pieces: readonly LiquidPiece[], { out, open, closeTo }: Output) {
  for (const part of text.split(/([\u{f0000}-\u{ffffd}])/u)) {
    const piece = pieceOf(part, pieces)
    if (!piece) {
      out.push(htmlText(part))
      continue
    }
    if (piece.kind === 'middle') closeTo(open.lastIndexOf(BLOCK) + 1)
    if (piece.kind === 'close') closeTo(open.lastIndexOf(BLOCK))
    out.push(piece.source)
    if (piece.kind === 'open') open.push(BLOCK)
  }
}

function pieceOf(part: string, pieces: readonly LiquidPiece[]): LiquidPiece | undefined {
  return isMark(part) ? pieces[(part.codePointAt(0) ?? 0) - FIRST_MARK] : undefined
}

const parentsOf: Readonly<Record<string, readonly string[]>> = {
  tr: ['table', 'tbody', 'thead', 'tfoot'],
  td: ['tr'],
  th: ['tr'],
  tbody: ['table'],
  thead: ['table'],
  tfoot: ['table'],
  li: ['ul', 'ol'],
}
const siblings: Readonly<Record<string, readonly string[]>> = {
  tr: ['tr', 'td', 'th'],
  td: ['td', 'th'],
  th: ['td', 'th'],
  li: ['li'],
  p: ['p'],
}

/** Parts of a table stay in a table of the author's. */
function fitsInto(name: string, parent: string | undefined): boolean {
  const parents = parentsOf[name]
  if (!parents) return true
  return parent !== undefined && (parents.includes(parent) || (siblings[name] ?? []).includes(parent))
}

/** How many elements stay open where one begins that ends its neighbour. */
function closesBefore(name: string, open: readonly string[]): number | undefined {
  const last = open.at(-1)
  if (last === undefined || !(siblings[name] ?? []).includes(last)) return undefined
  const isCellBeforeRow = name === 'tr' && last !== 'tr'
  return open.length - (isCellBeforeRow && open.at(-2) === 'tr' ? 2 : 1)
}

function attributesHtml(
  { name, attributes }: Extract<HtmlToken, { kind: 'open' }>,
  pieces: readonly LiquidPiece[],
): string {
  return safeAttributes(name, attributes)
    .map(([key, value]) => {
      const parts = value.split(/([\u{f0000}-\u{ffffd}])/u)
      const written = parts
        .map((part) => {
          const piece = pieceOf(part, pieces)
          if (!piece) return htmlText(part)
          return piece.kind === 'output' ? piece.source : ''
        })
        .join('')
      if (key !== 'href') return ` ${key}="${written}"`
      return ` href="${isSafeAddress(parts, pieces) ? written : '#'}"`
    })
    .join('')
}

function isSafeAddress(parts: readonly string[], pieces: readonly LiquidPiece[]): boolean {
  const address = parts.filter((part) => part !== '')
  const only = address.length === 1 ? pieceOf(address[0] ?? '', pieces) : undefined
  if (only)
    return /^\{\{ (unsubscribe_url|view_in_browser_url|preferences_url) \| escape \}\}$/.test(only.source)
  return isSafeHref({
    parts: address.map((part) => (isMark(part) ? { variable: ['x'], encode: true } : part)),
  })
}

const withoutMarks = (html: string) => html.replaceAll(/[\u{f0000}-\u{ffffd}]/gu, '')

/** The HTML with one character in place of each Liquid tag. A template that has problems has no tags: all of it is text. */
function withMarks(html: string, pieces: LiquidPiece[]): string {
  const clean = withoutMarks(html)
  if (!/\{[{%]/.test(clean) || parseTemplate(clean).problems.length > 0) return clean
  return clean.replaceAll(/\{\{[^]*?\}\}|\{%[^]*?%\}/g, (piece) => {
    const tokens = tokensOf(piece.slice(2, -2)) ?? []
    const inside = tokens
      .map(({ kind, value, isApart }, place) => {
        const text = kind === 'text' ? `'${literalText(value)}'` : value
        const isComparison = kind === 'sign' && /^[=!<>|]/.test(value)
        const wasComparison =
          tokens[place - 1]?.kind === 'sign' && /^[=!<>|]/.test(tokens[place - 1]?.value ?? '')
        return (place > 0 && (isApart || isComparison || wasComparison) ? ' ' : '') + text
      })
      .join('')
    const word = tokens[0]?.value ?? ''
    const isOutput = piece.startsWith('{{')
    pieces.push({
      source: isOutput
        ? `{{ ${inside}${inside.endsWith('| escape') ? '' : ' | escape'} }}`
        : `{% ${inside} %}`,
      kind: isOutput
        ? 'output'
        : word.startsWith('end')
          ? 'close'
          : word.startsWith('els')
            ? 'middle'
            : 'open',
    })
    return String.fromCodePoint(FIRST_MARK + pieces.length - 1)
  })
}

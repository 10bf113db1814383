import type { Condition, Template, TemplateNode, TemplateProblem, TemplateProblemCode } from './ast.ts'
import { TagReader, tokensOf } from './tag.ts'

/** Tags within tags. */
const DEEP = 20

type Frame =
  | { kind: 'root'; body: TemplateNode[] }
  | {
      kind: 'if'
      at: number
      branches: { condition: Condition; body: TemplateNode[] }[]
      otherwise: TemplateNode[]
      hasElse: boolean
      body: TemplateNode[]
    }
  | { kind: 'for'; at: number; node: Extract<TemplateNode, { kind: 'for' }>; body: TemplateNode[] }

export interface Parsed {
  template: Template
  problems: TemplateProblem[]
}

/**
 * Reads a template of the Liquid subset. Never throws: a piece that is none of the subset stays in the text as it is, and
 * is reported.
 */
export function parseTemplate(source: string): Parsed {
  const problems: TemplateProblem[] = []
  const root: Frame = { kind: 'root', body: [] }
  const frames: Frame[] = [root]
  const top = (): Frame => frames.at(-1) ?? root
  const put = (text: string) => {
    if (text !== '') top().body.push({ kind: 'text', text })
  }
  const refuse = (code: TemplateProblemCode, at: number, piece: string) => {
    problems.push({ code, at, piece: piece.slice(0, 200) })
    put(piece)
  }

  let at = 0
  while (at < source.length) {
    const start = nextTag(source, at)
    put(source.slice(at, start))
    if (start >= source.length) break
    const isOutput = source[start + 1] === '{'
    const end = source.indexOf(isOutput ? '}}' : '%}', start + 2)
    if (end === -1) {
      refuse('not_closed', start, source.slice(start))
      break
    }
    const piece = source.slice(start, end + 2)
    at = end + 2
    const inside = piece.slice(2, -2)
    const code = isOutput ? output(inside, start, top()) : tag(inside, start, frames)
    if (code) refuse(code, start, piece)
  }
  for (const frame of frames.slice(1))
    problems.push({
      code: 'unbalanced',
      at: frame.kind === 'root' ? 0 : frame.at,
      piece: `{% ${frame.kind} %}`,
    })
  return { template: { nodes: root.body }, problems }
}

function nextTag(source: string, from: number): number {
  for (let at = source.indexOf('{', from); at !== -1; at = source.indexOf('{', at + 1))
    if (source[at + 1] === '{' || source[at + 1] === '%') return at
  return source.length
}

function output(inside: string, at: number, frame: Frame): TemplateProblemCode | undefined {
  const tokens = tokensOf(inside)
  if (!tokens) return 'syntax'
  const reader = new TagReader(tokens)
  const value = reader.expression()
  if (!value) return 'syntax'
  const filters = reader.filters()
  if (!filters) return 'syntax'
  if ('unknown' in filters) return 'unknown_filter'
  frame.body.push({ kind: 'output', value, filters, at })
  return undefined
}

function tag(inside: string, at: number, frames: Frame[]): TemplateProblemCode | undefined {
  const tokens = tokensOf(inside)
  if (!tokens) return 'syntax'
  const reader = new TagReader(tokens)
  const name = reader.take('word')
  const top = frames.at(-1)
  switch (name) {
    case 'if': {
      const condition = reader.condition()
      if (!condition) return 'syntax'
      if (frames.length > DEEP) return 'too_deep'
      const body: TemplateNode[] = []
      frames.push({ kind: 'if', at, branches: [{ condition, body }], otherwise: [], hasElse: false, body })
      // Reaches its place when its end is read; until then it has none.
      return undefined
    }
    case 'elsif': {
      if (top?.kind !== 'if' || top.hasElse) return 'unbalanced'
      const condition = reader.condition()
      if (!condition) return 'syntax'
      top.body = []
      top.branches.push({ condition, body: top.body })
      return undefined
    }
    case 'else':
      if (top?.kind !== 'if' || top.hasElse) return 'unbalanced'
      if (!reader.isDone) return 'syntax'
      top.hasElse = true
      top.body = top.otherwise
      return undefined
    case 'endif': {
      if (top?.kind !== 'if') return 'unbalanced'
      if (!reader.isDone) return 'syntax'
      frames.pop()
      frames.at(-1)?.body.push({ kind: 'if', branches: top.branches, otherwise: top.otherwise })
      return undefined
    }
    case 'for': {
      const node = loop(reader)
      if (!node) return 'syntax'
      if (frames.length > DEEP) return 'too_deep'
      frames.push({ kind: 'for', at, node, body: node.body })
      return undefined
    }
    case 'endfor':
      if (top?.kind !== 'for') return 'unbalanced'
      if (!reader.isDone) return 'syntax'
      frames.pop()
      frames.at(-1)?.body.push(top.node)
      return undefined
    case undefined:
      return 'syntax'
    default:
      return 'unknown_tag'
  }
}

function loop(reader: TagReader): Extract<TemplateNode, { kind: 'for' }> | undefined {
  const name = reader.take('word')
  if (name === undefined || reader.take('word', 'in') === undefined) return undefined
  const list = reader.expression()
  if (!list) return undefined
  let limit: number | undefined
  if (!reader.isDone) {
    if (reader.take('word', 'limit') === undefined || reader.take('sign', ':') === undefined) return undefined
    limit = Number(reader.take('number') ?? Number.NaN)
    if (!Number.isInteger(limit) || limit < 0 || !reader.isDone) return undefined
  }
  return { kind: 'for', name, list, limit, body: [] }
}

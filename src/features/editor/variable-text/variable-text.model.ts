import type { Href, Inline, Mark } from '#mail/document'

/** What a text field shows for a line break. */
const BREAK = '↵'

/** Why a text with variables can't be read: braces without an end, or a name that no variable has. */
export type VariableTextProblem = 'unclosed' | 'badName'

/** One character with its look, a line break, or a variable. */
type Cell =
  | { kind: 'sign'; sign: string; marks: Mark[] | undefined }
  | { kind: 'break' }
  | { kind: 'variable'; path: string[]; was?: Extract<Inline, { type: 'variable' }> }

/** A variable as a text field shows it: `{{contact.name}}`. */
export const variableToken = (path: readonly string[]): string => `{{${path.join('.')}}}`

const keyOf = (cell: Cell): string => {
  if (cell.kind === 'sign') return cell.sign
  return cell.kind === 'break' ? BREAK : variableToken(cell.path)
}

const cellsOf = (content: readonly Inline[]): Cell[] =>
  content.flatMap((one): Cell[] => {
    if (one.type === 'break') return [{ kind: 'break' }]
    if (one.type === 'variable') return [{ kind: 'variable', path: one.path, was: one }]
    return Array.from(one.text, (sign) => ({ kind: 'sign', sign, marks: one.marks }))
  })

/** Inline content as one line of text, with variables in double braces. */
export const inlineText = (content: readonly Inline[]): string => cellsOf(content).map(keyOf).join('')

/** A link as text, with variables in double braces. */
export const hrefText = ({ parts }: Href): string =>
  parts.map((part) => (typeof part === 'string' ? part : variableToken(part.variable))).join('')

const NAME = /^[^'"\\{}[\]%<>&\p{Cc}]{1,64}$/u

/** The text in pieces: literal texts and the paths of variables. */
function piecesOf(text: string): (string | string[])[] | VariableTextProblem {
  const pieces: (string | string[])[] = []
  let at = 0
  while (at < text.length) {
    const open = text.indexOf('{{', at)
    if (open === -1) {
      pieces.push(text.slice(at))
      break
    }
    const close = text.indexOf('}}', open)
    if (close === -1) return 'unclosed'
    if (open > at) pieces.push(text.slice(at, open))
    const path = text
      .slice(open + 2, close)
      .split('.')
      .map((name) => name.trim())
    if (path.length > 6 || !path.every((name) => NAME.test(name))) return 'badName'
    pieces.push(path)
    at = close + 2
  }
  return pieces
}

/** The link that a text says. */
export function parseHref(text: string): Href | VariableTextProblem {
  const pieces = piecesOf(text)
  if (typeof pieces === 'string') return pieces
  return {
    parts: pieces.map((piece) =>
      typeof piece === 'string' ? piece : { variable: piece, encode: true as const },
    ),
  }
}

/**
 * The content with its text changed. What stays the same keeps its marks, fallbacks and formats; what is new looks like
 * the character before it. `fallbacks` are for variables that are new, by their token.
 */
export function withText(
  content: readonly Inline[],
  text: string,
  fallbacks: Readonly<Record<string, string>> = {},
): Inline[] | VariableTextProblem {
  const pieces = piecesOf(text)
  if (typeof pieces === 'string') return pieces
  const before = cellsOf(content)
  const after = pieces.flatMap((piece): Cell[] =>
    typeof piece === 'string'
      ? Array.from(piece, (sign): Cell =>
          sign === BREAK ? { kind: 'break' } : { kind: 'sign', sign, marks: undefined },
        )
      : [{ kind: 'variable', path: piece }],
  )
  const most = Math.min(before.length, after.length)
  const same = (one: Cell | undefined, other: Cell | undefined) =>
    one !== undefined && other !== undefined && keyOf(one) === keyOf(other)
  let head = 0
  while (head < most && same(before[head], after[head])) head += 1
  let tail = 0
  while (tail < most - head && same(before.at(-1 - tail), after.at(-1 - tail))) tail += 1
  const look = marksOf(before[head - 1] ?? before[head])
  const middle = after.slice(head, after.length - tail).map((cell): Cell => {
    if (cell.kind === 'sign') return { ...cell, marks: look }
    if (cell.kind === 'break') return cell
    const fallback = fallbacks[keyOf(cell)]
    return {
      ...cell,
      was: {
        type: 'variable',
        path: cell.path,
        ...(fallback !== undefined && { fallback }),
        ...(look && { marks: look }),
      },
    }
  })
  return inlinesOf([...before.slice(0, head), ...middle, ...before.slice(before.length - tail)])
}

/** A link does not go on by itself over what is typed behind it. */
function marksOf(cell: Cell | undefined): Mark[] | undefined {
  if (!cell || cell.kind === 'break') return undefined
  const marks = (cell.kind === 'sign' ? cell.marks : cell.was?.marks)?.filter(({ type }) => type !== 'link')
  return marks && marks.length > 0 ? marks : undefined
}

function inlinesOf(cells: readonly Cell[]): Inline[] {
  const content: Inline[] = []
  for (const cell of cells) {
    const last = content.at(-1)
    if (cell.kind === 'break') content.push({ type: 'break' })
    else if (cell.kind === 'variable') content.push(cell.was ?? { type: 'variable', path: cell.path })
    else if (last?.type === 'text' && JSON.stringify(last.marks) === JSON.stringify(cell.marks))
      content[content.length - 1] = { ...last, text: last.text + cell.sign }
    else content.push({ type: 'text', text: cell.sign, ...(cell.marks && { marks: cell.marks }) })
  }
  return content
}

/** The content with another fallback for each use of a variable; empty for none. */
export const withFallback = (
  content: readonly Inline[],
  path: readonly string[],
  fallback: string,
): Inline[] =>
  content.map((one) => {
    if (one.type !== 'variable' || variableToken(one.path) !== variableToken(path)) return one
    const { fallback: _, ...rest } = one
    return fallback === '' ? rest : { ...rest, fallback }
  })

/** The variables of a content, once each. */
export function variablesIn(content: readonly Inline[]): Extract<Inline, { type: 'variable' }>[] {
  const found = new Map<string, Extract<Inline, { type: 'variable' }>>()
  for (const one of content) if (one.type === 'variable') found.set(variableToken(one.path), one)
  return [...found.values()]
}

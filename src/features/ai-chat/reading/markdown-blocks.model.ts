import { readInline } from './markdown-inline.model.ts'
import type { Align, Block, Cell, ListItem } from './markdown-nodes.ts'

/** How deep lists and quotes stand within one another; what is deeper is text. */
const DEPTH = 8
/** A table has so many columns at most. */
const COLUMNS = 100

interface Reading {
  depth: number
  /** More is being written: the last line may not be whole. */
  open: boolean
}

const fenceStart = /^ {0,3}(`{3,}|~{3,})([^`]*)$/
const marker = /^( {0,3})([-*+]|\d{1,9}[.)])(?:( {1,4})(?! )| *$| +)/
const delimiters = /^ {0,3}[|:\- \t]+$/

/** The blocks of a text. Takes any text in linear time and never throws: what is not understood is a paragraph. */
export const readMarkdown = (text: string, open = false): Block[] =>
  readLines(text.replaceAll(/\r\n?/g, '\n').split('\n').map(indented()), { depth: 0, open })

/** Tabs before a line as spaces; those of code stay what they are. */
function indented(): (line: string) => string {
  let fence: ReturnType<typeof fenceOf>
  return (line) => {
    if (!fence) {
      fence = fenceOf(line.trimStart())
      return line.replace(/^[ \t]+/, (tabs) => tabs.replaceAll('\t', '    '))
    }
    if (closesFence(line.trimStart(), fence.sign, fence.length)) fence = undefined
    return line
  }
}

function readLines(lines: readonly string[], reading: Reading): Block[] {
  const blocks: Block[] = []
  for (let from = 0; from < lines.length;) {
    if (isBlank(lines[from])) {
      from += 1
      continue
    }
    const { block, next } = readBlock(lines, from, reading)
    blocks.push(block)
    from = next
  }
  return blocks
}

interface Read {
  block: Block
  /** The line after it. */
  next: number
}

function readBlock(lines: readonly string[], from: number, reading: Reading): Read {
  const line = lines[from] ?? ''
  const deeper = { ...reading, depth: reading.depth + 1 }
  const inline = (text: string, last: number) => readInline(text, reading.open && last >= lines.length)
  const fence = fenceStart.exec(line)
  if (fence) return readFence(lines, from, fence)
  const heading = /^ {0,3}(#{1,6})(?= |$)/.exec(line)
  if (heading) {
    const words = line.slice(heading[0].length).trim()
    const level = heading[1]?.length ?? 1
    return {
      block: { kind: 'heading', level, children: inline(withoutHashes(words), from + 1) },
      next: from + 1,
    }
  }
  if (isRule(line)) return { block: { kind: 'rule' }, next: from + 1 }
  if (reading.depth < DEPTH) {
    if (isQuote(line)) {
      let next = from
      while (isQuote(lines[next])) next += 1
      const within = lines.slice(from, next).map((one) => one.replace(/^ {0,3}> ?/, ''))
      const open = reading.open && next >= lines.length
      return { block: { kind: 'quote', children: readLines(within, { ...deeper, open }) }, next }
    }
    if (marker.test(line)) return readList(lines, from, deeper)
  }
  if (isTable(lines, from)) return readTable(lines, from, inline)
  let next = from + 1
  while (next < lines.length && !interrupts(lines, next, reading)) next += 1
  const words = lines.slice(from, next).map((one, nth) => (nth === 0 ? one.trimStart() : one.trim()))
  return { block: { kind: 'paragraph', children: inline(words.join('\n').trimEnd(), next) }, next }
}

const isBlank = (line: string | undefined) => line === undefined || line.trim() === ''
const isQuote = (line: string | undefined) => line !== undefined && /^ {0,3}>/.test(line)
const isRule = (line: string) =>
  !line.startsWith('    ') && /^(?:-{3,}|\*{3,}|_{3,})$/.test(line.replaceAll(' ', ''))
const indentOf = (line: string) => line.length - line.trimStart().length

/** Hashes may end a heading as they began it. */
function withoutHashes(words: string): string {
  let end = words.length
  while (words[end - 1] === '#') end -= 1
  return end === 0 || words[end - 1] === ' ' ? words.slice(0, end).trim() : words
}

/** What ends a paragraph that goes before it. */
function interrupts(lines: readonly string[], at: number, { depth }: Reading): boolean {
  const line = lines[at] ?? ''
  if (isBlank(line) || fenceStart.test(line) || /^ {0,3}#{1,6}(?: |$)/.test(line) || isRule(line)) return true
  if (depth < DEPTH) {
    if (isQuote(line)) return true
    const [, , sign] = marker.exec(line) ?? []
    // A year at the beginning of a line is no list.
    if (sign !== undefined && (sign.length === 1 || /^1[.)]$/.test(sign))) return true
  }
  return isTable(lines, at)
}

/** A fence that is not closed goes to the end: as it does while it is being written. */
function readFence(lines: readonly string[], from: number, fence: RegExpExecArray): Read {
  const [, fenceSigns = '', info = ''] = fence
  const sign = fenceSigns[0] ?? '`'
  const indent = indentOf(lines[from] ?? '')
  let end = from + 1
  while (end < lines.length && !closesFence(lines[end] ?? '', sign, fenceSigns.length)) end += 1
  const text = lines
    .slice(from + 1, end)
    .map((line) => line.slice(Math.min(indent, indentOf(line))))
    .join('\n')
  const [language = ''] = info.trim().split(/\s/, 1)
  return { block: { kind: 'code', language: language.slice(0, 40), text }, next: end + 1 }
}

export const closesFence = (line: string, sign: string, length: number): boolean => {
  const signs = line.trim()
  return indentOf(line) < 4 && signs.length >= length && signs === sign.repeat(signs.length)
}

/** The fence that a line begins, if it does. */
export function fenceOf(line: string): { sign: string; length: number } | undefined {
  const signs = fenceStart.exec(line)?.[1]
  return signs === undefined ? undefined : { sign: signs[0] ?? '`', length: signs.length }
}

/** Which list a line belongs to, if it begins an item: told by the sign before it. */
export const listOf = (line: string): string | undefined => marker.exec(line)?.[2]?.at(-1)

/** What an item of a list begins with. */
export const withoutMarker = (line: string): string => line.trimStart().replace(marker, '')

function readList(lines: readonly string[], from: number, deeper: Reading): Read {
  const kind = listOf(lines[from] ?? '')
  const start = Number.parseInt(marker.exec(lines[from] ?? '')?.[2] ?? '', 10)
  const items: string[][] = []
  let next = from
  // Where an item stands, and where its words begin.
  let outer = 0
  let inner = 0
  let blank = false
  for (; next < lines.length; next += 1) {
    const line = lines[next] ?? ''
    const indent = indentOf(line)
    const [whole = '', before = '', sign = '', gap] = marker.exec(line) ?? []
    if (isBlank(line)) {
      blank = true
      items.at(-1)?.push('')
    } else if (items.length > 0 && indent > outer && indent >= Math.min(inner, outer + 2)) {
      items.at(-1)?.push(line.slice(Math.min(indent, inner)))
      blank = false
    } else if (whole !== '' && sign.at(-1) === kind && !isRule(line)) {
      outer = before.length
      inner = outer + sign.length + (gap?.length ?? 1)
      items.push([line.slice(Math.min(inner, line.length))])
      blank = false
    } else if (blank || interrupts(lines, next, { ...deeper, depth: deeper.depth - 1 })) break
    else items.at(-1)?.push(line.trim())
  }
  const open = deeper.open && next >= lines.length
  const read = items.map((item, nth) => readItem(item, { ...deeper, open: open && nth === items.length - 1 }))
  return {
    block: { kind: 'list', start: Number.isNaN(start) ? undefined : start, items: read },
    next,
  }
}

function readItem([first = '', ...rest]: readonly string[], reading: Reading): ListItem {
  const task = /^\[([ xX])\] +/.exec(first)
  const words = task ? first.slice(task[0].length) : first
  return { done: task ? task[1] !== ' ' : undefined, children: readLines([words, ...rest], reading) }
}

function isTable(lines: readonly string[], at: number): boolean {
  const [head = '', below = ''] = lines.slice(at, at + 2)
  return (
    head.includes('|') &&
    below.includes('|') &&
    below.includes('-') &&
    delimiters.test(below) &&
    cellsOf(head).length === cellsOf(below).length &&
    cellsOf(head).length <= COLUMNS
  )
}

function readTable(
  lines: readonly string[],
  from: number,
  inline: (text: string, next: number) => Cell,
): Read {
  let next = from + 2
  while (next < lines.length && !isBlank(lines[next]) && lines[next]?.includes('|')) next += 1
  const head = cellsOf(lines[from] ?? '').map((cell) => inline(cell, 0))
  const align = cellsOf(lines[from + 1] ?? '').map(alignOf)
  const rows = lines.slice(from + 2, next).map((line, nth) => {
    const cells = cellsOf(line)
    return head.map((_, place) => inline(cells[place] ?? '', from + 3 + nth))
  })
  return { block: { kind: 'table', align, head, rows }, next }
}

function alignOf(sign: string): Align {
  const [left, right] = [sign.startsWith(':'), sign.endsWith(':')]
  return left && right ? 'center' : right ? 'end' : left ? 'start' : undefined
}

/** The cells of a row; a bar with a backslash before it is a letter. */
function cellsOf(line: string): string[] {
  const cells: string[] = []
  let cell = ''
  for (const piece of line.trim().split(/(\\?\|)/)) {
    if (piece === '|') {
      cells.push(cell.trim())
      cell = ''
    } else cell += piece === '\\|' ? '|' : piece
  }
  if (cell.trim() !== '') cells.push(cell.trim())
  return line.trim().startsWith('|') ? cells.slice(1) : cells
}

import type { Inline, RichBlock } from '#mail/document'
import { fitsText } from '#mail/document/rich'
import { inlineText, withText, type VariableTextProblem } from '#features/editor/variable-text'

/** One line of a text area: a paragraph, heading, quote or entry of a list. */
interface Line {
  kind: 'paragraph' | 'heading' | 'quote' | 'bullet' | 'number'
  level: 1 | 2 | 3
  align: 'left' | 'center' | 'right' | undefined
  content: readonly Inline[]
}

const plain: Line = { kind: 'paragraph', level: 1, align: undefined, content: [] }

const linesOf = (content: readonly RichBlock[]): Line[] =>
  content.flatMap((one): Line[] => {
    switch (one.type) {
      case 'paragraph':
        return [{ ...plain, align: one.align, content: one.content }]
      case 'heading':
        return [{ ...plain, kind: 'heading', level: one.level, align: one.align, content: one.content }]
      case 'quote':
        return [{ ...plain, kind: 'quote', content: one.content }]
      case 'list':
        return one.items.map((item) => ({
          ...plain,
          kind: one.ordered ? ('number' as const) : ('bullet' as const),
          content: item,
        }))
    }
  })

const prefixOf = ({ kind, level }: Line): string =>
  ({ paragraph: '', heading: `${'#'.repeat(level)} `, quote: '> ', bullet: '- ', number: '1. ' })[kind]

const written = (line: Line): string => prefixOf(line) + inlineText(line.content)

/** Rich text as lines: `#` for headings, `>` for quotes, `-` and `1.` for lists. */
export const richLines = (content: readonly RichBlock[]): string => linesOf(content).map(written).join('\n')

function readPrefix(text: string): Pick<Line, 'kind' | 'level'> & { body: string } {
  const [, hashes, heading] = /^(#{1,3}) (.*)$/.exec(text) ?? []
  if (hashes !== undefined && heading !== undefined)
    return { kind: 'heading', level: hashes.length === 1 ? 1 : hashes.length === 2 ? 2 : 3, body: heading }
  const [, sign, body] = /^(>|-|\d+\.) (.*)$/.exec(text) ?? []
  if (sign === undefined || body === undefined) return { kind: 'paragraph', level: 1, body: text }
  return { kind: sign === '>' ? 'quote' : sign === '-' ? 'bullet' : 'number', level: 1, body }
}

/**
 * The rich text with its lines changed, or why it can't be (EML-302). Lines that stay keep their look; blank lines are left
 * out.
 */
export function withLines(
  content: readonly RichBlock[],
  text: string,
): RichBlock[] | VariableTextProblem | 'tooLong' {
  const before = linesOf(content)
  const after = text.split('\n').filter((line) => line.trim() !== '')
  const most = Math.min(before.length, after.length)
  const isSame = (was: Line | undefined, now: string | undefined) => was !== undefined && written(was) === now
  let head = 0
  while (head < most && isSame(before[head], after[head])) head += 1
  let tail = 0
  while (tail < most - head && isSame(before.at(-1 - tail), after.at(-1 - tail))) tail += 1
  const lines: Line[] = before.slice(0, head)
  for (const [place, line] of after.slice(head, after.length - tail).entries()) {
    // Behind the last line that is replaced there is nothing to take the look from.
    const was = head + place < before.length - tail ? before[head + place] : undefined
    const { kind, level, body } = readPrefix(line)
    const words = withText(was?.content ?? [], body)
    if (typeof words === 'string') return words
    lines.push({ kind, level, align: was?.align, content: words })
  }
  const blocks = blocksOf([...lines, ...before.slice(before.length - tail)])
  return fitsText(blocks) ? blocks : 'tooLong'
}

function blocksOf(lines: readonly Line[]): RichBlock[] {
  const blocks: RichBlock[] = []
  for (const { kind, level, align, content } of lines) {
    const words = [...content]
    const last = blocks.at(-1)
    const ordered = kind === 'number'
    if (kind === 'paragraph') blocks.push({ type: 'paragraph', ...(align && { align }), content: words })
    else if (kind === 'heading')
      blocks.push({ type: 'heading', level, ...(align && { align }), content: words })
    else if (kind === 'quote') blocks.push({ type: 'quote', content: words })
    else if (last?.type === 'list' && last.ordered === ordered)
      blocks[blocks.length - 1] = { ...last, items: [...last.items, words] }
    else blocks.push({ type: 'list', ordered, items: [words] })
  }
  return blocks
}

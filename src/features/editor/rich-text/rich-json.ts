import { Fragment, Slice, type Mark as PmMark, type Node as PmNode } from 'prosemirror-model'
import * as valid from '#mail/document/rich'
import type { Inline, Mark, RichBlock } from '#mail/document'
import { withVariables } from '#mail/import/merge-tags'
import { richSchema } from './rich-schema.ts'

const { nodes, marks } = richSchema

function toMark(mark: Mark): PmMark {
  switch (mark.type) {
    case 'link':
      return richSchema.mark('link', { href: mark.href, title: mark.title ?? null })
    case 'color':
      return richSchema.mark('color', { color: mark.color })
    case 'size':
      return richSchema.mark('size', { px: mark.px })
    case 'bold':
    case 'italic':
    case 'underline':
    case 'strike':
      return richSchema.mark(mark.type)
  }
}

/** Of two marks of one kind the last counts, as in the mail, where it is the innermost. */
const toMarks = (own: readonly Mark[] = []): PmMark[] =>
  own.reduce<readonly PmMark[]>((set, mark) => toMark(mark).addToSet(set), []).slice()

const toInlines = (content: readonly Inline[]): Fragment =>
  Fragment.fromArray(
    content.flatMap((one): PmNode[] => {
      if (one.type === 'break') return [richSchema.node('break')]
      if (one.type === 'text') return one.text === '' ? [] : [richSchema.text(one.text, toMarks(one.marks))]
      const { path, fallback = null, format = null } = one
      return [nodes.variable.create({ path, fallback, format }, null, toMarks(one.marks))]
    }),
  )

/** What is pasted, with the tags in double braces in it made variables. */
export const withPastedVariables = (pasted: Slice): Slice =>
  new Slice(withVariablesIn(pasted.content), pasted.openStart, pasted.openEnd)

const withVariablesIn = (content: Fragment): Fragment =>
  Fragment.fromArray(
    content.content.flatMap((node): readonly PmNode[] =>
      node.isText
        ? toInlines(withVariables([textOf(node)])).content
        : node.isLeaf
          ? [node]
          : [node.copy(withVariablesIn(node.content))],
    ),
  )

/** The texts of a block as ProseMirror has them. Each attribute is written, so that equal texts are equal documents. */
export function toPm(content: readonly RichBlock[]): PmNode {
  const blocks = content.flatMap((one, place): PmNode[] => {
    switch (one.type) {
      case 'paragraph':
        return [nodes.paragraph.create({ align: one.align ?? null }, toInlines(one.content))]
      case 'heading':
        return [nodes.heading.create({ level: one.level, align: one.align ?? null }, toInlines(one.content))]
      case 'quote':
        return [nodes.quote.create(null, toInlines(one.content))]
      case 'list': {
        // A list without items leaves nothing in the document, so it parts none.
        const before = content
          .slice(0, place)
          .findLast((other) => other.type !== 'list' || other.items.length > 0)
        const follows = before?.type === 'list' && before.ordered === one.ordered
        return one.items.map((item, index) =>
          nodes.list_item.create({ ordered: one.ordered, starts: follows && index === 0 }, toInlines(item)),
        )
      }
    }
  })
  return nodes.doc.create(null, blocks.length > 0 ? blocks : [nodes.paragraph.create()])
}

function fromMark({ type, attrs }: PmMark): Mark[] {
  switch (type) {
    case marks.bold:
      return [{ type: 'bold' }]
    case marks.italic:
      return [{ type: 'italic' }]
    case marks.underline:
      return [{ type: 'underline' }]
    case marks.strike:
      return [{ type: 'strike' }]
    default:
      return valid.markOf({ ...attrs, type: type.name })
  }
}

function marksOf(node: PmNode): { marks?: Mark[] } {
  const own = node.marks.flatMap(fromMark)
  return own.length > 0 ? { marks: own } : {}
}

const textOf = (node: PmNode): Inline => ({ type: 'text', text: node.text ?? '', ...marksOf(node) })

function fromInlines(parent: PmNode): Inline[] {
  return parent.children.flatMap((node): Inline[] => {
    if (node.isText) return [textOf(node)]
    if (node.type === nodes.break) return [{ type: 'break' }]
    return valid.variableOf({ ...node.attrs, type: 'variable', ...marksOf(node) })
  })
}

/** The texts as the mail stores them. */
export function toDoc(doc: PmNode): RichBlock[] {
  const content: RichBlock[] = []
  for (const node of doc.children) {
    const inlines = fromInlines(node)
    const align = valid.alignOf(node.attrs['align'])
    const aligned = align === undefined ? {} : { align }
    switch (node.type) {
      case nodes.heading: {
        const { level } = node.attrs
        const known = level === 1 || level === 3 ? level : 2
        content.push({ type: 'heading', level: known, ...aligned, content: inlines })
        break
      }
      case nodes.quote:
        content.push({ type: 'quote', content: inlines })
        break
      case nodes.list_item: {
        const ordered = node.attrs['ordered'] === true
        const last = content.at(-1)
        if (last?.type === 'list' && last.ordered === ordered && node.attrs['starts'] !== true)
          last.items.push(inlines)
        else content.push({ type: 'list', ordered, items: [inlines] })
        break
      }
      default:
        content.push({ type: 'paragraph', ...aligned, content: inlines })
    }
  }
  return content
}

import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Inline, Mark, RichBlock } from '#mail/document'
import { documents } from '#mail/document/documents.fake'
import { blocksOf } from '#mail/document'
import { toDoc, toPm } from './rich-json.ts'

/** Texts of any shape that the schema allows, out of any documents. */
const contents = documents
  .map((document) =>
    [...blocksOf(document)].flatMap((block) => (block.type === 'text' ? [block.content] : [])),
  )
  .filter((all) => all.length > 0)
  .chain((all) => fc.constantFrom(...all))

const order: readonly Mark['type'][] = ['link', 'bold', 'italic', 'underline', 'strike', 'color', 'size']

/** The same texts as an editor writes them: neighbours with the same marks are one, nothing is empty. */
function canonical(content: readonly RichBlock[]): RichBlock[] {
  const inlines = (all: readonly Inline[]): Inline[] => {
    const out: Inline[] = []
    for (const one of all) {
      if (one.type === 'break') {
        out.push(one)
        continue
      }
      const { marks = [], ...rest } = one
      const sorted = marks.toSorted((a, b) => order.indexOf(a.type) - order.indexOf(b.type))
      const next: Inline = sorted.length > 0 ? { ...rest, marks: sorted } : rest
      const last = out.at(-1)
      if (next.type !== 'text') out.push(next)
      else if (next.text === '') continue
      else if (last?.type === 'text' && JSON.stringify(last.marks) === JSON.stringify(next.marks))
        last.text += next.text
      else out.push({ ...next })
    }
    return out
  }
  const blocks = content
    .map((one): RichBlock =>
      one.type === 'list'
        ? { ...one, items: one.items.map(inlines) }
        : { ...one, content: inlines(one.content) },
    )
    .filter((one) => one.type !== 'list' || one.items.length > 0)
  return blocks.length > 0 ? blocks : [{ type: 'paragraph', content: [] }]
}

const sortedKeys = (value: unknown): unknown =>
  JSON.parse(
    JSON.stringify(value, (_, inner: unknown) =>
      typeof inner === 'object' && inner !== null && !Array.isArray(inner)
        ? Object.fromEntries(Object.entries(inner).toSorted(([a], [b]) => (a < b ? -1 : 1)))
        : inner,
    ),
  )

test('texts come out of the editor as they went in', () => {
  fc.assert(
    fc.property(contents, (content) => {
      expect(sortedKeys(toDoc(toPm(content)))).toEqual(sortedKeys(canonical(content)))
    }),
    { numRuns: 300 },
  )
})

test('a list without items between two lists leaves them two', () => {
  const list = (items: Inline[][], ordered = true): RichBlock => ({ type: 'list', ordered, items })
  const [one, other] = [list([[{ type: 'text', text: 'a' }]]), list([[{ type: 'text', text: 'b' }]])]
  expect(toDoc(toPm([one, list([], false), list([]), other]))).toEqual([one, other])
})

test('and a second time through it changes nothing, so that no caret jumps', () => {
  fc.assert(
    fc.property(contents, (content) => {
      const once = toPm(content)
      expect(toPm(toDoc(once)).eq(once)).toBe(true)
    }),
  )
})

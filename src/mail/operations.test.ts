import fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { EmailDocument, encodeDocument } from '#mail/document'
import { apply, changedNodes, decodeOperation, isSameDocument, type Operation } from '#mail/operations'
import { documents } from './document/documents.fake.ts'
import { operations } from './operations/operations.fake.ts'

const textOf = (document: EmailDocument) => JSON.stringify(encodeDocument(document))

describe('any operation', () => {
  test('keeps the document valid, and its inverse restores it byte by byte', () => {
    fc.assert(
      fc.property(
        documents.chain((document) => fc.tuple(fc.constant(document), operations(document))),
        ([document, operation]) => {
          const before = textOf(document)
          const { document: after, inverse, problem } = apply(document, operation)
          expect(textOf(document)).toBe(before)
          expect(v.is(EmailDocument, after)).toBe(true)
          if (problem !== undefined) expect(after).toBe(document)
          const back = apply(after, inverse)
          expect(back.problem).toBeUndefined()
          expect(textOf(back.document)).toBe(before)
          expect(textOf(apply(back.document, back.inverse).document)).toBe(textOf(after))
          expect(decodeOperation(JSON.parse(JSON.stringify(inverse)))).toEqual(
            JSON.parse(JSON.stringify(inverse)),
          )
        },
      ),
      { numRuns: 400 },
    )
  })

  test('500 of them, then undo of all, then redo of all', () => {
    const [start] = fc.sample(documents, { numRuns: 1, seed: 7 })
    if (!start) throw new Error('no document')
    let document = start
    const inverses: Operation[] = []
    for (let step = 0; step < 500; step += 1) {
      const [operation] = fc.sample(operations(document), { numRuns: 1, seed: step })
      if (!operation) continue
      const next = apply(document, operation)
      document = next.document
      inverses.push(next.inverse)
    }
    const end = textOf(document)
    const redo: Operation[] = []
    for (const inverse of inverses.toReversed()) {
      const next = apply(document, inverse)
      document = next.document
      redo.push(next.inverse)
    }
    expect(textOf(document)).toBe(textOf(start))
    for (const again of redo.toReversed()) document = apply(document, again).document
    expect(textOf(document)).toBe(end)
  })
})

const spacer = (id: string) => ({ type: 'spacer' as const, id, height: 8 })
const [empty] = fc.sample(documents, { numRuns: 1, seed: 1 })
if (!empty) throw new Error('no document')
const base: EmailDocument = {
  ...empty,
  sections: [
    {
      type: 'section',
      id: 's1',
      gap: 0,
      stack: 'ltr',
      valign: 'top',
      columns: [
        { id: 'c1', width: 6, blocks: [spacer('b1'), spacer('b2'), spacer('b3')] },
        { id: 'c2', width: 6, blocks: [{ type: 'container', id: 'k1', blocks: [spacer('b4')] }] },
      ],
    },
  ],
}
const columnOf = (document: EmailDocument, place: number) =>
  document.sections[0]?.columns[place]?.blocks.map(({ id }) => id)

describe('one operation', () => {
  test('moves a block down in its own column: the index counts without it', () => {
    const { document } = apply(base, { type: 'move', id: 'b1', to: { parent: 'c1', index: 2 } })
    expect(columnOf(document, 0)).toEqual(['b2', 'b3', 'b1'])
    expect(changedNodes(base, document)).toEqual(['s1', 'c1'])
  })

  test('moves a block into another column and into a container, but no container into itself or another', () => {
    expect(
      columnOf(apply(base, { type: 'move', id: 'b1', to: { parent: 'c2', index: 0 } }).document, 1),
    ).toEqual(['b1', 'k1'])
    expect(apply(base, { type: 'move', id: 'b1', to: { parent: 'k1', index: 1 } }).problem).toBeUndefined()
    expect(apply(base, { type: 'move', id: 'k1', to: { parent: 'k1', index: 0 } }).problem).toBe(
      'wrong_place',
    )
    const outer = { type: 'container' as const, id: 'k2', blocks: [] }
    expect(apply(base, { type: 'insert', node: outer, at: { parent: 'k1', index: 0 } }).problem).toBe(
      'wrong_place',
    )
    expect(apply(base, { type: 'move', id: 's1', to: { parent: 'c1', index: 0 } }).problem).toBe(
      'wrong_place',
    )
  })

  test('wraps neighbours and unwraps them', () => {
    const container = { type: 'container' as const, id: 'k2', radius: 4, blocks: [] }
    const wrapped = apply(base, {
      type: 'wrap',
      ids: ['b2', 'b3'],
      at: { parent: 'c1', index: 1 },
      container,
    })
    expect(columnOf(wrapped.document, 0)).toEqual(['b1', 'k2'])
    expect(isSameDocument(apply(wrapped.document, wrapped.inverse).document, base)).toBe(true)
    const apart = { type: 'wrap' as const, ids: ['b1', 'b3'], at: { parent: 'c1', index: 0 }, container }
    expect(apply(base, apart).problem).toBe('wrong_place')
  })

  test('a batch does all or nothing', () => {
    const { document, problem } = apply(base, {
      type: 'batch',
      origin: 'ai',
      operations: [
        { type: 'remove', id: 'b1' },
        { type: 'remove', id: 'b1' },
      ],
    })
    expect(problem).toBe('no_such_node')
    expect(document).toBe(base)
  })

  test.each<[Operation, string]>([
    [{ type: 'insert', node: spacer('b1'), at: { parent: 'c1', index: 0 } }, 'duplicate_id'],
    [{ type: 'insert', node: spacer('new'), at: { parent: 'b1', index: 0 } }, 'no_such_node'],
    [{ type: 'insert', node: spacer('new'), at: { parent: 'c1', index: 9 } }, 'wrong_place'],
    [{ type: 'update', id: 'b1', set: { height: -1 } }, 'invalid'],
    [{ type: 'update', id: 'b1', set: { id: 'b9' } }, 'invalid'],
    [{ type: 'update', id: 'b1', set: {}, unset: ['height'] }, 'invalid'],
    [{ type: 'columns', id: 's1', columns: [{ id: 'c1', width: 6, blocks: [] }] }, 'invalid'],
    [{ type: 'settings', set: { width: 9000 } }, 'invalid'],
  ])('%j is refused: %s', (operation, problem) => {
    expect(apply(base, operation)).toMatchObject({ document: base, problem })
  })
})

test('what comes from outside is an operation or nothing', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (json) => {
      expect(decodeOperation(json)).toBeUndefined()
    }),
  )
  expect(decodeOperation({ type: 'remove', id: 'b1' })).toEqual({ type: 'remove', id: 'b1' })
  expect(
    decodeOperation({ type: 'insert', at: { parent: null, index: 0 }, node: { type: 'evil' } }),
  ).toBeUndefined()
})

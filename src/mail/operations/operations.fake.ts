import fc from 'fast-check'
import { newId, nodesOf, withNewIds, type EmailDocument } from '#mail/document'
import { leafBlocks } from '#mail/document/documents.fake'
import type { Operation } from '#mail/operations'

/** Operations about nodes that are there, and some about nodes that are not. */
export const operations = (document: EmailDocument): fc.Arbitrary<Operation> => {
  const ids = [...nodesOf(document.sections)].map(({ id }) => id)
  const id = fc.constantFrom('gone', ...ids)
  const place = fc.record({ parent: fc.option(id), index: fc.nat({ max: 3 }) })
  const sections = document.sections.map((section) => () => withNewIds(section))
  return fc.oneof(
    fc.tuple(leafBlocks, place).map(([block, at]): Operation => ({
      type: 'insert',
      node: { ...block, id: newId() },
      at,
    })),
    ...(sections.length > 0
      ? [
          fc.tuple(fc.constantFrom(...sections), fc.nat({ max: 3 })).map(([make, index]): Operation => ({
            type: 'insert',
            node: make(),
            at: { parent: null, index },
          })),
        ]
      : []),
    id.map((one): Operation => ({ type: 'remove', id: one })),
    fc.tuple(id, place).map(([one, to]): Operation => ({ type: 'move', id: one, to })),
    fc
      .tuple(
        id,
        fc.constantFrom<Record<string, unknown>[]>(
          { hideOn: 'mobile' },
          { locked: true, bg: { light: '#123456' } },
          { id: 'x' },
          { height: 'tall' },
          { height: 12 },
        ),
        fc.constantFrom<string[][]>([], ['padding'], ['hideOn', 'bg'], ['type']),
      )
      .map(([one, set, unset]): Operation => ({ type: 'update', id: one, set, unset })),
    id.map((one): Operation => ({
      type: 'columns',
      id: one,
      columns: [
        { id: newId(), width: 8, blocks: [] },
        { id: newId(), width: 4, blocks: [] },
      ],
    })),
    fc.tuple(id, place).map(([one, at]): Operation => ({
      type: 'wrap',
      ids: [one],
      at,
      container: { type: 'container', id: newId(), radius: 8, blocks: [] },
    })),
    id.map((one): Operation => ({ type: 'unwrap', id: one })),
    fc.constantFrom<Operation[]>(
      { type: 'settings', set: { width: 640 } },
      { type: 'settings', set: { width: 1 } },
      { type: 'settings', set: { title: '件名' }, unset: ['lang'] },
    ),
  )
}

import fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { blocksOf, EmailDocument, newId, nodesOf, type Block } from '#mail/document'
import { documents, leafBlocks } from '#mail/document/documents.fake'
import type { LeafBlock } from '#mail/document/leaf-blocks'
import { mailOf } from '#mail/document/mail-of.fake'
import { apply, isSameDocument, type Operation } from '#mail/operations'
import { merge, type MergeChoice } from './merge.ts'

const spacer = (id: string, height = 8): LeafBlock => ({ type: 'spacer', id, height })
function changed(document: EmailDocument, ...operations: Operation[]): EmailDocument {
  const { document: after, problem } = apply(document, { type: 'batch', operations })
  if (problem !== undefined) throw new Error(problem)
  return after
}
const columnsOf = ({ sections }: EmailDocument) =>
  sections.map(({ columns }) => columns.map(({ blocks }) => blocks.map(({ id }) => id)))
const height = (id: string, value: number): Operation => ({ type: 'update', id, set: { height: value } })
const base = mailOf([spacer('b1'), spacer('b2')], [spacer('b3')])

describe('what only one side changed is taken', () => {
  test('fields, order, new and removed blocks, columns and settings', () => {
    const mine = changed(
      base,
      height('b1', 20),
      { type: 'insert', node: spacer('new1'), at: { parent: 'c1', index: 1 } },
      { type: 'settings', set: { title: 'Mine' } },
    )
    const theirs = changed(
      base,
      { type: 'move', id: 'b2', to: { parent: 'c2', index: 0 } },
      { type: 'insert', node: spacer('new2'), at: { parent: 'c2', index: 2 } },
      { type: 'settings', set: { baseSize: 18 } },
      { type: 'update', id: 's1', set: { gap: 12 } },
    )
    const { document, conflicts } = merge(base, mine, theirs)
    expect(conflicts).toEqual([])
    expect(columnsOf(document)).toEqual([
      [
        ['b1', 'new1'],
        ['b2', 'b3', 'new2'],
      ],
    ])
    expect(document.settings).toMatchObject({ title: 'Mine', baseSize: 18 })
    expect(document.sections[0]).toMatchObject({
      gap: 12,
      columns: [{ blocks: [{ height: 20 }, {}] }, {}],
    })
  })

  test('a block that one moved and the other changed is moved and changed', () => {
    const mine = changed(base, height('b1', 20))
    const theirs = changed(base, { type: 'move', id: 'b1', to: { parent: 'c2', index: 1 } })
    expect(columnsOf(merge(base, mine, theirs).document)).toEqual([[['b2'], ['b3', 'b1']]])
    expect(merge(base, mine, theirs)).toMatchObject({
      conflicts: [],
      document: { sections: [{ columns: [{}, { blocks: [{}, { height: 20 }] }] }] },
    })
  })

  test('what one added to a column that the other took away goes to the last one that is left', () => {
    const mine = changed(base, { type: 'insert', node: spacer('new'), at: { parent: 'c2', index: 0 } })
    const theirs = changed(base, {
      type: 'columns',
      id: 's1',
      columns: [{ id: 'c1', width: 12, blocks: [spacer('b1'), spacer('b2'), spacer('b3')] }],
    })
    const { document, conflicts } = merge(base, mine, theirs)
    expect(conflicts).toEqual([])
    expect(columnsOf(document)).toEqual([[['b1', 'b2', 'b3', 'new']]])
  })

  test('blocks that did not change are those of mine', () => {
    const mine = changed(base, height('b1', 20))
    const theirs = changed(base, height('b3', 20))
    const before = mine.sections[0]?.columns[0]
    expect(merge(base, mine, theirs).document.sections[0]?.columns[0]).toBe(before)
  })
})

describe('what both changed is asked', () => {
  const mine = changed(base, height('b1', 20))
  const theirs = changed(base, height('b1', 30))
  const heights = (choice: MergeChoice) =>
    merge(base, mine, theirs, new Map([['b1', choice]])).document.sections[0]?.columns[0]?.blocks.map(
      (one) => one.type === 'spacer' && one.height,
    )

  test('mine, theirs or both', () => {
    expect(merge(base, mine, theirs).conflicts).toEqual([
      { id: 'b1', kind: 'changed', choices: ['mine', 'theirs', 'both'] },
    ])
    expect(heights('mine')).toEqual([20, 8])
    expect(heights('theirs')).toEqual([30, 8])
    expect(heights('both')).toEqual([20, 30, 8])
  })

  test('the same change on both sides is none', () => {
    expect(merge(base, mine, mine).conflicts).toEqual([])
  })

  test('removing what the other changed, also inside, is one question', () => {
    const without = changed(base, { type: 'remove', id: 's1' })
    const asked = merge(base, mine, without)
    expect(asked.conflicts).toEqual([{ id: 's1', kind: 'removed_by_theirs', choices: ['mine', 'theirs'] }])
    expect(columnsOf(asked.document)).toEqual([[['b1', 'b2'], ['b3']]])
    const gone = merge(base, mine, without, new Map([['s1', 'theirs']]))
    expect(gone.document.sections).toEqual([])
    expect(merge(base, without, mine).conflicts[0]?.kind).toBe('removed_by_mine')
    expect(merge(base, base, without)).toMatchObject({ conflicts: [], document: { sections: [] } })
  })

  test('one id may name a column here, and a block there whose own place is gone', () => {
    const container: Block = { type: 'container', id: 'c1', blocks: [spacer('b9')] }
    const other: EmailDocument = {
      ...base,
      sections: mailOf([container]).sections.map((section) => ({
        ...section,
        id: 'b1',
        columns: section.columns.map((column) => ({ ...column, id: 'c9' })),
      })),
    }
    const { document } = merge(mailOf(), mailOf([spacer('b1')]), other)
    expect(v.is(EmailDocument, document)).toBe(true)
    expect([...blocksOf(document)].map(({ type }) => type)).toEqual(
      expect.arrayContaining(['container', 'spacer']),
    )
  })

  test('a setting with two new values', () => {
    const one = changed(base, { type: 'settings', set: { title: 'One' } })
    const other = changed(base, { type: 'settings', set: { title: 'Other', radius: 2 } })
    expect(merge(base, one, other)).toMatchObject({
      conflicts: [{ id: 'settings' }],
      document: { settings: { title: 'One', radius: 2 } },
    })
    const theirSettings = merge(base, one, other, new Map([['settings', 'theirs']]))
    expect(theirSettings.document.settings.title).toBe('Other')
  })
})

/** A document after some operations, of which those that don't fit are left out. */
const edits = (document: EmailDocument): fc.Arbitrary<EmailDocument> => {
  const id = fc.constantFrom('gone', ...[...nodesOf(document.sections)].map((node) => node.id))
  const at = fc.record({ parent: fc.option(id), index: fc.nat({ max: 3 }) })
  const operation: fc.Arbitrary<Operation> = fc.oneof(
    fc
      .tuple(leafBlocks, at)
      .map(([block, to]): Operation => ({ type: 'insert', node: { ...block, id: newId() }, at: to })),
    id.map((one): Operation => ({ type: 'remove', id: one })),
    fc.tuple(id, at).map(([one, to]): Operation => ({ type: 'move', id: one, to })),
    fc
      .tuple(id, fc.constantFrom('mobile', 'desktop'))
      .map(([one, hideOn]): Operation => ({ type: 'update', id: one, set: { hideOn } })),
    id.map((one): Operation => ({ type: 'unwrap', id: one })),
    fc.string({ maxLength: 5 }).map((title): Operation => ({ type: 'settings', set: { title } })),
  )
  return fc
    .array(operation, { maxLength: 8 })
    .map((all) => all.reduce((now, one) => apply(now, one).document, document))
}
const versions = documents.chain((start) => fc.tuple(fc.constant(start), edits(start), edits(start)))
const choice = fc.constantFrom<MergeChoice[]>('mine', 'theirs', 'both')

describe('of any documents', () => {
  test('with one side unchanged it is the other', () => {
    fc.assert(
      fc.property(versions, ([start, edited]) => {
        const [mine, theirs] = [merge(start, edited, start), merge(start, start, edited)]
        expect(mine.conflicts).toEqual([])
        expect(theirs.conflicts).toEqual([])
        expect(isSameDocument(mine.document, edited)).toBe(true)
        expect(isSameDocument(theirs.document, edited)).toBe(true)
      }),
      { numRuns: 300 },
    )
  })

  test('it is valid whatever is chosen, and keeps what each side added', () => {
    fc.assert(
      fc.property(versions, choice, ([start, mine, theirs], answer) => {
        const { conflicts } = merge(start, mine, theirs)
        const { document } = merge(start, mine, theirs, new Map(conflicts.map(({ id }) => [id, answer])))
        expect(v.is(EmailDocument, document)).toBe(true)
        if (conflicts.length > 0) return
        const ids = new Set([...nodesOf(document.sections)].map(({ id }) => id))
        const known = new Set([...nodesOf(start.sections)].map(({ id }) => id))
        for (const node of [...nodesOf(mine.sections), ...nodesOf(theirs.sections)])
          if (!known.has(node.id)) expect(ids.has(node.id)).toBe(true)
      }),
      { numRuns: 300 },
    )
  })

  test('versions that have nothing in common are merged too', () => {
    fc.assert(
      fc.property(documents, documents, documents, (start, mine, theirs) => {
        expect(v.is(EmailDocument, merge(start, mine, theirs).document)).toBe(true)
      }),
    )
  })
})

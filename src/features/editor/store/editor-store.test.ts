import fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import { createFakeClock } from '#lib/clock.fake'
import { defaultSettings, newId, nodesOf, type EmailDocument } from '#mail/document'
import { documents, leafBlocks } from '#mail/document/documents.fake'
import { isSameDocument, type Operation } from '#mail/operations'
import { addLanguage, otherLanguage } from '#mail/twin'
import { createEditorStore, HISTORY } from './editor-store.ts'

const base: EmailDocument = {
  version: 1,
  settings: defaultSettings('en'),
  sections: [
    {
      type: 'section',
      id: 's1',
      gap: 0,
      stack: 'ltr',
      valign: 'top',
      columns: [
        {
          id: 'c1',
          width: 12,
          blocks: [
            { type: 'spacer', id: 'b1', height: 8 },
            { type: 'spacer', id: 'b2', height: 8 },
          ],
        },
      ],
    },
  ],
}
const height = (id: string, value: number): Operation => ({ type: 'update', id, set: { height: value } })

function storeWithClock(document = base, readOnly = false) {
  const clock = createFakeClock()
  return { clock, store: createEditorStore(document, { clock, readOnly }) }
}

describe('history', () => {
  test('changes with one key within 800 ms are one step', () => {
    const { clock, store } = storeWithClock()
    for (const value of [9, 10, 11]) {
      store.apply(height('b1', value), { coalesce: 'b1.height' })
      clock.advance(HISTORY.coalesceMs)
    }
    clock.advance(1)
    store.apply(height('b1', 12), { coalesce: 'b1.height' })
    store.undo()
    expect(store.getState().document.sections[0]?.columns[0]?.blocks[0]).toMatchObject({ height: 11 })
    store.undo()
    expect(store.getState().document).toBe(base)
    expect(store.getState().canUndo).toBe(false)
  })

  test('another key, an undo, or another text that is edited begin a new step', () => {
    const { store } = storeWithClock()
    store.apply(height('b1', 9), { coalesce: 'b1' })
    store.apply(height('b2', 9), { coalesce: 'b2' })
    store.undo()
    store.apply(height('b1', 10), { coalesce: 'b1' })
    store.edit('b1')
    store.apply(height('b1', 11), { coalesce: 'b1' })
    const heights: unknown[] = []
    while (store.getState().canUndo) {
      store.undo()
      const block = store.getState().document.sections[0]?.columns[0]?.blocks[0]
      heights.push(block?.type === 'spacer' && block.height)
    }
    expect(heights).toEqual([10, 9, 8])
  })

  test('undo and redo restore the document and the selection', () => {
    const { store } = storeWithClock()
    store.select(['b2'])
    store.apply({ type: 'remove', id: 'b2' }, { select: ['b1'] })
    const after = store.getState().document
    store.select([])
    store.undo()
    expect(store.getState()).toMatchObject({ document: base, selected: ['b2'], canRedo: true })
    store.redo()
    expect(store.getState()).toMatchObject({ document: after, selected: ['b1'], canRedo: false })
  })

  test('a new change drops what was undone', () => {
    const { store } = storeWithClock()
    store.apply(height('b1', 9))
    store.undo()
    store.apply(height('b1', 10))
    expect(store.getState().canRedo).toBe(false)
  })

  test('an AI batch is one step', () => {
    const { store } = storeWithClock()
    store.apply({ type: 'batch', origin: 'ai', operations: [height('b1', 20), height('b2', 20)] })
    store.undo()
    expect(store.getState()).toMatchObject({ document: base, canUndo: false })
  })

  test('an update to the same value is no step', () => {
    const { store } = storeWithClock()
    store.apply(height('b1', 8))
    expect(store.getState().canUndo).toBe(false)
  })

  test('500 random operations, undone and done again, give equal documents', () => {
    const [start] = fc.sample(documents, { numRuns: 1, seed: 7 })
    if (!start) throw new Error('no document')
    const { clock, store } = storeWithClock(start)
    const choose = <Value>(values: fc.Arbitrary<Value>, seed: number): Value => {
      const [value] = fc.sample(values, { numRuns: 1, seed })
      if (value === undefined) throw new Error('no value')
      return value
    }
    for (let step = 0; step < 500; step += 1) {
      const ids = [...nodesOf(store.getState().document.sections)].map(({ id }) => id)
      const id = fc.constantFrom('gone', ...ids)
      const at = fc.record({ parent: fc.option(id), index: fc.nat({ max: 3 }) })
      const operation: fc.Arbitrary<Operation> = fc.oneof(
        fc
          .tuple(leafBlocks, at)
          .map(([block, to]): Operation => ({ type: 'insert', node: { ...block, id: newId() }, at: to })),
        id.map((one): Operation => ({ type: 'remove', id: one })),
        fc.tuple(id, at).map(([one, to]): Operation => ({ type: 'move', id: one, to })),
        fc.tuple(id, fc.nat({ max: 40 })).map(([one, value]) => height(one, value)),
      )
      store.apply(choose(operation, step), step % 3 === 0 ? { coalesce: 'key' } : {})
      clock.advance(step % 2 === 0 ? 10 : 900)
    }
    const end = store.getState().document
    while (store.getState().canUndo) store.undo()
    expect(isSameDocument(store.getState().document, start)).toBe(true)
    while (store.getState().canRedo) store.redo()
    expect(isSameDocument(store.getState().document, end)).toBe(true)
    expect(isSameDocument(start, end)).toBe(false)
  })
})

test('a refused operation changes nothing and calls no listener', () => {
  const { store } = storeWithClock()
  const listener = vi.fn()
  store.subscribe(listener)
  const before = store.getState()
  expect(store.apply(height('gone', 9))).toBe('no_such_node')
  expect(store.apply(height('b1', -1), { select: ['b2'] })).toBe('invalid')
  expect(store.getState()).toBe(before)
  expect(listener).not.toHaveBeenCalled()
})

test('a read-only document can be looked at and not changed', () => {
  const { store } = storeWithClock(base, true)
  expect(store.apply(height('b1', 9))).toBe('read_only')
  store.edit('b1')
  store.select(['b1'])
  expect(store.getState()).toMatchObject({ document: base, editing: undefined, selected: ['b1'] })
})

test('the selection is in the order of the document, without what is gone', () => {
  const { store } = storeWithClock()
  store.select(['b2', 'gone', 'b1'])
  expect(store.getState().selected).toEqual(['b1', 'b2'])
  store.edit('b1')
  store.apply({ type: 'remove', id: 'b1' })
  expect(store.getState()).toMatchObject({ selected: [], editing: undefined })
})

test('a text is left when something else is selected or inserted', () => {
  const { store } = storeWithClock()
  store.edit('b1')
  store.apply(height('b2', 9))
  expect(store.getState()).toMatchObject({ selected: ['b1'], editing: 'b1' })
  store.select(['b2'])
  expect(store.getState()).toMatchObject({ selected: ['b2'], editing: undefined })
  store.edit('b1')
  store.apply(height('b2', 12), { select: ['b2'] })
  expect(store.getState()).toMatchObject({ selected: ['b2'], editing: undefined })
})

test('opening another document begins a fresh history', () => {
  const { store } = storeWithClock()
  store.apply(height('b1', 9), { select: ['b1'] })
  store.open(base)
  expect(store.getState()).toMatchObject({ document: base, selected: [], canUndo: false, canRedo: false })
})

test('showing the other language is no step, and undo shows the language of what it undoes', () => {
  const { store } = storeWithClock()
  store.apply(addLanguage('ja'))
  store.show(otherLanguage(store.getState().document))
  store.apply({ type: 'settings', set: { title: '春' } })
  store.show(otherLanguage(store.getState().document))
  store.edit('b1')
  expect(store.getState().document.settings).toMatchObject({ lang: 'en', title: '' })
  store.undo()
  expect(store.getState()).toMatchObject({
    document: { settings: { lang: 'ja', title: '' } },
    editing: undefined,
  })
  store.redo()
  expect(store.getState().document.settings).toMatchObject({ lang: 'ja', title: '春' })
  store.undo()
  store.undo()
  expect(store.getState().document).toBe(base)
})

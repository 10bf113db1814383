import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Block } from '#mail/document'
import { documents } from '#mail/document/documents.fake'
import { mailOf } from '#mail/document/mail-of.fake'
import { apply, type Operation } from '#mail/operations'
import { changesBetween } from './changes.ts'

const spacer = (id: string): Block => ({ type: 'spacer', id, height: 8 })
const base = mailOf([spacer('b1'), spacer('b2'), spacer('b3')])
const after = (...operations: Operation[]) =>
  changesBetween(base, apply(base, { type: 'batch', operations }).document).map((change) =>
    change.kind === 'settings' ? 'settings' : `${change.kind} ${change.id}`,
  )

test('says what was added, removed, changed and moved, each once', () => {
  expect(after()).toEqual([])
  expect(after({ type: 'update', id: 'b1', set: { height: 20 } })).toEqual(['changed b1'])
  expect(after({ type: 'move', id: 'b1', to: { parent: 'c1', index: 2 } })).toEqual(['moved b1'])
  expect(after({ type: 'remove', id: 's1' })).toEqual(['removed s1'])
  expect(
    after(
      { type: 'settings', set: { title: 'New' } },
      { type: 'insert', node: spacer('new'), at: { parent: 'c1', index: 0 } },
      { type: 'remove', id: 'b3' },
    ),
  ).toEqual(['settings', 'added new', 'removed b3'])
})

test('a block of another column is moved', () => {
  const wrap: Operation = {
    type: 'wrap',
    ids: ['b2'],
    at: { parent: 'c1', index: 1 },
    container: { type: 'container', id: 'k', blocks: [] },
  }
  expect(after(wrap)).toEqual(['added k', 'moved b2'])
})

test('a document does not differ from itself', () => {
  fc.assert(
    fc.property(documents, (document) => {
      expect(changesBetween(document, structuredClone(document))).toEqual([])
    }),
  )
})

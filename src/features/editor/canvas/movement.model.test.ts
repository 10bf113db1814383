import { describe, expect, test } from 'vitest'
import { defaultSettings, type Block, type EmailDocument } from '#mail/document'
import { apply } from '#mail/operations'
import {
  firstChildOf,
  insertionPlace,
  moveTarget,
  neighbourOf,
  parentOf,
  rangeOf,
  selectionAfterRemoval,
  type Direction,
} from './movement.model.ts'

const spacer = (id: string): Block => ({ type: 'spacer', id, height: 8 })
const section = (
  id: string,
  columns: [id: string, blocks: Block[]][],
): EmailDocument['sections'][number] => ({
  type: 'section',
  id,
  gap: 0,
  stack: 'ltr',
  valign: 'top',
  columns: columns.map(([column, blocks]) => ({ id: column, width: 12 / columns.length, blocks })),
})
const document: EmailDocument = {
  version: 1,
  settings: defaultSettings('en'),
  sections: [
    section('s1', [['c1', [spacer('a'), spacer('b')]]]),
    section('s2', [
      ['c2', [spacer('c'), { type: 'container', id: 'k', blocks: [{ type: 'spacer', id: 'd', height: 8 }] }]],
      ['c3', []],
    ]),
  ],
}

test('in a mail that is read from the right the next column is at the left', () => {
  const fromRight: EmailDocument = { ...document, settings: { ...document.settings, dir: 'rtl' } }
  expect(neighbourOf(fromRight, 'c', 'left')).toBe('c3')
  expect(neighbourOf(fromRight, 'c', 'right')).toBeUndefined()
  expect(neighbourOf(fromRight, 'c', 'up')).toBe('b')
  expect(moveTarget(fromRight, 'c', 'left')).toEqual({ parent: 'c3', index: 0 })
})

describe('arrows lead', () => {
  test.each<[string | undefined, Direction, string | undefined]>([
    [undefined, 'down', 's1'],
    [undefined, 'up', 's2'],
    ['s1', 'down', 's2'],
    ['s1', 'up', undefined],
    ['s1', 'right', undefined],
    ['a', 'down', 'b'],
    ['b', 'down', 'c'],
    ['c', 'up', 'b'],
    ['a', 'up', undefined],
    ['c', 'right', 'c3'],
    ['c3', 'left', 'c'],
    ['c3', 'up', 'b'],
    ['k', 'up', 'c'],
    ['d', 'up', 'c'],
    ['d', 'down', undefined],
    ['d', 'right', 'c3'],
  ])('from %s %s to %s', (from, direction, to) => {
    expect(neighbourOf(document, from, direction)).toBe(to)
  })
})

test.each([
  ['d', 'k'],
  ['k', 's2'],
  ['c3', 's2'],
  ['s2', undefined],
])('one level up from %s is %s', (id, parent) => expect(parentOf(document, id)).toBe(parent))

test.each([
  [undefined, 's1'],
  ['s2', 'c'],
  ['k', 'd'],
  ['c3', undefined],
  ['a', undefined],
])('one level down from %s is %s', (id, child) => expect(firstChildOf(document, id)).toBe(child))

test.each<[string, Direction, object | undefined]>([
  ['s1', 'down', { parent: null, index: 1 }],
  ['s2', 'down', undefined],
  ['a', 'down', { parent: 'c1', index: 1 }],
  ['b', 'down', { parent: 'c2', index: 0 }],
  ['c', 'up', { parent: 'c1', index: 2 }],
  ['c', 'right', { parent: 'c3', index: 0 }],
  ['k', 'left', undefined],
  ['d', 'up', { parent: 'c2', index: 1 }],
  ['d', 'down', { parent: 'c2', index: 2 }],
  ['c3', 'up', undefined],
])('%s moved %s goes to %j, and the operation takes it', (id, direction, to) => {
  const target = moveTarget(document, id, direction)
  expect(target).toEqual(to)
  if (target) expect(apply(document, { type: 'move', id, to: target }).problem).toBeUndefined()
})

test.each<[string | undefined, boolean, object]>([
  [undefined, false, { parent: 'c2', index: 2 }],
  [undefined, true, { parent: null, index: 2 }],
  ['a', false, { parent: 'c1', index: 1 }],
  ['a', true, { parent: null, index: 1 }],
  ['c3', false, { parent: 'c3', index: 0 }],
  ['s1', false, { parent: 'c1', index: 2 }],
  ['d', false, { parent: 'k', index: 1 }],
])('inserting at %s (a section: %s) goes to %j', (id, isSection, place) => {
  expect(insertionPlace(document, id, isSection)).toEqual(place)
})

test('what is inserted at nothing goes above the footer, with the line over it', () => {
  const footer: Block = { type: 'footer', id: 'f', content: [] }
  const ending = (...blocks: Block[]) => ({
    ...document,
    sections: [...document.sections.slice(0, 1), section('s9', [['c9', blocks]])],
  })
  const line: Block = { type: 'divider', id: 'l' }
  expect(insertionPlace(ending(line, footer), undefined, false)).toEqual({ parent: 'c9', index: 0 })
  expect(insertionPlace(ending(spacer('x'), footer), undefined, false)).toEqual({ parent: 'c9', index: 1 })
  expect(insertionPlace(ending(line, footer), undefined, true)).toEqual({ parent: null, index: 1 })
  expect(insertionPlace(ending(line, footer), 'f', false)).toEqual({ parent: 'c9', index: 2 })
})

test('what is inserted at the section or column of the footer goes above it', () => {
  const footer: Block = { type: 'footer', id: 'f', content: [] }
  const ending = {
    ...document,
    sections: [...document.sections.slice(0, 1), section('s9', [['c9', [spacer('x'), footer]]])],
  }
  expect(insertionPlace(ending, 's9', false)).toEqual({ parent: 'c9', index: 1 })
  expect(insertionPlace(ending, 'c9', false)).toEqual({ parent: 'c9', index: 1 })
  expect(insertionPlace(ending, 'x', false)).toEqual({ parent: 'c9', index: 1 })
})

test('after a removal the next sibling is selected, else the previous, else what is around', () => {
  expect(selectionAfterRemoval(document, ['a'])).toEqual(['b'])
  expect(selectionAfterRemoval(document, ['b'])).toEqual(['a'])
  expect(selectionAfterRemoval(document, ['a', 'b'])).toEqual(['c1'])
  expect(selectionAfterRemoval(document, ['s1', 's2'])).toEqual([])
})

test('a range stays among siblings', () => {
  expect(rangeOf(document, 'b', 'a')).toEqual(['a', 'b'])
  expect(rangeOf(document, 'a', 'c')).toEqual(['c'])
})

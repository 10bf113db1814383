import { expect, test } from 'vitest'
import type { ConditionGroup, ConditionNode } from '#lib/condition-tree'
import { isChanged, nameProblem, newDraft, SEGMENT, validPart } from './segment-draft.model.ts'

const leaf = (id: string, disabled?: boolean): ConditionNode => ({
  id,
  kind: 'engagement',
  op: 'gte',
  score: 3,
  ...(disabled && { disabled }),
})
const group = (id: string, ...children: ConditionNode[]): ConditionGroup => ({
  id,
  kind: 'group',
  match: 'all',
  children,
})
const wrong = (nodeId: string) => ({ code: 'value_missing' as const, nodeId })

test('what is wrong is left out, with the groups that held nothing else', () => {
  const root = group('r', leaf('a'), group('g', leaf('b')), group('empty'), leaf('off', true))
  expect(validPart(root, [wrong('b')])).toEqual({
    conditions: group('r', leaf('a'), group('empty')),
    leftOut: 1,
  })
  expect(validPart(root, [])).toEqual({
    conditions: group('r', leaf('a'), group('g', leaf('b')), group('empty')),
    leftOut: 0,
  })
  expect(validPart(group('r', leaf('a')), [wrong('a')])).toEqual({ conditions: group('r'), leftOut: 1 })
  expect(validPart(root, [wrong('r')]).conditions).toBeUndefined()
})

test('a name is there, short, and of this segment alone', () => {
  expect(nameProblem('  ', [])).toBe('empty')
  expect(nameProblem('x'.repeat(SEGMENT.nameMax + 1), [])).toBe('long')
  expect(nameProblem('Ｒegulars ', ['regulars'])).toBe('taken')
  expect(nameProblem('Regulars', ['Others'])).toBeUndefined()
})

test('a change is what would be stored otherwise', () => {
  const stored = newDraft(group('r', leaf('a')))
  expect(isChanged({ ...stored, name: '  ' }, stored)).toBe(false)
  expect(isChanged({ ...stored, conditions: group('r', leaf('a')) }, stored)).toBe(false)
  expect(isChanged({ ...stored, conditions: group('r', leaf('a', true)) }, stored)).toBe(true)
  expect(isChanged({ ...stored, color: 'blue' }, stored)).toBe(true)
})

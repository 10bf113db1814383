import { expect, test } from 'vitest'
import { bounceKind } from './bounce-kind.ts'

test('who has no mailbox is told from whose mailbox takes nothing now', () => {
  const hard = ['5.1.0', '5.1.1', '5.1.2', '5.1.3', '5.1.6', '5.1.10', '5.2.1', '5.4.4', '5.7.13']
  const soft = [
    '5.1.7',
    '5.1.8',
    '5.2.2',
    '5.3.4',
    '5.7.1',
    '5.7.133',
    '5.2.10',
    '5.4.40',
    '5.0.0',
    '4.1.1',
    '4.2.2',
    'x',
  ]
  expect(hard.map(bounceKind)).toEqual(hard.map(() => 'hard'))
  expect(soft.map(bounceKind)).toEqual(soft.map(() => 'soft'))
  expect(bounceKind(undefined)).toBe('soft')
})

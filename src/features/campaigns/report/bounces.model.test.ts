import { expect, test } from 'vitest'
import { noStats } from '#domain/campaigns/stats'
import { bounceLines, bounceReason } from './bounces.model.ts'

test('a code is said in words, and an unknown one by its subject', () => {
  expect(bounceReason('5.1.1')).toBe('noMailbox')
  expect(bounceReason('5.1.99')).toBe('badAddress')
  expect(bounceReason('4.4.7')).toBe('unreachable')
  expect(bounceReason('5.7.26')).toBe('blocked')
  expect(bounceReason('5.9.9')).toBe('other')
  expect(bounceReason('__proto__.constructor')).toBe('other')
  expect(bounceReason(undefined)).toBeUndefined()
})

test('bounces for good and for now are apart, the most frequent first', () => {
  const row = (key: string, stats: object) => ({
    group: 'bounce' as const,
    key,
    label: '',
    stats: { ...noStats(), ...stats },
  })
  const rows = [
    row('5.1.1', { hardBounces: 2 }),
    row('4.2.2', { softBounces: 4 }),
    row('5.1.2', { hardBounces: 9 }),
  ]
  expect(bounceLines(rows)).toEqual({
    hard: [
      { code: '5.1.2', reason: 'noDomain', count: 9 },
      { code: '5.1.1', reason: 'noMailbox', count: 2 },
    ],
    soft: [{ code: '4.2.2', reason: 'mailboxFull', count: 4 }],
  })
})

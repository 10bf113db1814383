import { expect, test } from 'vitest'
import { contactStatuses, reachOf } from './contact-status.ts'
import { contactStatusOf } from './contact-status-words.ts'

test.each([
  ['subscribed', 'subscribed'],
  [' Unsubscribed ', 'unsubscribed'],
  ['ＢＯＵＮＣＥＤ', 'bounced'],
  ['配信停止', 'unsubscribed'],
  ['ﾊﾞｳﾝｽ', 'bounced'],
  ['cleaned', 'bounced'],
  ['Opted out', 'unsubscribed'],
  ['lead', undefined],
  ['', undefined],
  ['constructor', undefined],
] as const)('the cell %j means %s', (cell, status) => expect(contactStatusOf(cell)).toBe(status))

test('mail reaches only who is subscribed, and who is asked to confirm in part', () => {
  expect(contactStatuses.filter((status) => reachOf(status) > 0)).toEqual(['subscribed', 'pending'])
})

import { expect, test } from 'vitest'
import type { Api } from '#api/core'
import { DAY, SECOND } from '#lib/duration'
import { learnServerTime, serverNow } from './server-time.ts'

const now = Date.parse('2026-01-15T00:00:00Z')
/** Of the API only the clock is asked. */
const apiAt = (time: number) => ({ clock: { now: () => time } }) as Api

test('a reader’s clock that is a day wrong is put right by the first answer to a write (CAM-104)', () => {
  for (const wrong of [-DAY, DAY]) {
    const api = apiAt(now + wrong)
    learnServerTime(api, new Date(now).toISOString())
    expect(serverNow(api)).toBe(now)
  }
})

test('before that it is never earlier than the last change, and what is no time teaches nothing', () => {
  const api = apiAt(now - DAY)
  learnServerTime(api, 'yesterday')
  expect(serverNow(api)).toBe(now - DAY)
  expect(serverNow(api, new Date(now - SECOND).toISOString())).toBe(now - SECOND)
})

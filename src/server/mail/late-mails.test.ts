import { expect, test } from 'vitest'
import { systemClock } from '#lib/clock'
import { patientClock } from '#server/testing/patient-clock'
import { createLateMails } from './late-mails.ts'

let now = 0
const { clock, fallSilent } = patientClock({
  clock: { ...systemClock, now: () => now },
  turn: (ms) => void (now += ms),
})

test('a failure is told to whoever waits, once the others are through', async () => {
  const late = createLateMails(clock, () => expect.fail('somebody waits'))
  const other = Promise.withResolvers<void>()
  let isOver = false
  const waited = late.waitFor([Promise.reject(new Error('no database')), other.promise])
  waited.catch(() => undefined).finally(() => (isOver = true))
  await new Promise((done) => setImmediate(done))
  expect(isOver).toBe(false)
  other.resolve()
  await expect(waited).rejects.toThrow('no database')
  expect(late.count()).toBe(0)
})

test('what nobody answers is left to itself, and its failure is told apart', async () => {
  const failures: unknown[] = []
  const late = createLateMails(clock, (error) => failures.push(error))
  const [silent, failing] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const waited = late.waitFor([Promise.resolve(), silent.promise, failing.promise])
  fallSilent()
  await waited
  expect(late.count()).toBe(2)
  failing.reject(new Error('no database'))
  silent.resolve()
  await late.settled()
  expect([failures, late.count()]).toEqual([[new Error('no database')], 0])
})

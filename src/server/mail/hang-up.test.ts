import { expect, test } from 'vitest'
import { orHangUp } from './hang-up.ts'

/** A clock with one timer, which the test ends. */
function oneTimer() {
  let timer: { work: () => void; ms: number } | undefined
  return {
    timer: () => timer,
    clock: {
      setTimeout(work: () => void, ms: number) {
        timer = { work, ms }
        return () => void (timer = undefined)
      },
    },
  }
}

test('a mail server that says nothing keeps a process for so long, and no longer', async () => {
  const { timer, clock } = oneTimer()
  const silent = Promise.withResolvers<void>()
  const ended = orHangUp({ hangUp: () => silent.resolve() }, { clock, within: 20_000 }, () => silent.promise)
  expect(timer()?.ms).toBe(20_000)
  timer()?.work()
  await ended
})

test('nobody is hung up on who answers in time', async () => {
  const { timer, clock } = oneTimer()
  const hangUp = () => expect.fail('it was answered')
  await orHangUp({ hangUp }, { clock, within: 20_000 }, async () => undefined)
  expect(timer()).toBeUndefined()
  await expect(
    orHangUp({ hangUp }, { clock, within: 20_000 }, () => Promise.reject(new Error('no database'))),
  ).rejects.toThrow('no database')
  expect(timer()).toBeUndefined()
})

import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { ApiError } from '#api/core'
import { createFakeClock } from '#lib/clock.fake'
import { BULK, startBulkRun, type BulkOutcome } from './bulk-run.model.ts'

type Answer = BulkOutcome<'already'> | 'refused' | 'offline-once'
const offline = () => new ApiError(0, 'offline', '', 'network')

/** Lets everything run that waits for nothing but promises. */
const settled = async () => {
  for (let turn = 0; turn < 50; turn += 1) await Promise.resolve()
}

const pagesOf = <Item>(items: readonly Item[], size: number) => {
  let place = 0
  return async () => {
    const page = items.slice(place, place + size)
    place += size
    return page.length === 0 ? undefined : page
  }
}

const answers = fc.constantFrom<Answer>('changed', 'already', 'refused', 'offline-once')

test('whatever is answered, every item is settled once, and never more at once than may be', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(answers, { maxLength: 60 }),
      fc.integer({ min: 1, max: 25 }),
      async (given, size) => {
        const items = given.map((answer, id) => ({ id, answer }))
        const lost = new Set<number>()
        let atOnce = 0
        let most = 0
        const run = startBulkRun<{ id: number; answer: Answer }, 'already'>({
          next: pagesOf(items, size),
          async apply({ id, answer }) {
            atOnce += 1
            most = Math.max(most, atOnce)
            await Promise.resolve()
            atOnce -= 1
            if (answer === 'refused') throw new ApiError(422, 'no')
            if (answer === 'offline-once' && !lost.has(id)) {
              lost.add(id)
              throw offline()
            }
            return answer === 'already' ? 'already' : 'changed'
          },
        })
        for (let turn = 0; turn <= items.length && run.state().status !== 'completed'; turn += 1) {
          await settled()
          run.resume()
        }
        await run.finished
        const { status, changed, skipped, failed } = run.state()
        const refused = items.filter(({ answer }) => answer === 'refused')
        const already = items.filter(({ answer }) => answer === 'already')
        expect(status).toBe('completed')
        expect(failed).toBe(refused.length)
        expect(skipped.get('already') ?? 0).toBe(already.length)
        expect(changed).toBe(items.length - refused.length - already.length)
        expect(new Set(run.failures().map(({ item }) => item.id))).toEqual(
          new Set(refused.map(({ id }) => id)),
        )
        expect(most).toBeLessThanOrEqual(BULK.atOnce)
      },
    ),
  )
})

test('paused it begins nothing, canceled it begins nothing more and counts what was under way', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 1, max: 40 }),
      fc.boolean(),
      fc.nat(5),
      async (count, cancels, after) => {
        const begun: (() => void)[] = []
        const run = startBulkRun<number, 'already'>({
          next: pagesOf(
            Array.from({ length: count }, (_, place) => place),
            7,
          ),
          apply: () => new Promise((resolve) => begun.push(() => resolve('changed'))),
        })
        await settled()
        for (let turn = 0; turn < after; turn += 1) {
          begun[turn]?.()
          await settled()
        }
        if (cancels) run.cancel()
        else run.pause()
        const before = begun.length
        for (const answer of begun) answer()
        await settled()
        expect(begun).toHaveLength(before)
        expect(run.state().changed).toBe(before)
        if (cancels) {
          await run.finished
          expect(run.state().status).toBe(before === count && after >= count ? 'completed' : 'canceled')
          return
        }
        run.resume()
        for (let place = 0; place < count; place += 1) {
          begun[place]?.()
          await settled()
        }
        await run.finished
        expect(run.state()).toMatchObject({ status: 'completed', changed: count })
      },
    ),
  )
})

test('a server that refuses everything pauses the run instead of failing a million', async () => {
  const run = startBulkRun<number, never>({
    next: pagesOf(
      Array.from({ length: 500 }, (_, place) => place),
      100,
    ),
    apply: () => Promise.reject(new ApiError(500, 'broken', 'tkt_1')),
  })
  await settled()
  await settled()
  expect(run.state()).toMatchObject({ status: 'paused', error: { ticketId: 'tkt_1' } })
  expect(run.state().failed).toBeLessThan(BULK.refusals + BULK.atOnce)
  run.cancel()
  await run.finished
})

const tooSoon = () => new ApiError(429, 'too soon', 'tkt_1')

test('what came too soon is tried again a second later, and is no failure', async () => {
  const clock = createFakeClock()
  const refused = new Set([2, 4])
  const run = startBulkRun<number, never>({
    clock,
    next: pagesOf([1, 2, 3, 4, 5], 5),
    async apply(item) {
      if (refused.delete(item)) throw tooSoon()
      return 'changed'
    },
  })
  await settled()
  expect(run.state()).toMatchObject({ status: 'running', changed: 3, failed: 0 })
  clock.advance(BULK.tooSoon)
  await run.finished
  expect(run.state()).toMatchObject({ status: 'completed', changed: 5, failed: 0 })
})

test('a server that always says too soon pauses the run, which goes on where it was', async () => {
  const clock = createFakeClock()
  let isOpen = false
  const run = startBulkRun<number, never>({
    clock,
    next: pagesOf([1, 2, 3], 3),
    async apply() {
      if (!isOpen) throw tooSoon()
      return 'changed'
    },
  })
  for (let turn = 0; turn < BULK.refusals && run.state().status === 'running'; turn += 1) {
    await settled()
    clock.advance(BULK.tooSoon)
  }
  await settled()
  expect(run.state()).toMatchObject({ status: 'paused', failed: 0, error: { code: 429 } })
  isOpen = true
  run.resume()
  for (let turn = 0; turn < 3 && run.state().status === 'running'; turn += 1) {
    await settled()
    clock.advance(BULK.tooSoon)
  }
  await run.finished
  expect(run.state()).toMatchObject({ status: 'completed', changed: 3, failed: 0 })
})

test('what could not be asked for is asked for again', async () => {
  let tries = 0
  const pages = pagesOf([1, 2, 3], 2)
  const run = startBulkRun<number, never>({
    async next() {
      tries += 1
      if (tries === 2) throw new ApiError(503, 'later')
      return pages()
    },
    apply: async () => 'changed',
  })
  await settled()
  expect(run.state()).toMatchObject({ status: 'paused', changed: 2 })
  run.resume()
  await run.finished
  expect(run.state()).toMatchObject({ status: 'completed', changed: 3 })
})

test('aborted it waits for nothing', async () => {
  const run = startBulkRun<number, never>({
    next: pagesOf([1], 1),
    apply: (_, signal) =>
      new Promise((_resolve, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason as Error))
      }),
  })
  await settled()
  run.abort()
  await run.finished
  expect(run.state()).toMatchObject({ status: 'canceled', changed: 0, failed: 0 })
})

test('the time of work counts, that of a pause does not', async () => {
  const clock = createFakeClock()
  const answers: (() => void)[] = []
  const run = startBulkRun<number, never>({
    clock,
    next: pagesOf([1, 2, 3], 3),
    apply: () => {
      const { promise, resolve } = Promise.withResolvers<'changed'>()
      answers.push(() => resolve('changed'))
      return promise
    },
  })
  await settled()
  clock.advance(1_000)
  answers[0]?.()
  await settled()
  expect(run.state().workedMs).toBe(1_000)
  run.pause()
  clock.advance(60_000)
  run.resume()
  clock.advance(500)
  answers[1]?.()
  answers[2]?.()
  await run.finished
  expect(run.state()).toMatchObject({ status: 'completed', changed: 3, workedMs: 1_500 })
})

test('the next items are asked for while these are worked on', async () => {
  const next = vi.fn<() => Promise<readonly number[] | undefined>>(pagesOf([1, 2], 1))
  const answers: (() => void)[] = []
  const run = startBulkRun<number, never>({
    next,
    apply: () => {
      const { promise, resolve } = Promise.withResolvers<'changed'>()
      answers.push(() => resolve('changed'))
      return promise
    },
  })
  await settled()
  expect(answers).toHaveLength(1)
  expect(next).toHaveBeenCalledTimes(2)
  answers[0]?.()
  await settled()
  answers[1]?.()
  await run.finished
  expect(run.state().changed).toBe(2)
})

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createRecordWrites } from './record-writes.ts'

/** A server that answers by hand and refuses a version that is not the newest. */
function server(version = 1) {
  const waiting: (() => void)[] = []
  const received: number[] = []
  const stored = { version }
  return {
    stored,
    received,
    send: async (given: number) => {
      received.push(given)
      const { promise, resolve } = Promise.withResolvers<void>()
      waiting.push(resolve)
      await promise
      if (given !== stored.version) throw new Error(`conflict: ${given} is not ${stored.version}`)
      stored.version += 1
      return { ...stored }
    },
    async answer() {
      await settled()
      waiting.shift()?.()
      await settled()
    },
  }
}

/** Lets the promises of the line settle. */
async function settled() {
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve()
}

test('the second of two quick writes waits for the first and carries the version of its answer', async () => {
  const { send, answer, received } = server()
  const writes = createRecordWrites()
  const both = [writes.run('a', 1, send), writes.run('a', 1, send)]
  await answer()
  expect(received).toEqual([1, 2])
  await answer()
  await expect(Promise.all(both)).resolves.toEqual([{ version: 2 }, { version: 3 }])
})

test('a write made from a row that has not been refetched carries the newest version of our own', async () => {
  const { send, answer, received } = server()
  const writes = createRecordWrites()
  void writes.run('a', 1, send)
  await answer()
  await answer()
  const later = writes.run('a', 1, send)
  await answer()
  await answer()
  await expect(later).resolves.toEqual({ version: 3 })
  expect(received).toEqual([1, 2])
})

test('a change by somebody else is a conflict, also for a write that was queued before it', async () => {
  const { send, answer, stored } = server()
  const writes = createRecordWrites()
  const first = writes.run('a', 1, send)
  const second = writes.run('a', 1, send)
  await answer()
  await first
  stored.version += 1
  await answer()
  await expect(second).rejects.toThrow('conflict: 2 is not 3')
})

test('a change by somebody else that we read in between does not make older edits pass', async () => {
  const { send, answer, stored } = server()
  const writes = createRecordWrites()
  const first = writes.run('a', 1, send)
  await answer()
  await answer()
  await first
  stored.version = 4
  const fromTheirs = writes.run('a', 4, send)
  await answer()
  await answer()
  await expect(fromTheirs).resolves.toEqual({ version: 5 })
  const old = writes.run('a', 1, send)
  await answer()
  await answer()
  await expect(old).rejects.toThrow('conflict: 1 is not 5')
})

test('a write that fails does not stop the next one', async () => {
  const writes = createRecordWrites()
  const failed = writes.run('a', 1, async () => {
    throw new Error('offline')
  })
  const next = writes.run('a', 1, async (version) => ({ version: version + 1 }))
  await expect(failed).rejects.toThrow('offline')
  await expect(next).resolves.toEqual({ version: 2 })
})

test('records do not wait for each other', async () => {
  const { send } = server()
  const writes = createRecordWrites()
  void writes.run('a', 1, send)
  await expect(writes.run('b', 7, async () => ({ version: 8 }))).resolves.toEqual({ version: 8 })
})

test('as long as nobody else writes, no write of ours is a conflict', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.nat(5), { minLength: 1, maxLength: 12 }), async (ages) => {
      const stored = { version: 100 }
      const writes = createRecordWrites()
      await writes.run('a', 100, async () => ({ version: (stored.version += 1) }))
      const answers = ages.map((age) =>
        // Each write is made from a version that we had at some time.
        writes.run('a', Math.max(100, stored.version - age), async (version) => {
          expect(version).toBe(stored.version)
          stored.version += 1
          return { ...stored }
        }),
      )
      await Promise.all(answers)
    }),
  )
})

import { expect, test } from 'vitest'
import * as v from 'valibot'
import { Id } from '#api/shapes'
import { systemClock } from '#lib/clock'
import { createNewId } from './new-id.ts'

test('ids are those of the contract, each another one; those of contacts are in the order of their moments', () => {
  let now = Date.UTC(2026, 0, 15)
  const newId = createNewId({ ...systemClock, now: () => now })
  const made = ['seg', 'con'].map((prefix) => {
    const ids: string[] = []
    for (let turn = 0; turn < 2000; turn += 1) {
      now += 1
      ids.push(newId(prefix))
    }
    expect(ids.every((id) => id.startsWith(`${prefix}_`) && v.is(Id, id))).toBe(true)
    expect(new Set(ids).size).toBe(ids.length)
    return ids
  })
  expect(made[1]?.toSorted()).toEqual(made[1])
  // Of one moment too.
  const ids = Array.from({ length: 5000 }, () => newId('con'))
  expect(new Set(ids).size).toBe(ids.length)
})

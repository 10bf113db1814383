import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Audience } from '#api/campaigns'
import { problemsOf } from '#lib/condition-tree'
import { HOUR } from '#lib/duration'
import { combinationsOf, PRESSURE, searchOf, type Send } from './pressure.ts'

const audience = (list: string, skipIfSentWithinHours?: number): Audience => ({
  mailingListIds: [list],
  segmentIds: ['seg_1', 'seg_2'],
  segmentMatch: 'all',
  excludeSegmentIds: ['seg_3'],
  ...(skipIfSentWithinHours !== undefined && { skipIfSentWithinHours }),
})
const send = (id: string, hours: number, more: Partial<Send> = {}): Send => ({
  id,
  at: hours * HOUR,
  isAhead: true,
  audience: audience(`lst_${id}`),
  ...more,
})
const keysOf = (...sends: Send[]) => combinationsOf(sends).combinations.map(({ key }) => key)

test('mails within 48 hours, those of the most first; further apart they are no combination', () => {
  expect(keysOf(send('b', 24), send('a', 0), send('c', 48), send('d', 97))).toEqual([
    'a b c',
    'a b',
    'a c',
    'b c',
  ])
  expect(keysOf(send('a', 0), send('b', 49))).toEqual([])
  expect(keysOf(send('a', 0))).toEqual([])
})

test('what went out already counts with what is ahead, and not by itself', () => {
  const gone = { isAhead: false }
  expect(keysOf(send('a', 0, gone), send('b', 5, gone), send('c', 9))).toEqual(['a b c', 'a c', 'b c'])
})

test('who is skipped because they got a mail shortly before gets no second one', () => {
  const careful = { audience: audience('lst_b', 24) }
  expect(keysOf(send('a', 0), send('b', 24, careful))).toEqual([])
  expect(keysOf(send('a', 0), send('b', 25, careful))).toEqual(['a b'])
})

test('however many there are, few are counted, and it says that there are more', () => {
  const most = PRESSURE.most.reduce((sum, [, one]) => sum + one, 0)
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 330 }), { maxLength: 100 }), (hours) => {
      const { combinations, isCut } = combinationsOf(hours.map((one, index) => send(`c${index}`, one)))
      expect(combinations.length).toBeLessThanOrEqual(most)
      for (const { sends } of combinations) {
        const [first, last] = [sends[0], sends.at(-1)]
        expect((last?.at ?? 0) - (first?.at ?? 0)).toBeLessThanOrEqual(PRESSURE.window)
      }
      expect(new Set(combinations.map(({ key }) => key)).size).toBe(combinations.length)
      if (combinations.length === most && hours.length > 10) expect(isCut).toBe(true)
    }),
    { numRuns: 200 },
  )
})

test('the search for those who get all of them has nothing that a backend would refuse', () => {
  const [first] = combinationsOf([send('a', 0), send('b', 1), send('c', 2)]).combinations
  if (!first) throw new Error('There is no combination.')
  const search = searchOf(first, () => true)
  const condition = search?.conditions
  if (!condition) throw new Error('There is no search.')
  expect(problemsOf(condition, { now: 0, timezone: 'UTC' })).toEqual([])
  expect(search.status).toEqual(['subscribed'])
  // Of an audience whose only list is gone nobody gets a mail.
  const gone = {
    ...first,
    sends: first.sends.map((one) => ({ ...one, audience: { ...one.audience, segmentIds: [] } })),
  }
  expect(searchOf(gone, (id) => id !== 'lst_b')).toBeUndefined()
  expect(searchOf(gone, () => true)).toBeDefined()
})

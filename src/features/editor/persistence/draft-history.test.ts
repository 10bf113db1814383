import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createFakeClock } from '#lib/clock.fake'
import { recordsInMemory } from '#lib/kept-records.fake'
import { emptyDocument, type EmailDocument } from '#mail/document'
import { createDraftHistory, DRAFT_HISTORY, thinned } from './draft-history.ts'

const titled = (title: string): EmailDocument => {
  const document = emptyDocument()
  return { ...document, settings: { ...document.settings, title } }
}

function begin() {
  const records = recordsInMemory()
  const clock = createFakeClock(Date.UTC(2026, 2, 1, 9))
  const history = createDraftHistory('ws', { records, clock })
  const titles = async () => (await history.list('d')).map(({ document }) => document.settings.title)
  return { records, clock, history, titles }
}

test('ten seconds of editing are one snapshot, and its last state is in it', async () => {
  const { clock, history, titles } = begin()
  await history.keep('d', titled('A'), { at: '2026-03-01T08:00:00.000Z', document: titled('') })
  clock.advance(5000)
  await history.keep('d', titled('AB'))
  expect(await titles()).toEqual(['', 'AB'])
  clock.advance(5000)
  await history.keep('d', titled('ABC'))
  expect(await titles()).toEqual(['', 'AB', 'ABC'])
  expect((await history.list('d')).map(({ at }) => at)).toEqual([
    '2026-03-01T08:00:00.000Z',
    '2026-03-01T09:00:05.000Z',
    '2026-03-01T09:00:10.000Z',
  ])
})

test('a snapshot that can not be read is left out', async () => {
  const { records, history, titles } = begin()
  await history.keep('d', titled('A'))
  await records.put('mail-history:ws:d:000000000000001:3', 'x{}')
  await records.put('mail-history:ws:d:000000000000002:3', { not: 'a text' })
  expect(await titles()).toEqual(['A'])
})

const keyOf = (at: number, size: number) => `mail-history:ws:d:${String(at).padStart(15, '0')}:${size}`

test('a long day leaves 60 snapshots: the first, the last, and more of what is recent', () => {
  let keys: string[] = []
  const minutes = 1000
  for (let minute = 0; minute < minutes; minute += 1) {
    keys.push(keyOf(minute * 60_000, 1000))
    const gone = new Set(thinned(keys, minute * 60_000))
    keys = keys.filter((key) => !gone.has(key))
  }
  const at = keys.map((key) => Number(key.split(':')[3]) / 60_000)
  expect(at).toHaveLength(DRAFT_HISTORY.snapshotsMax)
  expect(at[0]).toBe(0)
  expect(at.at(-1)).toBe(minutes - 1)
  const within = (from: number, to: number) => at.filter((one) => one >= from && one < to).length
  expect(within(900, 1000)).toBeGreaterThan(within(0, 500))
})

test('what is left is within the limits, and the newest is always left', () => {
  fc.assert(
    fc.property(fc.array(fc.nat({ max: 3_000_000 }), { minLength: 1, maxLength: 80 }), (sizes) => {
      const keys = sizes.map((size, place) => keyOf(place * 10_000, size))
      const gone = new Set(thinned(keys, sizes.length * 10_000))
      const left = sizes.filter((_, place) => !gone.has(keys[place] ?? ''))
      expect(gone.has(keys.at(-1) ?? '')).toBe(false)
      expect(left.length).toBeLessThanOrEqual(DRAFT_HISTORY.snapshotsMax)
      if (left.length > 1)
        expect(left.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(DRAFT_HISTORY.charactersMax)
    }),
  )
})

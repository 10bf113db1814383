import { expect, test } from 'vitest'
import { offsetWords, ownTimezone, timezoneWords } from '#lib/time-zones'

const january = Date.parse('2026-01-15')
const july = Date.parse('2026-07-15')

test('the own zone is that of the machine', () => {
  expect(ownTimezone()).toBe('Asia/Tokyo')
})

test.each([
  ['Asia/Tokyo', january, 'GMT+9'],
  ['America/New_York', january, 'GMT-5'],
  ['America/New_York', july, 'GMT-4'],
  ['Australia/Lord_Howe', july, 'GMT+10:30'],
])('%s at %i is %s', (timezone, time, words) => {
  expect(offsetWords(timezone, 'en', time)).toBe(words)
})

test('all zones are in the words of the language, UTC first, none twice', () => {
  const zones = timezoneWords('ja', january)
  expect(zones[0]?.timezone).toBe('UTC')
  expect(zones.length).toBeGreaterThan(300)
  expect(new Set(zones.map(({ timezone }) => timezone)).size).toBe(zones.length)
  expect(zones.find(({ timezone }) => timezone === 'Asia/Tokyo')).toEqual({
    timezone: 'Asia/Tokyo',
    name: expect.stringContaining('日本'),
    offset: 'GMT+9',
  })
  expect(timezoneWords('ja', january)).toBe(zones)
  expect(timezoneWords('en', january)).not.toBe(zones)
})

import { expect, test } from 'vitest'
import { dayOfYear } from '#lib/condition-values'
import { liesIn } from '#lib/condition-window'
import { DAY, MINUTE } from '#lib/duration'
import { dayAt } from '#lib/zoned-time'
import { momentsOn, wallsIn } from './condition-times.ts'

const changes = [
  ['America/New_York', Date.UTC(2026, 2, 8, 7)],
  ['America/New_York', Date.UTC(2026, 10, 1, 6)],
  ['Australia/Lord_Howe', Date.UTC(2025, 9, 4, 15, 30)],
  ['Australia/Lord_Howe', Date.UTC(2026, 3, 4, 15)],
  ['Europe/London', Date.UTC(2026, 2, 29, 1)],
  ['Asia/Tokyo', Date.UTC(2026, 2, 29, 1)],
  ['Pacific/Apia', Date.UTC(2011, 11, 30, 10)],
] as const

test.each(changes)(
  'wall times in %s around a change of its clocks are those of the lib',
  (timezone, change) => {
    for (const [before, after] of [
      [-45, 50],
      [0, 15],
      [-130, 1],
      [20, 4000],
    ] as const) {
      const [from, until] = [change + before * MINUTE, change + after * MINUTE]
      const span = {
        from,
        until,
        fromDay: dayAt(from, timezone) ?? 0,
        untilDay: (dayAt(until - 1, timezone) ?? 0) + 1,
      }
      const ranges = wallsIn(span, timezone)
      for (let wall = change - 2 * DAY; wall < change + 5 * DAY; wall += 5 * MINUTE) {
        const isIn = ranges.some(([first, end]) => wall >= first && wall < end)
        const text = new Date(wall).toISOString().slice(0, -1)
        if (isIn !== liesIn(text, span, timezone)) expect.fail(`${text} in ${timezone}: ${isIn}`)
      }
    }
  },
)

test.each(changes)('moments in %s on some days of the year are those of the lib', (timezone, change) => {
  const days = new Set([229, 228, 308, 329, 1101, 1231, 404])
  const ranges = momentsOn(days, timezone)
  for (let time = change - 2 * DAY; time < change + 30 * DAY; time += 15 * MINUTE) {
    const isIn = ranges.some(([first, end]) => time >= first && time < end)
    const expected = days.has(dayOfYear(new Date(time).toISOString(), timezone) ?? 0)
    if (isIn !== expected) expect.fail(`${new Date(time).toISOString()} in ${timezone}: ${isIn}`)
  }
})

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { groupByDay } from './timeline.model.ts'

const entries = fc.array(fc.record({ id: fc.uuid(), day: fc.constantFrom('mon', 'tue', 'wed') }))
const dayOf = ({ day }: { day: string }) => day

test('every entry stays, in its order, below the heading of its day; no two neighbours are the same day', () => {
  fc.assert(
    fc.property(entries, (all) => {
      const days = groupByDay(all, dayOf)
      expect(days.flatMap((day) => day.entries)).toEqual(all)
      for (const [index, day] of days.entries()) {
        expect(new Set(day.entries.map(dayOf))).toEqual(new Set([day.key]))
        expect(days[index + 1]?.key).not.toBe(day.key)
        expect(day.continued).toBe(false)
      }
    }),
  )
})

test('cut anywhere, the headings of both parts are those of the whole', () => {
  fc.assert(
    fc.property(entries, fc.nat(), (all, at) => {
      const cut = all.length === 0 ? 0 : at % (all.length + 1)
      const headings = (days: ReturnType<typeof groupByDay>) =>
        days.filter((day) => !day.continued).map((day) => day.key)
      const above = all[cut - 1]
      const parts = [
        ...headings(groupByDay(all.slice(0, cut), dayOf)),
        ...headings(groupByDay(all.slice(cut), dayOf, above && dayOf(above))),
      ]
      expect(parts).toEqual(headings(groupByDay(all, dayOf)))
    }),
  )
})

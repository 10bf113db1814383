import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { CampaignSummary } from '#api/campaigns'
import { noStats } from '#domain/campaigns/stats'
import { HOUR } from '#lib/duration'
import { barPath, courseOf, heatOf, linkFinder, sumOf } from './click-map.model.ts'

const START = Date.parse('2026-01-15T01:00:00.000Z')
const iso = (place: number) => new Date(START + place * HOUR).toISOString()
const row = (
  group: CampaignSummary['group'],
  label: string,
  stats: Partial<CampaignSummary['stats']>,
  place?: number,
): CampaignSummary => ({
  group,
  key: `${place} ${label}`,
  label,
  ...(place !== undefined && { at: iso(place) }),
  stats: { ...noStats(), ...stats },
})

test('people and programs are apart, and each hour has all that came until its end', () => {
  const hours = [0, 1, 2].map((place) => row('hour', '', { opens: 10 * (place + 1), botOpens: 1 }, place))
  const linkHours = [
    row('link_hour', 'https://a.example/', { clicks: 2, botClicks: 7 }, 0),
    row('link_hour', 'https://b.example/', { clicks: 1 }, 1),
    row('link_hour', 'https://a.example/', { clicks: 3 }, 2),
    row('link_hour', 'https://a.example/', { clicks: 99 }, 50),
  ]
  const course = courseOf(hours, linkHours, 'people')
  expect([0, 1, 2].map(course.opensUntil)).toEqual([10, 30, 60])
  expect(Object.fromEntries(course.heatUntil(1))).toEqual({
    'https://a.example/': 2,
    'https://b.example/': 1,
  })
  expect(sumOf(course.heatUntil(2))).toBe(6)
  const programs = courseOf(hours, linkHours, 'programs')
  expect(programs.opensUntil(2)).toBe(3)
  expect(sumOf(programs.heatUntil(0))).toBe(7)
  expect(heatOf([row('link', 'x', { clicks: 4, botClicks: 1 })], 'programs').get('x')).toBe(1)
})

test('the heat never falls', () => {
  const clicks = fc.array(fc.record({ place: fc.nat(9), link: fc.nat(3), count: fc.nat(50) }))
  fc.assert(
    fc.property(clicks, (all) => {
      const hours = Array.from({ length: 10 }, (_, place) => row('hour', '', {}, place))
      const linkHours = all.map(({ place, link, count }) =>
        row('link_hour', `l${link}`, { clicks: count }, place),
      )
      const { heatUntil } = courseOf(hours, linkHours, 'people')
      const sums = hours.map((_, place) => sumOf(heatUntil(place)))
      expect(sums).toEqual(sums.toSorted((a, b) => a - b))
      expect(sums.at(-1)).toBe(all.reduce((sum, { count }) => sum + count, 0))
    }),
  )
})

test('an address is the link it was before its variables became values', () => {
  const find = linkFinder([
    'https://a.example/',
    'https://a.example/%7B%7Bcontact.id%7D%7D/end',
    'https://a.example/shop?who={{contact.email}}',
  ])
  expect(find('https://a.example')).toBe('https://a.example/')
  expect(find('https://a.example/42/end')).toBe('https://a.example/%7B%7Bcontact.id%7D%7D/end')
  expect(find('https://a.example/shop?who=')).toBe('https://a.example/shop?who={{contact.email}}')
  expect(find('https://b.example/')).toBeUndefined()
  expect(find('javascript:alert(1)')).toBeUndefined()
  expect(linkFinder(['https://a.example/(x)?{{y}}'])('https://a.example/(x)?1')).toBeDefined()
})

test('bars are as high as their share of the highest', () => {
  expect(barPath([0, 5, 10], 0, 3)).toBe('M1 1v-0.5000h1V1zM2 1v-1.0000h1V1z')
  expect(barPath([0, 5, 10], 1, 2)).toBe('M1 1v-0.5000h1V1z')
})

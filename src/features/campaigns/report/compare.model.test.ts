import { expect, test } from 'vitest'
import type { CampaignStats } from '#api/campaigns'
import { noStats } from '#domain/campaigns/stats'
import { differenceOf, sharesUntil } from './compare.model.ts'

const stats = (change: Partial<CampaignStats>) => ({ ...noStats(), ...change })

test('rates differ by points, and not at all where there is nothing to compare', () => {
  const own = stats({ sent: 100, delivered: 100, uniqueOpens: 40 })
  const other = stats({ sent: 1000, delivered: 500, uniqueOpens: 150 })
  expect(differenceOf('delivered', own, other)).toBeCloseTo(0.5)
  expect(differenceOf('opens', own, other)).toBeCloseTo(0.1)
  expect(differenceOf('opens', own, stats({}))).toBeUndefined()
})

test('shares of sendings of any size are comparable hour by hour', () => {
  const hours = [4, 0, 6].map((uniqueOpens, hour) => ({
    at: `2026-01-15T0${hour}:00:00.000Z`,
    stats: stats({ uniqueOpens }),
  }))
  expect(sharesUntil(hours, stats({ delivered: 20 }), 'uniqueOpens')).toEqual([0.2, 0.2, 0.5])
  expect(sharesUntil(hours, stats({}), 'uniqueOpens')).toEqual([0, 0, 0])
})

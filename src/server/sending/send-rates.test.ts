import { afterAll, expect, test } from 'vitest'
import { domainGroups } from '#domain/campaigns/domain-groups'
import { DAY, HOUR, MINUTE } from '#lib/duration'
import { readServerConfig, WrongConfig } from '#server/config'
import { campaignWorld, recorder } from '#server/testing/test-campaign'
import { testDatabase } from '#server/testing/test-database'
import { grantFor, type RateSettings } from './send-rates.ts'

const PEOPLE = 120
const db = await testDatabase()
const world = await campaignWorld(db, PEOPLE)
const { one, server } = world
afterAll(world.stop)

const group = (name: string) => domainGroups.findIndex((each) => each.name === name)
const grant = async (rates: RateSettings, wanted: number, now: number, of = 'rest', domain = 'a.example') =>
  grantFor(db, one, rates, { domain, group: group(of), wanted, now })

test('all processes share what goes out in a minute, in all and to one group', async () => {
  const rates = { perMinute: { all: 600, gmail: 100 } }
  const counts = await Promise.all([1, 2, 3].map(async () => (await grant(rates, 40, 0)).count))
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(60)
  expect((await grant(rates, 40, 0, 'gmail')).count).toBe(0)
  // A tenth of a minute later as much again, and of what is given back more.
  const later = await grant(rates, 40, MINUTE / 10, 'gmail')
  expect(later.count).toBe(10)
  await later.giveBack(4)
  expect((await grant(rates, 40, MINUTE / 10, 'gmail')).count).toBe(4)
  // A clock that goes back takes nothing away.
  expect((await grant(rates, 40, 0)).count).toBe(40)
  expect((await grant({}, 500, 0)).count).toBe(500)
})

test('after the clock was put back by an hour, mails go out as before', async () => {
  const rates = { perMinute: { yahoo: 600 } }
  expect((await grant(rates, 100, HOUR, 'yahoo')).count).toBe(60)
  expect((await grant(rates, 100, 0, 'yahoo')).count).toBe(0)
  expect((await grant(rates, 100, MINUTE / 10, 'yahoo')).count).toBe(60)
})

test('a domain that is new sends more from day to day, by the days on which it sent', async () => {
  const rates = { ramp: true }
  const first = await grant(rates, 40, 0)
  expect([first.count, (await grant(rates, 40, 1)).count, (await grant(rates, 40, 2)).count]).toEqual([
    40, 10, 0,
  ])
  await first.giveBack(5)
  expect((await grant(rates, 40, 3)).count).toBe(5)
  expect((await grant(rates, 200, 0, 'rest', 'b.example')).count).toBe(50)
  expect((await grant(rates, 200, 9 * DAY)).count).toBe(100)
  expect((await grant(rates, 700, 10 * DAY)).count).toBe(500)
})

test('a campaign of a slow server goes out little by little, to everybody once', async () => {
  const id = await world.due()
  const { mails, transport } = recorder()
  const sender = world.sender(transport, { rates: { perMinute: { all: 300 } } })
  await world.run(sender)
  expect(mails).toHaveLength(30)
  for (const sent of [60, 90, 120]) {
    server.turn(MINUTE / 10)
    await world.run(sender)
    expect(mails).toHaveLength(sent)
  }
  await world.run(sender)
  expect(new Set(mails.map(({ to }) => to)).size).toBe(PEOPLE)
  expect((await world.campaign(id)).status).toBe('sent')
})

test('the settings are read, and a wrong one is a sentence', () => {
  expect(readServerConfig({ MAIL_RATES: 'all=6000, carrier=300', MAIL_RAMP: '1' }).rates).toEqual({
    perMinute: { all: 6000, carrier: 300 },
    ramp: true,
  })
  expect(readServerConfig({}).rates).toEqual({ perMinute: {}, ramp: false })
  for (const wrong of ['all', 'all=0', 'aol=5', 'all=-1', 'all=1;gmail=2'])
    expect(() => readServerConfig({ MAIL_RATES: wrong }), wrong).toThrow(WrongConfig)
})

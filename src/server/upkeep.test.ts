import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { Clock } from '#lib/clock'
import { addAccount } from './store/accounts.store.ts'
import { addSession } from './store/sessions.store.ts'
import { testDatabase } from './testing/test-database.ts'
import { startUpkeep } from './upkeep.ts'

const db = await testDatabase()
const NOW = Date.parse('2026-11-23T09:00:00.000Z')

test('at the start and every hour it makes months, drops old ones, and removes sessions that are over', async () => {
  await addAccount(db, {
    id: 'acc_1',
    email: 'a@example.jp',
    name: 'A',
    photo: null,
    isAdmin: false,
    createdAt: '2026-01-01T00:00:00.000Z',
  })
  const session = (id: string, expiresAt: string) =>
    addSession(db, {
      id,
      accountId: 'acc_1',
      refreshHash: Buffer.from(id),
      now: '2026-11-01T00:00:00.000Z',
      expiresAt,
    })
  await session('ses_over', '2026-11-23T08:59:59.000Z')
  await session('ses_soon', '2026-11-23T09:30:00.000Z')
  await session('ses_long', '2026-12-23T09:00:00.000Z')
  const sessions = async () =>
    (await db.selectFrom('sessions').select('id').orderBy('id').execute()).map(({ id }) => id)
  const months = async () =>
    (
      await sql<{ name: string }>`
        select relname as name from pg_class where relname ~ '^events_\\d{4}_\\d{2}$' and relkind = 'r' order by 1`.execute(
        db,
      )
    ).rows.map(({ name }) => name)

  let now = NOW
  const hours: (() => void)[] = []
  const clock: Clock = {
    now: () => now,
    setTimeout: () => () => undefined,
    setInterval(callback) {
      hours.push(callback)
      return () => void hours.splice(hours.indexOf(callback), 1)
    },
  }
  const failures: unknown[] = []
  const log = { info: () => undefined, error: (fields: unknown) => failures.push(fields) }
  const first = startUpkeep({ db, clock, log, keepMonths: 2 })
  await first.stop()
  expect(hours).toEqual([])
  expect(await sessions()).toEqual(['ses_long', 'ses_soon'])
  expect(await months()).toEqual(['events_2026_11', 'events_2026_12', 'events_2027_01', 'events_2027_02'])

  const later = startUpkeep({ db, clock, log, keepMonths: 2 })
  now = Date.parse('2027-02-01T00:00:00.000Z')
  for (const hour of hours) hour()
  await later.stop()
  expect(await sessions()).toEqual([])
  expect((await months())[0]).toBe('events_2026_12')
  expect((await months()).at(-1)).toBe('events_2027_05')
  expect(failures).toEqual([])
})

import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { Clock } from '#lib/clock'
import { EXPORT_KEPT } from '#domain/contacts/export-parts'
import { DAY } from '#lib/duration'
import { addChallenge, challengeAnswer } from '#server/store/acme.store'
import { addAccount } from '#server/store/accounts.store'
import { contactsOfExport, keepExport } from '#server/store/contact-exports.store'
import { addFailedJob, failedJobs } from '#server/store/failed-jobs.store'
import { answerOfChunk, keepAnswer } from '#server/store/import-chunks.store'
import { addVisit, openVisit } from '#server/store/visits.store'
import { addSession } from '#server/store/sessions.store'
import { testTenant } from '#server/testing/test-tenant'
import { testDatabase } from '#server/testing/test-database'
import { upkeepJob } from './upkeep.job.ts'
import { testPorts } from '#server/testing/test-ports'

const db = await testDatabase()
const NOW = Date.parse('2026-11-23T09:00:00.000Z')

test('it makes months, drops old ones, and removes sessions that are over and what failed long ago', async () => {
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
  for (const [ticketId, failedAt] of [
    ['tkt_old', '2026-10-01T00:00:00.000Z'],
    ['tkt_new', '2026-11-23T00:00:00.000Z'],
  ] as const)
    await addFailedJob(db, { ticketId, name: 'upkeep', data: {}, error: 'no', failedAt })
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
  const clock: Clock = {
    now: () => now,
    setTimeout: () => () => undefined,
    setInterval: () => () => undefined,
  }
  const log = { info: () => undefined, error: () => undefined }
  const run = () => upkeepJob.run({ db, clock, log, keepMonths: 2, ports: testPorts() }, null)
  await run()
  expect(await sessions()).toEqual(['ses_long', 'ses_soon'])
  expect(await months()).toEqual(['events_2026_11', 'events_2026_12', 'events_2027_01', 'events_2027_02'])
  expect((await failedJobs(db, 5)).map(({ ticketId }) => ticketId)).toEqual(['tkt_new'])

  now = Date.parse('2027-02-01T00:00:00.000Z')
  await run()
  expect(await sessions()).toEqual([])
  expect((await months())[0]).toBe('events_2026_12')
  expect((await months()).at(-1)).toBe('events_2027_05')
})

test('what is kept of an import, and visits, go once nobody needs them', async () => {
  const tenant = await testTenant(db, 'ws_upkeep')
  const at = (ago: number) => new Date(NOW - ago).toISOString()
  const result = (importId: string) => ({
    importId,
    results: [{ row: 0, email: 'a@example.jp', outcome: 'created' as const }],
  })
  await keepAnswer(db, tenant, { chunk: '0', now: at(2 * DAY + 1) }, result('imp_old'))
  await keepAnswer(db, tenant, { chunk: '0', now: at(2 * DAY) }, result('imp_new'))
  for (const [id, ago] of [
    ['tsn_old', DAY + 1],
    ['tsn_new', DAY],
  ] as const)
    await addVisit(db, tenant, { id, visitorId: 'vis_1' }, at(ago))
  await addChallenge(db, 'old', 'old.answer', at(DAY + 1))
  await addChallenge(db, 'new', 'new.answer', at(DAY))
  const [oldFile, newFile] = [Buffer.from('old'), Buffer.from('new')]
  await keepExport(db, tenant, { asked: oldFile, contacts: [1, 2], now: at(EXPORT_KEPT + 1) })
  await keepExport(db, tenant, { asked: newFile, contacts: [1, 2], now: at(EXPORT_KEPT) })
  const clock: Clock = {
    now: () => NOW,
    setTimeout: () => () => undefined,
    setInterval: () => () => undefined,
  }
  const log = { info: () => undefined, error: () => undefined }
  await upkeepJob.run({ db, clock, log, keepMonths: undefined, ports: testPorts() }, null)
  expect(await contactsOfExport(db, tenant, oldFile, { place: 0, count: 2 })).toEqual([])
  expect(await contactsOfExport(db, tenant, newFile, { place: 1, count: 2 })).toEqual([2])
  expect(await answerOfChunk(db, tenant, 'imp_old', '0')).toBeUndefined()
  expect(await answerOfChunk(db, tenant, 'imp_new', '0')).toBeDefined()
  expect(await openVisit(db, tenant, 'tsn_old')).toBeUndefined()
  expect(await openVisit(db, tenant, 'tsn_new')).toBeDefined()
  expect(await challengeAnswer(db, 'old')).toBeUndefined()
  expect(await challengeAnswer(db, 'new')).toBe('new.answer')
})

test('a task that fails does not keep the others from running, and the job fails', async () => {
  const other = await testDatabase()
  await sql`drop table sessions cascade`.execute(other)
  const clock: Clock = {
    now: () => NOW,
    setTimeout: () => () => undefined,
    setInterval: () => () => undefined,
  }
  const log = { info: () => undefined, error: () => undefined }
  await addFailedJob(other, {
    ticketId: 'tkt_old',
    name: 'upkeep',
    data: {},
    error: 'no',
    failedAt: '2026-10-01T00:00:00.000Z',
  })
  await expect(
    upkeepJob.run({ db: other, clock, log, keepMonths: undefined, ports: testPorts() }, {}),
  ).rejects.toThrow(/"sessions" does not exist/)
  expect(await failedJobs(other, 5)).toEqual([])
  await expect(
    upkeepJob.run(
      { db: other, clock, log, keepMonths: undefined, ports: testPorts() },
      { workspaceId: 'ws_1' },
    ),
  ).rejects.toThrow(/Invalid key/)
})

import { createServer } from 'node:net'
import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest'
import { SECOND } from '#lib/duration'
import { seedTwo, testServer } from '#server/testing/test-server'
import { testDatabase } from '#server/testing/test-database'
import { CALLS_PATIENCE, openDatabase, poolFigures } from './database.ts'
import { isDatabaseAway } from './database-error.ts'
import { NOTICE_LOST_CLIENT } from './lost-client.ts'
import { takeSeat } from './sender-seat.ts'

const db = await testDatabase()
const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(db)
/** The same database, as calls have it, with less patience. */
const impatient = openDatabase({
  connection: { ...inject('engine'), database: rows[0]?.name },
  connections: 2,
  patience: { connection: 300, lock: 200 },
})
afterAll(() => impatient.destroy())
const server = testServer(impatient)
let token = ''
beforeAll(async () => {
  await seedTwo(db)
  ;({ token } = await server.signIn('acc_owner'))
})
const call = (path: string, body?: unknown) =>
  server.ask(`/v1${path}`, {
    token,
    workspace: 'ws_one',
    ...(body !== undefined && { method: 'POST', body }),
  })
const named = async (name: string) =>
  db.selectFrom('mailing_lists').where('name', '=', name).select('id').execute()

test('a call that waits for what others hold says so while somebody still waits for it, and did nothing', async () => {
  await db.transaction().execute(async (holding) => {
    await sql`lock table mailing_lists in access exclusive mode`.execute(holding)
    // More than there are connections: those who get none are answered too.
    const answers = await Promise.all(
      [1, 2, 3, 4, 5, 6].map(() => call('/mailing_lists', { name: 'Held up' })),
    )
    for (const { status, headers } of answers)
      expect([status, headers.get('retry-after')]).toEqual([503, '10'])
    // Who needs nothing of it is answered as ever.
    expect((await call('/internal/self_account')).status).toBe(200)
  })
  expect(await named('Held up')).toEqual([])
  expect((await call('/mailing_lists', { name: 'Free again' })).status).toBe(200)
  expect(await named('Free again')).toHaveLength(1)
  expect(poolFigures(impatient)).toMatchObject({ waiting: 0, most: 2 })
})

test('a server that takes connections and says nothing is one that is away', async () => {
  const silent = createServer(() => undefined)
  await new Promise<void>((done) => silent.listen(0, '127.0.0.1', done))
  const address = silent.address()
  const away = openDatabase({
    connection: { host: '127.0.0.1', port: typeof address === 'object' ? (address?.port ?? 0) : 0 },
    patience: { connection: 200, lock: 200 },
  })
  const error: unknown = await sql`select 1`.execute(away).catch((reason: unknown) => reason)
  expect(isDatabaseAway(error)).toBe(true)
  await away.destroy()
  silent.close()
})

test('so is one that ended in the middle of a transaction, whatever is asked for then', async () => {
  const error: unknown = await impatient
    .transaction()
    .execute(async (inside) => {
      const { rows: own } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(inside)
      await sql`select pg_terminate_backend(${own[0]?.pid})`.execute(db)
      await expect(sql`select 1`.execute(inside)).rejects.toSatisfy(isDatabaseAway)
      await sql`select 1`.execute(inside)
    })
    .catch((reason: unknown) => reason)
  expect(error).toBeInstanceOf(Error)
  expect(isDatabaseAway(error)).toBe(true)
})

test('a connection that can’t be prepared when it is taken is given back, and the next one is another', async () => {
  let statements = 'select * from what_is_not_there'
  const one = openDatabase({
    connection: { ...inject('engine'), database: rows[0]?.name },
    connections: 1,
    onTake: () => statements,
  })
  const ask = () => sql`select 1`.execute(one)
  await expect(ask()).rejects.toThrow('does not exist')
  await expect(ask()).rejects.toThrow('does not exist')
  statements = 'select 1'
  await ask()
  expect(poolFigures(one)).toEqual({ total: 1, idle: 1, waiting: 0, most: 1 })
  await one.destroy()
})

test('the server notices a client that is gone, also of the connection that holds a seat', async () => {
  const settings = [
    'idle_in_transaction_session_timeout',
    'tcp_keepalives_count',
    'tcp_keepalives_idle',
    'tcp_keepalives_interval',
  ]
  const { rows: set } = await sql`
    select name from pg_settings where name = any(${settings}) and source = 'session' order by name`.execute(
    impatient,
  )
  expect(set).toEqual(settings.map((name) => ({ name })))

  const query = vi.spyOn(pg.Client.prototype, 'query')
  const seat = await takeSeat({ ...inject('engine'), database: rows[0]?.name })
  expect(query).toHaveBeenCalledWith(NOTICE_LOST_CLIENT)
  query.mockRestore()
  await seat.release()
})

test('what others wait for, and what is only looked up, has no such end', async () => {
  const lockTimeout = async (one: typeof db) =>
    (await sql<{ lock_timeout: string }>`show lock_timeout`.execute(one)).rows[0]
  expect(await lockTimeout(db)).toEqual({ lock_timeout: '0' })
  expect(await lockTimeout(impatient)).toEqual({ lock_timeout: '200ms' })
})

test('calls wait for less time than the app waits for their answer', () => {
  expect(CALLS_PATIENCE.connection + CALLS_PATIENCE.lock).toBeLessThan(20 * SECOND)
})

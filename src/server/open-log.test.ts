import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openLog } from './open-log.ts'
import { openDatabase } from './store/database.ts'
import { testDatabase } from './testing/test-database.ts'
import { seedTwo } from './testing/test-server.ts'

/** What the log writes of an error, as text and as a value. */
function written(err: unknown) {
  const lines: string[] = []
  openLog('info', {}, { write: (line) => void lines.push(line) }).error({ err }, 'It failed.')
  const [line = ''] = lines
  const value: unknown = JSON.parse(line)
  return { line, value }
}

const errorOf = async (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => undefined,
    (error: unknown) => error,
  )

test('an error of the database is logged by constraint and table, and without the row', async () => {
  const db = await testDatabase()
  await seedTwo(db)
  const taken = await errorOf(
    sql`insert into accounts (id, email, email_key, name, created_at)
        select 'acc_again', email, email_key, name, created_at from accounts where id = 'acc_owner'`.execute(
      db,
    ),
  )
  expect(taken).toHaveProperty('detail', expect.stringContaining('acc_owner@one.example'))

  const { line, value } = written(taken)
  expect(line).not.toContain('one.example')
  expect(value).toMatchObject({
    err: {
      type: 'DatabaseError',
      code: '23505',
      table: 'accounts',
      constraint: expect.stringContaining('email'),
      message: expect.stringContaining('duplicate key value'),
      stack: expect.stringContaining('duplicate key value'),
    },
  })
})

test('a value that the database refuses is not logged', async () => {
  const db = await testDatabase()
  const refused = await errorOf(sql`select ${'9 Elm Street'}::int`.execute(db))
  expect(String(refused)).toContain('9 Elm Street')

  const { line, value } = written(refused)
  expect(line).not.toContain('Elm')
  expect(value).toMatchObject({
    err: { code: '22P02', message: 'invalid input syntax for type integer: "…"' },
  })
})

test('an error of a connection is logged without the connection', async () => {
  const away = openDatabase({ connection: { host: '/nowhere', password: 'a password' } })
  const lost = await errorOf(sql`select 1`.execute(away))
  await away.destroy()
  const { line, value } = written(Object.assign(new Error('Lost.', { cause: lost }), { client: away }))
  expect(line).not.toContain('a password')
  expect(line).not.toContain('client')
  expect(value).toMatchObject({ err: { message: 'Lost.', cause: { code: 'ENOENT' } } })
})

test('addresses that a mail server quotes are left out, also of causes and of several errors', () => {
  const refusal = new Error('550 5.1.1 <hanako.sato+news@mail.example.co.jp>: user unknown')
  const { line, value } = written(
    new AggregateError([refusal, 'hanako@example.com'], 'All failed.', { cause: refusal }),
  )
  expect(line).not.toContain('hanako')
  const safe = { message: '550 5.1.1 <…@…>: user unknown' }
  expect(value).toMatchObject({
    err: { message: 'All failed.', cause: safe, errors: [safe, { type: 'string', message: '…@…' }] },
  })
})

test('errors that are their own cause end', () => {
  const error = new Error('Round and round.')
  error.cause = error
  expect(written(error).value).toMatchObject({ err: { cause: { cause: { message: 'Round and round.' } } } })
})

test('an object that is no error is logged by its message', () => {
  expect(written({ message: 'Connection terminated', queue: 'upkeep' }).value).toMatchObject({
    err: { type: 'object', message: 'Connection terminated' },
  })
})

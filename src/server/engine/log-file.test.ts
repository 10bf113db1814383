import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { causeOfEnd } from './log-file.ts'

const folder = await mkdtemp(join(tmpdir(), 'otegami-log-'))
afterAll(() => rm(folder, { recursive: true }))

const line = (text: string) => `2026-01-15 00:00:00.000 UTC [1] ${text}\n`
const start = line('LOG:  starting PostgreSQL 18.4 on x86_64-pc-linux-gnu')
const full = line('PANIC:  could not write to file "pg_wal/xlogtemp.1": No space left on device')

test.each<[string, string, string | undefined]>([
  [
    'a disk that is full',
    start + full,
    'could not write to file "pg_wal/xlogtemp.1": No space left on device',
  ],
  [
    'its recovery too',
    start + full + line('FATAL:  could not write to file "pg_wal/xlogtemp.2": No space left on device'),
    'could not write to file "pg_wal/xlogtemp.2": No space left on device',
  ],
  ['one of an earlier start', start + full + start + line('LOG:  shutting down'), undefined],
  ['a caller who came too early', start + line('FATAL:  the database system is starting up'), undefined],
  ['nothing', '', undefined],
])('why the database ended: %s', async (_, text, cause) => {
  const log = join(folder, 'postgres.log')
  await writeFile(log, text)
  expect(await causeOfEnd(log)).toBe(cause)
})

test('of a long log only the end is looked at', async () => {
  const log = join(folder, 'long.log')
  await writeFile(log, line('LOG:  x').repeat(20_000) + full)
  expect(await causeOfEnd(log)).toMatch(/^could not write/)
  expect(await causeOfEnd(join(folder, 'none.log'))).toBeUndefined()
})

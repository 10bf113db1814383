import { AsyncLocalStorage } from 'node:async_hooks'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import sharp from 'sharp'
import { afterAll, afterEach, describe, expect, test } from 'vitest'
import * as v from 'valibot'
import { UNNAMED } from '#domain/uploads/upload-rules'
import { DAY, MINUTE } from '#lib/duration'
import { FilesUnavailable, type Files } from '#server/ports/files/files'
import { diskFiles } from '#server/ports/files/disk-files'
import { openBucket } from '#server/ports/files/s3-bucket'
import { s3Files } from '#server/ports/files/s3-files'
import { campaignWorld, recorder } from '#server/testing/test-campaign'
import { testDatabase } from '#server/testing/test-database'
import { testPorts } from '#server/testing/test-ports'
import { testS3 } from '#server/testing/test-s3'
import { testServer } from '#server/testing/test-server'
import { testHtml, testVariant } from '#server/testing/test-variant'
import { uploadSweepJob } from './upload-sweep.job.ts'

/** What is done by it is done by no call. */
const outside = AsyncLocalStorage.snapshot()

const folder = await mkdtemp(join(tmpdir(), 'otegami-sweep-'))
afterAll(() => rm(folder, { recursive: true }))
const disk = diskFiles(join(folder, 'files'))
const db = await testDatabase()
const world = await campaignWorld(db, 1)
afterAll(world.stop)

/** A server over the same tables, at the same time, whose files are elsewhere. */
function serverOver(files: Files) {
  const server = testServer(db, { files })
  const follow = () => server.turn(world.server.clock.now() - server.clock.now())
  const ask = async (method: string, path: string, body?: unknown) => {
    follow()
    const { token } = await server.signIn('acc_owner')
    const { status, value } = await server.json(`/v1${path}`, { method, token, workspace: 'ws_one', body })
    expect(status, JSON.stringify(value)).toBe(200)
    return v.parse(v.looseObject({}), value)
  }
  let colour = 0
  /** Uploads a picture that nobody has uploaded yet, or the same one again. */
  const upload = async (again?: number) => {
    colour += 1
    const number = again ?? colour
    const bytes = await sharp({
      create: { width: 8, height: 8, channels: 3, background: { r: number, g: 40, b: 90 } },
    })
      .png()
      .toBuffer()
    const { src } = await ask('POST', '/upload/image', {
      data: bytes.toString('base64'),
      mediaType: 'image/png',
      qualityPreset: 'content',
    })
    const address = v.parse(v.string(), src)
    return { src: address, file: address.slice(address.lastIndexOf('/') + 1), number }
  }
  return { ask, upload }
}
const { ask, upload } = serverOver(disk)

const sweep = (files: Files = disk) =>
  uploadSweepJob.run(
    {
      db,
      clock: world.server.clock,
      log: { info: () => undefined, error: () => undefined },
      keepMonths: undefined,
      ports: testPorts(),
      files,
    },
    {},
  )
// A worker looks at its start, when there is nothing yet.
await sweep()
const pass = (ms: number) => world.server.turn(ms)
/** The nights in which what nothing names is found and removed. */
const nights = async (files: Files = disk) => {
  pass(UNNAMED.keptFor + MINUTE)
  await sweep(files)
  pass(UNNAMED.markedFor + MINUTE)
  return sweep(files)
}
// What one test left would be removed in the nights of another.
afterEach(() => sql`delete from uploads`.execute(db).then(() => undefined))
const isThere = async (file: string) => (await disk.get(file)) !== undefined

describe('an image that nothing names', () => {
  test('stays for 90 days, is marked then, and removed a day later (LIM-12)', async () => {
    const { file } = await upload()
    pass(UNNAMED.keptFor - MINUTE)
    expect(await sweep()).toEqual({ named: 0, marked: 0, removed: 0 })
    pass(2 * MINUTE)
    expect(await sweep()).toEqual({ named: 0, marked: 1, removed: 0 })
    expect(await sweep()).toMatchObject({ removed: 0 })
    expect(await isThere(file)).toBe(true)
    pass(UNNAMED.markedFor + MINUTE)
    expect(await sweep()).toMatchObject({ removed: 1 })
    expect(await isThere(file)).toBe(false)
    expect(await sweep()).toEqual({ named: 0, marked: 0, removed: 0 })
  })

  test('is kept for good after a dump was restored: what was sent since then may name it', async () => {
    const { file } = await upload()
    pass(UNNAMED.keptFor + MINUTE)
    expect(await sweep()).toMatchObject({ marked: 1 })
    // As a dump does, the rows come into a new table.
    await sql`alter table uploads rename to dumped`.execute(db)
    await sql`create table uploads (like dumped including all)`.execute(db)
    await sql`insert into uploads select * from dumped`.execute(db)
    await sql`drop table dumped`.execute(db)
    pass(UNNAMED.markedFor + MINUTE)
    expect(await sweep()).toMatchObject({ kept: 1, removed: 0 })
    expect(await isThere(file)).toBe(true)
    // What is uploaded from then on is looked for as before.
    const later = await upload()
    expect(await nights()).toMatchObject({ removed: 1 })
    expect([await isThere(file), await isThere(later.file)]).toEqual([true, false])
  })

  test('is removed from a bucket too, and where that fails it is tried again', async () => {
    const s3 = await testS3()
    const files = s3Files(openBucket(s3.settings, { clock: world.server.clock }))
    const { file } = await serverOver(files).upload()
    expect([...s3.objects.keys()]).toEqual([`/pictures/mail/v1/${file}`])
    pass(UNNAMED.keptFor + MINUTE)
    await sweep(files)
    pass(UNNAMED.markedFor + MINUTE)
    s3.faults.push({ status: 403, code: 'AccessDenied' })
    await expect(sweep(files)).rejects.toThrow('answered 403 (AccessDenied)')
    expect(s3.objects.size).toBe(1)
    expect(await sweep(files)).toMatchObject({ removed: 1 })
    expect(s3.objects.size).toBe(0)
    // It may be gone already, where a process was killed before it wrote that down.
    await files.remove(file)
  })

  test('is removed in the next night where the process was killed between the file and its row', async () => {
    const { file } = await upload()
    const killed: Files = {
      ...disk,
      async remove(name) {
        await disk.remove(name)
        throw new FilesUnavailable('killed')
      },
    }
    await expect(nights(killed)).rejects.toThrow('killed')
    expect(await isThere(file)).toBe(false)
    expect(await sweep()).toMatchObject({ removed: 1 })
  })

  test('stays where it was uploaded again meanwhile, also in the very moment of its removal', async () => {
    const { file, number } = await upload()
    pass(UNNAMED.keptFor + MINUTE)
    await sweep()
    await upload(number)
    pass(UNNAMED.markedFor + MINUTE)
    expect(await sweep()).toMatchObject({ removed: 0 })
    expect(await isThere(file)).toBe(true)

    pass(UNNAMED.keptFor + MINUTE)
    await sweep()
    pass(UNNAMED.markedFor + MINUTE)
    let puts = 0
    const late = serverOver({
      ...disk,
      async put(bytes, extension) {
        const name = await disk.put(bytes, extension)
        if ((puts += 1) === 1) expect(await outside(() => sweep())).toMatchObject({ removed: 1 })
        return name
      },
    })
    await late.upload(number)
    expect(await isThere(file)).toBe(true)
  })
})

describe('an image that something names is kept for good', () => {
  test.each<[string, (src: string) => Promise<unknown>]>([
    ['a draft', (src) => world.draft({ variants: [testVariant(`<img src="${src}">`)] })],
    [
      'the note of a campaign',
      (src) =>
        sql`update campaigns set note = ${src} where id = (select id from campaigns limit 1)`.execute(db),
    ],
    [
      'a picture of a person',
      (src) => sql`update accounts set photo = ${src} where id = 'acc_new'`.execute(db),
    ],
    [
      'the icon of a workspace',
      (src) => sql`update workspaces set icon = to_jsonb(${src}::text) where id = 'ws_two'`.execute(db),
    ],
    [
      'a picture of a contact',
      (src) => sql`update contacts set photo = ${src} where uid = 'con_1_0'`.execute(db),
    ],
    [
      'a property of a contact',
      (src) =>
        sql`update contacts set props = jsonb_build_object('p', ${src}::text) where uid = 'con_1_0'`.execute(
          db,
        ),
    ],
    [
      'the answers of an import',
      (src) =>
        sql`insert into import_chunks (workspace_id, import_id, chunk, result) values (${world.one.number}, 'imp', '1', jsonb_build_object('before', ${src}::text))`.execute(
          db,
        ),
    ],
    [
      'a table of a version to come',
      async (src) => {
        await sql`create table of_later (id int4, body jsonb)`.execute(db)
        await sql`insert into of_later values (1, jsonb_build_object('src', ${src}::text))`.execute(db)
      },
    ],
  ])('%s', async (_, name) => {
    const { src, file } = await upload()
    await name(src)
    expect(await nights()).toMatchObject({ removed: 0 })
    expect(await isThere(file)).toBe(true)
    const { rows } = await sql<{
      at: string | null
    }>`select named_at as at from uploads where file = ${file}`.execute(db)
    expect(rows[0]?.at).not.toBeNull()
  })

  test('a mail that was sent, though its campaign and its text are gone', async () => {
    const ofCampaign = await upload()
    const ofMail = await upload()
    const id = await world.due({
      variants: [testVariant(testHtml.replace('<body>', `<body><img src="${ofCampaign.src}" alt="">`))],
    })
    await world.run(world.sender(recorder(1).transport))
    await sql`delete from campaigns where id = ${id}`.execute(db)
    await ask('POST', '/transactional/send', {
      kind: 'transactional',
      to: [{ email: 'p0@gmail.com' }],
      senderId: 'snd_1',
      subject: 'Your order',
      html: `<img src="${ofMail.src}">`,
      idempotencyKey: 'key',
    })
    await sql`delete from messages`.execute(db)
    await nights()
    expect([await isThere(ofCampaign.file), await isThere(ofMail.file)]).toEqual([true, true])
  })

  test('what was uploaded before anything noted it', async () => {
    const { file } = await upload()
    await sql`update uploads set named_at = default where file = ${file}`.execute(db)
    await nights()
    expect(await isThere(file)).toBe(true)
  })

  test('what is named when it was marked already', async () => {
    const { src, file } = await upload()
    pass(UNNAMED.keptFor + DAY)
    expect(await sweep()).toMatchObject({ marked: 1 })
    await world.draft({ variants: [testVariant(`<img src="${src}">`)] })
    pass(UNNAMED.markedFor + MINUTE)
    expect(await sweep()).toMatchObject({ named: 1, removed: 0 })
    expect(await isThere(file)).toBe(true)
  })
})

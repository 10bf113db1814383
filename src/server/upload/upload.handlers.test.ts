import { createHash } from 'node:crypto'
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { FilesUnavailable } from '#server/ports/files/files'
import { diskFiles } from '#server/ports/files/disk-files'
import { publicFiles } from '#server/public/public-files'
import { testDatabase } from '#server/testing/test-database'
import { seedTwo, testServer } from '#server/testing/test-server'

const folder = await mkdtemp(join(tmpdir(), 'otegami-uploads-'))
const filesFolder = join(folder, 'files')
const db = await testDatabase()
const server = testServer(db, { filesFolder })
const serve = publicFiles(diskFiles(filesFolder))
let token = ''
beforeAll(async () => {
  await seedTwo(db)
  token = (await server.signIn('acc_owner')).token
})
afterAll(() => rm(folder, { recursive: true }))

const ORIGIN = 'http://localhost:8801'
const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#a03050' } })
const upload = async (bytes: Uint8Array, mediaType: string, more: Record<string, unknown> = {}) => {
  const { status, value } = await server.json('/v1/upload/image', {
    method: 'POST',
    token,
    workspace: 'ws_one',
    body: { data: Buffer.from(bytes).toString('base64'), mediaType, qualityPreset: 'content', ...more },
  })
  return { status, value: value as { src: string; width: number; height: number; message: string } }
}
const load = async (src: string, init?: RequestInit) => {
  const { pathname } = new URL(src)
  return serve(new Request(src, init), pathname)
}
const stored = async (src: string) => Buffer.from(await (await load(src)).arrayBuffer())

describe('an upload', () => {
  test('is kept under its hash, once, and served to everybody for ever', async () => {
    const png = await picture(60, 40).png().toBuffer()
    const { status, value } = await upload(png, 'image/png')
    expect({ status, ...value }).toMatchObject({ status: 200, width: 60, height: 40 })
    const bytes = await stored(value.src)
    const hash = createHash('sha256').update(bytes).digest('hex')
    expect(value.src).toBe(`${ORIGIN}/a/${hash}.png`)
    expect((await upload(png, 'image/png')).value.src).toBe(value.src)
    expect((await readdir(filesFolder)).filter((name) => name.includes(hash))).toEqual([`${hash}.png`])

    const response = await load(value.src)
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'image/png',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
    })
    const again = await load(value.src, { headers: { 'if-none-match': response.headers.get('etag') ?? '' } })
    expect(again.status).toBe(304)
    expect(await (await load(value.src, { method: 'HEAD' })).text()).toBe('')
    expect((await load(value.src, { method: 'DELETE' })).status).toBe(405)
    const rows = await db.selectFrom('uploads').selectAll().execute()
    expect(rows).toMatchObject([
      { account_id: 'acc_owner', bytes: png.length, media_type: 'image/png', file: `${hash}.png` },
      { file: `${hash}.png` },
    ])
    // Each upload counts as used, a hundredth of a megabyte at least.
    const used = await db.selectFrom('usage_log').select(['metric', 'quantity', 'ref']).execute()
    expect(used).toMatchObject(
      rows.map(({ id }) => ({
        metric: 'uploads_mb',
        quantity: '0.01',
        ref: { kind: 'upload', id, name: 'image/png' },
      })),
    )
  })

  test('of a new workspace’s icon belongs to the account alone', async () => {
    const data = (await picture(5, 5).png().toBuffer()).toString('base64')
    const body = { data, mediaType: 'image/png', qualityPreset: 'icon' }
    expect((await server.ask('/v1/upload/image', { method: 'POST', token, body })).status).toBe(200)
    const [row] = await db.selectFrom('uploads').where('workspace_id', 'is', null).selectAll().execute()
    expect(row).toMatchObject({ account_id: 'acc_owner', media_type: 'image/png' })
    const elsewhere = { method: 'POST', token, body, workspace: 'ws_two' }
    expect((await server.ask('/v1/upload/image', elsewhere)).status).toBe(403)
    expect((await server.ask('/v1/upload/image', { method: 'POST', body })).status).toBe(401)
  })

  test('loses what the camera wrote into it and is turned upright; clips are of the upright picture', async () => {
    const jpeg = await picture(80, 40)
      .withExif({ IFD0: { Artist: 'Somebody', ImageDescription: 'At home' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    const { value } = await upload(jpeg, 'image/jpeg')
    expect(value).toMatchObject({ width: 40, height: 80, src: expect.stringMatching(/\.jpg$/) })
    const meta = await sharp(await stored(value.src)).metadata()
    expect(meta.exif).toBeUndefined()
    expect(meta.orientation).toBeUndefined()
    const clip = { x: 0, y: 50, width: 40, height: 30 }
    expect((await upload(jpeg, 'image/jpeg', { clip })).value).toMatchObject({ width: 40, height: 30 })
    expect((await upload(jpeg, 'image/jpeg', { clip: { ...clip, y: 51 } })).status).toBe(422)
  })

  test('is made as small as its preset needs, and never larger', async () => {
    const webp = await picture(3000, 1500).webp().toBuffer()
    expect((await upload(webp, 'image/webp')).value).toMatchObject({ width: 2400, height: 1200 })
    expect((await upload(webp, 'image/webp', { qualityPreset: 'icon' })).value).toMatchObject({
      width: 512,
      height: 256,
    })
    const small = await picture(3, 2).png().toBuffer()
    expect((await upload(small, 'image/png')).value).toMatchObject({ width: 3, height: 2 })
  })

  test('that moves goes on moving where the preset takes it', async () => {
    const frames = await Promise.all(
      ['red', 'blue', 'green'].map((background) =>
        sharp({ create: { width: 40, height: 20, channels: 3, background } })
          .png()
          .toBuffer(),
      ),
    )
    const gif = await sharp(frames, { join: { animated: true } })
      .gif()
      .toBuffer()
    const { value } = await upload(gif, 'image/gif', { clip: { x: 10, y: 0, width: 20, height: 10 } })
    expect(value).toMatchObject({ width: 20, height: 10, src: expect.stringMatching(/\.gif$/) })
    expect((await sharp(await stored(value.src), { animated: true }).metadata()).pages).toBe(3)
    expect((await upload(gif, 'image/gif', { qualityPreset: 'icon' })).status).toBe(400)
    const webp = await sharp(frames, { join: { animated: true } })
      .webp()
      .toBuffer()
    const icon = await upload(webp, 'image/webp', { qualityPreset: 'icon' })
    expect(icon.value).toMatchObject({ width: 40, height: 20 })
    expect((await sharp(await stored(icon.value.src), { animated: true }).metadata()).pages ?? 1).toBe(1)
  })

  test('that is a drawing becomes pixels, sharp at its size', async () => {
    const svg = (inside: string, head = '') =>
      new TextEncoder().encode(
        `${head}<svg xmlns="http://www.w3.org/2000/svg" width="100" height="50">${inside}</svg>`,
      )
    const doctype =
      '<?xml version="1.0" encoding="Shift_JIS"?><!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">'
    const { value } = await upload(svg('<rect width="50" height="50" fill="red"/>', doctype), 'image/svg+xml')
    expect(value).toMatchObject({ width: 100, height: 50, src: expect.stringMatching(/\.png$/) })
    expect(await sharp(await stored(value.src)).metadata()).toMatchObject({ format: 'png', width: 800 })
    const clip = { x: 50, y: 0, width: 50, height: 50 }
    const part = await upload(svg('<rect width="50" height="50" fill="red"/>'), 'image/svg+xml', { clip })
    expect(part.value).toMatchObject({ width: 50, height: 50 })
    // The red half is clipped away: nothing is left to see.
    const { channels } = await sharp(await stored(part.value.src)).stats()
    expect(channels[3]?.max).toBe(0)
    expect((await upload(svg('<script>1</script>'), 'image/svg+xml')).status).toBe(422)
    expect((await upload(svg('<'), 'image/svg+xml')).status).toBe(422)
    expect((await upload(svg(`<!--${'x'.repeat(200_000)}-->`), 'image/svg+xml')).status).toBe(413)
  })

  test('that is a drawing which takes too long is ended, and keeps no picture waiting', async () => {
    const filter = '<feGaussianBlur stdDeviation="40"/><feMorphology operator="dilate" radius="50"/>'.repeat(
      20,
    )
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="300" height="300"><filter id="f">${filter}</filter><rect width="300" height="300" filter="url(#f)"/></svg>`
    const ended: string[] = []
    const note = (what: string) => (answer: { status: number }) => {
      ended.push(what)
      return answer.status
    }
    const slow = upload(new TextEncoder().encode(svg), 'image/svg+xml').then(note('drawing'))
    const png = await picture(20, 10).png().toBuffer()
    const fast = upload(png, 'image/png').then(note('picture'))
    expect(await Promise.all([slow, fast])).toEqual([422, 200])
    expect(ended).toEqual(['picture', 'drawing'])
  })

  test('that is no picture, or too large a one, is refused and leaves no file', async () => {
    const before = (await readdir(filesFolder)).toSorted()
    const png = await picture(60, 40).png().toBuffer()
    const cut = png.subarray(0, 60)
    expect((await upload(cut, 'image/png')).status).toBe(422)
    expect((await upload(png, 'image/jpeg')).status).toBe(422)
    expect((await upload(png, 'image/tiff')).status).toBe(400)
    // A header that promises more than there is: nothing of that size is ever drawn.
    const bomb = Buffer.from(png)
    bomb.writeUInt32BE(20_000, 16)
    bomb.writeUInt32BE(20_000, 20)
    expect((await upload(bomb, 'image/png')).status).toBe(422)
    const script = Buffer.concat([png.subarray(0, 33), Buffer.from('<script>alert(1)</script>'.repeat(10))])
    expect((await upload(script, 'image/png')).status).toBe(422)
    expect((await upload(Buffer.alloc(5_300_000, png), 'image/png')).status).toBe(413)
    expect((await readdir(filesFolder)).toSorted()).toEqual(before)
    expect(server.failures).toEqual([])
  })
})

test('a file that can’t be kept is refused with a ticket, and no upload is noted', async () => {
  const away = () => Promise.reject(new FilesUnavailable('The bucket pictures can’t be reached.'))
  const other = testServer(db, { files: { put: away, get: away, remove: away } })
  const { token: own } = await other.signIn('acc_owner')
  const count = async () => (await db.selectFrom('uploads').select('id').execute()).length
  const before = await count()
  const data = (await picture(5, 5).png().toBuffer()).toString('base64')
  const response = await other.ask('/v1/upload/image', {
    method: 'POST',
    token: own,
    workspace: 'ws_one',
    body: { data, mediaType: 'image/png', qualityPreset: 'icon' },
  })
  expect(response.status).toBe(503)
  expect(response.headers.get('retry-after')).toBe('10')
  expect(await response.json()).toEqual({
    code: 503,
    message: 'Files can’t be saved at the moment. Try again in a while.',
    ticketId: response.headers.get('x-ticket-id'),
  })
  expect(other.failures).toEqual([expect.any(FilesUnavailable)])
  expect(await count()).toBe(before)
})

test('files are found by their exact names only', async () => {
  await writeFile(join(folder, 'secret'), 'secret')
  await writeFile(join(filesFolder, 'note.txt'), 'note')
  const name = `${'0'.repeat(64)}.png`
  for (const path of [
    '/a/',
    `/a/${name}`,
    '/a/note.txt',
    '/a/../secret',
    '/a/..%2fsecret',
    '/a/%2e%2e%2fsecret',
    `/a/${name}%00`,
    `/a/x/${name}`,
    `/a/${name.toUpperCase()}`,
  ]) {
    const response = await serve(new Request(ORIGIN), path)
    expect({ path, status: response.status }).toEqual({ path, status: 404 })
  }
  expect(await diskFiles(filesFolder).get('../secret')).toBeUndefined()
})

test('a folder that nothing can be written to is a 503, as a full disk is', async () => {
  const full = testServer(db, { filesFolder: '/dev/null/files' })
  const { token: owner } = await full.signIn('acc_owner')
  const { status, value } = await full.json('/v1/upload/image', {
    method: 'POST',
    token: owner,
    workspace: 'ws_one',
    body: {
      data: (await picture(9, 9).png().toBuffer()).toString('base64'),
      mediaType: 'image/png',
      qualityPreset: 'content',
    },
  })
  expect([status, value]).toMatchObject([503, { message: expect.stringContaining('Files can’t be saved') }])
  expect(full.failures).toMatchObject([{ cause: { code: 'ENOTDIR' } }])
})

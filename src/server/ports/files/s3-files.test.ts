import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { systemClock } from '#lib/clock'
import { publicFiles } from '#server/public/public-files'
import { testS3 } from '#server/testing/test-s3'
import { FilesUnavailable } from './files.ts'
import { openBucket } from './s3-bucket.ts'
import { s3Files, tryBucket } from './s3-files.ts'

const BYTES = Buffer.from('the bytes of a picture')
const HASH = createHash('sha256').update(BYTES).digest('hex')
const NAME = `${HASH}.png`
const PATH = `/pictures/mail/v1/${NAME}`

async function opened({ read = 5000 } = {}) {
  const s3 = await testS3()
  const bucket = openBucket(s3.settings, { clock: systemClock, times: { read, write: 5000, pause: 1 } })
  return { s3, bucket, files: s3Files(bucket) }
}

test('a file is signed, kept under its hash, and not sent again', async () => {
  const { s3, files } = await opened()
  expect(await files.put(BYTES, 'png')).toBe(NAME)
  expect(await files.put(BYTES, 'png')).toBe(NAME)
  expect(s3.requests).toEqual([`HEAD ${PATH}`, `PUT ${PATH}`, `HEAD ${PATH}`])
  expect(s3.objects.get(PATH)).toEqual({ bytes: BYTES, mediaType: 'image/png' })
  // One of another length is what an interrupted copy left.
  s3.objects.set(PATH, { bytes: Buffer.from('half'), mediaType: 'image/png' })
  await files.put(BYTES, 'png')
  expect(s3.objects.get(PATH)?.bytes).toEqual(BYTES)
})

test('a file is served as one of the disk is, and readers at the same time share one read', async () => {
  const { s3, files } = await opened()
  await files.put(BYTES, 'png')
  s3.requests.length = 0
  const serve = publicFiles(files)
  const load = (name: string, method = 'GET') =>
    serve(new Request('http://localhost/', { method }), `/a/${name}`)
  const both = await Promise.all([load(NAME), load(NAME)])
  for (const response of both) {
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'image/png',
      'content-length': String(BYTES.length),
      'cache-control': 'public, max-age=31536000, immutable',
      etag: `"${NAME}"`,
    })
    expect(Buffer.from(await response.arrayBuffer())).toEqual(BYTES)
  }
  expect(s3.requests).toEqual([`GET ${PATH}`])
  expect((await load(`${'0'.repeat(64)}.png`)).status).toBe(404)
  s3.requests.length = 0
  for (const name of ['../secret', `${NAME}/..`, 'note.txt', ''])
    expect((await load(name)).status, name).toBe(404)
  expect(s3.requests).toEqual([])
})

test('what passes is tried again, three times in all', async () => {
  const { s3, files } = await opened()
  s3.faults.push({ status: 500 }, { status: 429 }, undefined, { status: 503, code: 'SlowDown' })
  await files.put(BYTES, 'png')
  expect(s3.requests.map((one) => one.slice(0, 4))).toEqual(['HEAD', 'HEAD', 'HEAD', 'PUT ', 'PUT '])
  s3.faults.push('half', { status: 502 })
  expect(await files.get(NAME)).toEqual(new Uint8Array(BYTES))
  s3.requests.length = 0
  s3.faults.push({ status: 503, code: 'SlowDown' }, { status: 500 }, { status: 503, code: 'SlowDown' })
  await expect(files.get(NAME)).rejects.toThrow('The bucket pictures answered 503 (SlowDown).')
  expect(s3.requests).toHaveLength(3)
})

test('other bytes than were written are not served', async () => {
  const { s3, files } = await opened()
  s3.objects.set(PATH, { bytes: Buffer.from('the bytes of a pictur'), mediaType: 'image/png' })
  await expect(files.get(NAME)).rejects.toThrow('answered other bytes than were written')
})

test('a refusal is told at once, with its reason and without the key', async () => {
  const { s3, files } = await opened()
  const failing = async (fault: (typeof s3.faults)[number]) => {
    s3.requests.length = 0
    s3.faults.push(fault)
    const error: unknown = await files.get(NAME).catch((reason: unknown) => reason)
    expect(error).toBeInstanceOf(FilesUnavailable)
    expect(s3.requests).toHaveLength(1)
    return String(error)
  }
  expect(await failing({ status: 403, code: 'AccessDenied' })).toContain('answered 403 (AccessDenied).')
  expect(await failing({ status: 404, code: 'NoSuchBucket' })).toContain('There is no bucket pictures.')
  const region = { 'x-amz-bucket-region': 'us-west-2', location: 'https://elsewhere.example/' }
  expect(await failing({ status: 301, code: 'PermanentRedirect', headers: region })).toContain(
    'it is in the region us-west-2',
  )
  const wrong = openBucket(
    { ...s3.settings, secretAccessKey: 'not-the-secret' },
    { clock: systemClock, times: { read: 5000, write: 5000, pause: 1 } },
  )
  await expect(wrong.write('a', BYTES, 'image/png')).rejects.toThrow(
    /^The bucket pictures answered 403 \(SignatureDoesNotMatch\)\.(?!.*not-the-secret)/,
  )
})

test('a bucket that does not answer, or is not there, is given up', async () => {
  const { s3, files } = await opened({ read: 30 })
  s3.faults.push('silent', 'silent', 'silent')
  await expect(files.get(NAME)).rejects.toThrow('did not answer within 0.03 seconds')
  expect(s3.requests).toHaveLength(3)
  const nowhere = openBucket(
    { ...s3.settings, endpoint: 'http://127.0.0.1:1' },
    { clock: systemClock, times: { read: 5000, write: 5000, pause: 1 } },
  )
  await expect(s3Files(nowhere).put(BYTES, 'png')).rejects.toThrow(FilesUnavailable)
})

test('the doctor writes and reads, and wants to be told what is not there', async () => {
  const { s3, bucket } = await opened()
  await tryBucket(bucket)
  expect([...s3.objects.keys()]).toEqual(['/pictures/mail/v1/doctor.txt'])
  s3.faults.push(undefined, undefined, { status: 403 })
  await expect(tryBucket(bucket)).rejects.toThrow('Allow s3:ListBucket')
  s3.faults.push({ status: 403, code: 'AccessDenied' })
  await expect(tryBucket(bucket)).rejects.toThrow('answered 403 (AccessDenied).')
})

test('the bucket is part of the host at AWS, and of the path where that can’t be', async () => {
  const seen: string[] = []
  const fetched = globalThis.fetch
  globalThis.fetch = async (url) => {
    seen.push(typeof url === 'string' ? url : 'href' in url ? url.href : url.url)
    return new Response(null, { status: 404 })
  }
  try {
    const of = async (bucket: string, endpoint?: string) =>
      openBucket(
        { bucket, prefix: '', endpoint, region: 'eu-west-1', accessKeyId: 'a', secretAccessKey: 'b' },
        { clock: systemClock },
      ).size('x.png')
    await of('pictures')
    await of('pictures.example.com')
    await of('pictures', 'https://minio.example:9000')
  } finally {
    globalThis.fetch = fetched
  }
  expect(seen).toEqual([
    'https://pictures.s3.eu-west-1.amazonaws.com/x.png',
    'https://s3.eu-west-1.amazonaws.com/pictures.example.com/x.png',
    'https://minio.example:9000/pictures/x.png',
  ])
})

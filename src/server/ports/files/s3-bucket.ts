import { createHash } from 'node:crypto'
import { AwsV4Signer } from 'aws4fetch'
import type { Clock } from '#lib/clock'
import { SECOND } from '#lib/duration'
import { FilesUnavailable } from './files.ts'

/** A bucket of S3, or of a service that speaks the same. */
export interface BucketSettings {
  bucket: string
  /** What the name of every object begins with, without a slash at its end; empty: nothing. */
  prefix: string
  /** An origin, without a slash at its end; undefined: that of AWS. */
  endpoint: string | undefined
  region: string
  accessKeyId: string
  secretAccessKey: string
}

/** Objects of a bucket by their names below the prefix. Every call rejects with `FilesUnavailable`. */
export interface Bucket {
  /** Bytes; undefined where there is no such object. */
  size: (name: string) => Promise<number | undefined>
  /** The bytes, of which `sha256` is the hash as hexadecimal digits; undefined where there is no such object. */
  read: (name: string, sha256: string) => Promise<Uint8Array | undefined>
  write: (name: string, bytes: Uint8Array, mediaType: string) => Promise<void>
  /** Without effect where there is no such object. */
  remove: (name: string) => Promise<void>
}

interface Times {
  /** ms for one attempt to read, with all that it reads. */
  read: number
  /** ms for one attempt to write. */
  write: number
  /** ms before the second attempt; four times as long before the third. */
  pause: number
}
const TIMES: Times = { read: 10 * SECOND, write: 30 * SECOND, pause: 200 }
const ATTEMPTS = { most: 3 } as const

/** Why an attempt failed, where another one may not. */
class Passing extends Error {}

/** An answer that says no, or asks to come again. */
const isPassing = (status: number) => status >= 500 || status === 429

export function openBucket(
  settings: BucketSettings,
  { clock, times = TIMES }: { clock: Clock; times?: Times },
): Bucket {
  const base = baseOf(settings)
  const { bucket, region, accessKeyId, secretAccessKey } = settings

  const signed = (method: string, name: string, body?: { bytes: Uint8Array; mediaType: string }) =>
    new AwsV4Signer({
      method,
      url: `${base}/${name}`,
      service: 's3',
      region,
      accessKeyId,
      secretAccessKey,
      datetime: new Date(clock.now()).toISOString().replaceAll(/[:-]|\.\d{3}/g, ''),
      headers: {
        'x-amz-content-sha256': sha256Of(body?.bytes ?? new Uint8Array()),
        ...(body && { 'content-type': body.mediaType }),
      },
    }).sign()

  /** Asks until it is answered, three times at most; every attempt is signed anew, as signatures are good for minutes. */
  async function ask<T>(
    method: string,
    name: string,
    take: (response: Response) => Promise<T>,
    body?: { bytes: Uint8Array; mediaType: string },
  ): Promise<T> {
    const within = body ? times.write : times.read
    for (let attempt = 1; ; attempt += 1)
      try {
        // oxlint-disable-next-line no-await-in-loop -- one attempt after the other
        const { url, headers } = await signed(method, name, body)
        // oxlint-disable-next-line no-await-in-loop
        const response = await fetch(url, {
          method,
          headers,
          body: body ? new Uint8Array(body.bytes) : null,
          signal: AbortSignal.timeout(within),
          // A bucket of another region answers with the address of that one, for which nothing is signed.
          redirect: 'manual',
        })
        // oxlint-disable-next-line no-await-in-loop
        if (isPassing(response.status)) throw new Passing(await saidIn(response))
        // oxlint-disable-next-line no-await-in-loop
        return await take(response)
      } catch (error) {
        if (error instanceof FilesUnavailable) throw error
        if (attempt >= ATTEMPTS.most)
          throw new FilesUnavailable(`The bucket ${bucket} ${whyOf(error, within)}.`, { cause: error })
        // oxlint-disable-next-line no-await-in-loop
        await new Promise<void>((done) => clock.setTimeout(done, times.pause * 4 ** (attempt - 1)))
      }
  }

  const refused = async (response: Response) =>
    new FilesUnavailable(`The bucket ${bucket} ${await saidIn(response)}.`)

  return {
    size: (name) =>
      ask('HEAD', name, async (response) => {
        if (response.status === 404) return undefined
        if (!response.ok) throw await refused(response)
        return Number(response.headers.get('content-length'))
      }),
    read: (name, sha256) =>
      ask('GET', name, async (response) => {
        if (response.status === 404) {
          const code = await codeIn(response)
          if (code === 'NoSuchBucket') throw new FilesUnavailable(`There is no bucket ${bucket}.`)
          return undefined
        }
        if (!response.ok) throw await refused(response)
        const bytes = new Uint8Array(await response.arrayBuffer())
        if (sha256Of(bytes) !== sha256) throw new Passing('answered other bytes than were written')
        return bytes
      }),
    write: (name, bytes, mediaType) =>
      ask(
        'PUT',
        name,
        async (response) => {
          if (!response.ok) throw await refused(response)
          await response.body?.cancel()
        },
        { bytes, mediaType },
      ),
    remove: (name) =>
      ask('DELETE', name, async (response) => {
        if (!response.ok && response.status !== 404) throw await refused(response)
        await response.body?.cancel()
      }),
  }
}

/** Where the objects are. A bucket is part of the path where its name can't be part of a host that TLS certificates cover. */
function baseOf({ bucket, prefix, endpoint, region }: BucketSettings): string {
  const origin = endpoint ?? `https://s3.${region}.amazonaws.com`
  const base =
    endpoint !== undefined || bucket.includes('.')
      ? `${origin}/${bucket}`
      : `https://${bucket}.s3.${region}.amazonaws.com`
  return prefix === '' ? base : `${base}/${prefix}`
}

const sha256Of = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

/** What an answer says, such as `answered 403 (AccessDenied)`. */
async function saidIn(response: Response): Promise<string> {
  const code = await codeIn(response)
  const region = response.headers.get('x-amz-bucket-region')
  const moved = response.status >= 300 && response.status < 400
  return [
    `answered ${response.status}`,
    ...(code === undefined ? [] : [` (${code})`]),
    ...(moved && region !== null ? [`: it is in the region ${region}`] : []),
  ].join('')
}

/** The code in the XML of an error; answers to HEAD have none. */
const codeIn = async (response: Response) => /<Code>(\w{1,100})<\/Code>/.exec(await response.text())?.[1]

function whyOf(error: unknown, within: number): string {
  if (error instanceof Passing) return error.message
  if (error instanceof Error && error.name === 'TimeoutError')
    return `did not answer within ${within / SECOND} seconds`
  return 'can’t be reached, or ended its answer too early'
}

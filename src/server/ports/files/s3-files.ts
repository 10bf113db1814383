import { createHash } from 'node:crypto'
import { extensionOf, fileTypes, FilesUnavailable, type Files } from './files.ts'
import type { Bucket } from './s3-bucket.ts'

/** Files in a bucket (docs/decisions/060). What is there is not sent again; readers at the same time share one read. */
export function s3Files(bucket: Bucket): Files {
  const reading = new Map<string, Promise<Uint8Array | undefined>>()
  return {
    async put(bytes, extension) {
      const name = `${hashOf(bytes)}.${extension}`
      if ((await bucket.size(name)) !== bytes.length) await bucket.write(name, bytes, fileTypes[extension])
      return name
    },
    async get(name) {
      if (extensionOf(name) === undefined) return undefined
      const read =
        reading.get(name) ??
        bucket.read(name, name.slice(0, name.indexOf('.'))).finally(() => reading.delete(name))
      reading.set(name, read)
      return read
    },
    async remove(name) {
      if (extensionOf(name) !== undefined) await bucket.remove(name)
    },
  }
}

const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

const PROBE = { name: 'doctor.txt', bytes: Buffer.from('Written by the doctor of Otegami.\n') } as const

/** Writes and reads one small object, and looks for one that is not there. Rejects with `FilesUnavailable`. */
export async function tryBucket(bucket: Bucket): Promise<void> {
  await bucket.write(PROBE.name, PROBE.bytes, 'text/plain')
  if ((await bucket.read(PROBE.name, hashOf(PROBE.bytes))) === undefined)
    throw new FilesUnavailable('The bucket took an object and does not have it.')
  await bucket.size(`${'0'.repeat(64)}.png`).catch((error: unknown) => {
    throw new FilesUnavailable(
      'The bucket refuses to say that an object is not there. Allow s3:ListBucket on it too (docs/operating/files.md).',
      { cause: error },
    )
  })
}

import { resolve, join } from 'node:path'
import * as v from 'valibot'
import type { BucketSettings } from './s3-bucket.ts'

/** Where uploaded files are kept: a folder, absolute, or a bucket. */
export type FilesConfig = { kind: 'folder'; folder: string } | ({ kind: 's3' } & BucketSettings)

const S3 = /^s3:\/\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])((?:\/[\w-][\w.-]*)*)\/?$/
const place = 'a folder, or a bucket such as s3://bucket or s3://bucket/prefix'
const endpoint = 'an address such as https://minio.example.com:9000, without a path'
const text = v.pipe(v.string(), v.minLength(1))
const noBlanks = v.pipe(v.string(), v.regex(/^\S+$/, 'a value without blanks'))

/** The variables about uploaded files (docs/operating/files.md). */
export const filesEnvironment = {
  FILES: v.optional(
    v.pipe(
      text,
      v.check((value) => !/^[a-z][a-z\d+.-]+:/i.test(value) || S3.test(value), place),
    ),
  ),
  S3_ENDPOINT: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^https?:\/\/[^/?#@\s]+\/?$/i, endpoint),
      v.check((value) => URL.canParse(value), endpoint),
      v.transform((value) => new URL(value).origin),
    ),
  ),
  S3_REGION: v.optional(
    v.pipe(v.string(), v.regex(/^[a-z\d-]{1,64}$/i, 'the name of a region such as eu-central-1')),
  ),
  S3_ACCESS_KEY_ID: v.optional(noBlanks),
  S3_SECRET_ACCESS_KEY: v.optional(noBlanks),
}

type FilesOutput = v.InferOutput<v.ObjectSchema<typeof filesEnvironment, undefined>>

/** Where files are kept, or what is wrong with the settings as a sentence. Without `FILES` they are in the data folder. */
export function filesConfigOf(output: FilesOutput, dataDir: string): FilesConfig | string {
  const [, bucket, path = ''] = S3.exec(output.FILES ?? '') ?? []
  if (bucket === undefined)
    return {
      kind: 'folder',
      folder: output.FILES === undefined ? join(dataDir, 'files') : resolve(output.FILES),
    }
  const {
    S3_ENDPOINT: at,
    S3_REGION: region,
    S3_ACCESS_KEY_ID: accessKeyId,
    S3_SECRET_ACCESS_KEY: secretAccessKey,
  } = output
  if (accessKeyId === undefined) return missing('S3_ACCESS_KEY_ID')
  if (secretAccessKey === undefined) return missing('S3_SECRET_ACCESS_KEY')
  // Other services take this name for their only region.
  const placed = region ?? (at === undefined ? undefined : 'us-east-1')
  if (placed === undefined) return missing('S3_REGION')
  return {
    kind: 's3',
    bucket,
    prefix: path.slice(1),
    endpoint: at,
    region: placed,
    accessKeyId,
    secretAccessKey,
  }
}

const missing = (name: string) => `${name} must be set too: FILES is a bucket.`

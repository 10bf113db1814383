import { createHash, createHmac } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import { onThisMachine } from './on-this-machine.ts'

const KEYS = { accessKeyId: 'AKIATEST', secretAccessKey: 'secret/of+tests', region: 'eu-test-1' } as const

/** What goes wrong with one request: a status with its code, silence, or half of the body. */
export type S3Fault = { status: number; code?: string; headers?: Record<string, string> } | 'silent' | 'half'

export interface TestS3 {
  /** How it is reached, as the bucket `pictures` with the prefix `mail/v1`. */
  settings: { bucket: string; prefix: string; endpoint: string } & typeof KEYS
  /** By their paths. */
  objects: Map<string, { bytes: Buffer; mediaType: string | undefined }>
  /** Method and path of every request, in order. */
  requests: string[]
  /** What goes wrong with the next requests, one after the other. */
  faults: (S3Fault | undefined)[]
}

const hash = (bytes: Uint8Array | string) => createHash('sha256').update(bytes).digest('hex')
const mac = (key: Buffer | string, text: string) => createHmac('sha256', key).update(text).digest()

/** Whether a request is signed as AWS wants it (Signature Version 4), reckoned from what arrived. */
function isSigned({ method = '', url = '', headers }: IncomingMessage, body: Buffer): boolean {
  const [, key, day = '', region = '', names = '', signature] =
    /^AWS4-HMAC-SHA256 Credential=(\w+)\/(\d{8})\/([\w-]+)\/s3\/aws4_request, SignedHeaders=([\w;-]+), Signature=(\w{64})$/.exec(
      headers.authorization ?? '',
    ) ?? []
  const wanted = ['host', 'x-amz-content-sha256', 'x-amz-date']
  if (key !== KEYS.accessKeyId || region !== KEYS.region) return false
  if (!wanted.every((name) => names.split(';').includes(name))) return false
  const bodyHash = String(headers['x-amz-content-sha256'])
  if (bodyHash !== hash(body)) return false
  const lines = names.split(';').map((name) => `${name}:${String(headers[name])}\n`)
  const canonical = [method, url, '', lines.join(''), names, bodyHash].join('\n')
  const scope = `${day}/${region}/s3/aws4_request`
  const text = ['AWS4-HMAC-SHA256', String(headers['x-amz-date']), scope, hash(canonical)].join('\n')
  const signingKey = [day, region, 's3', 'aws4_request'].reduce<Buffer | string>(
    (before, part) => mac(before, part),
    `AWS4${KEYS.secretAccessKey}`,
  )
  return mac(signingKey, text).toString('hex') === signature
}

/** Starts a stand-in for S3 on this machine, which ends with the test. It refuses what is not signed. */
export async function testS3(): Promise<TestS3> {
  const objects: TestS3['objects'] = new Map()
  const requests: string[] = []
  const faults: TestS3['faults'] = []
  const server = createServer((request, response) => {
    void (async () => {
      const chunks: Buffer[] = []
      for await (const chunk of request) chunks.push(Buffer.from(chunk))
      const body = Buffer.concat(chunks)
      const path = request.url ?? ''
      requests.push(`${request.method} ${path}`)
      const answer = (status: number, code?: string, headers: Record<string, string> = {}) => {
        response.writeHead(status, headers)
        response.end(
          code === undefined || request.method === 'HEAD'
            ? undefined
            : `<?xml version="1.0"?><Error><Code>${code}</Code></Error>`,
        )
      }
      const fault = faults.shift()
      if (fault === 'silent') return
      if (typeof fault === 'object') return answer(fault.status, fault.code, fault.headers)
      if (!isSigned(request, body)) return answer(403, 'SignatureDoesNotMatch')
      if (request.method === 'PUT') {
        objects.set(path, { bytes: body, mediaType: request.headers['content-type'] })
        return answer(200)
      }
      if (request.method === 'DELETE') {
        objects.delete(path)
        return answer(204)
      }
      const object = objects.get(path)
      if (!object) return answer(404, 'NoSuchKey')
      response.writeHead(200, { 'content-length': object.bytes.length })
      if (request.method === 'HEAD') return response.end()
      if (fault !== 'half') return response.end(object.bytes)
      response.write(object.bytes.subarray(0, object.bytes.length / 2))
      return setImmediate(() => response.destroy())
    })()
  })
  const endpoint = await onThisMachine(server)
  const settings = {
    bucket: 'pictures',
    prefix: 'mail/v1',
    endpoint,
    ...KEYS,
  }
  return { settings, objects, requests, faults }
}

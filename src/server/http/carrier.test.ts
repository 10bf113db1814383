import { connect as connectHttp2 } from 'node:http2'
import { once } from 'node:events'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { Agent, request } from 'node:http'
import { connect } from 'node:net'
import { networkInterfaces, tmpdir } from 'node:os'
import { join } from 'node:path'
import { createSecureContext } from 'node:tls'
import { crypto as acmeCrypto } from 'acme-client'
import { expect, onTestFinished, test } from 'vitest'
import { hostHeaders } from '#lib/page-headers'
import { systemClock } from '#lib/clock'
import { DAY } from '#lib/duration'
import { FilesUnavailable } from '#server/ports/files/files'
import { certificateFor } from '#server/testing/test-certificate'
import { startCarrier, type CarrierOptions } from './carrier.ts'
import { Refusal } from '#domain/kernel/refusals'
import { readBody } from './body.ts'
import { staticApp } from './static-app.ts'

const page = `<!doctype html>${'<p>page</p>'.repeat(200)}`

async function carrier(options: Partial<CarrierOptions> = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'otegami-dist-'))
  await mkdir(join(folder, 'dist/assets'), { recursive: true })
  await writeFile(join(folder, 'secret.txt'), 'secret')
  await writeFile(join(folder, 'dist/index.html'), page)
  await writeFile(join(folder, 'dist/assets/app-1a2b.js'), 'export {}')
  const log: { fields: Record<string, unknown>; message: string }[] = []
  const note = (fields: Record<string, unknown>, message: string) => log.push({ fields, message })
  const { port, tlsPort, close } = await startCarrier({
    port: 0,
    respond: async () => Response.json({}, { headers: { 'x-ticket-id': 'tic_1' } }),
    app: await staticApp(join(folder, 'dist')),
    files: async () => new Response('a file'),
    scripts: async () => new Response('a script'),
    isReady: async () => true,
    trustProxy: 0,
    clock: systemClock,
    log: { info: note, error: note },
    ...options,
  })
  onTestFinished(async () => {
    await close(0)
    await rm(folder, { recursive: true })
  })
  return { base: `http://localhost:${port}`, port, tlsPort, close, log }
}

test('uploaded files and the scripts of customers’ pages are no pages of the app', async () => {
  const { base } = await carrier()
  expect(await (await fetch(`${base}/a/${'0'.repeat(64)}.png`)).text()).toBe('a file')
  expect(await (await fetch(`${base}/form.js`)).text()).toBe('a script')
  expect(await (await fetch(`${base}/tracker.js`)).text()).toBe('a script')
})

test('what is for this machine alone is not reached by its address in the network', async ({ skip }) => {
  const outside = Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .find(({ internal, family }) => !internal && family === 'IPv4')
  if (!outside) return skip('This machine is in no network.')
  const everybody = await carrier()
  expect((await fetch(`http://${outside.address}:${everybody.port}/healthz`)).status).toBe(200)
  const local = await carrier({ isLocal: true })
  expect((await fetch(`http://127.0.0.1:${local.port}/healthz`)).status).toBe(200)
  await expect(fetch(`http://${outside.address}:${local.port}/healthz`)).rejects.toThrow('fetch failed')
})

test('the outbox is a page where it is shown, and an address of the app elsewhere', async () => {
  const { base } = await carrier({ outbox: async () => new Response('the outbox') })
  expect(await (await fetch(`${base}/outbox/d1/html`)).text()).toBe('the outbox')
  const { base: other } = await carrier()
  expect(await (await fetch(`${other}/outbox`)).text()).toBe(page)
})

/** Sends bytes as they are: fetch tidies paths up. */
const raw = (port: number, text: string) =>
  new Promise<string>((done, fail) => {
    let answer = ''
    const socket = connect(port, 'localhost', () => socket.write(text))
    socket.on('data', (part: Buffer) => (answer += part.toString()))
    socket.on('close', () => done(answer))
    socket.on('error', fail)
  })

test('every address of the app is its page, with the headers of the hosting rules', async () => {
  const { base } = await carrier()
  for (const path of ['/', '/w/ws_one/contacts', '/invite/inv_1', '/fonts', '/v1x']) {
    const response = await fetch(base + path)
    expect(await response.text()).toBe(page)
    expect(Object.fromEntries(response.headers)).toMatchObject({
      ...hostHeaders({ connect: [], demo: false }),
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
    })
  }
})

test('what is named by its content is kept for ever; what is gone is not the page', async () => {
  const { base } = await carrier()
  const asset = await fetch(`${base}/assets/app-1a2b.js`)
  expect(await asset.text()).toBe('export {}')
  expect(asset.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  expect((await fetch(`${base}/assets/app-gone.js`)).status).toBe(404)
  expect((await fetch(base, { method: 'POST' })).status).toBe(405)
})

test('the page is packed where the browser takes it, and is not sent again unchanged', async () => {
  const { base, port } = await carrier()
  const packed = await fetch(base, { headers: { 'accept-encoding': 'gzip, br' } })
  expect(packed.headers.get('content-encoding')).toBe('br')
  expect(await packed.text()).toBe(page)
  const refused = await fetch(base, { headers: { 'accept-encoding': 'br;q=0' } })
  expect(refused.headers.get('content-encoding')).toBe(null)
  const tag = refused.headers.get('etag') ?? ''
  const again = await raw(
    port,
    `GET / HTTP/1.1\r\nhost: x\r\nif-none-match: W/${tag}\r\nconnection: close\r\n\r\n`,
  )
  expect(again).toMatch(/^HTTP\/1\.1 304 /)
})

test.each([
  '/../secret.txt',
  '/assets/../../secret.txt',
  '/%2e%2e/secret.txt',
  '/..%2fsecret.txt',
  '//etc/passwd',
  '/%00',
])('nothing beside the app is read by %s', async (path) => {
  const { port } = await carrier()
  const answer = await raw(port, `GET ${path} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n`)
  expect(answer).toMatch(/^HTTP\/1\.1 (200|400|404) /)
  expect(answer).not.toMatch(/\r\n\r\n(.*\r\n)?(secret|root:)/)
})

test('a host that is none breaks nothing', async () => {
  const { base, port } = await carrier()
  await raw(port, 'GET /v1/self-account HTTP/1.1\r\nhost: ][:x\r\nconnection: close\r\n\r\n')
  expect((await fetch(`${base}/healthz`)).status).toBe(200)
})

test('a host with a port that there is none of is refused', async () => {
  const { port } = await carrier()
  const answer = await raw(port, 'GET / HTTP/1.1\r\nhost: a:99999\r\nconnection: close\r\n\r\n')
  expect(answer).toMatch(/^HTTP\/1\.1 400 .*"code":400/s)
})

test.each(['1.2.3.4.5', 'a:', '1.2.3.4.5', '[::1', '0x', 'xn--', 'a.1e400'])(
  'the host %s is served or refused, and fails nothing',
  async (host) => {
    const { port, log } = await carrier()
    const answer = await raw(port, `GET /healthz HTTP/1.1\r\nhost: ${host}\r\nconnection: close\r\n\r\n`)
    expect(answer).toMatch(/^HTTP\/1\.1 (200|400) /)
    expect(log).toEqual([])
  },
)

test.each(['a body that says how long it is', 'a body in parts'])(
  '%s and is too long is refused, and the connection goes on',
  async (kind) => {
    const { port } = await carrier({
      respond: async (asked) => {
        const refused = await readBody(asked, 'contacts').catch((error: unknown) => error)
        const status = refused instanceof Refusal ? refused.code : 200
        return Response.json({ status }, { status, headers: { 'x-ticket-id': 'tic_1' } })
      },
    })
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    onTestFinished(() => agent.destroy())
    const send = (body: string) =>
      new Promise<string>((done, fail) => {
        const sent = request({ port, agent, method: 'POST', path: '/v1/contacts' }, (response) => {
          response.resume()
          response.on('end', () => done(`${response.statusCode} ${sent.reusedSocket}`))
        })
        sent.on('error', fail)
        if (kind.endsWith('in parts')) sent.write(body.slice(0, 1))
        else sent.setHeader('content-length', body.length)
        sent.end(kind.endsWith('in parts') ? body.slice(1) : body)
      })
    expect(await send('{}')).toBe('200 false')
    expect(await send('a'.repeat(1_500_000))).toBe('413 true')
    expect(await send('{}')).toBe('200 true')
  },
)

test('headers beyond the limit are refused', async () => {
  const { port } = await carrier()
  const answer = await raw(port, `GET / HTTP/1.1\r\nhost: x\r\nlong: ${'x'.repeat(20_000)}\r\n\r\n`)
  expect(answer).toMatch(/^HTTP\/1\.1 431 /)
})

test('a call that breaks is answered with an envelope, and its ticket is in the log', async () => {
  const { base, log } = await carrier({
    respond: () => Promise.reject(new Error('a secret of the server')),
  })
  const response = await fetch(`${base}/v1/self-account`)
  const body = (await response.json()) as { ticketId: string }
  expect(response.status).toBe(500)
  expect(body).toEqual({ code: 500, message: 'Something went wrong on our side.', ticketId: body.ticketId })
  expect(log[0]).toMatchObject({ fields: { ticketId: body.ticketId } })
  expect(log[1]).toMatchObject({ fields: { ticketId: body.ticketId, status: 500 } })
})

test('a file that can’t be read is a 503 that nobody keeps, with its ticket in the log', async () => {
  const { base, log } = await carrier({
    files: () => Promise.reject(new FilesUnavailable('The bucket pictures answered 503.')),
  })
  const response = await fetch(`${base}/a/${'0'.repeat(64)}.png`)
  expect(response.status).toBe(503)
  expect(response.headers.get('cache-control')).toBe('no-store')
  const ticketId = response.headers.get('x-ticket-id')
  expect(await response.json()).toMatchObject({ code: 503, ticketId })
  expect(log[0]).toMatchObject({
    fields: { ticketId, err: { message: 'The bucket pictures answered 503.' } },
  })
})

test('a database that is away is told by readyz alone', async () => {
  const { base } = await carrier({ isReady: async () => false })
  expect((await fetch(`${base}/readyz`)).status).toBe(503)
  expect((await fetch(`${base}/healthz`)).status).toBe(200)
})

test('what is under way is answered when it closes; nothing else is taken', async () => {
  let finish = () => {}
  const began = Promise.withResolvers<void>()
  const { base, close } = await carrier({
    respond: () =>
      new Promise((done) => {
        finish = () => done(Response.json({ done: true }))
        began.resolve()
      }),
  })
  const call = fetch(`${base}/v1/self-account`)
  await began.promise
  const closed = close(60_000)
  await expect(fetch(`${base}/healthz`)).rejects.toThrow('fetch failed')
  finish()
  expect(await (await call).json()).toEqual({ done: true })
  await closed
})

test.each([
  [0, /^(::ffff:)?127\.0\.0\.1$|^::1$/],
  [1, /^198\.51\.100\.2$/],
  [2, /^198\.51\.100\.1$/],
  ['loopback', /^198\.51\.100\.2$/],
  [['203.0.113.9'], /^(::ffff:)?127\.0\.0\.1$|^::1$/],
] satisfies [CarrierOptions['trustProxy'], RegExp][])(
  'with %j proxies trusted the caller is the one that they saw',
  async (trustProxy, expected) => {
    const addresses: (string | undefined)[] = []
    const { base } = await carrier({
      trustProxy,
      respond: async (_, address) => {
        addresses.push(address)
        return Response.json({})
      },
    })
    await fetch(`${base}/v1/x`, {
      headers: { 'x-forwarded-for': '192.0.2.1, 198.51.100.1, 198.51.100.2' },
    })
    expect(addresses[0]).toMatch(expected)
  },
)

test('over HTTP/2 an answer in parts comes part by part, and a caller who leaves is known', async () => {
  const key = await acmeCrypto.createPrivateEcdsaKey('P-256')
  const [, csr] = await acmeCrypto.createCsr({ commonName: 'localhost' }, key)
  const der = Buffer.from(csr.toString().replaceAll(/-----[^-]+-----|\s/g, ''), 'base64')
  const now = Date.now()
  const pair = { cert: Buffer.from(certificateFor(der, 'localhost', now - DAY, now + DAY)), key }
  const calls: { url: string; cookie: string | null; address: string | undefined; signal: AbortSignal }[] = []
  const parts = new TransformStream<Uint8Array, Uint8Array>()
  const writer = parts.writable.getWriter()
  const { tlsPort } = await carrier({
    tls: {
      port: 0,
      certificates: {
        main: () => pair,
        refresh: async () => pair,
        contextOf: async () => createSecureContext(pair),
      },
    },
    async respond(request, address) {
      const { url, headers, signal } = request
      calls.push({ url, cookie: headers.get('cookie'), address, signal })
      return new Response(parts.readable, { headers: { 'content-type': 'text/event-stream' } })
    },
  })
  const session = connectHttp2(`https://localhost:${tlsPort}`, { rejectUnauthorized: false })
  onTestFinished(() => session.destroy())
  const stream = session.request({ ':path': '/v1/ai/thread?a=b', cookie: ['one=1', 'two=2'] })
  for (const part of ['first', 'second']) {
    void writer.write(new TextEncoder().encode(part))
    const [came] = await once(stream, 'data')
    expect(String(came)).toBe(part)
  }
  expect(calls).toMatchObject([
    { url: `https://localhost:${tlsPort}/v1/ai/thread?a=b`, cookie: 'one=1; two=2' },
  ])
  expect(calls[0]?.address).toMatch(/127\.0\.0\.1|::1/)
  const left = once(calls[0]?.signal ?? new EventTarget(), 'abort')
  stream.close()
  await left
})

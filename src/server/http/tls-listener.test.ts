import { once } from 'node:events'
import { connect as connectHttp2, type ClientHttp2Session, type OutgoingHttpHeaders } from 'node:http2'
import { get } from 'node:https'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { connect, type ConnectionOptions } from 'node:tls'
import { crypto as acmeCrypto } from 'acme-client'
import { expect, onTestFinished, test } from 'vitest'
import { certificateRecords, checkedRecord } from '#domain/domains/dns-records'
import { createFakeClock } from '#lib/clock.fake'
import { DAY, HOUR, MINUTE, SECOND } from '#lib/duration'
import { openServedCertificates } from '#server/certificates/served-certificates'
import { newCertificate } from '#server/certificates/new-certificate'
import { createSeal } from '#server/seal'
import {
  addCertificate,
  addItems,
  certificateForChange,
  changeCertificate,
} from '#server/store/certificates.store'
import { addHostname, proveHostname } from '#server/store/custom-hostnames.store'
import type { Tenant } from '#server/store/tenant'
import { certificateFor } from '#server/testing/test-certificate'
import { testDatabase } from '#server/testing/test-database'
import { testServer } from '#server/testing/test-server'
import { testTenant } from '#server/testing/test-tenant'
import { patiently } from '#server/testing/patiently'
import { startTlsListener, type TlsListenerOptions } from './tls-listener.ts'

const db = await testDatabase()
const seal = createSeal('a secret of tests')
const one = await testTenant(db, 'ws_1')
const two = await testTenant(db, 'ws_2')
const server = testServer(db)

/** A key and a certificate in PEM; its times are those of the clock of this file. */
async function pairFor(hostname: string, algorithm: 'rsa' | 'ecdsa' = 'ecdsa') {
  const made =
    algorithm === 'rsa'
      ? await acmeCrypto.createPrivateRsaKey(2048)
      : await acmeCrypto.createPrivateEcdsaKey('P-256')
  const [key, csr] = await acmeCrypto.createCsr({ commonName: hostname }, made)
  const der = Buffer.from(csr.toString().replaceAll(/-----[^-]+-----|\s/g, ''), 'base64')
  const now = server.clock.now()
  return { key, cert: certificateFor(der, hostname, now - DAY, now + 90 * DAY) }
}

let count = 0
async function issue(tenant: Tenant, hostname: string, algorithms: ('rsa' | 'ecdsa')[] = ['ecdsa']) {
  const now = new Date(server.clock.now()).toISOString()
  if (!(await certificateForChange(db, tenant, hostname)))
    await addCertificate(
      db,
      tenant,
      newCertificate(
        { hostname, now },
        { mailHost: '', spf: '', linkHost: '', customHosts: 'never', filesOrigin: '' },
      ),
    )
  const items = await Promise.all(
    algorithms.map(async (algorithm) => {
      const { key, cert } = await pairFor(hostname, algorithm)
      return {
        id: `cit_${(count += 1)}`,
        hostname,
        serial: '01',
        algorithm: algorithm === 'rsa' ? ('rsa-2048' as const) : ('ecdsa-p256' as const),
        issuer: 'Issuer of Tests',
        status: 'active' as const,
        issuedAt: now,
        expiresAt: new Date(server.clock.now() + 90 * DAY).toISOString(),
        pair: { privateKey: seal.seal(key), chain: seal.seal(cert) },
      }
    }),
  )
  await addItems(db, tenant, hostname, items)
}

const limits = {
  headersTimeout: 10 * SECOND,
  requestTimeout: 2 * MINUTE,
  keepAliveTimeout: 20 * SECOND,
  maxHeaderSize: 16_384,
  maxHeadersCount: 100,
}

async function listening(
  main?: { certificate: string; key: string },
  answer: TlsListenerOptions['answer'] = (_, response) => response.end('answered'),
) {
  const failures: unknown[] = []
  const log = { error: (fields: Record<string, unknown>) => failures.push(fields['err']) }
  const clock = createFakeClock()
  const certificates = await openServedCertificates({ database: db, clock: server.clock, seal, main, log })
  const { port, close, closeAllConnections } = await startTlsListener({
    port: 0,
    certificates,
    hostname: '127.0.0.1',
    limits,
    answer,
    clock,
    log,
  })
  onTestFinished(async () => {
    closeAllConnections()
    await close()
  })
  /** What a client sees of the certificate; rejects where there is no handshake. */
  const shake = async (servername: string, options: ConnectionOptions = {}) => {
    // oxlint-disable-next-line typescript/no-unsafe-assignment -- the certificates of tests are nobody's
    const socket = connect({ host: '127.0.0.1', port, servername, rejectUnauthorized: false, ...options })
    try {
      await once(socket, 'secureConnect')
      const { subject, fingerprint256 } = socket.getPeerCertificate()
      return { name: subject.CN, fingerprint: fingerprint256, by: socket.getCipher().standardName }
    } finally {
      socket.destroy()
    }
  }
  return { shake, failures, port, clock, close }
}

/** A connection of HTTP/2 to one that listens. */
async function http2(port: number) {
  const session = connectHttp2(`https://127.0.0.1:${port}`, {
    servername: 'go.one.example',
    // oxlint-disable-next-line typescript/no-unsafe-assignment -- the certificates of tests are nobody's
    rejectUnauthorized: false,
  })
  onTestFinished(() => session.destroy())
  await once(session, 'connect')
  return session
}

const call = (session: ClientHttp2Session, headers: OutgoingHttpHeaders, body = '') =>
  body === '' ? text(session.request(headers)) : text(session.request(headers).end(body))

test('browsers speak HTTP/2, with many calls at once, and whoever speaks HTTP/1.1 is answered too', async () => {
  await issue(one, 'go.one.example')
  const waiting: (() => void)[] = []
  const { port } = await listening(undefined, (request, response) => {
    waiting.push(() => response.end(`${request.httpVersion} ${request.method} ${request.url}`))
    // Those of HTTP/2 are answered together: a connection of HTTP/1.1 would bring them one after the other.
    if (waiting.length === 20 || request.httpVersion === '1.1') for (const answer of waiting) answer()
  })
  const session = await http2(port)
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, place) => call(session, { ':path': `/${place}` })),
  )
  expect(answers[19]).toBe('2.0 GET /19')
  const asked = get({
    host: '127.0.0.1',
    port,
    path: '/old',
    servername: 'go.one.example',
    rejectUnauthorized: false,
  })
  const [old] = await once(asked, 'response')
  expect(await text(old)).toBe('1.1 GET /old')
})

test('no connection of HTTP/2 is kept for nothing', async () => {
  await issue(one, 'go.one.example')
  const { port, clock } = await listening()
  const session = await http2(port)
  const closed = once(session, 'close')
  expect(await call(session, { ':path': '/' })).toBe('answered')
  await expect.poll(() => clock.waiting(), patiently).toBe(1)
  clock.advance(19 * SECOND)
  expect(await call(session, { ':path': '/' })).toBe('answered')
  await expect.poll(() => clock.waiting(), patiently).toBe(1)
  clock.advance(19 * SECOND)
  expect(session.closed).toBe(false)
  clock.advance(SECOND)
  await closed
})

test('no call of HTTP/2 takes its time, or has no end of headers', async () => {
  await issue(one, 'go.one.example')
  const { port, clock } = await listening(undefined, (request, response) => {
    request.on('end', () => response.end('answered')).resume()
  })
  const session = await http2(port)
  // A call that never ends is reset, and while it is under way the connection stays.
  const slow = session.request({ ':method': 'POST', ':path': '/' })
  slow.on('error', () => undefined).write('a')
  expect(await call(session, { ':method': 'POST', ':path': '/' }, 'all')).toBe('answered')
  clock.advance(119 * SECOND)
  expect(slow.closed).toBe(false)
  clock.advance(SECOND)
  await once(slow, 'close')
  expect(slow.rstCode).toBe(8)
  expect(await call(session, { ':path': '/' })).toBe('answered')
  // Headers without end.
  const loud = session.request({ ':path': '/', 'x-long': 'a'.repeat(20_000) })
  await expect(text(loud)).rejects.toThrow('ENHANCE_YOUR_CALM')
})

test('a server that stops answers the calls of HTTP/2 that are under way, and takes no more', async () => {
  await issue(one, 'go.one.example')
  const { promise: asked, resolve: ask } = Promise.withResolvers<() => void>()
  const { port, close } = await listening(undefined, (_, response) => ask(() => response.end('answered')))
  const session = await http2(port)
  const underWay = call(session, { ':path': '/' })
  const answer = await asked
  const closed = close()
  await once(session, 'goaway')
  answer()
  expect(await underWay).toBe('answered')
  await closed
  await expect(http2(port)).rejects.toThrow()
})

test('a handshake has the certificate of its name, by the algorithm that the client knows', async () => {
  await issue(one, 'go.one.example', ['rsa', 'ecdsa'])
  await issue(two, 'go.two.example')
  const { shake, failures } = await listening()
  expect(await shake('GO.one.example')).toMatchObject({ name: 'go.one.example' })
  expect(await shake('go.two.example')).toMatchObject({ name: 'go.two.example' })
  // Of two algorithms the faster one is served; where there is one, that one.
  const old = (name: string, algorithm: string) =>
    shake(name, { maxVersion: 'TLSv1.2', ciphers: `ECDHE-${algorithm}-AES128-GCM-SHA256` })
  expect((await old('go.one.example', 'ECDSA')).by).toContain('_ECDSA_')
  await issue(one, 'rsa.one.example', ['rsa'])
  server.turn(MINUTE)
  expect((await old('rsa.one.example', 'RSA')).by).toContain('_RSA_')
  // Names of nobody, none at all, and what came before TLS 1.2.
  await expect(shake('no.one.example')).rejects.toThrow()
  await expect(shake('')).rejects.toThrow()
  await expect(
    shake('go.two.example', { minVersion: 'TLSv1', maxVersion: 'TLSv1.1', ciphers: 'DEFAULT@SECLEVEL=0' }),
  ).rejects.toThrow()
  expect(failures).toEqual([])
})

test('a certificate is served soon after it is issued, replaced when it is renewed, and gone when it is deleted', async () => {
  const { shake } = await listening()
  await expect(shake('new.one.example')).rejects.toThrow()
  await issue(one, 'new.one.example')
  server.turn(5 * SECOND)
  const [first, same] = await Promise.all([shake('new.one.example'), shake('new.one.example')])
  expect(same).toEqual(first)
  await issue(one, 'new.one.example')
  expect(await shake('new.one.example')).toEqual(first)
  server.turn(MINUTE)
  expect((await shake('new.one.example')).fingerprint).not.toBe(first.fingerprint)
  const kept = await certificateForChange(db, one, 'new.one.example')
  if (kept)
    await changeCertificate(db, one, { ...kept, deletedAt: new Date(server.clock.now()).toISOString() })
  server.turn(MINUTE)
  await expect(shake('new.one.example')).rejects.toThrow()
  // A clock that is put back holds up none.
  server.turn(-HOUR)
  await issue(one, 'back.one.example')
  expect(await shake('back.one.example')).toMatchObject({ name: 'back.one.example' })
  server.turn(HOUR)
})

test('names without a certificate get that of the main host, which is read again', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'otegami-tls-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const main = { certificate: join(folder, 'cert.pem'), key: join(folder, 'key.pem') }
  const write = async () => {
    const { key, cert } = await pairFor('app.example.com')
    await writeFile(main.key, key)
    await writeFile(main.certificate, cert)
  }
  await expect(listening(main)).rejects.toThrow('ENOENT')
  await write()
  // A workspace has no word in the certificate of the main host.
  await issue(two, 'app.example.com')
  const { shake, failures } = await listening(main)
  const first = await shake('app.example.com')
  expect(await shake('')).toEqual(first)
  expect(await shake('unknown.example')).toEqual(first)
  await write()
  server.turn(MINUTE)
  const second = await shake('app.example.com')
  expect(second.fingerprint).not.toBe(first.fingerprint)
  expect(await shake('')).toEqual(second)
  // Half a renewal is left alone.
  await writeFile(main.key, 'half')
  server.turn(MINUTE)
  expect(await shake('app.example.com')).toEqual(second)
  expect(failures).toHaveLength(1)
})

test('a proxy is told which hostnames are verified here, and nobody else is', async () => {
  const createdAt = new Date(server.clock.now()).toISOString()
  const host = async (hostname: string, isThere: boolean) => {
    await addHostname(db, one, {
      hostname,
      purpose: 'links',
      isDefault: false,
      token: 'token',
      records: certificateRecords(hostname, 'cname', {
        proof: 'token',
        ownership: 'token',
        target: 'links.otegami.test',
      })
        .slice(0, 1)
        .map((record) => checkedRecord(record, hostname, isThere ? [record.value] : [])),
      wasComplete: isThere,
      isTaken: false,
      isWatched: true,
      createdAt,
    })
    if (isThere) await proveHostname(db, one, hostname)
  }
  await host('ask.one.example', true)
  await host('wait.one.example', false)
  const asked = async (domain: string, address = '127.0.0.1', headers: Record<string, string> = {}) =>
    (await server.ask(`/tls/ask?domain=${encodeURIComponent(domain)}`, { address, headers })).status
  expect(await asked('ask.one.example')).toBe(200)
  expect(await asked('ASK.one.example', '::ffff:10.0.0.7')).toBe(200)
  expect(await asked('links.otegami.test')).toBe(200)
  for (const domain of ['wait.one.example', 'no.one.example', '', '%', "' or 1=1", '*.one.example'])
    expect(await asked(domain), domain).toBe(404)
  expect(await asked('ask.one.example', '8.8.8.8')).toBe(404)
  expect(await asked('ask.one.example', '127.0.0.1', { 'x-forwarded-for': '10.0.0.1' })).toBe(404)
  for (let call = 0; call < 600; call += 1) await asked('links.otegami.test', '10.0.0.9')
  expect(await asked('ask.one.example', '10.0.0.9')).toBe(429)
  expect(server.failures).toEqual([])
})

import { createPrivateKey, X509Certificate } from 'node:crypto'
import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Certificate, CertificateStatus } from '#api/certificates'
import { DAY, HOUR, MINUTE, SECOND } from '#lib/duration'
import { certificateIssueJob } from '#server/jobs/certificate-issue.job'
import { hostnameVerifyJob } from '#server/jobs/hostname-verify.job'
import type { Job } from '#server/jobs/job'
import { acmeClient } from '#server/ports/acme/acme-client'
import type { Dns } from '#server/ports/dns/dns'
import type { Ports } from '#server/ports/ports'
import { checkHostname } from '#server/custom-hostnames/check-hostname'
import { dueHostnames } from '#server/store/custom-hostnames.store'
import { testAcme, type TestAcme } from '#server/testing/test-acme'
import { testDatabase } from '#server/testing/test-database'
import { testPorts } from '#server/testing/test-ports'
import { seedTwo, testServer } from '#server/testing/test-server'

const db = await testDatabase()
/** What stands in the DNS, by type and name; undefined: its server does not answer. */
const zone = new Map<string, readonly string[] | undefined>()
const dns: Dns = {
  look: async (type, name) => (zone.has(`${type} ${name}`) ? zone.get(`${type} ${name}`) : []),
  lookAtSource: async () => undefined,
  nameServers: async () => [],
}
let issuer: TestAcme
const ports: Ports = testPorts({
  dns,
  acme: {
    directory: 'https://acme.test/directory',
    newAccountKey: () => client().newAccountKey(),
    issue: (...order) => client().issue(...order),
  },
})
const client = () =>
  acmeClient({ directory: issuer.directory, email: 'ops@one.example', pause: { least: 1, most: 5 } })
const server = testServer(db, { ports })

beforeAll(() => seedTwo(db))
beforeEach(async () => {
  await sql`delete from acme_accounts`.execute(db)
  issuer = await testAcme({
    fetchFrom: async (_, path) => (await server.respond(path, {})).text(),
    now: server.clock.now,
  })
})

const ONE = { account: 'acc_owner', workspace: 'ws_one' }
const TWO = { account: 'acc_other', workspace: 'ws_two' }
/** Tokens last for minutes, and clocks are turned by days. */
async function ask(method: string, path: string, body?: unknown, { account, workspace } = ONE) {
  const { token } = await server.signIn(account)
  return server.json(`/v1${path}`, { method, token, workspace, body })
}
async function answer<T = Certificate>(method: string, path: string, body?: unknown): Promise<T> {
  const { status, value } = await ask(method, path, body)
  expect(status, JSON.stringify(value)).toBe(200)
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the server checks its answers by their schemas
  return value as T
}
const one = (hostname: string) => answer('GET', `/certificates/${hostname}`)
const run = (job: Job) =>
  job.run({ db, ports, clock: server.clock, keepMonths: undefined, log: { info() {}, error() {} } }, {})
const leadHere = (hostname: string) => zone.set(`CNAME ${hostname}`, ['links.otegami.test'])
const add = (hostname: string, more: object = {}) => answer('POST', '/certificates', { hostname, ...more })
interface Item {
  algorithm: string
  status: string
  expiresAt: string
}
const items = async (hostname: string) =>
  (await answer<{ items: Item[] }>('GET', `/certificates/${hostname}/items`)).items

describe('a certificate', () => {
  test('is obtained with both algorithms once its hostname leads here, its keys sealed', async () => {
    expect(await add('a.one.example')).toMatchObject({
      status: 'initializing',
      records: [{ type: 'CNAME', fqdn: 'a.one.example', value: 'links.otegami.test', status: 'unchecked' }],
    })
    await run(certificateIssueJob)
    expect((await one('a.one.example')).status).toBe('pending_validation')
    expect(issuer.orders).toEqual([])
    leadHere('a.one.example')
    server.turn(MINUTE)
    await run(certificateIssueJob)
    const certificate = await one('a.one.example')
    expect(certificate).toMatchObject({ status: 'active', issuer: 'Issuer of Tests', errors: [] })
    expect(Date.parse(certificate.expiresAt ?? '')).toBe(server.clock.now() + 90 * DAY)
    expect((await items('a.one.example')).map(({ algorithm, status }) => [algorithm, status])).toEqual([
      ['ecdsa-p256', 'active'],
      ['rsa-2048', 'active'],
    ])
    const { rows } = await sql<{ private_key: Buffer; chain: Buffer }>`
      select private_key, chain from certificate_items where hostname = 'a.one.example'`.execute(db)
    for (const { private_key: key, chain } of rows) {
      expect(key.includes('PRIVATE') || chain.includes('CERTIFICATE')).toBe(false)
      const leaf = new X509Certificate(ports.seal.open(chain))
      expect(leaf.checkPrivateKey(createPrivateKey(ports.seal.open(key)))).toBe(true)
      expect(leaf.checkHost('a.one.example')).toBe('a.one.example')
    }
    // Nothing is answered to an issuer any more.
    expect(await sql`select 1 from acme_challenges`.execute(db)).toMatchObject({ rows: [] })
    expect((await server.respond('/.well-known/acme-challenge/token-0', {})).status).toBe(404)
  })

  test('is renewed 30 days before its end, by one account; without that it expires', async () => {
    for (const [hostname, autoRenew] of [
      ['renewed.one.example', true],
      ['ends.one.example', false],
    ] as const) {
      leadHere(hostname)
      await add(hostname, { autoRenew })
    }
    await run(certificateIssueJob)
    const { expiresAt: end } = await one('renewed.one.example')
    server.turn(60 * DAY - 1)
    await run(certificateIssueJob)
    expect((await one('renewed.one.example')).expiresAt).toBe(end)
    server.turn(1)
    await run(certificateIssueJob)
    expect(Date.parse((await one('renewed.one.example')).expiresAt ?? '')).toBe(server.clock.now() + 90 * DAY)
    expect((await items('renewed.one.example')).map(({ status }) => status)).toEqual([
      'active',
      'active',
      'superseded',
      'superseded',
    ])
    const course: CertificateStatus[] = []
    for (const days of [0, 9, 21]) {
      server.turn(days * DAY)
      course.push((await one('ends.one.example')).status)
    }
    expect(course).toEqual(['active', 'expiring', 'expired'])
    const { rows } = await sql`select directory from acme_accounts`.execute(db)
    expect(rows).toHaveLength(1)
  })

  test('that an issuer refuses is tried again, or says that nobody may issue it', async () => {
    for (const hostname of ['caa.one.example', 'policy.one.example', 'later.one.example']) leadHere(hostname)
    for (const why of ['caa', 'policy'] as const) {
      const hostname = `${why}.one.example`
      await add(hostname)
      issuer.refuse = why
      await run(certificateIssueJob)
      expect(await one(hostname)).toMatchObject({ status: 'failed', errors: ['issuance_forbidden'] })
    }
    expect((await ask('POST', '/certificates/caa.one.example/verify')).status).toBe(422)
    issuer.refuse = 'unreachable'
    await add('later.one.example')
    await run(certificateIssueJob)
    expect((await one('later.one.example')).status).toBe('pending_issuance')
    const tries = issuer.orders.length
    server.turn(MINUTE)
    await run(certificateIssueJob)
    expect(issuer.orders).toHaveLength(tries)
    issuer.refuse = undefined
    server.turn(MINUTE)
    await run(certificateIssueJob)
    expect((await one('later.one.example')).status).toBe('active')
  })

  test('waits 72 hours for its record; by a text it is the same, by http it waits for none', async () => {
    expect((await add('http.one.example', { method: 'http' })).records).toEqual([])
    const { records } = await add('text.one.example', { method: 'txt' })
    await run(certificateIssueJob)
    expect((await one('http.one.example')).status).toBe('active')
    server.turn(72 * HOUR)
    await run(certificateIssueJob)
    expect(await one('text.one.example')).toMatchObject({
      status: 'validation_timed_out',
      errors: ['records_not_found'],
    })
    const both = await Promise.all([1, 2].map(() => ask('POST', '/certificates/text.one.example/verify')))
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 429])
    zone.set(`TXT ${records[0]?.fqdn}`, undefined)
    server.turn(30 * SECOND)
    expect((await answer('POST', '/certificates/text.one.example/verify')).status).toBe('pending_validation')
    zone.set(`TXT ${records[0]?.fqdn}`, [records[0]?.value ?? ''])
    server.turn(30 * SECOND)
    expect((await answer('POST', '/certificates/text.one.example/verify')).status).toBe('pending_issuance')
  })

  test('that is deleted is gone after some seconds, with its keys', async () => {
    leadHere('gone.one.example')
    await add('gone.one.example')
    await run(certificateIssueJob)
    expect((await ask('POST', '/certificates', { hostname: 'gone.one.example' })).status).toBe(409)
    expect((await ask('GET', '/certificates/gone.one.example', undefined, TWO)).status).toBe(404)
    expect((await ask('DELETE', '/certificates/gone.one.example')).status).toBe(200)
    expect((await one('gone.one.example')).status).toBe('deleting')
    expect((await items('gone.one.example')).every(({ status }) => status === 'revoked')).toBe(true)
    expect((await ask('DELETE', '/certificates/gone.one.example')).status).toBe(422)
    server.turn(10 * SECOND)
    expect((await ask('GET', '/certificates/gone.one.example')).status).toBe(404)
    server.turn(1)
    await run(certificateIssueJob)
    const { rows } = await sql`select 1 from certificate_items where hostname = 'gone.one.example'`.execute(
      db,
    )
    expect(rows).toEqual([])
    expect((await add('gone.one.example')).status).toBe('initializing')
  })

  test('is obtained by nobody where no issuer is set up', async () => {
    const bare = testServer(db)
    const { token } = await bare.signIn('acc_owner')
    const call = (path: string, body: unknown) =>
      bare.json(`/v1${path}`, { method: 'POST', token, workspace: 'ws_one', body })
    expect(await call('/certificates', { hostname: 'x.bare.example' })).toMatchObject({
      status: 422,
      value: { message: expect.stringContaining('not set up to obtain certificates') },
    })
    const host = { hostname: 'y.bare.example', purpose: 'assets' }
    expect((await call('/custom_hostnames', host)).value).not.toHaveProperty('certificateHostname')
  })
})

describe('a custom hostname', () => {
  interface Host {
    hostname: string
    status: string
    isDefault: boolean
    errors: string[]
    records: { type: 'CNAME' | 'TXT'; fqdn: string; value: string }[]
  }
  const make = (hostname: string, rest: object = {}) =>
    answer<Host>('POST', '/custom_hostnames', { hostname, purpose: 'links', ...rest })
  const named = async (hostname: string) =>
    (await answer<{ items: Host[] }>('GET', '/custom_hostnames')).items.find(
      (host) => host.hostname === hostname,
    )
  const set = ({ records }: Host) => {
    for (const { type, fqdn, value } of records) zone.set(`${type} ${fqdn}`, [value])
  }

  test('is active once its records stand, moved while it leads elsewhere, with a certificate of its own', async () => {
    const host = await make(' Go.Host.example.')
    expect(host).toMatchObject({
      hostname: 'go.host.example',
      status: 'pending',
      isDefault: true,
      certificateHostname: 'go.host.example',
    })
    set(host)
    await run(hostnameVerifyJob)
    await run(certificateIssueJob)
    expect(await named('go.host.example')).toMatchObject({ status: 'active', errors: [] })
    expect((await one('go.host.example')).status).toBe('active')
    zone.set('CNAME go.host.example', ['parking.example'])
    server.turn(DAY)
    await run(hostnameVerifyJob)
    expect(await named('go.host.example')).toMatchObject({ status: 'moved', errors: ['points_elsewhere'] })
    zone.set('CNAME go.host.example', undefined)
    server.turn(HOUR)
    await run(hostnameVerifyJob)
    expect(await named('go.host.example')).toMatchObject({ status: 'moved' })
    set(host)
    server.turn(HOUR)
    await run(hostnameVerifyJob)
    expect(await named('go.host.example')).toMatchObject({ status: 'active' })
  })

  test('is in error after 72 hours without its records, and active when they come', async () => {
    const host = await make('late.host.example')
    zone.set('CNAME late.host.example', ['other.example'])
    server.turn(MINUTE)
    await run(hostnameVerifyJob)
    expect(await named('late.host.example')).toMatchObject({ status: 'pending', errors: ['records_differ'] })
    server.turn(72 * HOUR)
    await run(hostnameVerifyJob)
    expect(await named('late.host.example')).toMatchObject({ status: 'error', errors: ['records_differ'] })
    set(host)
    server.turn(DAY)
    await run(hostnameVerifyJob)
    expect((await named('late.host.example'))?.status).toBe('active')
  })

  test('is taken once in a workspace, and one of a purpose is the default', async () => {
    await make('first.host.example', { purpose: 'forms' })
    expect(await make('second.host.example', { purpose: 'forms', isDefault: true })).toMatchObject({
      isDefault: true,
    })
    expect((await named('first.host.example'))?.isDefault).toBe(false)
    const purpose = { purpose: 'forms' }
    expect(
      (await ask('POST', '/custom_hostnames', { hostname: 'first.host.example', ...purpose })).status,
    ).toBe(409)
    expect((await ask('GET', '/custom_hostnames/default?purpose=forms', undefined, TWO)).value).toBeNull()
    const both = await Promise.all(
      [ONE, ONE].map((by) =>
        ask('POST', '/custom_hostnames', { hostname: 'race.host.example', ...purpose }, by),
      ),
    )
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    for (const [hostname, status] of [
      ['host.example', 422],
      ['https://a.b.example', 400],
      ['*.a.example', 400],
      ['mail.gmail.com', 400],
    ] as const)
      expect((await ask('POST', '/custom_hostnames', { hostname, ...purpose })).status, hostname).toBe(status)
    expect(server.failures).toEqual([])
  })

  test('that can not be kept does not hold up the others', async () => {
    const [first, second] = [await make('poison.host.example'), await make('after.host.example')]
    set(first)
    set(second)
    // The table takes no NUL.
    zone.set('TXT _otegami.poison.host.example', ['\0'])
    await expect(run(hostnameVerifyJob)).rejects.toThrow('unsupported Unicode escape sequence')
    expect((await named('after.host.example'))?.status).toBe('active')
    set(first)
    await run(hostnameVerifyJob)
    expect((await named('poison.host.example'))?.status).toBe('active')
  })

  describe('that two workspaces claim', () => {
    const claim = async (by: typeof ONE, hostname: string): Promise<Host> => {
      const { status, value } = await ask('POST', '/custom_hostnames', { hostname, purpose: 'links' }, by)
      expect(status, JSON.stringify(value)).toBe(200)
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the server checks its answers by their schemas
      return value as Host
    }
    const stateFor = async (by: typeof ONE, hostname: string) => {
      const { value } = await ask('GET', '/custom_hostnames', undefined, by)
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the server checks its answers by their schemas
      const { items } = value as { items: Host[] }
      const host = items.find((one) => one.hostname === hostname)
      return host && { status: host.status, errors: host.errors }
    }
    const isServed = async (hostname: string) =>
      (await server.ask(`/tls/ask?domain=${hostname}`, { address: '127.0.0.1' })).status === 200
    const ACTIVE = { status: 'active', errors: [] }
    const TAKEN = { status: 'error', errors: ['taken'] }

    test('is of the one that proves it, until its records are gone', async () => {
      const hostname = 'claimed.host.example'
      const first = await claim(ONE, hostname)
      const second = await claim(TWO, hostname)
      server.turn(MINUTE)
      await run(hostnameVerifyJob)
      expect(await isServed(hostname)).toBe(false)
      set(second)
      server.turn(HOUR)
      await run(hostnameVerifyJob)
      expect(await stateFor(TWO, hostname)).toEqual(ACTIVE)
      expect(await stateFor(ONE, hostname)).toEqual(TAKEN)
      expect(await isServed(hostname)).toBe(true)
      for (const by of [ONE, TWO])
        expect(await ask('POST', '/custom_hostnames', { hostname, purpose: 'links' }, by)).toMatchObject({
          status: 409,
          value: { message: `The hostname ${hostname} is in use already.` },
        })
      set(first)
      server.turn(DAY)
      await run(hostnameVerifyJob)
      expect(await stateFor(TWO, hostname)).toMatchObject({ status: 'moved' })
      server.turn(DAY)
      await run(hostnameVerifyJob)
      expect(await stateFor(ONE, hostname)).toEqual(ACTIVE)
      expect(await stateFor(TWO, hostname)).toEqual(TAKEN)
    })

    test('can be one that a process of an older version added', async () => {
      const hostname = 'older.host.example'
      for (const _ of ['once', 'again'])
        await sql`
          insert into custom_hostnames
            (workspace_id, hostname, purpose, is_default, token, records, is_watched, created_at)
          select number, ${hostname}, 'links', false, 'token', '[]', false, '2026-01-01' from workspaces
          where id = 'ws_one' on conflict (hostname) do nothing`.execute(db)
      set(await claim(TWO, hostname))
      await run(hostnameVerifyJob)
      expect(await stateFor(TWO, hostname)).toEqual(ACTIVE)
      expect(await stateFor(ONE, hostname)).toEqual(TAKEN)
    })

    test('and prove at once is of one of them', async () => {
      const hostname = 'both.host.example'
      const claims = [await claim(ONE, hostname), await claim(TWO, hostname)]
      set(claims[0] ?? (await claim(ONE, hostname)))
      const values = claims.flatMap(({ records }) => records.filter(({ type }) => type === 'TXT'))
      zone.set(
        `TXT _otegami.${hostname}`,
        values.map(({ value }) => value),
      )
      const due = await dueHostnames(db, new Date(server.clock.now()).toISOString(), 200)
      const both = due.filter(({ host }) => host.hostname === hostname)
      const looks = both.map(
        ({ tenant, host }) =>
          () =>
            checkHostname({ db, tenant, clock: server.clock, ports }, host),
      )
      await Promise.all(looks.map((look) => look()))
      const states = [await stateFor(ONE, hostname), await stateFor(TWO, hostname)]
      expect(states).toContainEqual(ACTIVE)
      expect(states).toContainEqual(TAKEN)
      await looks[states[0]?.status === 'active' ? 1 : 0]?.()
      expect([await stateFor(ONE, hostname), await stateFor(TWO, hostname)]).toEqual(states)
      expect(server.failures).toEqual([])
    })
  })
})

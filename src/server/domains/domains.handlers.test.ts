import { createPrivateKey, createPublicKey } from 'node:crypto'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Domain } from '#api/domains'
import { HOUR, MINUTE, SECOND } from '#lib/duration'
import { domainVerifyJob } from '#server/jobs/domain-verify.job'
import { checkDomain } from '#server/domains/check-domain'
import { createSeal } from '#server/seal'
import { nodeDns } from '#server/ports/dns/node-dns'
import { replaceSigningKey, signingKeyOf } from '#server/store/domains.store'
import { allTenants } from '#server/store/workspaces.store'
import { testDatabase } from '#server/testing/test-database'
import { DNS_WAIT, testDns, type TestDns } from '#server/testing/test-dns'
import { testPorts } from '#server/testing/test-ports'
import { seedTwo, testServer } from '#server/testing/test-server'

const db = await testDatabase()
let zone: TestDns
let wait: number
/** Runs once, while servers are asked. */
let meanwhile: (() => Promise<unknown>) | undefined
/** The name server is a new one for each test. */
const dns: ReturnType<typeof nodeDns> = {
  async look(...asked) {
    const found = await resolver().look(...asked)
    const act = meanwhile
    meanwhile = undefined
    await act?.()
    return found
  },
  lookAtSource: (...asked) => resolver().lookAtSource(...asked),
  nameServers: (name) => resolver().nameServers(name),
}
const resolver = () => nodeDns({ servers: [zone.address], timeout: wait, tries: 1 })
const ports = testPorts({ dns })
const server = testServer(db, { ports, mail: 'none' })

beforeAll(async () => {
  await seedTwo(db)
})
beforeEach(async () => {
  zone = await testDns()
  wait = DNS_WAIT.answer
})

const ONE = { account: 'acc_owner', workspace: 'ws_one' }
const TWO = { account: 'acc_other', workspace: 'ws_two' }
/** Tokens last for minutes, and clocks are turned by days. */
async function ask(method: string, path: string, body?: unknown, { account, workspace } = ONE) {
  const { token } = await server.signIn(account)
  return server.json(path.startsWith('/v1') ? path : `/v1/domains${path}`, {
    method,
    token,
    workspace,
    body,
  })
}
async function answer(method: string, path: string, body?: unknown): Promise<Domain> {
  const { status, value } = await ask(method, path, body)
  expect(status, JSON.stringify(value)).toBe(200)
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the server checks its answers by their schemas
  return value as Domain
}
const add = (name: string) => answer('POST', '', { name })
const verify = (name: string) => answer('POST', `/${name}/verify`)
const one = (name: string) => answer('GET', `/${name}`)
const statusOf = ({ records }: Domain, id: string) => records.find((record) => record.id === id)?.status
const runJob = (by = ports) =>
  domainVerifyJob.run(
    { db, ports: by, clock: server.clock, keepMonths: undefined, log: { info() {}, error() {} } },
    {},
  )

/** As a zone has a long text. */
const inParts = (value: string) => (value.length > 255 ? [value.slice(0, 200), value.slice(200)] : value)

/** Sets what a domain needs. */
function publish({ records }: Domain): void {
  for (const { type, fqdn, value } of records) zone.set(type, fqdn, [inParts(value)])
}

test('that was deleted and added again while servers were asked is not judged by its records of before', async () => {
  const name = 'again.example'
  publish(await add(name))
  let second: Domain | undefined
  meanwhile = async () => {
    await ask('DELETE', `/${name}`)
    second = await add(name)
  }
  await verify(name)
  expect((await one(name)).records).toEqual(second?.records)
})

test('whose name servers don’t answer keeps no other one from being looked up', async () => {
  const names = ['silent.example', 'waiting.example']
  for (const name of names) await verify((await add(name)).name)
  server.turn(HOUR)
  /** Each is answered once the other one was asked for too, whichever is the first. */
  const both = Promise.withResolvers<void>()
  const begun = new Set<string | undefined>()
  const slow = testPorts({
    dns: {
      ...dns,
      async look(_, asked) {
        begun.add(names.find((name) => asked.endsWith(name)))
        if (names.every((name) => begun.has(name))) both.resolve()
        await both.promise
        return []
      },
      lookAtSource: async () => undefined,
      nameServers: async () => [],
    },
  })
  await runJob(slow)
  for (const name of names) expect(Date.parse((await one(name)).lastCheckedAt ?? '')).toBe(server.clock.now())
})

describe('a new domain', () => {
  test('says what to put into the DNS, with a key of its own', async () => {
    const domain = await add(' Shop.ONE.example. ')
    expect(domain).toMatchObject({ name: 'shop.one.example', status: 'not_started', senderCount: 0 })
    const plan = domain.records.map(({ type, fqdn, value, status }) => [type, fqdn, value, status])
    expect(plan).toEqual([
      [
        'TXT',
        expect.stringMatching(/^otegami-[0-9a-f]{8}\._domainkey\.shop\.one\.example$/),
        expect.stringMatching(/^v=DKIM1; k=rsa; p=MII/),
        'unchecked',
      ],
      ['TXT', 'bounce.shop.one.example', 'v=spf1 include:relay.test ~all', 'unchecked'],
      ['MX', 'bounce.shop.one.example', 'mail.otegami.test', 'unchecked'],
      ['TXT', '_dmarc.shop.one.example', 'v=DMARC1; p=none;', 'unchecked'],
      [
        'TXT',
        '_otegami.shop.one.example',
        expect.stringMatching(/^otegami-domain-verification=[0-9a-f]{20}$/),
        'unchecked',
      ],
    ])
    const tenant = (await allTenants(db)).find(({ id }) => id === 'ws_one')
    const key = tenant && (await signingKeyOf(db, tenant, 'shop.one.example'))
    const pem = ports.seal.open(key?.privateKey ?? Buffer.alloc(0))
    expect(key?.privateKey.includes('PRIVATE')).toBe(false)
    expect(
      createPublicKey(createPrivateKey(pem)).export({ type: 'spki', format: 'der' }).toString('base64'),
    ).toBe(key?.publicKey)
    expect(plan[0]?.[2]).toContain(key?.publicKey)
  })

  test('may be in two workspaces, whose proofs and keys differ', async () => {
    const mine = await add('shared.example')
    const { value } = await ask('POST', '', { name: 'shared.example' }, TWO)
    const theirs = new Set(JSON.stringify(value).match(/verification=\w+|otegami-\w+\._/g))
    for (const record of mine.records.filter(({ purpose }) => purpose === 'dkim' || purpose === 'ownership'))
      expect(theirs.has(record.value.replace('otegami-domain-', ''))).toBe(false)
    publish(mine)
    expect((await verify('shared.example')).status).toBe('verified')
    const { value: seen } = await ask('POST', '/shared.example/verify', undefined, TWO)
    expect(seen).toMatchObject({ status: 'pending' })
  })

  test('is added once, also by two callers at once', async () => {
    const both = await Promise.all([1, 2].map(() => ask('POST', '', { name: 'twice.example' })))
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
  })

  test.each(['co.jp', 'mail.yahoo.co.jp', 'https://x.com/', 'x'.repeat(301), 'a\u202e.example/'])(
    '%j is refused',
    async (name) => expect((await ask('POST', '', { name })).status).toBe(400),
  )
})

describe('a look at the DNS', () => {
  test('finds records that stand in parts, name servers and a stricter policy', async () => {
    const domain = await add('found.example')
    publish(domain)
    zone.set('TXT', '_dmarc.found.example', ['v=DMARC1; p=reject; rua=mailto:a@found.example'])
    zone.set('NS', 'found.example', ['ns1.registrar.example'])
    const after = await verify('found.example')
    expect(after).toMatchObject({
      status: 'verified',
      dmarcPolicy: 'reject',
      nameServers: ['ns1.registrar.example'],
      history: [{ status: 'not_started' }, { status: 'pending' }, { status: 'verified' }],
    })
    expect(after.records.every(({ status }) => status === 'verified')).toBe(true)
  })

  test('says what is missing, wrong, doubled or somewhere else', async () => {
    const domain = await add('wrong.example')
    publish(domain)
    const [dkim, , , , ownership] = domain.records
    zone.set('TXT', dkim?.fqdn ?? '', [])
    zone.set('TXT', `${dkim?.fqdn}.wrong.example`, [inParts(dkim?.value ?? '')])
    zone.set('TXT', 'bounce.wrong.example', ['v=spf1 include:relay.test ~all', 'v=spf1 -all'])
    zone.set('MX', 'bounce.wrong.example', ['other.example'])
    zone.set('TXT', ownership?.fqdn ?? '', [])
    zone.set('CNAME', ownership?.fqdn ?? '', ['elsewhere.example'])
    const after = await verify('wrong.example')
    expect(after.status).toBe('pending')
    const of = (id: string) => after.records.find((record) => record.id === id)
    expect(of('dkim1')).toMatchObject({ status: 'missing', hint: 'host_twice' })
    expect(of('spf')).toMatchObject({ status: 'mismatch', found: { length: 2 } })
    expect(of('return_path')).toMatchObject({ status: 'mismatch', found: ['other.example'] })
    expect(of('ownership')).toMatchObject({
      status: 'missing',
      elsewhere: [{ type: 'CNAME', value: 'elsewhere.example' }],
    })
  })

  test('is refused within 30 seconds, also to two callers at once', async () => {
    await add('often.example')
    const both = await Promise.all([1, 2].map(() => ask('POST', '/often.example/verify')))
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 429])
    server.turn(30 * SECOND - 1)
    expect((await ask('POST', '/often.example/verify')).status).toBe(429)
    server.turn(1)
    expect((await ask('POST', '/often.example/verify')).status).toBe(200)
  })

  test('takes nothing out of order while nobody answers', async () => {
    const domain = await add('outage.example')
    publish(domain)
    await verify('outage.example')
    for (const { type, fqdn } of domain.records) zone.set(type, fqdn, 'servfail')
    zone.set('TXT', domain.records[0]?.fqdn ?? '', 'silence')
    wait = DNS_WAIT.silence
    server.turn(24 * HOUR)
    await runJob()
    expect(await one('outage.example')).toMatchObject({
      status: 'verified',
      records: domain.records.map(() => ({ status: 'verified' })),
    })
  })
})

test('whatever bytes a zone has are kept in a form that the tables take', async () => {
  await add('bytes.example')
  zone.set('TXT', '_dmarc.bytes.example', ['v=DMARC1\0; p=none'])
  const { records } = await verify('bytes.example')
  expect(records.find(({ id }) => id === 'dmarc')?.found).toEqual(['v=DMARC1\uFFFD; p=none'])
})

describe('a domain that was asked for', () => {
  test('is watched: found later, lost and back, each once', async () => {
    const domain = await add('flips.example')
    await verify('flips.example')
    publish(domain)
    server.turn(MINUTE - 1)
    expect(await runJob()).not.toHaveProperty('verified')
    server.turn(1)
    expect(await runJob()).toMatchObject({ verified: 1 })
    const [dkim] = domain.records
    zone.set('TXT', dkim?.fqdn ?? '', [])
    server.turn(24 * HOUR)
    await runJob()
    const lost = await one('flips.example')
    expect(lost.status).toBe('temporary_failure')
    expect(Date.parse(lost.failsAt ?? '')).toBe(server.clock.now() + 72 * HOUR)
    publish(domain)
    server.turn(HOUR)
    await runJob()
    expect((await one('flips.example')).history.map(({ status }) => status)).toEqual([
      'not_started',
      'pending',
      'verified',
      'temporary_failure',
      'verified',
    ])
  })

  test('fails after 72 hours, is then left alone, and can be asked for again', async () => {
    await add('never.example')
    const begun = await verify('never.example')
    expect(Date.parse(begun.failsAt ?? '')).toBe(server.clock.now() + 72 * HOUR)
    server.turn(71 * HOUR)
    await runJob()
    expect((await one('never.example')).status).toBe('pending')
    server.turn(HOUR + 1)
    await runJob()
    const failed = await one('never.example')
    expect(failed.status).toBe('failed')
    expect(failed.nextCheckAt).toBeUndefined()
    expect(statusOf(failed, 'spf')).toBe('missing')
    zone.asked.length = 0
    server.turn(100 * HOUR)
    await runJob()
    expect(zone.asked.filter((asked) => asked.includes('never.example'))).toEqual([])
    expect((await verify('never.example')).status).toBe('pending')
  })

  test('can be deleted meanwhile', async () => {
    await add('gone.example')
    await verify('gone.example')
    expect((await ask('DELETE', '/gone.example')).status).toBe(200)
    server.turn(HOUR)
    await runJob()
    expect((await ask('GET', '/gone.example')).status).toBe(404)
  })
})

test('one that senders use stays, and says who they are', async () => {
  await add('used.example')
  const sender = { fromName: 'A', address: 'hi@used.example' }
  expect((await ask('POST', '/v1/senders', sender)).status).toBe(200)
  expect(await ask('DELETE', '/used.example')).toMatchObject({
    status: 422,
    value: { message: expect.stringContaining('"hi@used.example"') },
  })
  expect((await one('used.example')).senderCount).toBe(1)
  expect(server.failures).toEqual([])
})

describe('a domain whose key can’t be read', () => {
  const sealOf = (secret: string) => ({ ...ports, seal: createSeal(secret) })
  const look = async (name: string, seal: string) => {
    const tenant = (await allTenants(db)).find(({ id }) => id === 'ws_one')
    if (!tenant) throw new Error('There is no workspace.')
    return checkDomain({ db, tenant, clock: server.clock, ports: sealOf(seal) }, name)
  }

  test('is out of order and says so, until it can be read', async () => {
    publish(await add('locked.example'))
    expect((await verify('locked.example')).status).toBe('verified')
    await look('locked.example', 'another secret')
    expect(await one('locked.example')).toMatchObject({
      status: 'temporary_failure',
      records: expect.arrayContaining([
        expect.objectContaining({ purpose: 'dkim', status: 'mismatch', hint: 'key_unreadable' }),
      ]),
    })
    server.turn(HOUR)
    await runJob()
    const after = await one('locked.example')
    expect([after.status, statusOf(after, 'dkim1')]).toEqual(['verified', 'verified'])
  })

  test('has a new key once that has gone on for 72 hours and somebody asks for a look', async () => {
    const before = await add('broken.example')
    publish(before)
    await verify('broken.example')
    const tenant = (await allTenants(db)).find(({ id }) => id === 'ws_one')
    if (!tenant) throw new Error('There is no workspace.')
    const key = await signingKeyOf(db, tenant, 'broken.example')
    if (!key) throw new Error('There is no key.')
    await replaceSigningKey(db, tenant, 'broken.example', { ...key, privateKey: Buffer.from('none') })
    server.turn(MINUTE)
    const lost = await verify('broken.example')
    expect([lost.status, statusOf(lost, 'dkim1')]).toEqual(['temporary_failure', 'mismatch'])
    server.turn(73 * HOUR)
    await runJob()
    expect((await one('broken.example')).status).toBe('failed')
    const renewed = await verify('broken.example')
    expect(renewed.status).toBe('pending')
    expect(renewed.records[0]?.value).not.toBe(before.records[0]?.value)
    publish(renewed)
    server.turn(MINUTE)
    expect((await verify('broken.example')).status).toBe('verified')
  })
})

import { createPrivateKey, X509Certificate } from 'node:crypto'
import { sql } from 'kysely'
import { describe, expect, test, vi } from 'vitest'
import type { Certificate, CertificateStatus } from '#api/certificates'
import { DAY, HOUR, MINUTE, SECOND } from '#lib/duration'
import { certificateIssueJob } from '#server/jobs/certificate-issue.job'
import { hostnameVerifyJob } from '#server/jobs/hostname-verify.job'
import { hostnameServer, ONE, TWO } from '#server/testing/hostname-server'
import { testServer } from '#server/testing/test-server'

const { db, zone, ports, server, ask, answer, issuer, run, set, one } = await hostnameServer()
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
    const added = await add('a.one.example')
    expect(added).toMatchObject({
      status: 'initializing',
      records: [
        { type: 'CNAME', fqdn: 'a.one.example', value: 'links.otegami.test', status: 'unchecked' },
        { type: 'TXT', fqdn: '_otegami.a.one.example', status: 'unchecked' },
      ],
    })
    await run(certificateIssueJob)
    expect((await one('a.one.example')).status).toBe('pending_validation')
    expect(issuer().orders).toEqual([])
    set(added)
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

  test('that was issued while somebody had its records looked for stays issued', async () => {
    const hostname = 'meanwhile.one.example'
    const added = await add(hostname)
    await run(certificateIssueJob)
    set(added)
    server.turn(MINUTE)
    const asked = Promise.withResolvers<void>()
    const issued = Promise.withResolvers<void>()
    vi.spyOn(ports.dns, 'look').mockImplementationOnce(async (type, name) => {
      asked.resolve()
      await issued.promise
      return zone.get(`${type} ${name}`)
    })
    const verified = answer('POST', `/certificates/${hostname}/verify`)
    await asked.promise
    await run(certificateIssueJob)
    issued.resolve()
    expect((await verified).status).toBe('active')
    await run(certificateIssueJob)
    expect(issuer().orders).toHaveLength(2)
  })

  test('whose name servers don’t answer keeps no other one from being looked for and issued', async () => {
    const names = ['silent.one.example', 'answers.one.example']
    for (const name of names) set(await add(name))
    /** Each is answered once the other one was asked for too, whichever is the first. */
    const both = Promise.withResolvers<void>()
    const begun = new Set<string | undefined>()
    const look = vi.spyOn(ports.dns, 'look').mockImplementation(async (type, asked) => {
      begun.add(names.find((name) => asked.endsWith(name)))
      if (names.every((name) => begun.has(name))) both.resolve()
      await both.promise
      return zone.get(`${type} ${asked}`)
    })
    await run(certificateIssueJob)
    look.mockRestore()
    for (const name of names) expect((await one(name)).status).toBe('active')
  })

  test('is renewed 30 days before its end, by one account; without that it expires', async () => {
    for (const [hostname, autoRenew] of [
      ['renewed.one.example', true],
      ['ends.one.example', false],
    ] as const)
      set(await add(hostname, { autoRenew }))
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
    for (const why of ['caa', 'policy'] as const) {
      const hostname = `${why}.one.example`
      set(await add(hostname))
      issuer().refuse = why
      await run(certificateIssueJob)
      expect(await one(hostname)).toMatchObject({ status: 'failed', errors: ['issuance_forbidden'] })
    }
    expect((await ask('POST', '/certificates/caa.one.example/verify')).status).toBe(422)
    issuer().refuse = 'unreachable'
    set(await add('later.one.example'))
    await run(certificateIssueJob)
    expect((await one('later.one.example')).status).toBe('pending_issuance')
    const tries = issuer().orders.length
    server.turn(MINUTE)
    await run(certificateIssueJob)
    expect(issuer().orders).toHaveLength(tries)
    issuer().refuse = undefined
    server.turn(MINUTE)
    await run(certificateIssueJob)
    expect((await one('later.one.example')).status).toBe('active')
  })

  test('waits 72 hours for its records; by a text it is the same, by http it waits for one', async () => {
    const byHttp = await add('http.one.example', { method: 'http' })
    expect(byHttp.records).toMatchObject([{ type: 'TXT', fqdn: '_otegami.http.one.example' }])
    set(byHttp)
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
    set(await add('gone.one.example'))
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

describe('of a hostname that leads here', () => {
  const claim = (hostname: string, by: typeof ONE, method = 'cname') =>
    answer('POST', '/certificates', { hostname, method }, by)
  const stateFor = async (hostname: string, by: typeof ONE) => {
    const { status, errors } = await answer('GET', `/certificates/${hostname}`, undefined, by)
    return { status, errors }
  }
  const prove = async (hostname: string, by: typeof ONE) => {
    set(await answer('POST', '/custom_hostnames', { hostname, purpose: 'links' }, by))
    await run(hostnameVerifyJob)
  }

  test.each(['cname', 'http'])('none is ordered by %s without a record of the workspace', async (method) => {
    const hostname = `${method}.leads.example`
    leadHere(hostname)
    const certificate = await claim(hostname, TWO, method)
    await run(certificateIssueJob)
    expect(issuer().orders).toEqual([])
    expect((await stateFor(hostname, TWO)).status).toBe('pending_validation')
    set(certificate)
    server.turn(MINUTE)
    await run(certificateIssueJob)
    expect(await stateFor(hostname, TWO)).toEqual({ status: 'active', errors: [] })
  })

  test('one record proves the hostname and its certificate, whichever was added first', async () => {
    const names = ['before.leads.example', 'after.leads.example'] as const
    const first = await claim(names[0], ONE)
    const ownership = (records: Certificate['records']) => records.find(({ type }) => type === 'TXT')
    const host = await answer('POST', '/custom_hostnames', { hostname: names[0], purpose: 'links' })
    expect(ownership(host.records)?.value).toBe(ownership(first.records)?.value)
    const other = await answer('POST', '/custom_hostnames', { hostname: names[1], purpose: 'links' })
    const second = await one(names[1])
    expect(second.records.map(({ fqdn, value }) => [fqdn, value])).toEqual(
      other.records.map(({ fqdn, value }) => [fqdn, value]),
    )
  })

  test.each(['cname', 'txt', 'http'])(
    'none is claimed by %s that another workspace has proven',
    async (method) => {
      const hostname = `${method}.proven.example`
      await prove(hostname, ONE)
      expect(await ask('POST', '/certificates', { hostname, method }, TWO)).toMatchObject({
        status: 409,
        value: { message: `The hostname ${hostname} is in use already.` },
      })
    },
  )

  test('none is issued or renewed once another workspace has proven it', async () => {
    const [waiting, issued] = ['waiting.leads.example', 'issued.leads.example'] as const
    const claims = { waiting: await claim(waiting, TWO), issued: await claim(issued, TWO) }
    set(claims.issued)
    await run(certificateIssueJob)
    expect((await stateFor(issued, TWO)).status).toBe('active')
    const { expiresAt } = await answer('GET', `/certificates/${issued}`, undefined, TWO)
    await prove(waiting, ONE)
    await prove(issued, ONE)
    const ofOne = zone.get(`TXT _otegami.${waiting}`) ?? []
    const ofTwo = claims.waiting.records.flatMap(({ type, value }) => (type === 'TXT' ? [value] : []))
    zone.set(`TXT _otegami.${waiting}`, [...ofOne, ...ofTwo])
    server.turn(HOUR)
    await run(certificateIssueJob)
    expect(await stateFor(waiting, TWO)).toEqual({ status: 'pending_validation', errors: ['taken'] })
    expect((await stateFor(waiting, ONE)).status).toBe('active')
    const orders = issuer().orders.filter((hostname) => hostname === issued).length
    server.turn(61 * DAY)
    await run(certificateIssueJob)
    expect(await answer('GET', `/certificates/${issued}`, undefined, TWO)).toMatchObject({
      expiresAt,
      errors: ['taken'],
    })
    // Two for the owner, at its first issue and when it was renewed.
    expect(issuer().orders.filter((hostname) => hostname === issued).length - orders).toBe(2)
  })
})

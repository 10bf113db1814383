import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { checkHostname } from '#server/custom-hostnames/check-hostname'
import { DAY, HOUR, MINUTE } from '#lib/duration'
import { certificateIssueJob } from '#server/jobs/certificate-issue.job'
import { hostnameVerifyJob } from '#server/jobs/hostname-verify.job'
import { dueHostnames } from '#server/store/custom-hostnames.store'
import { hostnameServer, ONE, TWO } from '#server/testing/hostname-server'

const { db, zone, ports, server, ask, answer, run, set, one } = await hostnameServer()

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
    const claim = (by: typeof ONE, hostname: string) =>
      answer<Host>('POST', '/custom_hostnames', { hostname, purpose: 'links' }, by)
    const stateFor = async (by: typeof ONE, hostname: string) => {
      const { items } = await answer<{ items: Host[] }>('GET', '/custom_hostnames', undefined, by)
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
      zone.set(`TXT _otegami.${hostname}`, ['of nobody'])
      server.turn(DAY)
      await run(hostnameVerifyJob)
      expect(await stateFor(TWO, hostname)).toMatchObject({ status: 'moved' })
      set(first)
      // Both are looked at side by side: by the second time the one has proved it.
      for (const _ of ['once', 'again']) {
        server.turn(DAY)
        await run(hostnameVerifyJob)
      }
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

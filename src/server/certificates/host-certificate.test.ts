import { X509Certificate } from 'node:crypto'
import { createServer } from 'node:http'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { DAY, MINUTE } from '#lib/duration'
import { openServedCertificates } from '#server/certificates/served-certificates'
import { certificateIssueJob } from '#server/jobs/certificate-issue.job'
import { acmeClient } from '#server/ports/acme/acme-client'
import { hostCertificates } from '#server/store/host-certificates.store'
import { onThisMachine } from '#server/testing/on-this-machine'
import { testAcme } from '#server/testing/test-acme'
import { testDatabase } from '#server/testing/test-database'
import { testPorts } from '#server/testing/test-ports'
import { testServer } from '#server/testing/test-server'

const db = await testDatabase()
const server = testServer(db)

test('the hosts of the server itself get certificates, which are renewed, and what fails is tried again ever later', async () => {
  const hosts = ['app.otegami.test', 'go.otegami.test']
  const issuer = await testAcme({
    fetchFrom: async (_, path) => (await server.respond(path, {})).text(),
    now: server.clock.now,
  })
  const acme = acmeClient({
    directory: issuer.directory,
    email: 'ops@one.example',
    pause: { least: 1, most: 5 },
  })
  const ports = testPorts({ acme, ownHosts: hosts })
  const logged: unknown[] = []
  const look = () =>
    certificateIssueJob.run(
      {
        db,
        ports,
        clock: server.clock,
        keepMonths: undefined,
        log: { info() {}, error: (fields) => logged.push(fields) },
      },
      {},
    )
  const kept = () =>
    hostCertificates(db, hosts, new Date(server.clock.now()).toISOString()).then((all) =>
      all.map(({ hostname }) => hostname),
    )
  issuer.refuse = 'unreachable'
  await look()
  expect(logged).toMatchObject([{ hostname: hosts[0] }, { hostname: hosts[1] }])
  expect(await kept()).toEqual([])
  issuer.refuse = undefined
  // Two minutes after the first failure.
  server.turn(2 * MINUTE - 1)
  await look()
  expect(issuer.orders).toHaveLength(2)
  server.turn(1)
  await look()
  expect((await kept()).toSorted()).toEqual(hosts)
  const served = await openServedCertificates({
    database: db,
    clock: server.clock,
    seal: ports.seal,
    main: undefined,
    ownHosts: hosts,
    log: { error: (fields) => logged.push(fields) },
  })
  const nameOf = (chain = '') => new X509Certificate(chain).checkHost(hosts[0] ?? '')
  expect(nameOf(served.main()?.cert.toString())).toBe(hosts[0])
  // Names of nobody get that of the main host; the other host has its own.
  expect(await served.contextOf('no.otegami.test')).toBe(await served.contextOf(hosts[0] ?? ''))
  expect(await served.contextOf(hosts[1] ?? '')).not.toBe(await served.contextOf(hosts[0] ?? ''))
  const first = served.main()?.cert.toString()
  server.turn(60 * DAY - 1)
  await look()
  expect(issuer.orders).toHaveLength(4)
  server.turn(1)
  await look()
  expect(issuer.orders).toHaveLength(6)
  const renewed = (await served.refresh())?.cert.toString()
  expect(nameOf(renewed)).toBe(hosts[0])
  expect(renewed).not.toBe(first)
  // Without renewals it ends.
  server.turn(90 * DAY)
  expect(await served.refresh()).toBeUndefined()
  const { rows } = await sql<{ private_key: Buffer }>`select private_key from host_certificates`.execute(db)
  expect(rows.some(({ private_key: key }) => key.includes('PRIVATE'))).toBe(false)
  expect(logged).toHaveLength(2)
})

test('an issuer that says nothing is not waited for', async () => {
  const origin = await onThisMachine(createServer(() => undefined))
  const acme = acmeClient({ directory: `${origin}/dir`, email: 'ops@one.example', patience: 20 })
  const help = {
    account: { privateKey: await acme.newAccountKey(), url: undefined },
    noteAccountUrl: async () => undefined,
    answer: async () => undefined,
    stopAnswering: async () => undefined,
  }
  await expect(acme.issue('app.otegami.test', 'ecdsa-p256', help)).rejects.toMatchObject({ why: 'later' })
})

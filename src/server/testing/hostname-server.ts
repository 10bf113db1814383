import { sql } from 'kysely'
import { beforeAll, beforeEach, expect } from 'vitest'
import type { Certificate } from '#api/certificates'
import type { Job } from '#server/jobs/job'
import { acmeClient } from '#server/ports/acme/acme-client'
import type { Dns } from '#server/ports/dns/dns'
import type { Ports } from '#server/ports/ports'
import { testAcme, type TestAcme } from './test-acme.ts'
import { testDatabase } from './test-database.ts'
import { testPorts } from './test-ports.ts'
import { seedTwo, testServer } from './test-server.ts'

/** The owners of both workspaces. */
export const ONE = { account: 'acc_owner', workspace: 'ws_one' }
export const TWO = { account: 'acc_other', workspace: 'ws_two' }

/** What tests of hostnames and certificates share: two workspaces, a DNS that they write, and an issuer that starts anew with each test. */
export async function hostnameServer() {
  const db = await testDatabase()
  /** What stands in the DNS, by type and name; undefined: its server does not answer. */
  const zone = new Map<string, readonly string[] | undefined>()
  const dns: Dns = {
    look: async (type, name) => (zone.has(`${type} ${name}`) ? zone.get(`${type} ${name}`) : []),
    lookAtSource: async () => undefined,
    nameServers: async () => [],
  }
  let issuer: TestAcme
  const client = () =>
    acmeClient({ directory: issuer.directory, email: 'ops@one.example', pause: { least: 1, most: 5 } })
  const ports: Ports = testPorts({
    dns,
    acme: {
      directory: 'https://acme.test/directory',
      newAccountKey: () => client().newAccountKey(),
      issue: (...order) => client().issue(...order),
    },
  })
  const server = testServer(db, { ports })

  beforeAll(() => seedTwo(db))
  beforeEach(async () => {
    await sql`delete from acme_accounts`.execute(db)
    issuer = await testAcme({
      fetchFrom: async (_, path) => (await server.respond(path, {})).text(),
      now: server.clock.now,
    })
  })

  /** Tokens last for minutes, and clocks are turned by days. */
  async function ask(method: string, path: string, body?: unknown, { account, workspace } = ONE) {
    const { token } = await server.signIn(account)
    return server.json(`/v1${path}`, { method, token, workspace, body })
  }
  async function answer<T = Certificate>(method: string, path: string, body?: unknown, by = ONE): Promise<T> {
    const { status, value } = await ask(method, path, body, by)
    expect(status, JSON.stringify(value)).toBe(200)
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the server checks its answers by their schemas
    return value as T
  }
  return {
    db,
    zone,
    ports,
    server,
    ask,
    answer,
    issuer: () => issuer,
    run: (job: Job) =>
      job.run({ db, ports, clock: server.clock, keepMonths: undefined, log: { info() {}, error() {} } }, {}),
    /** Sets records as they are wanted. */
    set({ records }: { records: readonly { type: string; fqdn: string; value: string }[] }) {
      for (const { type, fqdn, value } of records) zone.set(`${type} ${fqdn}`, [value])
    },
    one: (hostname: string) => answer('GET', `/certificates/${hostname}`),
  }
}

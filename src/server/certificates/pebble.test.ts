import { execFileSync } from 'node:child_process'
import { createPrivateKey, X509Certificate } from 'node:crypto'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getCACertificates, setDefaultCACertificates } from 'node:tls'
import { sql } from 'kysely'
import { expect, onTestFinished, test, vi } from 'vitest'
import { MINUTE } from '#lib/duration'
import { acmeHelp } from '#server/certificates/check-certificate'
import { certificateIssueJob } from '#server/jobs/certificate-issue.job'
import { acmeClient } from '#server/ports/acme/acme-client'
import { hostCertificates } from '#server/store/host-certificates.store'
import { onThisMachine } from '#server/testing/on-this-machine'
import { patiently } from '#server/testing/patiently'
import { areInstalled, freePort, runWithTest } from '#server/testing/programs'
import { testDatabase } from '#server/testing/test-database'
import { testPorts } from '#server/testing/test-ports'
import { testServer } from '#server/testing/test-server'

/** What the packages `pebble` and `openssl` of Debian bring: the issuer of Let's Encrypt's own tests, and names that all lead here. */
const isInstalled = areInstalled('pebble', 'pebble-challtestsrv', 'openssl')
const FORBIDDEN = 'forbidden.example'

const db = await testDatabase()
const server = testServer(db)

/** It asks after a moment, not after up to 15 s; one request in five has to be made again with a new nonce. */
const settings = { PEBBLE_VA_SLEEPTIME: '1', PEBBLE_WFE_NONCEREJECT: '20' }

const begin = (program: string, args: readonly string[], cwd: string) =>
  runWithTest(program, args, { cwd, env: { ...process.env, ...settings } })

/** Starts pebble, which asks `http://{any name}/` at the port of this machine; the address of its directory. */
async function pebble(httpPort: number): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'otegami-pebble-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const [port, dns, management] = await Promise.all([freePort(), freePort(), freePort()])
  execFileSync(
    'openssl',
    // oxfmt-ignore
    ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', '-days', '2', '-keyout', 'key.pem',
      '-out', 'cert.pem', '-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost,IP:127.0.0.1'],
    { cwd: folder, stdio: 'ignore' },
  )
  const trusted = getCACertificates('default')
  setDefaultCACertificates([...trusted, await readFile(join(folder, 'cert.pem'), 'utf8')])
  onTestFinished(() => setDefaultCACertificates(trusted))
  await writeFile(
    join(folder, 'pebble.json'),
    JSON.stringify({
      pebble: {
        listenAddress: `127.0.0.1:${port}`,
        managementListenAddress: '',
        certificate: 'cert.pem',
        privateKey: 'key.pem',
        httpPort,
        tlsPort: await freePort(),
        domainBlocklist: [FORBIDDEN],
      },
    }),
  )
  // oxfmt-ignore
  begin('pebble-challtestsrv', ['-management', `127.0.0.1:${management}`, '-dns01', `127.0.0.1:${dns}`, '-defaultIPv4', '127.0.0.1',
    '-defaultIPv6', '', '-http01', '', '-https01', '', '-tlsalpn01', ''], folder)
  begin('pebble', ['-config', 'pebble.json', '-strict', '-dnsserver', `127.0.0.1:${dns}`], folder)
  const directory = `https://localhost:${port}/dir`
  await vi.waitFor(async () => expect((await fetch(directory)).status).toBe(200), patiently)
  return directory
}

test.skipIf(!isInstalled)(
  'pebble issues certificates: for hosts of the server, with both algorithms, and says what it never will',
  async () => {
    const origin = await onThisMachine(
      createServer((request, response) => {
        void server.respond(request.url ?? '/', {}).then(async (answer) => {
          response.writeHead(answer.status)
          response.end(await answer.text())
        })
      }),
    )
    const directory = await pebble(Number(new URL(origin).port))
    const acme = acmeClient({ directory, email: 'ops@one.example', pause: { least: 50, most: 500 } })
    const hosts = ['app.otegami.test', 'go.otegami.test']
    const ports = testPorts({ acme, ownHosts: hosts })
    server.turn(Date.now() - server.clock.now() + MINUTE)
    const logged: unknown[] = []
    const log = { info() {}, error: (fields: unknown) => void logged.push(fields) }
    await certificateIssueJob.run({ db, ports, clock: server.clock, keepMonths: undefined, log }, {})
    expect(logged).toEqual([])
    const kept = await hostCertificates(db, hosts, new Date(server.clock.now()).toISOString())
    expect(kept.map(({ hostname }) => hostname).toSorted()).toEqual(hosts)

    // The same account orders again, for a name that it may have proved already.
    const looking = { db, ports, clock: server.clock }
    const rsa = await acme.issue('go.otegami.test', 'rsa-2048', await acmeHelp(looking, acme))
    const certificate = new X509Certificate(rsa.chain)
    expect(certificate.checkHost('go.otegami.test')).toBe('go.otegami.test')
    expect(certificate.checkPrivateKey(createPrivateKey(rsa.privateKey))).toBe(true)
    expect(certificate.publicKey.asymmetricKeyType).toBe('rsa')

    await expect(acme.issue(FORBIDDEN, 'ecdsa-p256', await acmeHelp(looking, acme))).rejects.toMatchObject({
      why: 'forbidden',
    })
    const answersNothing = { ...(await acmeHelp(looking, acme)), answer: async () => undefined }
    await expect(acme.issue('away.otegami.test', 'ecdsa-p256', answersNothing)).rejects.toMatchObject({
      why: 'later',
    })
    const { rows } = await sql`select 1 from acme_challenges`.execute(db)
    expect(rows, 'nothing is answered for longer than it is asked').toEqual([])
  },
)

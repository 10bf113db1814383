import { access, constants, mkdir } from 'node:fs/promises'
import { X509Certificate } from 'node:crypto'
import { createServer } from 'node:net'
import { systemClock } from '#lib/clock'
import type { ServerConfig } from './config.ts'
import { expectSameTime, freeSpace, hostsInDns, relaysAnswer } from './doctor-checks.ts'
import { openEngine } from './engine/open-engine.ts'
import { hookPath, hookProviders } from './reports/hooks.ts'
import { secretOf } from './secret.ts'
import { nodeDns } from './ports/dns/node-dns.ts'
import { openBucket } from './ports/files/s3-bucket.ts'
import { tryBucket } from './ports/files/s3-files.ts'
import { readCertificate } from './reports/bounce-certificate.ts'
import { openDatabase } from './store/database.ts'
import { expectNotNewer, isMigrated } from './store/migrate.ts'
import { jobsState } from './worker-state.ts'

/** Says of each thing that the server needs whether it is as it must be; the exit code is 1 where one is not. */
export async function doctor(config: ServerConfig): Promise<number> {
  const checks: readonly (readonly [string, () => Promise<string>])[] = [
    ['folder', () => folder(config)],
    ['disk', () => freeSpace(config.dataDir)],
    ['files', () => files(config)],
    ['port', () => port(config)],
    ['TLS', () => tls(config)],
    ['database', () => database(config)],
    ['DNS', () => hostsInDns(nodeDns({ servers: config.dnsServers }), hostsOf(config))],
    ['mail', () => mail(config)],
  ]
  let code = 0
  for (const [name, check] of checks) {
    const said = await check().then(
      (text) => `ok    ${name}: ${text}`,
      (error: unknown) => {
        code = 1
        return `wrong ${name}: ${error instanceof Error ? error.message : String(error)}`
      },
    )
    process.stdout.write(`${said}\n`)
  }
  return code
}

/** Those that people, links and mails are led to. */
const hostsOf = ({ publicUrl, linkUrl, bouncePort, hosting }: ServerConfig) => [
  ...[publicUrl, linkUrl].map((url) => new URL(url).hostname),
  ...(bouncePort === undefined ? [] : [hosting.mailHost]),
]

async function folder({ dataDir }: ServerConfig): Promise<string> {
  await mkdir(dataDir, { recursive: true })
  await access(dataDir, constants.W_OK)
  return dataDir
}

async function files({ files }: ServerConfig): Promise<string> {
  if (files.kind === 'folder') {
    await mkdir(files.folder, { recursive: true, mode: 0o700 })
    await access(files.folder, constants.W_OK)
    return files.folder
  }
  await tryBucket(openBucket(files, { clock: systemClock }))
  return `the bucket ${files.bucket} takes and gives them`
}

async function port({ port }: ServerConfig): Promise<string> {
  const server = createServer()
  await new Promise<void>((done, fail) => {
    server.once('error', fail)
    server.listen(port, done)
  })
  await new Promise((done) => server.close(done))
  return `${port} is free`
}

async function tls({ tls, ownHosts }: ServerConfig): Promise<string> {
  if (!tls) return 'is left to a proxy: TLS_PORT is not set'
  if (!tls.main && ownHosts.length > 0)
    return `on ${tls.port}; certificates are obtained for ${ownHosts.join(', ')}`
  if (!tls.main) return `on ${tls.port}, for custom hostnames only: TLS_CERT is not set`
  const { cert } = await readCertificate(tls.main)
  return `on ${tls.port}; the main certificate is good until ${new X509Certificate(cert).validToDate.toISOString()}`
}

/** How mails leave, and where they and their providers report to. */
async function mail(config: ServerConfig): Promise<string> {
  const { mail: kind, relays, bouncePort, hooks, publicUrl } = config
  const secret = (await secretOf(config.dataDir, config.secret)).toString('hex')
  const isSet = { ses: hooks.ses.length > 0, ...definedOf(hooks) }
  return [
    kind === 'smtp' ? await relaysAnswer(relays, new URL(publicUrl).hostname) : kind,
    bouncePort === undefined
      ? 'bounces are not taken: BOUNCE_PORT is not set'
      : `bounces are taken on ${bouncePort}, ${await encryptionOf(config)}`,
    ...hookProviders
      .filter((provider) => isSet[provider])
      .map((provider) => `webhook of ${provider}: ${publicUrl}${hookPath(secret, provider)}`),
  ].join('\n      ')
}

const encryptionOf = async ({ bounceCertificate, ownHosts, hosting }: ServerConfig) =>
  bounceCertificate === undefined
    ? ownHosts.includes(hosting.mailHost)
      ? `with STARTTLS once there is a certificate for ${hosting.mailHost}`
      : 'without encryption'
    : readCertificate(bounceCertificate).then(
        () => 'with STARTTLS',
        (error: unknown) => `without encryption: ${error instanceof Error ? error.message : String(error)}`,
      )

const definedOf = ({ postmark, mailgun, sendgrid }: ServerConfig['hooks']) => ({
  postmark: postmark !== undefined,
  mailgun: mailgun !== undefined,
  sendgrid: sendgrid !== undefined,
})

async function database(config: ServerConfig): Promise<string> {
  const engine = await openEngine(config)
  const db = openDatabase({ connection: engine.connection, connections: 1 })
  try {
    await expectNotNewer(db)
    if (!(await isMigrated(db))) return 'answers; its tables are brought up to date at the next start'
    await expectSameTime(db, systemClock.now)
    return ['answers, and is up to date', await jobsState(db, systemClock.now())].join('\n      ')
  } finally {
    await db.destroy()
    if (!engine.wasRunning) await engine.stop?.()
  }
}

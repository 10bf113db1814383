import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { readServerConfig } from './config.ts'
import { secretOf } from './secret.ts'

test('nothing need be set', () => {
  expect(readServerConfig({ PORT: '' })).toMatchObject({
    port: 8787,
    publicUrl: 'http://localhost:8787',
    databaseUrl: undefined,
    databasePool: 10,
    devSignIn: false,
    trustProxy: 0,
    google: undefined,
    admins: [],
  })
})

test.each([
  [{ PORT: '99999' }, 'PORT must be a whole number from 0 to 65535.'],
  [{ PORT: '80x' }, 'PORT must be a whole number from 0 to 65535.'],
  [{ PUBLIC_URL: 'https://a.example/app' }, 'PUBLIC_URL must be an address such as'],
  [{ PUBLIC_URL: 'a.example' }, 'PUBLIC_URL must be an address such as'],
  [{ FILES: 'gs://bucket' }, 'FILES must be a folder, or a bucket such as s3://bucket'],
  [{ FILES: 's3://bucket/../other' }, 'FILES must be a folder, or a bucket'],
  [{ FILES: 's3://bucket' }, 'S3_ACCESS_KEY_ID must be set too: FILES is a bucket.'],
  [{ FILES: 's3://bucket', S3_ACCESS_KEY_ID: 'a' }, 'S3_SECRET_ACCESS_KEY must be set too'],
  [{ FILES: 's3://b01', S3_ACCESS_KEY_ID: 'a', S3_SECRET_ACCESS_KEY: 'b' }, 'S3_REGION must be set too'],
  [{ S3_ENDPOINT: 'https://user:secret@a.example' }, 'S3_ENDPOINT must be an address such as'],
  [{ S3_ENDPOINT: 'https://a.example/minio' }, 'S3_ENDPOINT must be an address such as'],
  [{ TLS_PORT: '99999' }, 'TLS_PORT must be a whole number from 0 to 65535.'],
  [{ TLS_PORT: '443', TLS_CERT: '/a.pem' }, 'TLS_KEY must be set too'],
  [{ TLS_CERT: '/a.pem', TLS_KEY: '/b.pem' }, 'TLS_PORT must be set too'],
  [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL must be an address such as postgres://'],
  [{ DATABASE_POOL: '0' }, 'DATABASE_POOL must be a whole number from 1 to 500.'],
  [{ OTEGAMI_MAIL: 'yes' }, 'OTEGAMI_MAIL must be none, outbox or smtp.'],
  [{ OTEGAMI_MAIL: 'smtp' }, 'SMTP_URL must be set where OTEGAMI_MAIL is smtp'],
  [{ SMTP_URL: 'http://a.example' }, 'SMTP_URL must be one or several addresses such as smtps://'],
  [{ SMTP_URL: ' ' }, 'SMTP_URL must be one or several addresses'],
  [{ SMTP_URL: 'smtp://a.example?connections=0' }, 'whose connections= is a whole number from 1 to 100.'],
  [{ SMTP_URL: 'smtp://a.example?pool=3' }, 'SMTP_URL must be addresses without "pool="'],
  [{ SMTP_URL: 'smtp://a.example?tls=maybe' }, 'whose tls= is require, optional, none.'],
  [{ SMTP_URL: 'smtps://a.example?tls=none' }, 'without tls=, as smtps: says it already.'],
  [{ SMTP_URL: 'smtp://me:50%@a.example' }, 'with % as %25 in user and password.'],
  [{ LINK_URL: 'https://a.example/x' }, 'LINK_URL must be an address such as'],
  [{ BOUNCE_PORT: '0' }, 'BOUNCE_PORT must be a whole number from 1 to 65535.'],
  [{ SES_TOPICS: 'topic' }, 'SES_TOPICS must be ARNs of SNS topics'],
  [{ POSTMARK_WEBHOOK: 'user:short' }, 'POSTMARK_WEBHOOK must be user:password'],
  [{ SENDGRID_PUBLIC_KEY: '!' }, 'SENDGRID_PUBLIC_KEY must be the verification key'],
  [{ TRUST_PROXY: '10.0.0.1,proxy' }, 'TRUST_PROXY must be how many proxies'],
  [{ METRICS_PORT: '65535' }, 'METRICS_PORT must be a whole number from 1 to 65534.'],
  [{ METRICS_PORT: '9464', METRICS_HOST: 'localhost' }, 'METRICS_HOST must be an IP address'],
  [{ METRICS_HOST: '0.0.0.0' }, 'METRICS_PORT must be set too'],
  [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL must be debug,'],
  [{ OIDC_ISSUER: 'http://id.example' }, 'OIDC_ISSUER must be an address with https'],
  [{ ADMIN_EMAILS: 'a@b.example,root' }, 'ADMIN_EMAILS must be addresses of mail'],
  [{ GOOGLE_CLIENT_ID: 'one' }, 'GOOGLE_CLIENT_SECRET must be set too'],
  [{ NOTION_CLIENT_SECRET: 'one' }, 'NOTION_CLIENT_ID must be set too'],
  [{ GOOGLE_SHEETS: '1' }, 'GOOGLE_CLIENT_ID must be set too'],
  [{ OTEGAMI_AI_URL: 'http://localhost:11434/v1' }, 'OTEGAMI_AI_MODEL must be set too'],
  [{ OTEGAMI_AI_URL: 'localhost:11434' }, 'OTEGAMI_AI_URL must be the address of chat completions'],
  [{ DNS_SERVERS: '1.1.1.1,resolver' }, 'DNS_SERVERS must be addresses of resolvers'],
  [{ MAIL_SPF: 'include:a.example ~all' }, 'MAIL_SPF must be one SPF mechanism'],
  [{ MAIL_HOST: 'https://a.example' }, 'MAIL_HOST must be the name of a host'],
  [{ ACME_EMAIL: 'ops' }, 'ACME_EMAIL must be an address of mail'],
  [{ OTEGAMI_OLDER_SECRETS: 'beef' }, 'OTEGAMI_OLDER_SECRETS must be 64 hexadecimal digits'],
  [{ OTEGAMI_DEV_SIGN_IN: '1', PUBLIC_URL: 'https://a.example' }, 'OTEGAMI_DEV_SIGN_IN must be 0'],
  [
    { OTEGAMI_DEV_SIGN_IN: '1', PUBLIC_URL: 'http://127.0.0.1.evil.example' },
    'OTEGAMI_DEV_SIGN_IN must be 0',
  ],
])('%j is refused with a sentence', (env, sentence) => {
  expect(() => readServerConfig(env)).toThrow(sentence)
})

test('relays have a pool, a rate and a weight, and a password never leaves in the clear', () => {
  const { relays, mail } = readServerConfig({
    SMTP_URL:
      'smtp://me:p%40ss@smtp.example.com?connections=20&rate=14 smtp://127.0.0.1:25?weight=3&timeout=5',
  })
  expect(mail).toBe('smtp')
  expect(relays).toEqual([
    {
      host: 'smtp.example.com',
      port: 587,
      user: 'me',
      password: 'p@ss',
      tls: 'require',
      connections: 20,
      rate: 14,
      weight: 1,
      timeout: 300_000,
    },
    { host: '127.0.0.1', port: 25, tls: 'optional', connections: 10, weight: 3, timeout: 5000 },
  ])
  const implicit = readServerConfig({ SMTP_URL: 'smtps://[::1]', OTEGAMI_MAIL: 'outbox' })
  expect(implicit).toMatchObject({ mail: 'outbox', relays: [{ host: '::1', port: 465, tls: 'implicit' }] })
})

test('a wrong relay is refused without its password being told', () => {
  expect(() => readServerConfig({ SMTP_URL: 'smtp://me:hunter2@a.example?rate=x' })).toThrow(
    /^SMTP_URL must be(?!.*hunter2)/,
  )
})

test('a certificate of bounces has its key', () => {
  expect(readServerConfig({ BOUNCE_TLS_CERT: '/a.pem', BOUNCE_TLS_KEY: '/b.pem' }).bounceCertificate).toEqual(
    {
      certificate: '/a.pem',
      key: '/b.pem',
    },
  )
  expect(() => readServerConfig({ BOUNCE_TLS_CERT: '/a.pem' })).toThrow(/^BOUNCE_TLS_KEY must be set too/)
})

test('files are in the data folder, in another one, or in a bucket', () => {
  expect(readServerConfig({ DATA_DIR: '/data' }).files).toEqual({ kind: 'folder', folder: '/data/files' })
  expect(readServerConfig({ FILES: '/mnt/files' }).files).toEqual({ kind: 'folder', folder: '/mnt/files' })
  const keys = { S3_ACCESS_KEY_ID: 'a', S3_SECRET_ACCESS_KEY: 'b' }
  expect(
    readServerConfig({ FILES: 's3://pictures/mail/v1/', S3_ENDPOINT: 'http://minio:9000/', ...keys }).files,
  ).toEqual({
    kind: 's3',
    bucket: 'pictures',
    prefix: 'mail/v1',
    endpoint: 'http://minio:9000',
    region: 'us-east-1',
    accessKeyId: 'a',
    secretAccessKey: 'b',
  })
})

test('links lead to the public address unless another one is set', () => {
  expect(readServerConfig({ PUBLIC_URL: 'https://a.example' }).linkUrl).toBe('https://a.example')
  expect(readServerConfig({ LINK_URL: 'https://l.example/' }).linkUrl).toBe('https://l.example')
})

test('a wrong secret is refused without being told', () => {
  expect(() => readServerConfig({ OTEGAMI_SECRET: 'deadbeef' })).toThrow(
    /^OTEGAMI_SECRET must be 32 bytes(?!.*deadbeef)/,
  )
})

test.each(['http://localhost:3000', 'http://127.0.0.1:8787', 'http://[::1]:8787'])(
  'anybody may sign in as anybody at %s',
  (PUBLIC_URL) => {
    expect(readServerConfig({ OTEGAMI_DEV_SIGN_IN: '1', PUBLIC_URL }).devSignIn).toBe(true)
  },
)

test('proxies are counted, or named by their addresses', () => {
  expect(readServerConfig({ TRUST_PROXY: '1' }).trustProxy).toBe(1)
  expect(readServerConfig({ TRUST_PROXY: '2' }).trustProxy).toBe(2)
  expect(readServerConfig({ TRUST_PROXY: 'loopback' }).trustProxy).toBe('loopback')
  expect(readServerConfig({ TRUST_PROXY: '10.0.0.1, fd00::1' }).trustProxy).toEqual(['10.0.0.1', 'fd00::1'])
})

test('records of customers name the public host unless others are set', () => {
  const PUBLIC_URL = 'https://mail.example.com'
  expect(readServerConfig({ PUBLIC_URL })).toMatchObject({
    hosting: { mailHost: 'mail.example.com', spf: 'a:mail.example.com', linkHost: 'mail.example.com' },
    acme: undefined,
    ai: undefined,
    dnsServers: [],
  })
  const set = {
    PUBLIC_URL,
    MAIL_HOST: 'Bounce.example.com',
    MAIL_SPF: 'include:amazonses.com',
    LINK_URL: 'https://links.example.com',
    DNS_SERVERS: '1.1.1.1, [2606:4700::1111]:53',
  }
  expect(readServerConfig(set)).toMatchObject({
    hosting: { mailHost: 'bounce.example.com', spf: 'include:amazonses.com', linkHost: 'links.example.com' },
    dnsServers: ['1.1.1.1', '[2606:4700::1111]:53'],
  })
})

test.each([
  ['never', {}],
  // A proxy speaks TLS, and nobody has said that it does so for them.
  ['never', { ACME_EMAIL: 'ops@example.com' }],
  ['never', { TLS_PORT: '443' }],
  ['certified', { ACME_EMAIL: 'ops@example.com', TLS_PORT: '443' }],
  ['proven', { CUSTOM_HOSTNAMES: 'proxy' }],
  ['never', { CUSTOM_HOSTNAMES: 'proxy', LINK_URL: 'http://localhost:8787' }],
])('custom hostnames are used where they can be opened: %s with %j', (customHosts, given) => {
  expect(readServerConfig({ PUBLIC_URL: 'https://mail.example.com', ...given }).hosting.customHosts).toBe(
    customHosts,
  )
})

test('the secret is made once, for its owner alone', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'otegami-secret-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const first = await secretOf(folder, undefined)
  expect(first).toHaveLength(32)
  expect(await secretOf(folder, undefined)).toEqual(first)
  expect((await stat(join(folder, 'secret'))).mode & 0o777).toBe(0o600)
  expect(await readFile(join(folder, 'secret'))).toEqual(first)
  await writeFile(join(folder, 'secret'), 'half')
  await expect(secretOf(folder, undefined)).rejects.toThrow('must hold 32 bytes, and has 4')
})

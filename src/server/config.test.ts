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
  [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL must be an address such as postgres://'],
  [{ DATABASE_POOL: '0' }, 'DATABASE_POOL must be a whole number from 1 to 500.'],
  [{ OTEGAMI_MAIL: 'yes' }, 'OTEGAMI_MAIL must be none or outbox.'],
  [{ TRUST_PROXY: '10.0.0.1,proxy' }, 'TRUST_PROXY must be how many proxies'],
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

import type { Provider } from '#server/auth/provider'
import { join } from 'node:path'
import type { Clock } from '#lib/clock'
import type { Handler } from '#server/http/handle'
import type { LimitSettings } from '#server/http/limits'
import { createServerApi } from '#server/http/pipeline'
import { createOutbox } from '#server/mail/outbox'
import { outboxTransport } from '#server/mail/outbox-transport'
import { createFormKeys } from '#server/public/form-keys'
import { createLinkTokens } from '#server/public/link-tokens'
import { createReactions } from '#server/public/reactions'
import { viewOf } from '#server/sending/view-mail'
import { diskFiles } from '#server/ports/files/disk-files'
import type { Files } from '#server/ports/files/files'
import type { Ports } from '#server/ports/ports'
import type { JobQueue } from '#server/jobs/job-queue'
import { addAccount } from '#server/store/accounts.store'
import type { OpenDatabase } from '#server/store/database'
import { addMember } from '#server/store/members.store'
import { asCall } from './tenant-wall.ts'
import { testPorts } from './test-ports.ts'
import { addWorkspace } from '#server/store/workspaces.store'

const SECRET = 'a secret of tests'
const ORIGIN = 'http://localhost:8801'
/** Where a test that says nothing of files may not write: a write fails. */
const NO_FOLDER = '/dev/null/files'
const BEGUN = '2026-01-15T00:00:00.000Z'

/** Two workspaces that know nothing of each other: one with an owner and a member, one with an owner. */
export async function seedTwo(db: OpenDatabase): Promise<void> {
  const person = async (id: string, domain: string, isAdmin: boolean) =>
    addAccount(db, { id, email: `${id}@${domain}`, name: id, photo: null, isAdmin, createdAt: BEGUN })
  await person('acc_owner', 'one.example', true)
  await person('acc_member', 'one.example', false)
  await person('acc_other', 'two.example', false)
  await person('acc_new', 'two.example', false)
  const workspace = async (id: string, allowedDomains: string[], createdBy: string) =>
    addWorkspace(db, {
      id,
      name: id,
      icon: null,
      allowedDomains,
      timezone: 'Asia/Tokyo',
      createdAt: BEGUN,
      createdBy,
      version: 1,
    })
  const one = await workspace('ws_one', [], 'acc_owner')
  const two = await workspace('ws_two', ['two.example'], 'acc_other')
  await addMember(db, one, { accountId: 'acc_owner', role: 'owner', now: BEGUN })
  await addMember(db, one, { accountId: 'acc_member', role: 'member', now: BEGUN })
  await addMember(db, two, { accountId: 'acc_other', role: 'owner', now: BEGUN })
}

interface Asking {
  method?: string
  token?: string
  workspace?: string
  body?: unknown
  headers?: Record<string, string>
  /** The caller's. */
  address?: string
}

/** The API over a database, with a clock that stands still until it is turned. */
export function testServer(
  database: OpenDatabase,
  {
    handlers = [],
    provider,
    admins = [],
    devSignIn = provider === undefined,
    filesFolder = NO_FOLDER,
    files = diskFiles(filesFolder),
    mail = 'outbox',
    jobs,
    limits = false,
    ports = testPorts(),
  }: {
    handlers?: readonly Handler[]
    provider?: Provider
    admins?: readonly string[]
    devSignIn?: boolean
    filesFolder?: string
    files?: Files
    mail?: 'none' | 'outbox'
    jobs?: JobQueue
    limits?: LimitSettings | false
    ports?: Ports
  } = {},
) {
  let now = Date.parse(BEGUN)
  const clock: Clock = { now: () => now, setTimeout: () => () => {}, setInterval: () => () => {} }
  const failures: unknown[] = []
  const logged: Record<string, unknown>[] = []
  const log = {
    error(fields: Record<string, unknown>) {
      logged.push(fields)
      failures.push(fields['err'])
    },
  }
  const outbox =
    mail === 'outbox'
      ? createOutbox({
          database,
          clock,
          transport: outboxTransport(join(filesFolder, 'outbox')),
          keys: createFormKeys(SECRET),
          seal: ports.seal,
          publicUrl: ORIGIN,
          log,
        })
      : undefined
  const tokens = createLinkTokens(SECRET)
  const reactions = createReactions({ database, clock, log })
  const api = createServerApi({
    database,
    clock,
    secret: SECRET,
    publicUrl: ORIGIN,
    devSignIn,
    provider,
    admins,
    files,
    ports,
    outbox,
    links: {
      tokens,
      reactions,
      viewOf: (inside, delivery) => viewOf(inside, delivery, { clock, tokens, linkUrl: ORIGIN }),
    },
    log,
    handlers,
    within: async (tenant, work) => asCall(work, tenant),
    jobs,
    checked: 1,
    limits,
  })
  const ask = (
    path: string,
    { method = 'GET', token, workspace, body, headers = {}, address }: Asking = {},
  ) =>
    asCall(() =>
      api.respond(
        new Request(`${ORIGIN}${path}`, {
          method,
          headers: {
            ...(token !== undefined && { authorization: `Bearer ${token}` }),
            ...(workspace !== undefined && { 'x-workspace-id': workspace }),
            ...headers,
          },
          ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
        }),
        address,
      ),
    )
  /** Sends a request as it is. */
  const respond = (path: string, init: RequestInit & { duplex?: 'half' }) =>
    asCall(() => api.respond(new Request(`${ORIGIN}${path}`, init)))
  const json = async (path: string, asking: Asking = {}) => {
    const response = await ask(path, asking)
    const value: unknown = await response.json()
    return { status: response.status, value }
  }
  const cookieOf = (response: Response) => (response.headers.get('set-cookie') ?? '').split(';')[0] ?? ''
  const refresh = (cookie: string) => ask('/v1/auth/refresh', { headers: { cookie } })
  const signIn = async (accountId: string) => {
    const cookie = cookieOf(await ask(`/v1/auth/request/google?login_hint=${accountId}`))
    const response = await refresh(cookie)
    const value: unknown = await response.json()
    const token =
      typeof value === 'object' && value !== null && 'access_token' in value ? String(value.access_token) : ''
    return { token, old: cookie, cookie: cookieOf(response) }
  }
  return {
    api,
    outbox,
    links: tokens,
    reactions,
    clock,
    ask,
    respond,
    json,
    cookieOf,
    refresh,
    signIn,
    failures,
    /** What was logged with each of them. */
    logged,
    turn: (ms: number) => void (now += ms),
  }
}

import { pageOf } from '#domain/kernel/page-of'
import { badInput, conflict, notFound, ruleBroken } from '#domain/kernel/refusals'
import type { ApiKey, ApiKeyFilter } from '#api/api-keys'
import { apiKeyRoutes } from '#api/contract'
import { fold } from '#lib/fold-text'
import { collectionOf } from '#mocks/core/collection'
import { actorOf, type Db } from '#mocks/core/db'
import { domainId, domains } from '#mocks/domains/domains.data'
import { handle, type Call } from '#mocks/core/handle'
import { hashOf, mix } from '#mocks/core/random'
import { without } from '#mocks/core/without'
import { isoBefore } from '#mocks/workspace/workspaces.data'

/** How many keys a workspace may have. */
const API_KEYS = { most: 50 } as const

interface ApiKeyRecord extends ApiKey {
  workspaceId: string
  /** Of the secret; the secret itself is kept nowhere. */
  hash: number
}

type Given = Pick<ApiKey, 'id' | 'name' | 'permission' | 'domainNames' | 'requests30d'> & {
  workspaceId: string
  by: string
  /** Days before the epoch; negative: after it. */
  age: number
  used?: number
  expires?: number
}
const given: Given[] = [
  {
    id: 'key_1',
    workspaceId: 'ws_sakura',
    name: 'オンラインショップ（本番）',
    permission: 'send',
    domainNames: ['sakura-roastery.example'],
    requests30d: 18_204,
    by: 'acc_haruka',
    age: 420,
    used: 0.002,
  },
  {
    id: 'key_2',
    workspaceId: 'ws_sakura',
    name: '基幹システム連携',
    permission: 'full',
    domainNames: [],
    requests30d: 2311,
    by: 'acc_naoki',
    age: 260,
    used: 0.2,
    expires: -105,
  },
  {
    id: 'key_3',
    workspaceId: 'ws_sakura',
    name: 'Reporting (read only)',
    permission: 'read',
    domainNames: [],
    requests30d: 0,
    by: 'acc_haruka',
    age: 91,
    expires: 1,
  },
  {
    id: 'key_4',
    workspaceId: 'ws_sakura',
    name: '検証用',
    permission: 'send',
    domainNames: ['sakura-roastery.example'],
    requests30d: 0,
    by: 'acc_haruka',
    age: 6,
  },
  {
    id: 'key_r1',
    workspaceId: 'ws_ridge',
    name: 'Shop checkout',
    permission: 'send',
    domainNames: ['ridge-outdoor.example'],
    requests30d: 9120,
    by: 'acc_ellen',
    age: 500,
    used: 0.01,
  },
]

const apiKeys = collectionOf<ApiKeyRecord>('api-keys', ({ settings: { seed, size, epoch }, accounts }) =>
  size === 'empty'
    ? []
    : given.map(({ by, age, used, expires, ...key }) => {
        const secret = secretOf(seed, key.id)
        return {
          ...key,
          ...ends(secret),
          hash: hashOf(secret),
          createdAt: isoBefore(epoch, age),
          createdBy: actorOf(accounts.get(by)),
          ...(used !== undefined && { lastUsedAt: isoBefore(epoch, used) }),
          ...(expires !== undefined && { expiresAt: isoBefore(epoch, expires) }),
        }
      }),
)

const secretOf = (seed: number, id: string) =>
  `ota_${[1, 2, 3, 4].map((part) => mix(seed, hashOf(id), part).toString(36).padStart(7, '0')).join('')}`
const ends = (secret: string) => ({ prefix: secret.slice(0, 8), last4: secret.slice(-4) })

const isExpired = ({ expiresAt }: ApiKey, now: string) => expiresAt !== undefined && expiresAt <= now

const matching = (
  { db, workspaceId, now }: Pick<Call, 'db' | 'workspaceId' | 'now'>,
  { q = '', permission, state }: ApiKeyFilter,
) => {
  const text = fold(q).trim()
  return db
    .of(apiKeys)
    .where(
      (key) =>
        key.workspaceId === workspaceId &&
        fold(key.name).includes(text) &&
        (permission === undefined || key.permission === permission) &&
        (state === undefined || (state === 'expired') === isExpired(key, now)),
    )
}
const found = ({ db, workspaceId }: Pick<Call, 'db' | 'workspaceId'>, id: string): ApiKeyRecord => {
  const key = db.of(apiKeys).get(id)
  if (key?.workspaceId !== workspaceId) throw notFound(`API key ${id}`)
  return key
}
const shown = (key: ApiKeyRecord): ApiKey => without(key, 'workspaceId', 'hash')

function expectFreeName(call: Pick<Call, 'db' | 'workspaceId' | 'now'>, name: string, except?: string) {
  if (matching(call, {}).some((key) => key.id !== except && fold(key.name) === fold(name)))
    throw conflict(`There is a key named "${name}" already.`)
}
/** A key may send only from domains that the workspace has proven to own. */
function expectDomains(db: Db, workspaceId: string, names: readonly string[]) {
  for (const name of names) {
    const domain = db.of(domains).get(domainId(workspaceId, name))
    if (!domain) throw ruleBroken(`There is no domain ${name} in this workspace.`)
  }
}

export const apiKeyHandlers = [
  handle(apiKeyRoutes.create, (call) => {
    const { db, workspaceId, body, account, now } = call
    expectFreeName(call, body.name)
    if (body.expiresAt !== undefined && body.expiresAt <= now)
      throw badInput('The key would have expired already: choose a time to come.')
    expectDomains(db, workspaceId, body.domainNames ?? [])
    if (matching(call, {}).length >= API_KEYS.most)
      throw ruleBroken(`A workspace has ${API_KEYS.most} keys at most: delete one that is not used.`)
    const id = db.nextId('key')
    const secret = secretOf(db.settings.seed, id)
    const key = db.of(apiKeys).put({
      id,
      workspaceId,
      name: body.name,
      permission: body.permission,
      domainNames: body.domainNames ?? [],
      ...ends(secret),
      hash: hashOf(secret),
      ...(body.expiresAt !== undefined && { expiresAt: body.expiresAt }),
      requests30d: 0,
      createdAt: now,
      createdBy: actorOf(account),
    })
    return { apiKey: shown(key), secret }
  }),
  handle(apiKeyRoutes.list, (call) => ({
    items: pageOf(matching(call, call.query), call.query, [
      'name',
      'createdAt',
      'lastUsedAt',
      'expiresAt',
    ]).items.map(shown),
  })),
  handle(apiKeyRoutes.count, (call) => ({ count: matching(call, call.query).length })),
  handle(apiKeyRoutes.one, (call) => shown(found(call, call.params.apiKeyId))),
  handle(apiKeyRoutes.update, (call) => {
    const { db, workspaceId, body, params } = call
    const before = found(call, params.apiKeyId)
    if (body.name !== undefined) expectFreeName(call, body.name, before.id)
    expectDomains(db, workspaceId, body.domainNames ?? [])
    return shown(
      db.of(apiKeys).put({
        ...before,
        name: body.name ?? before.name,
        domainNames: body.domainNames ?? before.domainNames,
      }),
    )
  }),
  handle(apiKeyRoutes.delete, (call) => {
    call.db.of(apiKeys).remove(found(call, call.params.apiKeyId).id)
    return {}
  }),
]

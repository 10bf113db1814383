import type { ApiKey } from '#api/api-keys'
import { ends, isExpired } from '#domain/api-keys/api-key-rules'
import { unknownKey } from '#domain/api-keys/key-permission'
import { collectionOf } from '#mocks/core/collection'
import { actorOf, type Db } from '#mocks/core/db'
import { hashOf, mix } from '#mocks/core/random'
import { isoBefore } from '#mocks/workspace/workspaces.data'

/** Every secret begins so: an access token of a session does not. */
const KEY_START = 'ota_'

export interface ApiKeyRecord extends ApiKey {
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

export const apiKeys = collectionOf<ApiKeyRecord>(
  'api-keys',
  ({ settings: { seed, size, epoch }, accounts }) =>
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

export const secretOf = (seed: number, id: string) =>
  `${KEY_START}${[1, 2, 3, 4].map((part) => mix(seed, hashOf(id), part).toString(36).padStart(7, '0')).join('')}`

/** The key of a bearer token; undefined where it is the token of a session. Throws the 401 for a key that is none, or no longer. */
export function keyOfBearer(db: Db, bearer: string, now: string): ApiKeyRecord | undefined {
  if (!bearer.startsWith(KEY_START)) return undefined
  const hash = hashOf(bearer)
  const [key] = db.of(apiKeys).where((one) => one.hash === hash && ends(bearer).last4 === one.last4)
  if (!key || isExpired(key, now)) throw unknownKey()
  return key
}

/** A key was used. */
export function countUse(db: Db, { id }: ApiKeyRecord, now: string): void {
  const key = db.of(apiKeys).get(id)
  if (key) db.of(apiKeys).put({ ...key, lastUsedAt: now, requests30d: key.requests30d + 1 })
}

import { pageOf } from '#domain/kernel/page-of'
import { badInput, conflict, notFound, ruleBroken } from '#domain/kernel/refusals'
import type { ApiKey, ApiKeyFilter } from '#api/api-keys'
import { apiKeyRoutes } from '#api/contract'
import { fold } from '#lib/fold-text'
import { actorOf, type Db } from '#mocks/core/db'
import { domainId, domains } from '#mocks/domains/domains.data'
import { handle, type Call } from '#mocks/core/handle'
import { hashOf } from '#mocks/core/random'
import { without } from '#mocks/core/without'
import { apiKeys, ends, isExpired, secretOf, type ApiKeyRecord } from './api-keys.records.ts'

/** How many keys a workspace may have. */
const API_KEYS = { most: 50 } as const

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
    throw conflict(
      `There is a key named "${name}" already.`,
      `「${name}」という名前のAPIキーがすでにあります。`,
    )
}
/** A key may send only from domains that the workspace has proven to own. */
function expectDomains(db: Db, workspaceId: string, names: readonly string[]) {
  for (const name of names) {
    const domain = db.of(domains).get(domainId(workspaceId, name))
    if (!domain)
      throw ruleBroken(
        `There is no domain ${name} in this workspace.`,
        `このワークスペースにドメイン${name}はありません。`,
      )
  }
}

export const apiKeyHandlers = [
  handle(apiKeyRoutes.create, (call) => {
    const { db, workspaceId, body, account, now } = call
    expectFreeName(call, body.name)
    if (body.expiresAt !== undefined && body.expiresAt <= now)
      throw badInput(
        'The key would have expired already: choose a time to come.',
        'すでに過ぎた日時です。今後の日時を選択してください。',
      )
    expectDomains(db, workspaceId, body.domainNames ?? [])
    if (matching(call, {}).length >= API_KEYS.most)
      throw ruleBroken(
        `A workspace has ${API_KEYS.most} keys at most: delete one that is not used.`,
        `APIキーは${API_KEYS.most}個までです。使用していないキーを削除してください。`,
      )
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

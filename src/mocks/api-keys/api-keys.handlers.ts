import {
  apiKeyKeys,
  ends,
  expectDomains,
  expectFreeName,
  expectNewKey,
  keyMatches,
} from '#domain/api-keys/api-key-rules'
import { pageOf } from '#domain/kernel/page-of'
import { notFound } from '#domain/kernel/refusals'
import type { ApiKey, ApiKeyFilter } from '#api/api-keys'
import { apiKeyRoutes } from '#api/contract'
import { actorOf } from '#mocks/core/db'
import { domainId, domains } from '#mocks/domains/domains.data'
import { handle, type Call } from '#mocks/core/handle'
import { hashOf } from '#mocks/core/random'
import { without } from '#mocks/core/without'
import { apiKeys, secretOf, type ApiKeyRecord } from './api-keys.records.ts'

const matching = ({ db, workspaceId, now }: Pick<Call, 'db' | 'workspaceId' | 'now'>, filter: ApiKeyFilter) =>
  db.of(apiKeys).where((key) => key.workspaceId === workspaceId && keyMatches(key, filter, now))
const found = ({ db, workspaceId }: Pick<Call, 'db' | 'workspaceId'>, id: string): ApiKeyRecord => {
  const key = db.of(apiKeys).get(id)
  if (key?.workspaceId !== workspaceId) throw notFound(`API key ${id}`)
  return key
}
const shown = (key: ApiKeyRecord): ApiKey => without(key, 'workspaceId', 'hash')

const knowsDomain =
  ({ db, workspaceId }: Pick<Call, 'db' | 'workspaceId'>) =>
  (name: string) =>
    db.of(domains).get(domainId(workspaceId, name)) !== undefined

export const apiKeyHandlers = [
  handle(apiKeyRoutes.create, (call) => {
    const { db, workspaceId, body, account, now } = call
    expectNewKey(body, { keys: matching(call, {}), knowsDomain: knowsDomain(call), now })
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
    items: pageOf(matching(call, call.query), call.query, apiKeyKeys).items.map(shown),
  })),
  handle(apiKeyRoutes.count, (call) => ({ count: matching(call, call.query).length })),
  handle(apiKeyRoutes.one, (call) => shown(found(call, call.params.apiKeyId))),
  handle(apiKeyRoutes.update, (call) => {
    const { db, body, params } = call
    const before = found(call, params.apiKeyId)
    if (body.name !== undefined) expectFreeName(matching(call, {}), body.name, before.id)
    expectDomains(body.domainNames ?? [], knowsDomain(call))
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

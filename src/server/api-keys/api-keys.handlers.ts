import { randomBytes } from 'node:crypto'
import type { ApiKey, CreatedApiKey, NewApiKey } from '#api/api-keys'
import { apiKeyRoutes } from '#api/contract'
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
import { digestOf } from '#server/auth/tokens'
import { KEY_START } from '#server/http/callers'
import { handle, type Call } from '#server/http/handle'
import { addApiKey, apiKeysOf, changeApiKey, deleteApiKey } from '#server/store/api-keys.store'
import { allDomains } from '#server/store/domains.store'
import { lockSettings } from '#server/store/settings.store'

/** Which domains the workspace has. */
async function domainsOf({ db, tenant }: Pick<Call, 'db' | 'tenant'>): Promise<(name: string) => boolean> {
  const names = new Set((await allDomains(db, tenant)).map(({ name }) => name))
  return (name) => names.has(name)
}

const found = async (
  { db, tenant, now }: Pick<Call, 'db' | 'tenant' | 'now'>,
  id: string,
): Promise<ApiKey> => {
  const [key] = await apiKeysOf(db, tenant, now, id)
  if (!key) throw notFound(`API key ${id}`)
  return key
}

/** Makes a key in the name of an account. Its secret is told this once (API-31). */
export async function createApiKey(
  here: Pick<Call, 'db' | 'tenant' | 'now' | 'newId'>,
  made: NewApiKey,
  createdBy: string,
): Promise<CreatedApiKey> {
  const { db, tenant, now, newId } = here
  await lockSettings(db, tenant)
  expectNewKey(made, { keys: await apiKeysOf(db, tenant, now), knowsDomain: await domainsOf(here), now })
  const secret = `${KEY_START}${randomBytes(24).toString('base64url')}`
  const id = newId('key')
  await addApiKey(db, tenant, {
    id,
    name: made.name,
    permission: made.permission,
    domainNames: made.domainNames ?? [],
    ...ends(secret),
    hash: digestOf(secret),
    ...(made.expiresAt !== undefined && { expiresAt: made.expiresAt }),
    createdAt: now,
    createdBy,
  })
  return { apiKey: await found(here, id), secret }
}

export const apiKeyHandlers = [
  handle(apiKeyRoutes.create, (call) => createApiKey(call, call.body, call.account.id)),
  handle(apiKeyRoutes.list, async ({ db, tenant, now, query }) => {
    const keys = await apiKeysOf(db, tenant, now)
    return pageOf(
      keys.filter((key) => keyMatches(key, query, now)),
      query,
      apiKeyKeys,
    )
  }),
  handle(apiKeyRoutes.count, async ({ db, tenant, now, query }) => {
    const keys = await apiKeysOf(db, tenant, now)
    return { count: keys.filter((key) => keyMatches(key, query, now)).length }
  }),
  handle(apiKeyRoutes.one, async (call) => found(call, call.params.apiKeyId)),
  handle(apiKeyRoutes.update, async (call) => {
    const { db, tenant, body, params, now } = call
    await lockSettings(db, tenant)
    const before = await found(call, params.apiKeyId)
    if (body.name !== undefined) expectFreeName(await apiKeysOf(db, tenant, now), body.name, before.id)
    expectDomains(body.domainNames ?? [], await domainsOf(call))
    await changeApiKey(db, tenant, {
      id: before.id,
      name: body.name ?? before.name,
      domainNames: body.domainNames ?? before.domainNames,
    })
    return found(call, before.id)
  }),
  handle(apiKeyRoutes.delete, async ({ db, tenant, params }) => {
    if (!(await deleteApiKey(db, tenant, params.apiKeyId))) throw notFound(`API key ${params.apiKeyId}`)
    return {}
  }),
]

import * as v from 'valibot'
import { Actor, Id, Iso, listQuery, Quantity } from '#api/shapes'

const API_KEY = { nameMax: 60, domainsMax: 20 } as const

const fields = {
  name: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(API_KEY.nameMax)),
  domainNames: v.pipe(v.array(v.string()), v.maxLength(API_KEY.domainsMax)),
}
const Permission = v.picklist(['full', 'send', 'read'])

export const ApiKey = v.strictObject({
  id: Id,
  ...fields,
  prefix: v.string(),
  last4: v.string(),
  permission: Permission,
  expiresAt: v.optional(Iso),
  lastUsedAt: v.optional(Iso),
  requests30d: Quantity,
  createdAt: Iso,
  createdBy: Actor,
})
/** A key of another program. Only its beginning and its end are known; no name in `domainNames`: it may send from all. */
export type ApiKey = v.InferOutput<typeof ApiKey>

export const NewApiKey = v.strictObject({
  name: fields.name,
  permission: Permission,
  domainNames: v.optional(fields.domainNames),
  expiresAt: v.optional(Iso),
})
export type NewApiKey = v.InferOutput<typeof NewApiKey>

export const CreatedApiKey = v.strictObject({ apiKey: ApiKey, secret: v.string() })
/** `secret` is told this once and never again. */
export type CreatedApiKey = v.InferOutput<typeof CreatedApiKey>

export const ApiKeyUpdate = v.partial(v.strictObject(fields))
/** What is not given stays; permission and expiry are for ever. */
export type ApiKeyUpdate = v.InferOutput<typeof ApiKeyUpdate>

export const ApiKeyFilter = v.strictObject({
  q: listQuery.q,
  permission: v.optional(Permission),
  state: v.optional(v.picklist(['active', 'expired'])),
})
export type ApiKeyFilter = v.InferOutput<typeof ApiKeyFilter>

export const ApiKeyQuery = v.strictObject({ ...ApiKeyFilter.entries, ...listQuery })
/** `order` by name, createdAt, lastUsedAt or expiresAt. */
export type ApiKeyQuery = v.InferOutput<typeof ApiKeyQuery>

import * as v from 'valibot'
import { Actor, Id, Iso, Quantity } from '#api/shapes'

const CREDENTIAL = { nameMax: 80, codeMax: 2000, rowsMax: 20 } as const

export const CredentialStatus = v.picklist(['pending', 'active', 'expired', 'revoked', 'error'])
/** pending → active (exchange) or error; active → expired, revoked or error; expired and error → active (asked for again). */
export type CredentialStatus = v.InferOutput<typeof CredentialStatus>

export const IntegrationCredential = v.strictObject({
  id: Id,
  integrationKey: v.string(),
  name: v.string(),
  status: CredentialStatus,
  account: v.optional(v.strictObject({ name: v.string(), icon: v.optional(v.string()) })),
  lastCheckedAt: v.optional(Iso),
  error: v.optional(v.string()),
  createdAt: Iso,
  createdBy: Actor,
})
/** Access to an account at another service. The secret itself never leaves the backend. */
export type IntegrationCredential = v.InferOutput<typeof IntegrationCredential>

export const CredentialQuery = v.strictObject({ integrationKey: v.optional(v.string()) })
export type CredentialQuery = v.InferOutput<typeof CredentialQuery>

export const NewCredential = v.strictObject({
  integrationKey: v.pipe(v.string(), v.maxLength(40)),
  name: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(CREDENTIAL.nameMax)),
})
export type NewCredential = v.InferOutput<typeof NewCredential>

export const CredentialRequest = v.strictObject({
  authorizationUrl: v.string(),
  state: v.string(),
  expiresAt: Iso,
})
/** Where the browser goes to give access; `state` comes back with it and is good for 10 minutes, once. */
export type CredentialRequest = v.InferOutput<typeof CredentialRequest>

export const CredentialExchange = v.strictObject({
  code: v.pipe(v.string(), v.minLength(1), v.maxLength(CREDENTIAL.codeMax)),
  state: v.pipe(v.string(), v.minLength(1), v.maxLength(CREDENTIAL.codeMax)),
})
export type CredentialExchange = v.InferOutput<typeof CredentialExchange>

const database = {
  id: v.string(),
  name: v.string(),
  icon: v.optional(v.string()),
  url: v.optional(v.string()),
  rowCount: v.optional(Quantity),
  updatedAt: v.optional(Iso),
}
export const ExternalDatabase = v.strictObject(database)
/** A table, sheet or database of the other service. */
export type ExternalDatabase = v.InferOutput<typeof ExternalDatabase>

export const ExternalDatabaseDetail = v.strictObject({
  ...database,
  properties: v.array(
    v.strictObject({
      key: v.string(),
      name: v.string(),
      type: v.string(),
      options: v.optional(v.array(v.string())),
      samples: v.array(v.string()),
    }),
  ),
  rows: v.pipe(v.array(v.record(v.string(), v.string())), v.maxLength(CREDENTIAL.rowsMax)),
})
/** With its columns; `type` is the other service's own name of it, `samples` are some values as text. `rows` are its first 20 rows by the keys of the columns, as text. */
export type ExternalDatabaseDetail = v.InferOutput<typeof ExternalDatabaseDetail>

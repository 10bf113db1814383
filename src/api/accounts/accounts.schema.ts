import * as v from 'valibot'
import { Id, Iso, listQuery } from '#api/shapes'

export const Account = v.strictObject({
  id: Id,
  email: v.string(),
  name: v.string(),
  role: v.picklist(['owner', 'member']),
  photo: v.optional(v.string()),
  joinedAt: Iso,
  lastSeenAt: v.optional(Iso),
})
/** A member of the workspace. */
export type Account = v.InferOutput<typeof Account>

export const AccountFilter = v.strictObject({ q: listQuery.q })
export type AccountFilter = v.InferOutput<typeof AccountFilter>

export const AccountListQuery = v.strictObject(listQuery)
/** `order` by name, email, role, joinedAt or lastSeenAt. */
export type AccountListQuery = v.InferOutput<typeof AccountListQuery>

export const AccountIds = v.strictObject({ ids: v.pipe(v.array(Id), v.maxLength(100)) })
export type AccountIds = v.InferOutput<typeof AccountIds>

import * as v from 'valibot'
import { Id, Image, Iso, Quantity } from '#api/shapes'

export const Role = v.picklist(['owner', 'member'])
export type Role = v.InferOutput<typeof Role>

export const SelfAccount = v.strictObject({
  email: v.string(),
  name: v.string(),
  photo: v.optional(v.string()),
  isAdmin: v.boolean(),
  createdAt: Iso,
})
/** Who is signed in. `isAdmin` lets create workspaces (WSP-7). */
export type SelfAccount = v.InferOutput<typeof SelfAccount>

export const WorkspaceAccount = v.strictObject({ role: Role, joinedAt: Iso })
/** The signed-in account in the workspace of the header. */
export type WorkspaceAccount = v.InferOutput<typeof WorkspaceAccount>

export const JoinedWorkspace = v.strictObject({
  id: Id,
  name: v.string(),
  icon: v.nullable(Image),
  role: Role,
  memberCount: Quantity,
  lastOpenedAt: v.optional(Iso),
})
export type JoinedWorkspace = v.InferOutput<typeof JoinedWorkspace>

export const JoinableWorkspace = v.strictObject({
  id: Id,
  name: v.string(),
  icon: v.nullable(Image),
  memberCount: Quantity,
  matchedDomain: v.string(),
  invitationToken: Id,
})
/** A workspace whose allowed domains hold the account's address. To join is to accept `invitationToken`. */
export type JoinableWorkspace = v.InferOutput<typeof JoinableWorkspace>

export const JoinedWorkspacesQuery = v.strictObject({ q: v.optional(v.pipe(v.string(), v.maxLength(200))) })
/** `q` finds by name. All workspaces of the account come at once. */
export type JoinedWorkspacesQuery = v.InferOutput<typeof JoinedWorkspacesQuery>

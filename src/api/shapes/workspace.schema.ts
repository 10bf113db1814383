import * as v from 'valibot'
import { Id, Image, Iso, Version } from './shapes.schema.ts'

/** Limits of a workspace: characters of the name, number of domains. */
const WORKSPACE = { nameMax: 80, domainsMax: 20 } as const

/** What is typed into the workspace form; spread into its bodies. */
export const workspaceFields = {
  name: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(WORKSPACE.nameMax)),
  icon: v.nullable(Image),
  allowedDomains: v.pipe(v.array(v.pipe(v.string(), v.maxLength(253))), v.maxLength(WORKSPACE.domainsMax)),
}

export const Workspace = v.strictObject({
  id: Id,
  name: v.string(),
  icon: v.nullable(Image),
  allowedDomains: v.array(v.string()),
  timezone: v.string(),
  createdAt: Iso,
  version: Version,
})
/** `timezone` is an IANA name; `allowedDomains` lets whoever has an address there join by themselves. */
export type Workspace = v.InferOutput<typeof Workspace>

export const NewWorkspace = v.strictObject(workspaceFields)
export type NewWorkspace = v.InferOutput<typeof NewWorkspace>

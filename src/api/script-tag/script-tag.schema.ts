import * as v from 'valibot'
import { Id, Iso, Quantity } from '#api/shapes'

export const ScriptTag = v.strictObject({
  snippet: v.string(),
  scriptUrl: v.string(),
  workspaceId: Id,
  requireConsent: v.boolean(),
  status: v.picklist(['never_seen', 'receiving', 'stale']),
  lastEventAt: v.optional(Iso),
  hosts: v.array(v.strictObject({ host: v.string(), lastSeenAt: Iso, events24h: Quantity })),
})
/** The tracking script; where the workspace requires consent, its tag waits for it (TRK-30). It is stale when nothing has come for 72 hours; `hosts` are the sites that reported in 30 days. */
export type ScriptTag = v.InferOutput<typeof ScriptTag>

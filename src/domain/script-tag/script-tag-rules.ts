import type { ScriptTag } from '#api/script-tag'
import { HOUR } from '#lib/duration'

/** A site of which nothing was heard for so long may have lost its script, in ms. */
const STALE = 72 * HOUR

export const scriptUrlOf = (origin: string): string => `${origin}/tracker.js`

/** What a site takes into its pages to be tracked. */
export const snippetOf = (origin: string, workspaceId: string): string =>
  `<script async src="${scriptUrlOf(origin)}" data-workspace-id="${workspaceId}" data-base-url="${origin}/web/v1"></script>`

/** Whether events come from the sites of a workspace. `now` in ms since 1970. */
export function scriptStatus(lastEventAt: string | undefined, now: number): ScriptTag['status'] {
  if (lastEventAt === undefined) return 'never_seen'
  return Date.parse(lastEventAt) < now - STALE ? 'stale' : 'receiving'
}

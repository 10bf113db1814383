import type { ScriptTag } from '#api/script-tag'
import { HOUR } from '#lib/duration'

/** Hosts are those of so many ms; one that reported within the last day is busy. */
export const SCRIPT_SEEN = { hostsOf: 30 * 24 * HOUR, busy: 24 * HOUR } as const

/** A host that events came from; undefined where they named no page. */
interface SeenHost {
  host: string | undefined
  lastSeenAt: string
  /** In the last 24 hours. */
  events: number
}

/** What is told of the sites that events came from, the busiest first. */
export function scriptHosts(seen: readonly SeenHost[]): Pick<ScriptTag, 'lastEventAt' | 'hosts'> {
  const times = seen.map(({ lastSeenAt }) => lastSeenAt).toSorted()
  const lastEventAt = times.at(-1)
  const hosts = seen
    .flatMap(({ host, lastSeenAt, events }) =>
      host === undefined ? [] : [{ host, lastSeenAt, events24h: events }],
    )
    .toSorted((a, b) => b.events24h - a.events24h || (a.host < b.host ? -1 : 1))
  // An event that names no page was sent from one: from the site that most come from.
  const [busiest] = hosts
  if (busiest && lastEventAt !== undefined && lastEventAt > busiest.lastSeenAt)
    busiest.lastSeenAt = lastEventAt
  return { ...(lastEventAt !== undefined && { lastEventAt }), hosts }
}

/** A site of which nothing was heard for so long may have lost its script, in ms. */
const STALE = 72 * HOUR

/** Where a backend serves the script that customers' pages embed. */
export const trackerPath = '/tracker.js'

export const scriptUrlOf = (origin: string): string => `${origin}${trackerPath}`

/** What a site takes into its pages to be tracked; where consent is required, the script waits for it (TRK-30). */
export const snippetOf = (origin: string, workspaceId: string, requireConsent: boolean): string =>
  `<script async src="${scriptUrlOf(origin)}" data-workspace-id="${workspaceId}" data-base-url="${origin}/web/v1"${requireConsent ? ' data-consent="required"' : ''}></script>`

/** Whether events come from the sites of a workspace. `now` in ms since 1970. */
export function scriptStatus(lastEventAt: string | undefined, now: number): ScriptTag['status'] {
  if (lastEventAt === undefined) return 'never_seen'
  return Date.parse(lastEventAt) < now - STALE ? 'stale' : 'receiving'
}

import { hostnameRecords } from '#domain/domains/dns-records'
import { hostnameState } from '#domain/domains/hostname-state'
import type { CustomHostname } from '#api/custom-hostnames'
import { collectionOf } from '#mocks/core/collection'
import type { Call } from '#mocks/core/handle'
import {
  recordAt,
  delayOf,
  DNS,
  fateOf,
  isFound,
  tokenOf,
  type Fate,
  type PlannedRecord,
} from '#mocks/domains/dns'
import { LOST } from '#mocks/domains/domains.data'
import { isoBefore } from '#mocks/workspace/workspaces.data'

/** A custom hostname. What time makes of it: see `hostnameAt`. */
export interface HostnameRecord {
  id: string
  workspaceId: string
  hostname: string
  purpose: CustomHostname['purpose']
  isDefault: boolean
  fate: Fate
  createdAt: string
}

export const hostnameId = (workspaceId: string, hostname: string) => `${workspaceId}.${hostname}`

/** `age` in days before the epoch. */
const hostnameData = [
  { workspaceId: 'ws_sakura', hostname: 'links.sakura-roastery.example', purpose: 'links', age: 250 },
  { workspaceId: 'ws_sakura', hostname: 'forms.sakura-roastery.example', purpose: 'forms', age: 81 },
  { workspaceId: 'ws_ridge', hostname: 'go.ridge-outdoor.example', purpose: 'links', age: 240 },
] as const

/** The custom hostnames of all workspaces. */
export const customHostnames = collectionOf<HostnameRecord>(
  'custom-hostnames',
  ({ settings: { epoch, size } }) =>
    size === 'empty'
      ? []
      : hostnameData.map(({ age, ...hostname }) => ({
          ...hostname,
          id: hostnameId(hostname.workspaceId, hostname.hostname),
          isDefault: true,
          fate: fateOf(hostname.hostname),
          createdAt: isoBefore(epoch, age),
        })),
)

/** In ms. */
const HOSTNAME = { looksLikeFraud: 20_000 } as const

/** A name that contains `blocked` is taken for fraud after 20 seconds. */
const isBlocked = ({ hostname }: HostnameRecord) => hostname.includes('blocked')

function plannedRecords(host: HostnameRecord, seed: number): PlannedRecord[] {
  const { hostname, purpose, fate, createdAt } = host
  const foundFrom = (place: number) => Date.parse(createdAt) + delayOf(seed, hostname, place)
  const complete = Math.max(foundFrom(0), foundFrom(1))
  const lost = fate === 'lost' || fate === 'flaky' ? complete + LOST.after : undefined
  return hostnameRecords(hostname, purpose, (what, length) => tokenOf(seed, hostname, what, length)).map(
    (record, place): PlannedRecord =>
      record.id === 'target'
        ? {
            ...record,
            foundFrom: fate === 'missing' ? Infinity : foundFrom(place),
            ...(fate === 'mismatch' && { instead: 'parking.registrar.example' }),
            ...(lost !== undefined && { lostFrom: lost }),
            ...(lost !== undefined && fate === 'flaky' && { foundAgainFrom: lost + LOST.back }),
          }
        : { ...record, foundFrom: foundFrom(place) },
  )
}

/** Since when the records of a hostname are in order, in ms since 1970; undefined while they are not, or nobody has looked since. */
function completeSince(host: HostnameRecord, seed: number, now: number): number | undefined {
  const created = Date.parse(host.createdAt)
  const looked = created + Math.floor((now - created) / DNS.step) * DNS.step
  const planned = plannedRecords(host, seed)
  if (isBlocked(host) || planned.some((one) => one.instead !== undefined || !isFound(one, looked)))
    return undefined
  return Math.max(
    ...planned.map(({ foundFrom, foundAgainFrom = Infinity }) =>
      looked >= foundAgainFrom ? foundAgainFrom : foundFrom,
    ),
  )
}

/** The workspace that has proven a hostname and is the first of those whose records are in order (DOM-35). */
function ownerAt(claims: readonly HostnameRecord[], seed: number, now: number): string | undefined {
  const proven = claims.flatMap((host) => {
    const since = completeSince(host, seed, now)
    return since === undefined ? [] : [{ workspaceId: host.workspaceId, since }]
  })
  return proven.toSorted((a, b) => a.since - b.since)[0]?.workspaceId
}

/** The workspace that has proven a hostname until now. */
export const ownerOf = ({ db, clock }: Pick<Call, 'db' | 'clock'>, hostname: string): string | undefined =>
  ownerAt(
    db.of(customHostnames).where((host) => host.hostname === hostname),
    db.settings.seed,
    clock.now(),
  )

/** What a hostname has become until now (DOM-7, DOM-35); its certificate aside. `owner`: the workspace that has proven it. */
export function hostnameAt(
  host: HostnameRecord,
  seed: number,
  now: number,
  owner = host.workspaceId,
): Omit<CustomHostname, 'certificateHostname'> {
  const { hostname, purpose, isDefault, createdAt } = host
  const created = Date.parse(createdAt)
  const planned = plannedRecords(host, seed)
  const looks = Math.floor((now - created) / DNS.step)
  const records = planned.map((record) =>
    recordAt(record, hostname, looks < 1 ? undefined : created + looks * DNS.step),
  )
  const wasComplete = planned.every((record) => record.instead === undefined && now >= record.foundFrom)
  const { status, errors } = hostnameState(records, {
    isBlocked: isBlocked(host) && now >= created + HOSTNAME.looksLikeFraud,
    isTaken: owner !== host.workspaceId,
    hasMoved: wasComplete && !planned.every((record) => isFound(record, now)),
    since: created,
    now,
  })
  return { hostname, purpose, status, records, isDefault, errors, createdAt }
}

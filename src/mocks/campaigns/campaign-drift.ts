import type { Audience, Campaign } from '#api/campaigns'
import type { Contact } from '#api/contacts'
import { audienceHash } from '#domain/campaigns/audience-drift'
import { bytesOfBase64 } from '#lib/base64'
import { collectionOf } from '#mocks/core/collection'
import type { Db } from '#mocks/core/db'
import { forEachSliced } from '#mocks/core/yield-to-page'
import { segments } from '#mocks/segments/segments.data'
import { SENDING, type CampaignRecord } from './campaigns.data.ts'
import { findAudience } from './campaign-audience.ts'

/** Ids of each side that are told. */
const TOLD = { people: 100 } as const

/** Who was in an audience when it was scheduled: a bit for each contact, by its ordinal; 125 kB for a million. */
interface Snapshot {
  /** Of the campaign. */
  id: string
  since: string
  hash: string
  /** The bits in base64. */
  bits: string
  count: number
}
const snapshots = collectionOf<Snapshot>('audience-snapshots')

const bitsOf = (ordinals: Uint32Array, end: number): Uint8Array => {
  const bits = new Uint8Array((end >> 3) + 1)
  for (const ordinal of ordinals) bits[ordinal >> 3] = (bits[ordinal >> 3] ?? 0) | (1 << (ordinal & 7))
  return bits
}
const encode = (bits: Uint8Array): string => {
  let text = ''
  // In pieces: a call takes only so many arguments.
  for (let at = 0; at < bits.length; at += 8192) text += String.fromCharCode(...bits.subarray(at, at + 8192))
  return btoa(text)
}

const hashOf = (db: Db, audience: Audience) =>
  audienceHash(audience, (id) => db.of(segments).get(id)?.conditions)

/** Keeps who is in the audience of a campaign that was just scheduled. */
export async function keepSnapshot(db: Db, campaign: CampaignRecord, now: number): Promise<void> {
  const found = await findAudience(db, campaign.workspaceId, campaign.audience, now)
  put(db, campaign, new Date(now).toISOString(), found.ordinals)
}

function put(
  db: Db,
  { id, workspaceId, audience }: CampaignRecord,
  since: string,
  ordinals: Uint32Array,
): Snapshot {
  return db.of(snapshots).put({
    id,
    since,
    hash: hashOf(db, audience),
    bits: encode(bitsOf(ordinals, db.contacts(workspaceId).end())),
    count: ordinals.length,
  })
}

export const dropSnapshot = (db: Db, campaignId: string): void => db.of(snapshots).remove(campaignId)

/** Of what was scheduled before the world began it is worked out once, from when each contact came, joined or left. */
async function snapshotOf(db: Db, campaign: CampaignRecord, now: number): Promise<Snapshot> {
  const known = db.of(snapshots).get(campaign.id)
  if (known) return known
  const { workspaceId, audience, updatedAt: since } = campaign
  const found = await findAudience(db, workspaceId, audience, now)
  if (found.count > SENDING.traced) return put(db, campaign, since, found.ordinals)
  const left = await findAudience(
    db,
    workspaceId,
    audience,
    now,
    ['unsubscribed', 'bounced', 'complained'],
    ['active', 'unsubscribed'],
  )
  const isLater = ({ createdAt, statusAt, subscriptions }: Contact) =>
    createdAt > since ||
    statusAt > since ||
    subscriptions.some(
      ({ mailingListId, updatedAt }) => updatedAt > since && audience.mailingListIds.includes(mailingListId),
    )
  const then: number[] = []
  await forEachSliced(found.count, (row) => {
    if (!found.slice(row, 1).some(isLater)) then.push(found.ordinals[row] ?? 0)
  })
  await forEachSliced(left.count, (row) => {
    const isGone = left
      .slice(row, 1)
      .some(({ createdAt, statusAt }) => statusAt > since && createdAt <= since)
    if (isGone) then.push(left.ordinals[row] ?? 0)
  })
  return put(db, campaign, since, Uint32Array.from(then))
}

/** How the audience of a scheduled campaign differs from that which was scheduled. */
export async function driftOf(
  db: Db,
  campaign: CampaignRecord,
  now: number,
): Promise<NonNullable<Campaign['drift']>> {
  const { workspaceId, audience } = campaign
  const snapshot = await snapshotOf(db, campaign, now)
  const table = db.contacts(workspaceId)
  const before = bytesOfBase64(snapshot.bits)
  const after = bitsOf((await findAudience(db, workspaceId, audience, now)).ordinals, table.end())
  const sides = { added: 0, removed: 0, addedIds: new Array<string>(), removedIds: new Array<string>() }
  for (let at = 0; at < Math.max(before.length, after.length); at += 1) {
    const [old = 0, fresh = 0] = [before[at], after[at]]
    if (old === fresh) continue
    for (let bit = 0; bit < 8; bit += 1) {
      const [was, is] = [(old >> bit) & 1, (fresh >> bit) & 1]
      if (was === is) continue
      const [count, ids] = is === 1 ? (['added', 'addedIds'] as const) : (['removed', 'removedIds'] as const)
      sides[count] += 1
      if (sides[ids].length < TOLD.people) sides[ids].push(table.idOfIndex(at * 8 + bit))
    }
  }
  return {
    since: snapshot.since,
    before: snapshot.count,
    ...sides,
    isRedefined: snapshot.hash !== hashOf(db, audience),
  }
}

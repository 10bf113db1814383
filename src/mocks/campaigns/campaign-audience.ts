import type { Audience } from '#api/campaigns'
import type { Contact, ContactStatus } from '#api/contacts'
import type { SubscriptionStatus } from '#api/shapes'
import { audienceCondition } from '#domain/campaigns/audience-condition'
import { cellsOf, scaledCells, type Recipient } from './campaign-cells.ts'
import { sentWithin } from './campaign-trace.ts'
import { SENDING, type CampaignRecord, type ExecutionRecord } from './campaigns.data.ts'
import { segmentWorld } from '#mocks/segments/segment-world'
import { contactCondition, segmentTests } from '#mocks/contacts/contact-search'
import type { Db } from '#mocks/core/db'
import { fraction, hashOf } from '#mocks/core/random'
import type { SendingCell } from './sending.ts'
import { forEachSliced } from '#mocks/core/yield-to-page'

const nobody = { count: 0, ordinals: new Uint32Array(), slice: (): Contact[] => [] }

/** Contacts whom an audience finds at a moment: those to be written to, unless others are asked for. */
export async function findAudience(
  db: Db,
  workspaceId: string,
  audience: Audience,
  now: number,
  statuses: readonly ContactStatus[] = ['subscribed'],
  subscribed: readonly SubscriptionStatus[] = ['active'],
) {
  const conditions = audienceCondition(
    audience,
    subscribed,
    (id) => db.mailingLists.get(id)?.workspaceId === workspaceId,
    (id) => segmentWorld(db, workspaceId, now).context.segments?.(id) !== undefined,
  )
  if (!conditions) return nobody
  const condition = await contactCondition(db, workspaceId, now, conditions)
  return db.contacts(workspaceId).search({ condition, status: [...statuses] }, undefined)
}

/** How many an audience has at a moment; who was sent something a short while ago is left out when it is sent. */
export const audienceCount = async (
  db: Db,
  workspaceId: string,
  audience: Audience,
  now: number,
): Promise<number> => (await findAudience(db, workspaceId, audience, now)).count

/** What sending asks of contacts at a moment. */
export async function recipientReader(
  db: Db,
  workspaceId: string,
  { segmentIds }: Pick<Audience, 'segmentIds'>,
  now: number,
): Promise<(contact: Contact) => Recipient> {
  const table = db.contacts(workspaceId)
  const memberTest = await segmentTests(db, workspaceId, now)
  const members = segmentIds.map((id) => ({ id, isMember: memberTest(id) }))
  return ({ id, email, locale, subscriptions }) => ({
    id,
    email,
    locale,
    mailingListIds: subscriptions.flatMap(({ mailingListId, status }) =>
      status === 'active' ? [mailingListId] : [],
    ),
    segmentIds: members.flatMap((segment) => (table.fits(id, segment.isMember) ? [segment.id] : [])),
  })
}

/** How many stand for a crowd that is too large to be looked at. */
const SAMPLE = { people: 1000 } as const

/** The share of readers who have nothing that could stand for a variable. */
const SKIPPED = { openVariable: 0.004 } as const

export interface PreparedAudience {
  cells: SendingCell[]
  recipients: string[] | undefined
  skippedBy: ExecutionRecord['skippedBy']
}

/**
 * Who gets a campaign that is prepared at this moment, and why others of its audience do not. Of more than 20,000 only the
 * numbers are known: a sample says what share of them is alike, and nobody is left out for mails of the last hours.
 */
export async function prepareAudience(
  db: Db,
  campaign: CampaignRecord,
  hasOpenVariables: boolean,
  at: number,
): Promise<PreparedAudience> {
  const { workspaceId, audience } = campaign
  const found = await findAudience(db, workspaceId, audience, at)
  const known = await findAudience(
    db,
    workspaceId,
    audience,
    at,
    ['subscribed', 'unsubscribed'],
    ['active', 'unsubscribed'],
  )
  const barred = await findAudience(
    db,
    workspaceId,
    audience,
    at,
    ['bounced', 'complained', 'blocked'],
    ['active', 'unsubscribed'],
  )
  const skippedBy = {
    unsubscribed: Math.max(0, known.count - found.count),
    suppressed: barred.count,
    recently_sent: 0,
    render_error: 0,
  }
  const recipientOf = await recipientReader(db, workspaceId, audience, at)
  if (found.count > SENDING.traced) {
    const step = found.count / SAMPLE.people
    const sample = Array.from({ length: SAMPLE.people }, (_, place) =>
      found.slice(Math.floor(place * step), 1),
    ).flat()
    const { cells } = cellsOf(campaign, sample.map(recipientOf))
    return { cells: scaledCells(cells, found.count), recipients: undefined, skippedBy }
  }
  const hours = audience.skipIfSentWithinHours
  const recent =
    hours === undefined ? new Set<string>() : sentWithin(db, workspaceId, at - hours * 3_600_000, at)
  const recipients: Recipient[] = []
  await forEachSliced(found.count, (row) => {
    const [contact] = found.slice(row, 1)
    if (!contact) return
    if (recent.has(contact.id)) skippedBy.recently_sent += 1
    else if (hasOpenVariables && fraction(hashOf(contact.id), hashOf(campaign.id), 12) < SKIPPED.openVariable)
      skippedBy.render_error += 1
    else recipients.push(recipientOf(contact))
  })
  const { cells, ids } = cellsOf(campaign, recipients)
  return { cells, recipients: ids, skippedBy }
}

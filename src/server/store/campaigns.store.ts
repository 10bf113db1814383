import { sql, type Selectable } from 'kysely'
import type { Campaign, ContentVariant } from '#api/campaigns'
import { searchedText, withoutBody, type CampaignDraft } from '#domain/campaigns/campaign-edits'
import type { Database } from './database.ts'
import type { VariantBody } from './deliveries.tables.ts'
import type { Tables } from './tables.ts'
import type { Tenant } from './tenant.ts'

/** A campaign without its figures; its variants have no bodies where they were not asked for. */
export interface StoredCampaign extends CampaignDraft, Pick<Campaign, 'status' | 'statusReason' | 'sentAt'> {
  /** When it was, is or will be begun. */
  schedule: { at: string; timezone: string } | null
  /** How many people were in its audience when it was last changed or scheduled. */
  estimate: number
  search: string
}

const columns = [
  'id',
  'name',
  'status',
  'status_reason',
  'labels',
  'note',
  'sender_id',
  'reply_to',
  'audience',
  'variants',
  'tracking',
  'schedule',
  'search',
  'estimate',
  'sent_at',
  'version',
  'created_at',
  'updated_at',
  'created_by',
  'updated_by',
] as const

type Row = Pick<Selectable<Tables['campaigns']>, (typeof columns)[number]>

const campaignOf = (row: Row, bodies: Readonly<Record<string, VariantBody>> = {}): StoredCampaign => ({
  id: row.id,
  name: row.name,
  status: row.status,
  ...(row.status_reason !== null && { statusReason: row.status_reason }),
  labels: row.labels,
  ...(row.note !== null && { note: row.note }),
  senderId: row.sender_id,
  ...(row.reply_to !== null && { replyTo: row.reply_to }),
  audience: row.audience,
  variants: row.variants.map((variant) => withBody(variant, bodies[variant.id])),
  tracking: row.tracking,
  schedule: row.schedule,
  search: row.search,
  estimate: row.estimate,
  ...(row.sent_at !== null && { sentAt: row.sent_at }),
  version: row.version,
  createdAt: row.created_at,
  updatedAt: row.updated_at,
  createdBy: row.created_by,
  ...(row.updated_by && { updatedBy: row.updated_by }),
})

function withBody({ amp, ...variant }: ContentVariant, body: VariantBody = {}): ContentVariant {
  const { amp: ampHtml, ...rest } = body
  return {
    ...variant,
    ...rest,
    ...(amp && { amp: { ...amp, ...(ampHtml !== undefined && { html: ampHtml }) } }),
  }
}

const bodyOf = ({ doc, html, text, amp }: ContentVariant): VariantBody => ({
  ...(doc && { doc }),
  ...(html !== undefined && { html }),
  ...(text !== undefined && { text }),
  ...(amp?.html !== undefined && { amp: amp.html }),
})

const columnsOf = (campaign: CampaignDraft) => ({
  name: campaign.name,
  labels: campaign.labels,
  note: campaign.note ?? null,
  sender_id: campaign.senderId,
  reply_to: campaign.replyTo ?? null,
  audience: JSON.stringify(campaign.audience),
  variants: JSON.stringify(campaign.variants.map(withoutBody)),
  bodies: JSON.stringify(Object.fromEntries(campaign.variants.map((one) => [one.id, bodyOf(one)]))),
  tracking: JSON.stringify(campaign.tracking),
  search: searchedText(campaign),
  version: campaign.version,
  created_at: campaign.createdAt,
  updated_at: campaign.updatedAt,
  created_by: JSON.stringify(campaign.createdBy),
  updated_by: campaign.updatedBy ? JSON.stringify(campaign.updatedBy) : null,
})

/** All campaigns without the bodies of their mails, in the order in which they were made. */
export async function allCampaigns(db: Database, { number }: Tenant): Promise<StoredCampaign[]> {
  const rows = await db
    .selectFrom('campaigns')
    .where('workspace_id', '=', number)
    .orderBy('place')
    .select(columns)
    .execute()
  return rows.map((row) => campaignOf(row))
}

/** Those that wait for their time, with their mails. */
export async function scheduledCampaigns(db: Database, { number }: Tenant): Promise<StoredCampaign[]> {
  const rows = await db
    .selectFrom('campaigns')
    .where('workspace_id', '=', number)
    .where('status', '=', 'scheduled')
    .orderBy('place')
    .select([...columns, 'bodies'])
    .execute()
  return rows.map((row) => campaignOf(row, row.bodies))
}

const oneWith = (db: Database, { number }: Tenant, id: string) =>
  db
    .selectFrom('campaigns')
    .where('workspace_id', '=', number)
    .where('id', '=', id)
    .select([...columns, 'bodies'])

/** One campaign with its mails. */
export async function oneCampaign(
  db: Database,
  tenant: Tenant,
  id: string,
): Promise<StoredCampaign | undefined> {
  const row = await oneWith(db, tenant, id).executeTakeFirst()
  return row && campaignOf(row, row.bodies)
}

/** One campaign with its mails, locked until the transaction ends. Its runs are locked after it. */
export async function campaignForChange(
  db: Database,
  tenant: Tenant,
  id: string,
): Promise<StoredCampaign | undefined> {
  const row = await oneWith(db, tenant, id).forUpdate().executeTakeFirst()
  return row && campaignOf(row, row.bodies)
}

/** Adds a draft. */
export async function addCampaign(
  db: Database,
  { number }: Tenant,
  campaign: CampaignDraft & { estimate: number },
): Promise<void> {
  await db
    .insertInto('campaigns')
    .values({
      workspace_id: number,
      id: campaign.id,
      status: 'draft',
      status_reason: null,
      schedule: null,
      sent_at: null,
      estimate: campaign.estimate,
      ...columnsOf(campaign),
    })
    .execute()
}

/** Writes what people changed of a campaign that was read for it. */
export async function changeCampaign(
  db: Database,
  { number }: Tenant,
  campaign: CampaignDraft & { estimate: number },
): Promise<void> {
  await db
    .updateTable('campaigns')
    .set({ ...columnsOf(campaign), estimate: campaign.estimate })
    .where('workspace_id', '=', number)
    .where('id', '=', campaign.id)
    .execute()
}

/** How a campaign stands, which its runs decide. */
export interface Standing {
  status?: Campaign['status']
  statusReason?: Campaign['statusReason']
  schedule?: { at: string; timezone: string } | null
  estimate?: number
  /** When its first mail went out. */
  sentAt?: string
}

/** Writes how a campaign stands; what is not given stays, and the reason of a failure goes with its status. */
export async function putStanding(
  db: Database,
  { number }: Tenant,
  id: string,
  { status, statusReason, schedule, estimate, sentAt }: Standing,
): Promise<void> {
  await db
    .updateTable('campaigns')
    .set({
      ...(status !== undefined && { status, status_reason: statusReason ?? null }),
      ...(schedule !== undefined && { schedule: schedule && JSON.stringify(schedule) }),
      ...(estimate !== undefined && { estimate }),
      ...(sentAt !== undefined && { sent_at: sentAt }),
    })
    .where('workspace_id', '=', number)
    .where('id', '=', id)
    .execute()
}

/** Notes when the first mail of a campaign went out; the first time that it is said counts. */
export async function noteFirstMail(
  db: Database,
  { number }: Tenant,
  id: string,
  sentAt: string,
): Promise<void> {
  await db
    .updateTable('campaigns')
    .set({ sent_at: sentAt })
    .where('workspace_id', '=', number)
    .where('id', '=', id)
    .where('sent_at', 'is', null)
    .execute()
}

/** Somebody did something with it, so that who saw it before sees an old version. */
export async function touchCampaign(
  db: Database,
  { number }: Tenant,
  id: string,
  { updatedBy, now }: { updatedBy: Campaign['createdBy']; now: string },
): Promise<void> {
  await db
    .updateTable('campaigns')
    .set((eb) => ({
      version: eb('version', '+', 1),
      updated_at: now,
      updated_by: JSON.stringify(updatedBy),
    }))
    .where('workspace_id', '=', number)
    .where('id', '=', id)
    .execute()
}

/** Deletes a campaign. Its runs stay: what was sent was sent. */
export async function deleteCampaign(db: Database, { number }: Tenant, id: string): Promise<void> {
  await db.deleteFrom('campaigns').where('workspace_id', '=', number).where('id', '=', id).execute()
}

/** What of a campaign names other things, and whether a mail of it has an AMP part. */
export type CampaignUse = Pick<StoredCampaign, 'id' | 'name' | 'status' | 'senderId' | 'audience'> & {
  hasAmp: boolean
}

/** What of campaigns names other things, without anything large. */
export async function campaignUses(db: Database, { number }: Tenant): Promise<CampaignUse[]> {
  const { rows } = await sql<CampaignUse>`
    select id, name, status, sender_id as "senderId", audience,
      jsonb_path_exists(variants, '$[*].amp.enabled ? (@ == true)')
        or jsonb_path_exists(bodies, '$.*.doc.settings.amp.enabled ? (@ == true)') as "hasAmp"
    from campaigns where workspace_id = ${number} order by place`.execute(db)
  return rows
}

/** The names of campaigns by their ids. */
export async function campaignNames(
  db: Database,
  { number }: Tenant,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('campaigns')
    .where('workspace_id', '=', number)
    .where('id', 'in', ids)
    .select(['id', 'name'])
    .execute()
  return new Map(rows.map(({ id, name }) => [id, name]))
}

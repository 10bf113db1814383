import { sql, type RawBuilder } from 'kysely'
import type { Audience, ContentVariant } from '#api/campaigns'
import { audienceCondition } from '#domain/campaigns/audience-condition'
import { domainGroups } from '#domain/campaigns/domain-groups'
import { variantsFor } from '#domain/campaigns/variants'
import { contactStatuses } from '#lib/contact-status'
import { HOUR } from '#lib/duration'
import { isSegmentKnown, type AudienceContext } from './audience.store.ts'
import { subscriptionStatuses } from './contact-columns.ts'
import { compileConditions, placeOf } from './conditions.ts'
import type { Database } from './database.ts'
import { deliveryStates, type SkipReason } from './deliveries.tables.ts'
import type { Tenant } from './tenant.ts'

/** Contacts of one step. */
const RANGE = { most: 20_000 } as const

/** What one step of preparing a run came to. */
export interface Prepared {
  /** Contacts up to this number were looked at; undefined: there are no more. */
  last: number | undefined
  recipients: number
  skippedBy: Record<Exclude<SkipReason, 'render_error'>, number>
}

const status = (name: (typeof contactStatuses)[number]) => sql.lit(contactStatuses.indexOf(name))
const isBarred = sql`f.status in (${status('bounced')}, ${status('complained')}, ${status('blocked')})`

/** What a run for everybody in an audience is prepared from. */
export interface Mailing {
  execution: number
  /** Shares of variants are drawn by it. */
  campaignId: string
  audience: Audience
  variants: readonly Pick<ContentVariant, 'locale' | 'weight'>[]
  /** ms since 1970: whoever got a mail lately is counted back from it. */
  at: number
}

/** Writes the mails of the next contacts of an audience, and counts those who are left out (CAM-18 to CAM-20). */
export async function prepareAudience(
  db: Database,
  tenant: Tenant,
  { execution, campaignId, audience, variants, at }: Mailing,
  after: number,
  context: AudienceContext,
): Promise<Prepared> {
  const { number } = tenant
  const nobody = { unsubscribed: 0, suppressed: 0, recently_sent: 0 }
  const isKnown = isSegmentKnown(context.search)
  const strict = audienceCondition(audience, ['active'], context.isList, isKnown)
  const wide = audienceCondition(audience, ['active', 'unsubscribed'], context.isList, isKnown)
  if (!strict || !wide) return { last: undefined, recipients: 0, skippedBy: nobody }
  const last = await lastOfRange(db, tenant, after)
  if (last === undefined) return { last, recipients: 0, skippedBy: nobody }
  const compiled = (condition: typeof strict) => compileConditions(tenant, condition, context.search)
  const hours = audience.skipIfSentWithinHours
  const since = new Date(at - (hours ?? 0) * HOUR).toISOString()
  const recent =
    hours === undefined
      ? sql`false`
      : sql`exists (select 1 from deliveries r where r.workspace_id = ${number} and r.contact_id = c.id and r.sent_at >= ${since}::timestamptz)`
  const { rows } = await sql<Record<'recipients' | keyof typeof nobody, number>>`
    with found as materialized (
      select c.id, c.email, c.status, substring(c.email from '[^@]*$') as provider,
        c.status = ${status('subscribed')} and ${compiled(strict)} as fits, ${recent} as recent,
        ${variantOf(campaignId, variants)} as variant,
        ${firstList(tenant, audience.mailingListIds)} as list,
        ${firstSegment(tenant, audience.segmentIds, context)} as segment
      from contacts c
      where c.workspace_id = ${number} and c.id > ${after} and c.id <= ${last}
        and c.status in (${sql.join((['subscribed', 'unsubscribed', 'bounced', 'complained', 'blocked'] as const).map(status))})
        and ${compiled(wide)}),
    added as (
      insert into deliveries (workspace_id, execution_id, contact_id, email, provider, domain_group, variant, list, segment)
      select ${number}, ${execution}, f.id, f.email, f.provider, ${domainGroup}, f.variant, f.list, f.segment
      from found f where f.fits and not f.recent order by f.id
      on conflict (execution_id, contact_id) do nothing returning 1)
    select (select count(*) from added) as recipients,
      count(*) filter (where ${isBarred}) as suppressed,
      count(*) filter (where not ${isBarred} and not f.fits) as unsubscribed,
      count(*) filter (where f.fits and f.recent) as recently_sent
    from found f`.execute(db)
  const { recipients, ...skippedBy } = rows[0] ?? { recipients: 0, ...nobody }
  return { last, recipients, skippedBy }
}

/** The same for those whom an earlier run of the campaign has not reached (CAM-21). */
export async function prepareRest(
  db: Database,
  { number }: Tenant,
  { execution, previous }: { execution: number; previous: number },
  after: number,
): Promise<Prepared> {
  const waits = sql`(${sql.lit(deliveryStates.indexOf('todo'))}, ${sql.lit(deliveryStates.indexOf('deferred'))})`
  const { rows } = await sql<{
    last: number | null
    recipients: number
    unsubscribed: number
    suppressed: number
  }>`
    with part as materialized (
      select d.contact_id, d.variant, d.list, d.segment from deliveries d
      where d.workspace_id = ${number} and d.execution_id = ${previous} and d.state in ${waits} and d.contact_id > ${after}
      order by d.contact_id limit ${RANGE.most}),
    found as materialized (
      select c.id, c.email, c.status, substring(c.email from '[^@]*$') as provider, p.variant, p.list, p.segment
      from part p join contacts c on c.workspace_id = ${number} and c.id = p.contact_id),
    added as (
      insert into deliveries (workspace_id, execution_id, contact_id, email, provider, domain_group, variant, list, segment)
      select ${number}, ${execution}, f.id, f.email, f.provider, ${domainGroup}, f.variant, f.list, f.segment
      from found f where f.status = ${status('subscribed')} order by f.id
      on conflict (execution_id, contact_id) do nothing returning 1)
    select (select max(contact_id) from part) as last, (select count(*) from added) as recipients,
      count(*) filter (where f.status = ${status('unsubscribed')}) as unsubscribed,
      count(*) filter (where f.status not in (${status('subscribed')}, ${status('unsubscribed')})) as suppressed
    from found f`.execute(db)
  const [row] = rows
  return {
    last: row?.last ?? undefined,
    recipients: row?.recipients ?? 0,
    skippedBy: {
      unsubscribed: row?.unsubscribed ?? 0,
      suppressed: row?.suppressed ?? 0,
      recently_sent: 0,
    },
  }
}

/** How many an earlier run has not reached. */
export async function restOf(db: Database, { number }: Tenant, previous: number): Promise<number> {
  const row = await db
    .selectFrom('deliveries')
    .where('workspace_id', '=', number)
    .where('execution_id', '=', previous)
    .where('state', 'in', [deliveryStates.indexOf('todo'), deliveryStates.indexOf('deferred')])
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirst()
  return row?.count ?? 0
}

async function lastOfRange(db: Database, { number }: Tenant, after: number): Promise<number | undefined> {
  const { rows } = await sql<{ last: number | null }>`
    select max(part.id) as last from (
      select c.id from contacts c where c.workspace_id = ${number} and c.id > ${after} order by c.id limit ${RANGE.most}) part`.execute(
    db,
  )
  return rows[0]?.last ?? undefined
}

const domainGroup = sql`case ${sql.join(
  domainGroups.flatMap(({ domains }, place) =>
    domains === undefined ? [] : [sql`when f.provider ~ ${sql.lit(domains)} then ${sql.lit(place)}`],
  ),
  sql` `,
)} else 0 end`

/** The place of the variant that a contact (`c`) gets: by language, then by chance, the same each time (CAM-19). */
function variantOf(
  campaignId: string,
  variants: readonly Pick<ContentVariant, 'locale' | 'weight'>[],
): RawBuilder<unknown> {
  const places = variants.map((variant, place) => ({ ...variant, place }))
  const drawn = (locale: string | undefined) => {
    const fitting = variantsFor(places, locale)
    const whole = fitting.reduce((sum, { weight }) => sum + weight, 0)
    let until = 0
    const shares = fitting.map(({ place, weight }) => {
      until += weight
      return sql`when ${placeOf(campaignId)} < ${whole > 0 ? (until / whole) * 100 : 100}::float8 then ${sql.lit(place)}`
    })
    const [first] = fitting
    if (shares.length <= 1) return sql.lit(first?.place ?? 0)
    return sql`case ${sql.join(shares, sql` `)} else ${sql.lit(fitting.at(-1)?.place ?? 0)} end`
  }
  const locales = [...new Set(variants.flatMap(({ locale }) => locale ?? []))]
  if (locales.length === 0) return drawn(undefined)
  const own = locales.map((locale) => sql`when ${locale} then ${drawn(locale)}`)
  return sql`case lower(left(c.locale, 2)) ${sql.join(own, sql` `)} else ${drawn(undefined)} end`
}

/** The place of the first of these lists that a contact (`c`) is on; null for none. */
const firstList = ({ number }: Tenant, mailingListIds: readonly string[]): RawBuilder<unknown> =>
  mailingListIds.length === 0
    ? sql`null::int2`
    : sql`(
        select min(w.place)::int2 - 1 from subscriptions s
        join mailing_lists l on l.workspace_id = ${number} and l.number = s.list_id
        join unnest(${mailingListIds}::text[]) with ordinality w (id, place) on w.id = l.id
        where s.workspace_id = ${number} and s.contact_id = c.id and s.status = ${subscriptionStatuses.indexOf('active')})`

/** The same for segments. */
const firstSegment = (
  tenant: Tenant,
  segmentIds: readonly string[],
  { search }: AudienceContext,
): RawBuilder<unknown> =>
  segmentIds.length === 0
    ? sql`null::int2`
    : sql`case ${sql.join(
        segmentIds.map((segmentId, place) => {
          const isIn = compileConditions(tenant, { id: '', kind: 'segment', op: 'in', segmentId }, search)
          return sql`when ${isIn} then ${sql.lit(place)}`
        }),
        sql` `,
      )} end`

import { sql } from 'kysely'
import { domainGroupOf } from '#domain/campaigns/domain-groups'
import type { Database } from './database.ts'
import { deliveryOutcomes, deliveryStates } from './deliveries.tables.ts'
import type { Tenant } from './tenant.ts'

/** A mail of a run that began before this database did. */
export interface PastDelivery {
  contactId: string | null
  email: string | null
  provider: string
  variant: number
  list: number | null
  segment: number | null
  state: 'todo' | 'sent' | 'failed'
  sentAt?: string | undefined
  code?: string | undefined
  outcome?: Exclude<(typeof deliveryOutcomes)[number], 'none'> | undefined
  outcomeAt?: string | undefined
  opens: number
  firstOpenAt?: string | undefined
  clicks: number
  firstClickAt?: string | undefined
  firstLink?: number | undefined
  botOpens: number
  botClicks: number
  unsubscribedAt?: string | undefined
}

/** Writes mails of the past as they stand; answers their numbers in the same order. */
export async function addPastDeliveries(
  db: Database,
  { number }: Tenant,
  execution: number,
  all: readonly PastDelivery[],
): Promise<number[]> {
  if (all.length === 0) return []
  const rows = all.map((one) => ({
    contact: one.contactId,
    email: one.email,
    provider: one.provider,
    domain_group: domainGroupOf(one.provider),
    variant: one.variant,
    list: one.list,
    segment: one.segment,
    state: deliveryStates.indexOf(one.state),
    attempt: one.state === 'todo' ? 0 : 1,
    sent_at: one.sentAt ?? null,
    code: one.code ?? null,
    outcome: one.outcome === undefined ? null : deliveryOutcomes.indexOf(one.outcome),
    outcome_at: one.outcomeAt ?? null,
    opens: one.opens,
    first_open_at: one.firstOpenAt ?? null,
    clicks: one.clicks,
    first_click_at: one.firstClickAt ?? null,
    first_link: one.firstLink ?? null,
    bot_opens: one.botOpens,
    bot_clicks: one.botClicks,
    unsubscribed_at: one.unsubscribedAt ?? null,
  }))
  const { rows: added } = await sql<{ id: number }>`
    insert into deliveries (workspace_id, execution_id, contact_id, email, provider, domain_group, variant, list, segment, state, attempt,
      begun_at, sent_at, code, outcome, outcome_at, opens, first_open_at, clicks, first_click_at, first_link, bot_opens, bot_clicks,
      unsubscribed_at)
    select ${number}, ${execution}, c.id, n.email, n.provider, n.domain_group, n.variant, n.list, n.segment, n.state, n.attempt,
      n.sent_at, n.sent_at, n.code, n.outcome, n.outcome_at, n.opens, n.first_open_at, n.clicks, n.first_click_at, n.first_link,
      n.bot_opens, n.bot_clicks, n.unsubscribed_at
    from rows from (json_to_recordset(${JSON.stringify(rows)}::json) as (
      contact text, email text, provider text, domain_group int2, variant int2, list int2, segment int2, state int2, attempt int2,
      sent_at timestamptz, code text, outcome int2, outcome_at timestamptz, opens int4, first_open_at timestamptz, clicks int4,
      first_click_at timestamptz, first_link int2, bot_opens int4, bot_clicks int4, unsubscribed_at timestamptz))
      with ordinality as n (contact, email, provider, domain_group, variant, list, segment, state, attempt, sent_at, code, outcome,
        outcome_at, opens, first_open_at, clicks, first_click_at, first_link, bot_opens, bot_clicks, unsubscribed_at, place)
    left join contacts c on c.workspace_id = ${number} and c.uid = n.contact
    order by n.place
    returning id`.execute(db)
  return added.map(({ id }) => id)
}

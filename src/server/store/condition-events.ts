import { sql, type RawBuilder } from 'kysely'
import { AT_LEAST_ONE, pastSpanOf } from '#lib/condition-events'
import type { CampaignCondition, ConditionContext, EventCondition, FormCondition } from '#lib/condition-tree'
import {
  always,
  constant,
  isStorable,
  never,
  not,
  propertyCondition,
  type Condition,
} from './condition-property.ts'
import type { Tenant } from './tenant.ts'

/** Moments that PostgreSQL knows, and that texts of four digits for the year can say; in ms. */
const MOMENTS = { first: Date.UTC(1, 0, 1), last: Date.UTC(9999, 0, 1) } as const

/** A moment as a parameter. */
const at = (time: number) => sql`${new Date(time).toISOString()}::timestamptz`

/** The contacts that a condition finds, as a select of their numbers: all of them, or with `isIn` false all others. */
export interface ContactSet {
  ids: RawBuilder<unknown>
  /** Whether a number may come several times. */
  repeats: boolean
  isIn: boolean
}

/** Whether a contact (`c`) did something so often. */
export function happenedCondition(
  tenant: Tenant,
  node: EventCondition | CampaignCondition | FormCondition,
  context: ConditionContext,
): Condition {
  const found = happened(tenant, node, context)
  if (!('ids' in found)) return found
  const isIn: Condition = sql`c.id in (${found.ids})`
  return found.isIn ? isIn : not(isIn)
}

/** Who did something so often, where that can be asked of the events alone; else as a condition on a contact (`c`). */
export function happened(
  tenant: Tenant,
  node: EventCondition | CampaignCondition | FormCondition,
  context: ConditionContext,
): ContactSet | Condition {
  const span = pastSpanOf(node.window, context)
  const about = subjectOf(tenant, node, context)
  if (!span || !about || typeof node.did !== 'boolean') return never
  const { op, value } = node.kind === 'event' ? (node.count ?? AT_LEAST_ONE) : AT_LEAST_ONE
  if (!Number.isFinite(value)) return never

  const isEmpty = span.from > MOMENTS.last || span.until <= MOMENTS.first || !isStorable(about.type)
  const conditions = [...about.conditions]
  if (span.from > MOMENTS.first && !isEmpty) conditions.push(sql`e.occurred_at >= ${at(span.from)}`)
  if (span.until < MOMENTS.last && !isEmpty) conditions.push(sql`e.occurred_at < ${at(span.until)}`)
  const events = sql`from events e where e.workspace_id = ${tenant.number} and e.type = ${typeNumber(tenant, about.type)} and ${sql.join(conditions, sql` and `)}`
  const found = (holds: RawBuilder<unknown>, isIn: boolean, repeats = false): ContactSet | Condition =>
    about.ofContact ? (isIn ? sql`${holds}` : not(sql`${holds}`)) : { ids: holds, isIn, repeats }
  const having = (test: RawBuilder<unknown>, isIn: boolean) => {
    if (isEmpty) return constant(!isIn)
    return found(
      about.ofContact
        ? sql`(select count(*) ${events} and e.contact_id = c.id) ${test}`
        : sql`select e.contact_id ${events} and e.contact_id is not null group by e.contact_id having count(*) ${test}`,
      isIn,
    )
  }
  const atLeast = (count: number, isIn: boolean) => {
    if (count <= 0) return constant(isIn)
    if (count > 1) return having(sql`>= ${count}::float8`, isIn)
    if (isEmpty) return constant(!isIn)
    return found(
      about.ofContact
        ? sql`exists (select 1 ${events} and e.contact_id = c.id)`
        : sql`select e.contact_id ${events} and e.contact_id is not null`,
      isIn,
      true,
    )
  }
  switch (op) {
    case 'at_least':
      return atLeast(Math.ceil(value), node.did)
    case 'at_most':
      return atLeast(Math.floor(value) + 1, !node.did)
    case 'exactly':
      if (!Number.isInteger(value) || value < 0) return constant(!node.did)
      return value === 0 ? atLeast(1, !node.did) : having(sql`= ${value}::float8`, node.did)
    default:
      return never
  }
}

/** The number of a type in the workspace; null, which no event has, where nothing of it has ever happened. */
const typeNumber = ({ number }: Tenant, type: string) =>
  sql`(select t.id from event_types t where t.workspace_id = ${number} and t.name = ${isStorable(type) ? type : ''})`

interface Subject {
  type: string
  conditions: Condition[]
  /** Which events it is about differs from contact to contact. */
  ofContact: boolean
}

/** What the events are that a condition is about. */
function subjectOf(
  tenant: Tenant,
  node: EventCondition | CampaignCondition | FormCondition,
  context: ConditionContext,
): Subject | undefined {
  switch (node.kind) {
    case 'event': {
      const where = node.where ?? []
      if (!Array.isArray(where) || where.some((one) => typeof one?.key !== 'string')) return undefined
      const columns = { match: sql`coalesce(e.match, e.payload, '{}')`, dates: sql`e.dates` }
      const tests = where.map(({ key, op, value }) => propertyCondition(columns, key, op, value, context))
      return { type: node.type, conditions: [always, ...tests], ofContact: false }
    }
    case 'form': {
      const { formId } = node
      const isOf: Condition = formId === 'any' ? always : equal(sql`e.form_id`, formId)
      return { type: 'form.submitted', conditions: [isOf], ofContact: false }
    }
    case 'campaign': {
      const { activity, campaign, link } = node
      const isLink = link === undefined ? always : equal(sql`e.payload ->> 'url'`, link)
      const type = `email.${activity}`
      if (campaign === 'any')
        return { type, conditions: [sql`e.campaign_id is not null`, isLink], ofContact: false }
      if (typeof campaign === 'string')
        return { type, conditions: [equal(sql`e.campaign_id`, campaign), isLink], ofContact: false }
      const { lastN } = campaign
      if (typeof lastN !== 'number' || !(lastN >= 0)) return undefined
      const now = Math.min(Math.max(context.now, MOMENTS.first), MOMENTS.last)
      // Of campaigns that were sent at the same moment the one with the smaller id goes first, as in the lib.
      const last = sql<boolean>`e.campaign_id in (
        select s.campaign_id from events s
        where s.workspace_id = ${tenant.number} and s.contact_id = c.id and s.type = ${typeNumber(tenant, 'email.sent')}
          and s.campaign_id is not null and s.occurred_at <= ${at(now)}
        group by s.campaign_id order by max(s.occurred_at) desc, s.campaign_id
        limit ${Math.min(Math.trunc(lastN), 1_000_000)}::int8)`
      return { type, conditions: [last, isLink], ofContact: true }
    }
  }
}

const equal = (column: RawBuilder<unknown>, text: string): Condition =>
  isStorable(text) ? sql`${column} = ${text}` : constant(false)

import { sql } from 'kysely'
import { DRAW_MIXER, drawOf } from '#lib/condition-contact'
import { FOLLOWED, isDisabled, isNode, segmentsWithin } from '#lib/condition-nodes'
import type { ConditionContext, ConditionNode } from '#lib/condition-tree'
import { ruleBroken } from '#domain/kernel/refusals'
import { happenedCondition } from './condition-events.ts'
import { always, isStorable, never, not, propertyCondition, type Condition } from './condition-property.ts'
import { subscriptionStatuses } from './contact-columns.ts'
import type { Tenant } from './tenant.ts'

type SubscriptionStatus = (typeof subscriptionStatuses)[number]

/** Nodes that one question may have with those of all segments that it names: each of them is written out. */
const COMPILED = { nodesMax: 2000 } as const

/** What a tree means in a workspace at a time. */
export interface ConditionsContext extends ConditionContext {
  /** Keys of properties that were deleted: nobody has a value of theirs. */
  deletedKeys?: ReadonlySet<string> | undefined
  /** The number of a segment whose members are written down, and answer; undefined: its conditions do. */
  members?: ((segmentId: string) => number | undefined) | undefined
}

/**
 * A condition tree (SEG-1) as a condition of SQL on the contacts `c`: it holds for exactly those for whom the tree holds by
 * `#lib/condition-tree`, and is never null. Windows are resolved here, so the database is never asked for the time. What
 * makes no sense holds for nobody. Throws a 422 where the tree names so much that no database should be asked.
 */
export function compileConditions(
  tenant: Tenant,
  condition: ConditionNode,
  context: ConditionsContext,
): Condition {
  let nodes = 0
  const ofSegment = (segmentId: string, depth: number, from: ConditionsContext): Condition => {
    const members = from.members?.(segmentId)
    if (members !== undefined) return sql`c.id in (${idsOfMembers(tenant, members)})`
    const { segments } = from
    const segment = segments?.(segmentId)
    if (!segments || !segment || segmentsWithin(segmentId, segments).has(segmentId)) return never
    const { conditions, timezone, now = context.now } = segment
    return ofNode(conditions, { ...from, timezone, now }, depth)
  }
  const ofNode = (node: ConditionNode, from: ConditionsContext, depth: number): Condition => {
    if (!isNode(node) || depth > FOLLOWED.deep) return never
    if (node.disabled === true) return always
    nodes += 1
    if (nodes > COMPILED.nodesMax)
      throw ruleBroken(
        'The conditions name segments that together ask too much.',
        '条件に含まれるセグメントが多すぎます。',
      )
    switch (node.kind) {
      case 'group': {
        if (!Array.isArray(node.children)) return never
        const children = node.children
          .filter((child) => !isDisabled(child))
          .map((child) => ofNode(child, from, depth + 1))
        if (children.length === 0) return always
        switch (node.match) {
          case 'all':
            return sql`(${sql.join(children, sql` and `)})`
          case 'any':
            return sql`(${sql.join(children, sql` or `)})`
          case 'none':
            return sql`not (${sql.join(children, sql` or `)})`
          default:
            return never
        }
      }
      case 'property': {
        const isGone = from.deletedKeys?.has(node.key) === true
        const columns = isGone
          ? { match: sql`'{}'::jsonb`, dates: sql`null::jsonb` }
          : { match: sql`c.match`, dates: sql`c.dates` }
        return propertyCondition(columns, node.key, node.op, node.value, from)
      }
      case 'list':
        return either(node.op, onList(tenant, node.mailingListId, node.status))
      case 'event':
      case 'campaign':
      case 'form':
        return happenedCondition(tenant, node, from)
      case 'segment':
        return either(node.op, ofSegment(node.segmentId, depth + 1, from))
      case 'engagement': {
        const { op, score } = node
        if (typeof score !== 'number' || Number.isNaN(score)) return never
        if (op === 'gte') return sql`c.score >= ${score}::float8`
        return op === 'lte' ? sql`c.score <= ${score}::float8` : never
      }
      case 'random': {
        const { percent, seed } = node
        if (typeof percent !== 'number' || typeof seed !== 'string' || Number.isNaN(percent)) return never
        return sql`${placeOf(seed)} < ${percent}::float8`
      }
      default:
        return never
    }
  }
  return ofNode(condition, context, 0)
}

const either = (op: 'in' | 'not_in', isIn: Condition): Condition =>
  op === 'in' ? isIn : op === 'not_in' ? not(isIn) : never

/** Whether a contact (`c`) is on a list, with that status if one is given. */
export function onList(tenant: Tenant, mailingListId: string, status?: SubscriptionStatus): Condition {
  return isStorable(mailingListId) ? sql`c.id in (${idsOnList(tenant, mailingListId, status)})` : never
}

/** The numbers of those who are on a list. */
export function idsOnList({ number }: Tenant, mailingListId: string, status?: SubscriptionStatus) {
  const place = status === undefined ? undefined : subscriptionStatuses.indexOf(status)
  return sql`
    select s.contact_id from subscriptions s
    where s.workspace_id = ${number}
      and s.list_id = (select l.number from mailing_lists l where l.workspace_id = ${number} and l.id = ${mailingListId})
      ${place === undefined ? sql`` : sql`and s.status = ${place}`}`
}

/** The numbers of those who are in a segment, as it was built. */
export const idsOfMembers = ({ number }: Tenant, segment: number) => sql`
  select m.contact_id from segment_members m where m.workspace_id = ${number} and m.segment_id = ${segment}`

/** What `placeOf` of the lib says, from the draw that is stored. Products stay below 2^63. */
export function placeOf(seed: string) {
  const bits = sql.lit(0xffffffff)
  const mixer = sql.lit(DRAW_MIXER)
  const start = sql`(c.draw # ${drawOf(seed)}::int8)`
  const mixed = (value: ReturnType<typeof sql>) => sql`(((${value} # (${value} >> 16)) * ${mixer}) & ${bits})`
  const twice = mixed(mixed(start))
  return sql`((${twice} # (${twice} >> 16)) & ${bits})::float8 / 4294967296 * 100`
}

import { sql, type RawBuilder } from 'kysely'
import { isDisabled, isNode } from '#lib/condition-nodes'
import type { ConditionNode } from '#lib/condition-tree'
import { happened, type ContactSet } from './condition-events.ts'
import { isStorable } from './condition-property.ts'
import { idsOfMembers, idsOnList, type ConditionsContext } from './conditions.ts'
import type { Tenant } from './tenant.ts'

/**
 * The numbers of those whom a tree finds, each once, where lists and events alone can say it: counting them does not read
 * contacts, which takes many times longer. undefined where it asks for more, or for all but some.
 */
export function idsOf(
  tenant: Tenant,
  condition: ConditionNode,
  context: ConditionsContext,
): RawBuilder<unknown> | undefined {
  const set = setOf(tenant, condition, context)
  if (set?.isIn !== true) return undefined
  return set.repeats ? sql`select distinct * from (${set.ids}) s` : set.ids
}

function setOf(tenant: Tenant, node: ConditionNode, context: ConditionsContext): ContactSet | undefined {
  if (!isNode(node) || isDisabled(node)) return undefined
  switch (node.kind) {
    case 'list': {
      const { mailingListId, status, op } = node
      if (!isStorable(mailingListId) || (op !== 'in' && op !== 'not_in')) return undefined
      return { ids: idsOnList(tenant, mailingListId, status), isIn: op === 'in', repeats: false }
    }
    case 'event':
    case 'campaign':
    case 'form': {
      const found = happened(tenant, node, context)
      return 'ids' in found ? found : undefined
    }
    case 'group': {
      if (!Array.isArray(node.children)) return undefined
      const children = node.children.filter((child) => !isDisabled(child))
      const sets = children.flatMap((child) => setOf(tenant, child, context) ?? [])
      if (children.length === 0 || sets.length < children.length) return undefined
      return joined(node.match, sets)
    }
    case 'segment': {
      const members = context.members?.(node.segmentId)
      if (members === undefined || (node.op !== 'in' && node.op !== 'not_in')) return undefined
      return { ids: idsOfMembers(tenant, members), isIn: node.op === 'in', repeats: false }
    }
    case 'property':
    case 'engagement':
    case 'random':
      return undefined
    default:
      return undefined
  }
}

function joined(match: 'all' | 'any' | 'none', sets: readonly ContactSet[]): ContactSet | undefined {
  const [only] = sets
  if (only && sets.length === 1) return match === 'none' ? { ...only, isIn: !only.isIn } : only
  const within = (isIn: boolean) =>
    sets.filter((set) => set.isIn === isIn).map(({ ids }) => sql`(select * from (${ids}) s)`)
  if (match === 'all') {
    // One of them has to say who, before others say who not.
    if (!sets.some(({ isIn }) => isIn)) return undefined
    const all = sql.join(within(true), sql` intersect `)
    return { ids: sql.join([sql`(${all})`, ...within(false)], sql` except `), isIn: true, repeats: false }
  }
  if (sets.some(({ isIn }) => !isIn)) return undefined
  return { ids: sql.join(within(true), sql` union `), isIn: match === 'any', repeats: false }
}

import type { ConditionGroup, ConditionNode, LeafCondition } from '#lib/condition-tree'

/**
 * A condition as people say it: only 'and' and 'or', with what negates at the single conditions ('none of' is said as 'not …
 * and not …'). Disabled nodes are left out, and a group without enabled children is everyone, as it is evaluated.
 */
export type Clause =
  | { kind: 'everyone' | 'nobody' | 'unreadable' }
  | { kind: 'leaf'; node: LeafCondition; negated: boolean }
  | { kind: 'and' | 'or'; parts: Clause[] }

/**
 * How a clause stands in its sentence: before another or at its end, said or denied. English knows only the denied; Japanese
 * inflects for both.
 */
export type ClauseState = 'and' | 'end' | 'andNot' | 'endNot'

/** Groups within groups that are followed: nobody may save what is deeper. */
const DEEPEST = 64

export function clauseOf(node: unknown, negated = false, depth = 0): Clause {
  if (!isNode(node) || depth > DEEPEST) return { kind: 'unreadable' }
  if (node.disabled === true) return { kind: negated ? 'nobody' : 'everyone' }
  if (node.kind !== 'group') return { kind: 'leaf', node, negated }
  const { match, children }: Partial<ConditionGroup> = node
  if (!Array.isArray(children)) return { kind: 'unreadable' }
  const enabled = children.filter((child) => !(isNode(child) && child.disabled === true))
  if (enabled.length === 0) return { kind: negated ? 'nobody' : 'everyone' }
  switch (match) {
    case 'all':
      return joined(negated ? 'or' : 'and', clausesOf(enabled, negated, depth))
    case 'any':
      return joined(negated ? 'and' : 'or', clausesOf(enabled, negated, depth))
    case 'none':
      return joined(negated ? 'or' : 'and', clausesOf(enabled, !negated, depth))
    default:
      return { kind: 'unreadable' }
  }
}

const isNode = (node: unknown): node is ConditionNode =>
  typeof node === 'object' && node !== null && 'kind' in node

const clausesOf = (nodes: readonly unknown[], negated: boolean, depth: number) =>
  nodes.map((node) => clauseOf(node, negated, depth + 1))

/** Without what changes nothing, and without groups within groups that are joined in the same way. */
function joined(kind: 'and' | 'or', clauses: readonly Clause[]): Clause {
  const [neutral, decisive] =
    kind === 'and' ? (['everyone', 'nobody'] as const) : (['nobody', 'everyone'] as const)
  if (clauses.some((clause) => clause.kind === decisive)) return { kind: decisive }
  const parts = clauses
    .filter((clause) => clause.kind !== neutral)
    .flatMap((clause) => (clause.kind === kind ? clause.parts : [clause]))
  const [first] = parts
  if (!first) return { kind: neutral }
  return parts.length === 1 ? first : { kind, parts }
}

import {
  problemsOf,
  type ConditionGroup,
  type ConditionProblem,
  type ProblemContext,
} from '#lib/condition-tree'
import { nodesOf } from './tree-edit.model.ts'

/** What is wrong with conditions, where what is still to be filled in is told as missing and not as wrong. */
export function conditionProblems(root: ConditionGroup, context: ProblemContext): ConditionProblem[] {
  const byId = new Map(nodesOf(root).map((node) => [node.id, node]))
  return problemsOf(root, context).map((problem) => {
    const node = byId.get(problem.nodeId)
    return node && node.kind !== 'group' && hasGap(node) ? { ...problem, code: 'value_missing' } : problem
  })
}

/** Whether a field was left empty: it is kept as an empty text, or as no number. */
function hasGap(value: unknown): boolean {
  if (value === '' || Number.isNaN(value)) return true
  return typeof value === 'object' && value !== null && Object.values(value).some(hasGap)
}

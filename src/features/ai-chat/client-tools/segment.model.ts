import { problemsOf, type ConditionNode } from '#lib/condition-tree'

/** Nobody looks up names here. */
const NOWHERE = { now: 0, timezone: 'UTC' }

/** Whether conditions can be evaluated as far as their form goes. Whether what they name exists, the backend knows. */
export const isSensible = (conditions: ConditionNode): boolean => problemsOf(conditions, NOWHERE).length === 0

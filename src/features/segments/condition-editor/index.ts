export { newCondition, type ConditionKind } from './condition-fields.model.ts'
export { ConditionRow, type ConditionRowProps } from './condition-row.tsx'
export { ConditionTree } from './condition-tree.tsx'
export { conditionProblems } from './unfinished.model.ts'

export type { SegmentSheetProps } from '#features/segments/builder'
export {
  newCondition,
  SentencePanel,
  type ConditionKind,
  type ConditionRowProps,
} from '#features/segments/condition-editor'
export {
  conditionSentence,
  useConditionSentence,
  useConditionWorld,
  type ConditionWorld,
  type LoadedConditionWorld,
} from '#features/segments/sentence'
export { ConditionRow, ConditionTree, SegmentSheet, WhyPanel } from './later-parts.ts'

export { SegmentSheet, type SegmentLinks, type SegmentSheetProps } from '#features/segments/builder'
export {
  ConditionRow,
  newCondition,
  type ConditionKind,
  type ConditionRowProps,
} from '#features/segments/condition-editor'
export { useConditionSentence } from '#features/segments/sentence'
export { WhyPanel, type WhyPanelProps } from '#features/segments/why'

export {
  conditionClause,
  conditionSentence,
  eventLabel,
  labelOf,
  matchText,
  valueText,
} from './sentence.model.ts'
export { statusMessages } from './status.messages.ts'
export { useConditionSentence } from './use-condition-sentence.ts'
export { useConditionWorld, type ConditionWorld } from './use-condition-world.ts'

import { useConditionSentence } from '#features/segments'
import type { LeafCondition } from '#lib/condition-tree'
import { conditionOf } from './filter-code.model.ts'

export interface FilterSentenceProps {
  conditions: readonly LeafCondition[]
}

/** What the filters ask for, in one sentence. */
export function FilterSentence({ conditions }: FilterSentenceProps) {
  const sentence = useConditionSentence()
  const condition = conditionOf(conditions)
  return condition ? sentence(condition) : null
}

import { useIntl } from 'react-intl'
import type { ConditionNode } from '#lib/condition-tree'
import { conditionSentence } from './sentence.model.ts'
import { useConditionWorld } from './use-condition-world.ts'

/** Says conditions in one plain sentence. Names that are still being asked for are said by their kind until they are there. */
export function useConditionSentence(): (node: ConditionNode) => string {
  const intl = useIntl()
  const world = useConditionWorld()
  return (node) => conditionSentence(node, world, intl)
}

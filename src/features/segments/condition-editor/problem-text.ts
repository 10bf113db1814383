import type { IntlShape } from 'react-intl'
import { CONDITION_TREE, type ConditionProblem } from '#lib/condition-tree'
import { problemMessages } from './problems.messages.ts'

/** What is wrong with a condition, and what to do. */
export function problemText({ code }: ConditionProblem, intl: IntlShape): string {
  if (code === 'too_deep')
    return intl.formatMessage(problemMessages.too_deep, { max: CONDITION_TREE.depthMax })
  if (code === 'too_many_nodes')
    return intl.formatMessage(problemMessages.too_many_nodes, { max: CONDITION_TREE.nodesMax })
  return intl.formatMessage(problemMessages[code])
}

import { CONDITION_TREE, type ConditionProblem } from '#lib/condition-tree'
import { ruleBroken } from '#domain/kernel/refusals'

/** Refuses conditions that can't be evaluated, and says what is wrong with the first. */
export function expectNoProblems(problems: readonly ConditionProblem[]): void {
  const [first] = problems
  if (!first) return
  const others = problems.length - 1
  throw ruleBroken(
    `The conditions can't be evaluated: ${sentenceOf(first)}${
      others > 0 ? ` There ${others === 1 ? 'is one more problem' : `are ${others} more problems`}.` : ''
    }`,
  )
}

function sentenceOf({ code, nodeId, about = '' }: ConditionProblem): string {
  const where = nodeId === '' ? '' : ` (node "${nodeId}")`
  switch (code) {
    case 'malformed':
      return `a node is none of the kinds that there are${where}.`
    case 'too_deep':
      return `groups may lie ${CONDITION_TREE.depthMax} deep at most${where}.`
    case 'too_many_nodes':
      return `there may be ${CONDITION_TREE.nodesMax} nodes at most.`
    case 'unknown_property':
      return `contacts have no property "${about}"${where}.`
    case 'operator_not_allowed':
      return `"${about}" is nothing that this property can be asked${where}.`
    case 'value_missing':
      return `${about === '' ? 'an id' : `a value for "${about}"`} is missing${where}.`
    case 'value_invalid':
      return `the value of "${about}" is none for it${where}.`
    case 'window_invalid':
      return `the window is no stretch of time that may stand here${where}.`
    case 'unknown_list':
      return `there is no mailing list ${about}${where}.`
    case 'unknown_campaign':
      return `there is no campaign ${about}${where}.`
    case 'unknown_form':
      return `there is no form ${about}${where}.`
    case 'unknown_segment':
      return `there is no segment ${about}${where}.`
    case 'failed_segment':
      return `the segment ${about} could not be built${where}.`
    case 'segment_cycle':
      return `the segment ${about} would contain itself${where}.`
  }
}

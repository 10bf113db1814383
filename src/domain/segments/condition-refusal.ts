import { CONDITION_TREE, type ConditionProblem } from '#lib/condition-tree'
import { ruleBroken } from '#domain/kernel/refusals'

/** Refuses conditions that can't be evaluated, and says what is wrong with the first. */
export function expectNoProblems(problems: readonly ConditionProblem[]): void {
  const [first] = problems
  if (!first) return
  const others = problems.length - 1
  const [en, ja] = sentenceOf(first)
  throw ruleBroken(
    `The conditions can't be evaluated: ${en}${
      others > 0 ? ` There ${others === 1 ? 'is one more problem' : `are ${others} more problems`}.` : ''
    }`,
    `条件を確認してください：${ja}${others > 0 ? `ほかにも${others}件の問題があります。` : ''}`,
  )
}

function sentenceOf({ code, nodeId, about = '' }: ConditionProblem): readonly [en: string, ja: string] {
  const where = nodeId === '' ? '' : ` (node "${nodeId}")`
  switch (code) {
    case 'malformed':
      return [`a node is none of the kinds that there are${where}.`, '使用できない種類の条件があります。']
    case 'too_deep':
      return [
        `groups may lie ${CONDITION_TREE.depthMax} deep at most${where}.`,
        `グループの入れ子は${CONDITION_TREE.depthMax}階層までです。`,
      ]
    case 'too_many_nodes':
      return [
        `there may be ${CONDITION_TREE.nodesMax} nodes at most.`,
        `条件は${CONDITION_TREE.nodesMax}個までです。`,
      ]
    case 'unknown_property':
      return [
        `contacts have no property "${about}"${where}.`,
        `コンタクトにプロパティ「${about}」はありません。`,
      ]
    case 'operator_not_allowed':
      return [
        `"${about}" is nothing that this property can be asked${where}.`,
        `「${about}」はこのプロパティでは使用できません。`,
      ]
    case 'value_missing':
      return [
        `${about === '' ? 'an id' : `a value for "${about}"`} is missing${where}.`,
        `${about === '' ? '対象' : `「${about}」の値`}が指定されていません。`,
      ]
    case 'value_invalid':
      return [`the value of "${about}" is none for it${where}.`, `「${about}」の値が正しくありません。`]
    case 'window_invalid':
      return [
        `the window is no stretch of time that may stand here${where}.`,
        '期間の指定が正しくありません。',
      ]
    case 'unknown_list':
      return [`there is no mailing list ${about}${where}.`, 'メーリングリストが見つかりません。']
    case 'unknown_campaign':
      return [`there is no campaign ${about}${where}.`, 'キャンペーンが見つかりません。']
    case 'unknown_form':
      return [`there is no form ${about}${where}.`, 'フォームが見つかりません。']
    case 'unknown_segment':
      return [`there is no segment ${about}${where}.`, 'セグメントが見つかりません。']
    case 'failed_segment':
      return [`the segment ${about} could not be built${where}.`, 'セグメントを集計できませんでした。']
    case 'segment_cycle':
      return [`the segment ${about} would contain itself${where}.`, 'セグメントが自分自身を含んでいます。']
  }
}

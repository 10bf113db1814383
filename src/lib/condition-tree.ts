// The condition tree (SEG-1 to SEG-16): pure, the same for the backend that counts and for the screen that tells why.
export { compile, matches, type Predicate } from './condition-compile.ts'
export {
  explain,
  type Explanation,
  type Found,
  type NearestMiss,
  type NearEvent,
} from './condition-explain.ts'
export { dependsOnTime, segmentsIn } from './condition-nodes.ts'
export {
  operatorsOf,
  problemsOf,
  type ConditionProblem,
  type ConditionValueType,
  type ProblemCode,
  type ProblemContext,
} from './condition-problems.ts'
export { campaignActivities, CONDITION_TREE, conditionOperators } from './condition-types.ts'
export type {
  CampaignCondition,
  Comparison,
  ConditionCandidate,
  ConditionContact,
  ConditionContext,
  ConditionEvent,
  ConditionGroup,
  ConditionNode,
  ConditionOperator,
  ConditionSegment,
  ConditionSubject,
  EngagementCondition,
  EventCondition,
  FormCondition,
  LeafCondition,
  ListCondition,
  Operand,
  PropertyCondition,
  RandomCondition,
  SegmentCondition,
  TimeWindow,
  WindowUnit,
} from './condition-types.ts'

import type { Audience } from '#api/campaigns'
import type { ConditionGroup, ConditionNode, SubscriptionStatus } from '#api/shapes'

const group = (id: string, match: ConditionGroup['match'], children: ConditionNode[]): ConditionGroup => ({
  id,
  kind: 'group',
  match,
  children,
})
const holdsForAll = (node: ConditionNode): boolean =>
  node.disabled === true || (node.kind === 'group' && node.children.every(holdsForAll))

const inSegment = (segmentId: string): ConditionNode => ({
  id: segmentId,
  kind: 'segment',
  op: 'in',
  segmentId,
})

/**
 * An audience as one condition (CAM-17), for those whose subscriptions to its lists have one of these statuses; undefined
 * finds nobody. A list that is not there has nobody. Where it can't be told who is in an excluded segment, nobody is found: those
 * who are to be left out would get the mail.
 */
export function audienceCondition(
  { mailingListIds, segmentIds, segmentMatch, excludeSegmentIds, conditions }: Audience,
  subscribed: readonly SubscriptionStatus[] = ['active'],
  isThere: (mailingListId: string) => boolean = () => true,
  isKnown: (segmentId: string) => boolean = () => true,
): ConditionGroup | undefined {
  if (!excludeSegmentIds.every(isKnown)) return undefined
  const lists = mailingListIds.filter(isThere).flatMap((mailingListId) =>
    subscribed.map((status): ConditionNode => ({
      id: `${mailingListId}.${status}`,
      kind: 'list',
      op: 'in',
      mailingListId,
      status,
    })),
  )
  const segments = segmentIds.map(inSegment)
  const included = [...lists, ...(segments.length > 0 ? [group('segments', segmentMatch, segments)] : [])]
  const hasConditions = conditions !== undefined && !holdsForAll(conditions)
  if (included.length === 0 && (mailingListIds.length > 0 || !hasConditions)) return undefined
  return group('audience', 'all', [
    ...(included.length > 0 ? [group('included', 'any', included)] : []),
    ...(hasConditions ? [conditions] : []),
    ...(excludeSegmentIds.length > 0 ? [group('excluded', 'none', excludeSegmentIds.map(inSegment))] : []),
  ])
}

/** What is wrong with the conditions of an audience, and with the segments that it names (CAM-9). */
export const audienceProblems = <Problem>(
  { conditions, segmentIds, excludeSegmentIds }: Audience,
  problemsOf: (node: ConditionNode) => Problem[],
): Problem[] => [
  ...(conditions ? problemsOf(conditions) : []),
  ...[...segmentIds, ...excludeSegmentIds].flatMap((segmentId) => problemsOf(inSegment(segmentId))),
]

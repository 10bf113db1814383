import type { Audience } from '#api/campaigns'
import { audienceCondition } from '#domain/campaigns/audience-condition'
import type { ConditionNode } from '#lib/condition-tree'

/** For how many hours somebody who received a mail can be skipped (CAM-18). */
export const HOURS = { least: 1, most: 720, usual: 24 } as const

export const hoursProblem = (hours: number | null): boolean =>
  hours === null || !Number.isInteger(hours) || hours < HOURS.least || hours > HOURS.most

/** The change that takes the conditions out of an audience. */
export const withoutConditions: Partial<Audience> = { conditions: undefined }

/**
 * What narrows an audience, each to be counted alone (CAM-71): who is included, each condition that has to hold, and who is
 * left out. Of conditions of which one is enough only all together can leave nobody.
 */
export function audienceParts(
  audience: Audience,
  isThere?: (mailingListId: string) => boolean,
): readonly ConditionNode[] {
  const { conditions } = audience
  const parts = audienceCondition(audience, ['active'], isThere)?.children ?? []
  return parts.flatMap((part) =>
    part === conditions && conditions.match === 'all'
      ? conditions.children.filter(({ disabled }) => disabled !== true)
      : [part],
  )
}

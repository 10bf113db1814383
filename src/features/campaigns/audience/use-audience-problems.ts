import { useIntl } from 'react-intl'
import type { Audience } from '#api/campaigns'
import { useApi } from '#api/core'
import { useLoaded } from '#components/deferred'
import type { ConditionWorld } from '#features/segments'
import type { ConditionProblem } from '#lib/condition-tree'

/** Most audiences have no conditions. */
const loadRules = async () => (await import('#features/segments/condition-editor')).conditionProblems

/**
 * What is wrong with the conditions of an audience: as long as something is, nobody can be counted. Undefined while that is
 * not known yet.
 */
export function useAudienceProblems(
  { conditions }: Audience,
  world: ConditionWorld,
): readonly ConditionProblem[] | undefined {
  const intl = useIntl()
  const { clock } = useApi()
  const { value: problemsOf, hasFailed } = useLoaded(loadRules, conditions !== undefined)
  if (!conditions || hasFailed) return []
  return problemsOf?.(conditions, {
    now: clock.now(),
    timezone: intl.timeZone ?? 'UTC',
    ...(world.properties && { properties: world.properties }),
    ...(world.eventProperties && { eventProperties: world.eventProperties }),
    hasList: (id) => world.list(id) !== null,
    hasCampaign: (id) => world.campaign(id) !== null,
    hasForm: (id) => world.form(id) !== null,
  })
}

import { useIntl } from 'react-intl'
import type { Audience } from '#api/campaigns'
import { useApi } from '#api/core'
import { conditionProblems, type ConditionWorld } from '#features/segments'

/** Says what is wrong with the conditions of an audience: as long as something is, nobody can be counted. */
export function useAudienceProblems(world: ConditionWorld) {
  const intl = useIntl()
  const { clock } = useApi()
  return ({ conditions }: Audience) =>
    conditions
      ? conditionProblems(conditions, {
          now: clock.now(),
          timezone: intl.timeZone ?? 'UTC',
          ...(world.properties && { properties: world.properties }),
          ...(world.eventProperties && { eventProperties: world.eventProperties }),
          hasList: (id) => world.list(id) !== null,
          hasCampaign: (id) => world.campaign(id) !== null,
          hasForm: (id) => world.form(id) !== null,
        })
      : []
}

import { useState } from 'react'
import { useIntl } from 'react-intl'
import type { Audience } from '#api/campaigns'
import { Button } from '#components/button'
import { Later } from '#components/deferred'
import { Inline } from '#components/layout'
import { Skeleton } from '#components/skeleton'
import { ConditionTree, type ConditionWorld } from '#features/segments'
import type { ConditionGroup } from '#lib/condition-tree'
import { withoutConditions } from './audience.model.ts'
import { useAudienceProblems } from './use-audience-problems.ts'
import { messages } from './audience.messages.ts'

export interface AudienceConditionsProps {
  audience: Audience
  world: ConditionWorld
  onChange: (part: Partial<Audience>) => void
  /** Whether what is missing is said as well. */
  attempted: boolean
}

const none: ConditionGroup = { id: 'root', kind: 'group', match: 'all', children: [] }

/** Conditions of an audience (CAM-70). Most have none, so what they are built with is loaded once somebody wants one. */
export function AudienceConditions({ audience, world, onChange, attempted }: AudienceConditionsProps) {
  const intl = useIntl()
  const [isOpen, setIsOpen] = useState(false)
  const problems = useAudienceProblems(audience, world) ?? []
  const { conditions } = audience
  if (!conditions && !isOpen)
    return (
      <Inline>
        <Button
          onPointerEnter={() => void ConditionTree.preload()}
          onFocus={() => void ConditionTree.preload()}
          onClick={() => setIsOpen(true)}
        >
          {intl.formatMessage(messages.narrow)}
        </Button>
      </Inline>
    )
  return (
    <Later instead={<Skeleton shape="block" />}>
      <ConditionTree
        conditions={conditions ?? none}
        onChange={(next) => onChange(next.children.length === 0 ? withoutConditions : { conditions: next })}
        world={world}
        problems={attempted ? problems : problems.filter(({ code }) => code !== 'value_missing')}
        focusAdder={isOpen}
      />
    </Later>
  )
}

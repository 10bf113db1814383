import { useIntl } from 'react-intl'
import { useContactCount } from '#api/contacts'
import { Stack } from '#components/layout'
import { Meter } from '#components/meter'
import { conditionSentence, type ConditionWorld } from '#features/segments'
import type { ConditionNode } from '#lib/condition-tree'
import { messages } from './audience.messages.ts'

/** A part that finds nobody is marked. */
const NOBODY = { warning: 0.5, danger: 0 } as const

interface AudiencePartsProps {
  parts: readonly ConditionNode[]
  world: ConditionWorld
}

/** How many each part of an audience finds alone: the one that leaves nobody has 0. */
export function AudienceParts({ parts, world }: AudiencePartsProps) {
  const total = useContactCount({ status: ['subscribed'] }).data?.count
  return (
    <Stack gap={3}>
      {parts.map((part) => (
        <Part key={part.id} part={part} total={total} world={world} />
      ))}
    </Stack>
  )
}

interface PartProps {
  part: ConditionNode
  total: number | undefined
  world: ConditionWorld
}

function Part({ part, total, world }: PartProps) {
  const intl = useIntl()
  const { data, error } = useContactCount({
    conditions: { id: 'part', kind: 'group', match: 'all', children: [part] },
    status: ['subscribed'],
  })
  const value = data?.count ?? 0
  return (
    <Meter
      label={conditionSentence(part, world, intl)}
      value={value}
      max={total ?? Math.max(1, value)}
      {...(data && { levels: NOBODY })}
      valueText={error ? '—' : data ? intl.formatMessage(messages.people, { count: value }) : '…'}
    />
  )
}

import { useIntl } from 'react-intl'
import { Select } from '#components/select'
import { segmentsIn, type ListCondition, type SegmentCondition } from '#lib/condition-tree'
import type { ConditionWorld } from '#features/segments/sentence'
import { Choice, optionOf } from './choice.tsx'
import { messages } from './condition-fields.messages.ts'
import type { FieldsProps } from './operator-select.tsx'
import { Narrow } from '#features/segments/layout'

/** On a mailing list, in a segment, or not. */
export function MembershipFields({
  condition,
  onChange,
  world,
  ownSegmentId,
  readOnly = false,
}: FieldsProps<ListCondition | SegmentCondition>) {
  const intl = useIntl()
  const isList = condition.kind === 'list'
  const op = (
    <Narrow>
      <Select
        label={intl.formatMessage(messages.membership)}
        labelHidden
        value={condition.op}
        disabled={readOnly}
        onValueChange={(next) => onChange({ ...condition, op: next })}
        options={[
          { value: 'in', label: intl.formatMessage(isList ? messages.isOn : messages.isIn) },
          { value: 'not_in', label: intl.formatMessage(isList ? messages.isNotOn : messages.isNotIn) },
        ]}
      />
    </Narrow>
  )
  if (condition.kind === 'segment') {
    const options = (world.segments ?? [])
      .filter(
        ({ id, archived }) => id === condition.segmentId || (!archived && !contains(world, id, ownSegmentId)),
      )
      .map(optionOf)
    return (
      <>
        {op}
        <Choice
          label={intl.formatMessage(messages.segmentLabel)}
          id={condition.segmentId}
          options={options}
          name={world.segment}
          readOnly={readOnly}
          onChange={(segmentId) => onChange({ ...condition, segmentId })}
        />
      </>
    )
  }
  return (
    <>
      {op}
      <Choice
        label={intl.formatMessage(messages.listLabel)}
        id={condition.mailingListId}
        options={(world.lists ?? []).map(optionOf)}
        name={world.list}
        readOnly={readOnly}
        onChange={(mailingListId) => onChange({ ...condition, mailingListId })}
      />
      <Narrow>
        <Select
          label={intl.formatMessage(messages.status)}
          labelHidden
          value={condition.status ?? 'any'}
          disabled={readOnly}
          onValueChange={(status) => {
            const { status: _, ...rest } = condition
            onChange(status === 'any' ? rest : { ...rest, status })
          }}
          options={[
            { value: 'active', label: intl.formatMessage(messages.statusActive) },
            { value: 'pending', label: intl.formatMessage(messages.statusPending) },
            { value: 'unsubscribed', label: intl.formatMessage(messages.statusUnsubscribed) },
            { value: 'any', label: intl.formatMessage(messages.statusAny) },
          ]}
        />
      </Narrow>
    </>
  )
}

/** Whether a segment is the one that is edited, or contains it over however many others: using it would be a circle. */
function contains(
  world: ConditionWorld,
  id: string,
  own: string | undefined,
  seen = new Set<string>(),
): boolean {
  if (own === undefined || seen.has(id)) return false
  if (id === own) return true
  seen.add(id)
  const conditions = world.segments?.find((segment) => segment.id === id)?.conditions
  return segmentsIn(conditions).some((inner) => contains(world, inner, own, seen))
}

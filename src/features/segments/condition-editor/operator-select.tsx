import { useIntl } from 'react-intl'
import { Select } from '#components/select'
import {
  operatorsOf,
  type ConditionOperator,
  type ConditionValueType,
  type LeafCondition,
} from '#lib/condition-tree'
import type { ConditionWorld } from '#features/segments/sentence'
import { messages } from './condition-fields.messages.ts'
import { operatorMessages } from './operators.messages.ts'
import { Narrow } from '#features/segments/layout'

/** What the fields of each kind of condition take. */
export interface FieldsProps<Of extends LeafCondition = LeafCondition> {
  condition: Of
  onChange: (condition: LeafCondition) => void
  world: ConditionWorld
  ownSegmentId?: string | undefined
  readOnly?: boolean
}

interface OperatorSelectProps {
  value: ConditionOperator
  type: ConditionValueType | undefined
  disabled: boolean
  onValueChange: (op: ConditionOperator) => void
}

/** The operators of a type. One that does not suit it stays to be seen. */
export function OperatorSelect({ value, type, disabled, onValueChange }: OperatorSelectProps) {
  const intl = useIntl()
  const allowed = operatorsOf(type ?? 'string')
  const all = allowed.includes(value) ? allowed : [value, ...allowed]
  return (
    <Narrow>
      <Select
        label={intl.formatMessage(messages.operator)}
        labelHidden
        value={value}
        disabled={disabled}
        onValueChange={onValueChange}
        options={all.map((op) => ({
          value: op,
          label: intl.formatMessage(operatorMessages[op === 'in' ? 'one_of' : op]),
        }))}
      />
    </Narrow>
  )
}

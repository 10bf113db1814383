import Plus from 'lucide-react/icons/plus'
import X from 'lucide-react/icons/x'
import { useIntl } from 'react-intl'
import { Button } from '#components/button'
import { MultiCombobox } from '#components/combobox'
import { Icon } from '#components/icon'
import { IconButton } from '#components/icon-button'
import { Stack } from '#components/layout'
import { Select } from '#components/select'
import { Text } from '#components/text'
import { TextField } from '#components/text-field'
import { conditionProblem, type ExternalColumn } from '#domain/connections/column-fit'
import { isRowOperator, type RowOperator } from '#domain/connections/row-rules'
import { operatorsFor, SET_UP, withOperator, type RowCondition } from './mapping.model.ts'
import * as styles from './mapping.css.ts'
import { messages } from './mapping.messages.ts'

export interface RowFilterProps {
  columns: readonly ExternalColumn[]
  filter: readonly RowCondition[]
  onFilterChange: (filter: readonly RowCondition[]) => void
}

/** Which rows are taken: those that fulfil every condition (CNN-25). */
export function RowFilter({ columns, filter, onFilterChange }: RowFilterProps) {
  const intl = useIntl()
  const [first] = columns
  const change = (place: number, condition: RowCondition) =>
    onFilterChange(filter.map((one, index) => (index === place ? condition : one)))
  const add = () => {
    const [op] = operatorsFor(first)
    if (first && op) onFilterChange([...filter, withOperator({ property: first.key, op }, op)])
  }
  return (
    <Stack gap={3}>
      <Text as="p" tone="muted">
        {intl.formatMessage(filter.length === 0 ? messages.allRows : messages.everyCondition)}
      </Text>
      {filter.length === 0 ? null : (
        <Stack as="ul" gap={3}>
          {filter.map((condition, place) => (
            // Conditions have no identity but their place, and all their fields are controlled.
            // oxlint-disable-next-line react/no-array-index-key
            <li key={place} className={styles.condition}>
              <Condition
                columns={columns}
                condition={condition}
                number={place + 1}
                onChange={(next) => change(place, next)}
              />
              <IconButton
                label={intl.formatMessage(messages.removeCondition, { number: place + 1 })}
                icon={<Icon of={X} />}
                onClick={() => onFilterChange(filter.filter((_, index) => index !== place))}
              />
            </li>
          ))}
        </Stack>
      )}
      <span>
        <Button
          size="small"
          icon={<Icon of={Plus} />}
          disabled={filter.length >= SET_UP.conditionsMax || !first}
          onClick={add}
        >
          {intl.formatMessage(messages.addCondition)}
        </Button>
      </span>
    </Stack>
  )
}

interface ConditionProps {
  columns: readonly ExternalColumn[]
  condition: RowCondition
  number: number
  onChange: (condition: RowCondition) => void
}

function Condition({ columns, condition, number, onChange }: ConditionProps) {
  const intl = useIntl()
  const { property, op, value } = condition
  const column = columns.find(({ key }) => key === property)
  const usual = operatorsFor(column)
  const operators = isRowOperator(op) && !usual.includes(op) ? [op, ...usual] : usual
  const problem = conditionProblem(condition, columns)
  const isMany = op === 'in' || op === 'not_in'
  const texts = Array.isArray(value) ? value.map(String) : []
  const choices = [...new Set([...(column?.options ?? []), ...texts])].map((one) => ({
    value: one,
    label: one,
  }))
  return (
    <>
      <Select
        label={intl.formatMessage(messages.conditionColumn, { number })}
        labelHidden
        value={property}
        error={problem === 'unknown_column' ? intl.formatMessage(messages.columnGone) : undefined}
        options={[
          ...(column ? [] : [{ value: property, label: property }]),
          ...columns.map(({ key, name }) => ({ value: key, label: name })),
        ]}
        onValueChange={(next) => {
          const offered = operatorsFor(columns.find(({ key }) => key === next))
          const kept = offered.find((one) => one === op) ?? offered[0] ?? 'eq'
          onChange(withOperator({ property: next, op }, kept))
        }}
      />
      <Select<RowOperator>
        label={intl.formatMessage(messages.conditionOperator, { number })}
        labelHidden
        value={isRowOperator(op) ? op : 'eq'}
        options={operators.map((one) => ({ value: one, label: intl.formatMessage(messages[`op_${one}`]) }))}
        onValueChange={(next) => onChange(withOperator(condition, next))}
      />
      {op === 'is_set' || op === 'is_not_set' ? (
        <span />
      ) : isMany ? (
        <MultiCombobox
          label={intl.formatMessage(messages.conditionValue, { number })}
          labelHidden
          options={choices}
          values={choices.filter((one) => texts.includes(one.value))}
          onValuesChange={(chosen) => onChange({ property, op, value: chosen.map((one) => one.value) })}
        />
      ) : (
        <TextField
          label={intl.formatMessage(messages.conditionValue, { number })}
          labelHidden
          value={typeof value === 'string' ? value : ''}
          maxLength={200}
          onValueChange={(text) => onChange({ property, op, value: text })}
        />
      )}
    </>
  )
}

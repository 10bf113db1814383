import { useIntl } from 'react-intl'
import { NumberField } from '#components/number-field'
import { Select } from '#components/select'
import type { EngagementCondition, RandomCondition } from '#lib/condition-tree'
import { messages } from './condition-fields.messages.ts'
import type { FieldsProps } from './operator-select.tsx'
import { Narrow } from '#features/segments/layout'
import * as styles from './condition-row.css.ts'

/** How much somebody reads, or a random part of all. */
export function ShareFields({
  condition,
  onChange,
  readOnly = false,
}: FieldsProps<EngagementCondition | RandomCondition>) {
  const intl = useIntl()
  if (condition.kind === 'random')
    return (
      <Narrow>
        <NumberField
          label={intl.formatMessage(messages.percent)}
          labelHidden
          suffix="%"
          value={Number.isNaN(condition.percent) ? null : condition.percent}
          min={0}
          max={100}
          fractionDigits={2}
          readOnly={readOnly}
          onValueChange={(percent) => onChange({ ...condition, percent: percent ?? Number.NaN })}
        />
      </Narrow>
    )
  return (
    <>
      <Narrow>
        <Select
          label={intl.formatMessage(messages.operator)}
          labelHidden
          value={condition.op}
          disabled={readOnly}
          onValueChange={(op) => onChange({ ...condition, op })}
          options={[
            { value: 'gte', label: intl.formatMessage(messages.scoreLeast) },
            { value: 'lte', label: intl.formatMessage(messages.scoreMost) },
          ]}
        />
      </Narrow>
      <div className={styles.small}>
        <NumberField
          label={intl.formatMessage(messages.score)}
          labelHidden
          value={Number.isNaN(condition.score) ? null : condition.score}
          min={0}
          max={5}
          readOnly={readOnly}
          onValueChange={(score) => onChange({ ...condition, score: score ?? Number.NaN })}
        />
      </div>
    </>
  )
}

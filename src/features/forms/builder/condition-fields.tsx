import { useIntl } from 'react-intl'
import type { FormField } from '#api/forms'
import { FieldGroup } from '#components/form'
import { Select } from '#components/select'
import { TextField } from '#components/text-field'
import type { PublicField } from '#domain/forms/public-form'
import { fieldTitle } from '#features/forms/field-names'
import { FORM } from './builder-draft.model.ts'
import { messages } from './field-panel.messages.ts'

interface ConditionFieldsProps {
  field: FormField
  /** The fields it can depend on, as visitors get them. */
  possible: readonly PublicField[]
  onChange: (part: Partial<FormField>, place?: string) => void
}

/** Of a choice: the field is always shown. */
const ALWAYS = '-'
const ops = ['is_set', 'eq', 'neq'] as const

/** When a field is shown: always, or as another one before it is answered (FRM-11). */
export function ConditionFields({ field, possible, onChange }: ConditionFieldsProps) {
  const intl = useIntl()
  const { showIf } = field
  const on = possible.find(({ id }) => id === showIf?.fieldId)
  const isTick = on?.type === 'consent'
  const { options = [] } = on ?? {}
  const value = showIf?.value ?? ''
  const asks = showIf !== undefined && showIf.op !== 'is_set'
  return (
    <FieldGroup label={intl.formatMessage(messages.condition)}>
      <Select
        label={intl.formatMessage(messages.showIf)}
        value={showIf?.fieldId ?? ALWAYS}
        error={showIf && !on ? intl.formatMessage(messages.conditionGone) : undefined}
        options={[
          { value: ALWAYS, label: intl.formatMessage(messages.always) },
          ...(showIf && !on ? [{ value: showIf.fieldId, label: showIf.fieldId }] : []),
          ...possible.map((one) => ({ value: one.id, label: fieldTitle(intl, one) })),
        ]}
        onValueChange={(id) =>
          onChange({ showIf: id === ALWAYS ? undefined : { fieldId: id, op: 'is_set' } })
        }
      />
      {showIf ? (
        <Select
          label={intl.formatMessage(messages.op)}
          value={showIf.op}
          options={ops.map((op) => ({ value: op, label: intl.formatMessage(messages[op]) }))}
          onValueChange={(op) =>
            onChange({
              showIf: {
                fieldId: showIf.fieldId,
                op,
                ...(op !== 'is_set' && { value: isTick ? 'true' : (options[0]?.value ?? value) }),
              },
            })
          }
        />
      ) : null}
      {!asks || isTick ? null : options.length > 0 ? (
        <Select
          label={intl.formatMessage(messages.answer)}
          value={value}
          options={options}
          onValueChange={(chosen) => onChange({ showIf: { ...showIf, value: chosen } })}
        />
      ) : (
        <TextField
          label={intl.formatMessage(messages.answer)}
          maxLength={FORM.labelMax}
          value={value}
          onValueChange={(text) => onChange({ showIf: { ...showIf, value: text } }, 'answer')}
        />
      )}
    </FieldGroup>
  )
}

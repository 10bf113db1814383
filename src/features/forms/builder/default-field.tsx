import { useIntl } from 'react-intl'
import type { FormField } from '#api/forms'
import { Checkbox } from '#components/checkbox'
import { MultiCombobox } from '#components/combobox'
import { FieldGroup } from '#components/form'
import { Select } from '#components/select'
import { Switch } from '#components/switch'
import { TextField } from '#components/text-field'
import { choicesBeforehand } from '#domain/forms/filled-beforehand'
import type { PublicField } from '#domain/forms/public-form'
import { messages } from './field-panel.messages.ts'

interface DefaultFieldProps {
  field: FormField
  shown: PublicField
  onChange: (part: Partial<FormField>, place?: string) => void
}

/** Of a choice: nothing is chosen beforehand. */
const NONE = '-'
/** So many choices stand there to be ticked; of more one finds those one wants by typing. */
const TICKED = 12
/** Characters of what is filled in beforehand. */
const MOST = 1000

/** What a field has before a visitor fills it in. Consent and mailing lists are never ticked beforehand (FRM-19). */
export function DefaultField({ field, shown, onChange }: DefaultFieldProps) {
  const intl = useIntl()
  const { type, defaultValue } = field
  if (type !== 'property' && type !== 'hidden') return null
  if (field.propertyKey === 'email') return null
  const label = intl.formatMessage(messages.defaultValue)
  if (shown.control === 'checkbox')
    return (
      <Switch
        label={intl.formatMessage(messages.ticked)}
        checked={defaultValue === true}
        onCheckedChange={(checked) => onChange({ defaultValue: checked ? true : undefined })}
      />
    )
  if (shown.control === 'checkboxes')
    return <DefaultChoices label={label} shown={shown} onChange={onChange} />
  if (shown.control === 'select')
    return (
      <Select
        label={label}
        value={typeof defaultValue === 'string' ? defaultValue : NONE}
        options={[{ value: NONE, label: intl.formatMessage(messages.nothing) }, ...(shown.options ?? [])]}
        onValueChange={(value) => onChange({ defaultValue: value === NONE ? undefined : value })}
      />
    )
  return (
    <TextField
      label={label}
      hint={type === 'hidden' ? intl.formatMessage(messages.defaultHidden) : undefined}
      maxLength={MOST}
      value={typeof defaultValue === 'string' || typeof defaultValue === 'number' ? String(defaultValue) : ''}
      onValueChange={(text) => onChange({ defaultValue: text === '' ? undefined : text }, 'default')}
    />
  )
}

interface DefaultChoicesProps extends Pick<DefaultFieldProps, 'shown' | 'onChange'> {
  label: string
}

/** Of a field with several choices: those that are ticked beforehand. */
function DefaultChoices({ label, shown, onChange }: DefaultChoicesProps) {
  const { options = [] } = shown
  const chosen = choicesBeforehand(shown)
  const choose = (values: readonly string[]) =>
    onChange({ defaultValue: values.length === 0 ? undefined : [...values] })
  if (options.length === 0) return null
  if (options.length > TICKED)
    return (
      <MultiCombobox
        label={label}
        options={options}
        values={options.filter(({ value }) => chosen.includes(value))}
        onValuesChange={(next) => choose(next.map(({ value }) => value))}
      />
    )
  return (
    <FieldGroup label={label}>
      {options.map((option) => (
        <Checkbox
          key={option.value}
          label={option.label}
          checked={chosen.includes(option.value)}
          onCheckedChange={(checked) =>
            choose(checked ? [...chosen, option.value] : chosen.filter((one) => one !== option.value))
          }
        />
      ))}
    </FieldGroup>
  )
}

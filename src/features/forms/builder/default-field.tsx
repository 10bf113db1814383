import { useIntl } from 'react-intl'
import type { FormField } from '#api/forms'
import { Select } from '#components/select'
import { Switch } from '#components/switch'
import { TextField } from '#components/text-field'
import type { PublicField } from '#domain/forms/public-form'
import { messages } from './field-panel.messages.ts'

interface DefaultFieldProps {
  field: FormField
  shown: PublicField
  onChange: (part: Partial<FormField>, place?: string) => void
}

/** Of a choice: nothing is chosen beforehand. */
const NONE = '-'
/** Characters of what is filled in beforehand. */
const MOST = 1000

/** What a field has before a visitor fills it in. Consent and mailing lists are never ticked beforehand (FRM-19). */
export function DefaultField({ field, shown, onChange }: DefaultFieldProps) {
  const intl = useIntl()
  const { type, defaultValue } = field
  if (type !== 'property' && type !== 'hidden') return null
  if (shown.control === 'checkboxes' || field.propertyKey === 'email') return null
  const label = intl.formatMessage(messages.defaultValue)
  if (shown.control === 'checkbox')
    return (
      <Switch
        label={intl.formatMessage(messages.ticked)}
        checked={defaultValue === true}
        onCheckedChange={(checked) => onChange({ defaultValue: checked ? true : undefined })}
      />
    )
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

import { useIntl, type MessageDescriptor } from 'react-intl'
import { Select } from '#components/select'
import { Switch } from '#components/switch'
import { TextArea } from '#components/text-field'
import { TypedTextField, useReadOnly } from '#features/editor/inspector/fields'
import type { FormField } from '#mail/document'
import { MAIL } from '#mail/document/limits'
import { messages } from './blocks.messages.ts'

const inputs = {
  text: messages.inputText,
  email: messages.inputEmail,
  tel: messages.inputTel,
  number: messages.inputNumber,
  textarea: messages.inputTextarea,
  select: messages.inputSelect,
  checkbox: messages.inputCheckbox,
} satisfies Record<FormField['input'], MessageDescriptor>
const kinds = ['text', 'email', 'tel', 'number', 'textarea', 'select', 'checkbox'] as const

interface FormFieldFieldsProps {
  field: FormField
  onChange: (field: FormField, how?: 'typing') => void
}

/** One field of a form. */
export function FormFieldFields({ field, onChange }: FormFieldFieldsProps) {
  const intl = useIntl()
  const readOnly = useReadOnly()
  return (
    <>
      <TypedTextField
        label={intl.formatMessage(messages.fieldLabel)}
        value={field.label}
        maxLength={MAIL.labelMax}
        onValueChange={(label) => onChange({ ...field, label }, 'typing')}
      />
      <TypedTextField
        label={intl.formatMessage(messages.fieldKey)}
        value={field.name}
        problemOf={(text) =>
          /^[a-zA-Z]\w{0,63}$/.test(text) ? undefined : intl.formatMessage(messages.fieldKeyBad)
        }
        onValueChange={(name) => onChange({ ...field, name }, 'typing')}
      />
      <Select
        label={intl.formatMessage(messages.fieldKind)}
        value={field.input}
        disabled={readOnly}
        options={kinds.map((kind) => ({ value: kind, label: intl.formatMessage(inputs[kind]) }))}
        onValueChange={(input) => onChange({ ...field, input })}
      />
      {field.input === 'select' ? (
        <TextArea
          label={intl.formatMessage(messages.options)}
          value={(field.options ?? []).join('\n')}
          readOnly={readOnly}
          onValueChange={(text) => onChange({ ...field, options: text.split('\n') }, 'typing')}
          onBlur={() =>
            onChange({ ...field, options: (field.options ?? []).filter((option) => option.trim() !== '') })
          }
        />
      ) : null}
      <Switch
        label={intl.formatMessage(messages.required)}
        checked={field.required === true}
        readOnly={readOnly}
        onCheckedChange={(required) => onChange({ ...field, required })}
      />
    </>
  )
}

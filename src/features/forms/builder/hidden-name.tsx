import { useState } from 'react'
import { useIntl } from 'react-intl'
import type { FormField } from '#api/forms'
import { TextField } from '#components/text-field'
import { isFieldId } from '#domain/forms/field-edits'
import type { Fields } from '#domain/forms/form-fields'
import { messages } from './field-panel.messages.ts'

interface HiddenNameProps {
  fields: Fields
  field: FormField
  onRename: (name: string) => void
}

/** The part of the address that fills a hidden field: its id. It is taken over when the field is left, so that typing renames once. */
export function HiddenName({ fields, field, onRename }: HiddenNameProps) {
  const intl = useIntl()
  const [typed, setTyped] = useState(field.id)
  const name = typed.trim()
  const isTaken = fields.some(({ id }) => id === name && id !== field.id)
  const problem = !isFieldId(name) ? messages.parameterWrong : isTaken ? messages.parameterTaken : undefined
  const take = () => {
    if (problem === undefined && name !== field.id) onRename(name)
  }
  return (
    <TextField
      label={intl.formatMessage(messages.parameter)}
      hint={intl.formatMessage(messages.parameterHint, { name: problem ? field.id : name })}
      error={problem && intl.formatMessage(problem)}
      maxLength={40}
      spellCheck={false}
      autoCapitalize="none"
      autoComplete="off"
      value={typed}
      onValueChange={setTyped}
      onBlur={take}
      onEnter={take}
    />
  )
}

import { useIntl, type IntlShape } from 'react-intl'
import type { SchemaProperty } from '#api/schemas'
import { MultiCombobox } from '#components/combobox'
import { DateField } from '#components/date-field'
import { DateTimeField } from '#components/date-time-field'
import { NumberField } from '#components/number-field'
import { Select } from '#components/select'
import { TextArea, TextField } from '#components/text-field'
import type { PropertyDraft, PropertyProblem } from './property-draft.model.ts'
import { messages, problemMessages } from './property-field.messages.ts'

/** Stands for 'no value' where only text can stand. */
const NONE = ''

export interface PropertyFieldProps {
  property: SchemaProperty
  /** What the property is called in the reader's language. */
  label: string
  /** The label is for screen readers only: it is written beside the field already. @default false */
  labelHidden?: boolean
  draft: PropertyDraft
  onDraftChange: (draft: PropertyDraft) => void
  problem?: PropertyProblem | undefined
  disabled?: boolean
}

/** The field for a value of a contact's property, after its type (SET-25). */
export function PropertyField({
  property: { type, options = [], required = false },
  label,
  labelHidden = false,
  draft,
  onDraftChange,
  problem,
  disabled = false,
}: PropertyFieldProps) {
  const intl = useIntl()
  const common = {
    label,
    labelHidden,
    required,
    disabled,
    error: problem === undefined ? undefined : problemText(intl, problem),
  }
  switch (type) {
    case 'number':
      return (
        <NumberField
          {...common}
          value={typeof draft === 'number' ? draft : null}
          onValueChange={onDraftChange}
        />
      )
    case 'boolean':
      return (
        <Select
          {...common}
          value={typeof draft === 'boolean' ? (draft ? 'yes' : 'no') : 'none'}
          onValueChange={(next) => onDraftChange(next === 'none' ? null : next === 'yes')}
          options={[
            { value: 'none', label: intl.formatMessage(messages.none) },
            { value: 'yes', label: intl.formatMessage(messages.yes) },
            { value: 'no', label: intl.formatMessage(messages.no) },
          ]}
        />
      )
    case 'date':
      return <DateField {...common} value={textIn(draft)} onValueChange={onDraftChange} />
    case 'datetime':
      return isMoment(draft) ? (
        <DateTimeField {...common} value={draft} onValueChange={onDraftChange} />
      ) : null
    case 'select':
      return (
        <Select
          {...common}
          value={textIn(draft)}
          placeholder={intl.formatMessage(messages.none)}
          onValueChange={onDraftChange}
          options={[
            ...(textIn(draft) === NONE ? [] : [{ value: NONE, label: intl.formatMessage(messages.none) }]),
            ...options,
          ]}
        />
      )
    case 'multi_select':
      return (
        <MultiCombobox
          {...common}
          values={listIn(draft).map(
            (value) => options.find((option) => option.value === value) ?? { value, label: value },
          )}
          options={options}
          onValuesChange={(values) => onDraftChange(values.map(({ value }) => value))}
        />
      )
    case 'text':
    case 'json':
      return (
        <TextArea
          {...common}
          value={textIn(draft)}
          onValueChange={onDraftChange}
          spellCheck={type === 'text'}
          translate={type === 'json' ? 'no' : undefined}
        />
      )
    case 'string':
    case 'email':
    case 'url':
    case 'phone':
      return (
        <TextField
          {...common}
          inputMode={type === 'phone' ? 'tel' : type === 'string' ? 'text' : type}
          value={textIn(draft)}
          onValueChange={onDraftChange}
        />
      )
  }
}

export const problemText = (intl: IntlShape, problem: PropertyProblem): string =>
  intl.formatMessage(problemMessages[problem], { example: '{"size": "M"}' })

const textIn = (draft: PropertyDraft) => (typeof draft === 'string' ? draft : '')
const listIn = (draft: PropertyDraft): readonly string[] => (Array.isArray(draft) ? draft : [])
const isMoment = (draft: PropertyDraft) =>
  typeof draft === 'object' && draft !== null && 'date' in draft && 'timezone' in draft

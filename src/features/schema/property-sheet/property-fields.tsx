import { useState, type RefObject } from 'react'
import { useIntl } from 'react-intl'
import { Button } from '#components/button'
import { Inline } from '#components/layout'
import { Select } from '#components/select'
import { TagList } from '#components/tag-list'
import { TextArea, TextField } from '#components/text-field'
import { prefectures } from '#domain/segments/sentence/prefectures'
import { PROPERTY, propertyTypes } from '#lib/property-key'
import { messages, typeMessages } from './property-sheet.messages.ts'
import { isChoice, suggestedKey, type PropertyDraft, type PropertyProblems } from './property.model.ts'

export interface PropertyFieldsProps {
  draft: PropertyDraft
  onChange: (change: Partial<PropertyDraft>) => void
  problems: PropertyProblems
  /** Keys that are taken. */
  keys: readonly string[]
  /** Saving was tried: fields that are still empty may say so. */
  tried: boolean
  /** Key and type stay as they were made. */
  isStored: boolean
  readOnly: boolean
  /** Where the suggested type of a new property comes from. */
  typeHint?: string | undefined
  /** The field for the next option, whose text may not have been entered yet. */
  optionInput: RefObject<HTMLInputElement | null>
}

const keyProblems = {
  empty: messages.keyEmpty,
  reserved: messages.keyReserved,
  form: messages.keyForm,
  taken: messages.keyTaken,
}
const labelProblems = { empty: messages.labelEmpty, long: messages.labelLong, taken: messages.labelTaken }

/** What can be set of a property, new or stored. The key of a new one follows its labels until it is typed. */
export function PropertyFields({
  draft,
  onChange,
  problems,
  keys,
  tried,
  isStored,
  readOnly,
  typeHint,
  optionInput,
}: PropertyFieldsProps) {
  const intl = useIntl()
  const [ownKey, setOwnKey] = useState(false)
  const { label, key, options } = problems
  const rename = (names: Partial<Pick<PropertyDraft, 'label' | 'en'>>) =>
    onChange({ ...names, ...(!ownKey && !isStored && { key: suggestedKey({ ...draft, ...names }, keys) }) })
  const showsLabel = label !== undefined && (tried || label !== 'empty')
  const showsKey = key !== undefined && (tried || key !== 'empty')
  return (
    <>
      <TextField
        label={intl.formatMessage(messages.label)}
        required
        value={draft.label}
        onValueChange={(next) => rename({ label: next })}
        readOnly={readOnly}
        error={showsLabel ? intl.formatMessage(labelProblems[label], { max: PROPERTY.labelMax }) : undefined}
      />
      <TextField
        label={intl.formatMessage(messages.key)}
        hint={intl.formatMessage(isStored ? messages.keyFixed : messages.keyHint)}
        required={!isStored}
        value={draft.key}
        onValueChange={(next) => {
          setOwnKey(next !== '')
          onChange({ key: next })
        }}
        readOnly={readOnly || isStored}
        autoCapitalize="none"
        spellCheck={false}
        error={showsKey ? intl.formatMessage(keyProblems[key]) : undefined}
      />
      <Select
        label={intl.formatMessage(messages.type)}
        hint={isStored ? intl.formatMessage(messages.typeFixed) : typeHint}
        value={draft.type}
        onValueChange={(next) => onChange({ type: next })}
        disabled={readOnly || isStored}
        options={propertyTypes.map((value) => ({ value, label: intl.formatMessage(typeMessages[value]) }))}
      />
      {isChoice(draft.type) ? (
        <TagList
          ref={optionInput}
          label={intl.formatMessage(messages.options)}
          hint={intl.formatMessage(messages.optionsHint)}
          tags={draft.options}
          onTagsChange={(next) => onChange({ options: next })}
          max={PROPERTY.optionsMax}
          maxLength={PROPERTY.optionMax}
          spaces
          readOnly={readOnly}
          error={tried && options === 'empty' ? intl.formatMessage(messages.optionsEmpty) : undefined}
        />
      ) : null}
      {isChoice(draft.type) && draft.options.length === 0 && !readOnly ? (
        <Inline>
          <Button
            size="small"
            onClick={() => {
              onChange({ options: prefectures() })
              optionInput.current?.focus()
            }}
          >
            {intl.formatMessage(messages.prefectures)}
          </Button>
        </Inline>
      ) : null}
      <TextArea
        label={intl.formatMessage(messages.description)}
        value={draft.description}
        onValueChange={(description) => onChange({ description })}
        maxLength={PROPERTY.descriptionMax}
        readOnly={readOnly}
      />
      <TextField
        label={intl.formatMessage(messages.labelEn)}
        value={draft.en}
        onValueChange={(en) => rename({ en })}
        maxLength={PROPERTY.labelMax}
        readOnly={readOnly}
      />
      <TextField
        label={intl.formatMessage(messages.labelJa)}
        hint={intl.formatMessage(messages.labelsHint)}
        value={draft.ja}
        onValueChange={(ja) => onChange({ ja })}
        maxLength={PROPERTY.labelMax}
        readOnly={readOnly}
      />
    </>
  )
}

import { useId, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import {
  useCreateProperty,
  useUpdateProperty,
  type Schema,
  type SchemaProperty,
  type SchemaType,
} from '#api/schemas'
import { Banner } from '#components/banner'
import { Button } from '#components/button'
import { SideSheet } from '#components/dialog'
import { Select } from '#components/select'
import { TagList } from '#components/tag-list'
import { TextArea, TextField } from '#components/text-field'
import { toasts } from '#components/toast'
import { TaskForm } from '#features/settings/frame'
import { messages, typeMessages } from './contact-schema.messages.ts'
import { keyOf, keyProblem, labelProblem, PROPERTY } from '#lib/property-key'
import {
  draftOf,
  isChoice,
  newProperty,
  propertyTypes,
  settingsOf,
  type PropertyDraft,
} from './property.model.ts'

export interface PropertySheetProps {
  schema: Schema
  type: SchemaType
  /** The one that is changed; without it a new one is added. */
  property: SchemaProperty | undefined
  onClose: () => void
  /** The schema is another than was thought: it is to be read anew. */
  onConflict: () => void
}

/** What a property is called and what it holds. Key and type stay as they were made. */
export function PropertySheet({ schema, type, property, onClose, onConflict }: PropertySheetProps) {
  const intl = useIntl()
  const form = useId()
  const create = useCreateProperty()
  const update = useUpdateProperty()
  const optionInput = useRef<HTMLInputElement>(null)
  const [draft, setDraft] = useState<PropertyDraft>(property ? draftOf(property) : newProperty)
  const [ownKey, setOwnKey] = useState(false)
  const [tried, setTried] = useState(false)
  const sending = create.isSending || update.isSending
  const error = create.error ?? update.error
  const locked = sending || property?.system === true

  const others = schema.properties.filter(({ key }) => key !== property?.key)
  const label = labelProblem(
    draft.label,
    others.map((other) => other.label),
  )
  const key = property
    ? undefined
    : keyProblem(
        draft.key,
        others.map((other) => other.key),
      )
  const change = (part: Partial<PropertyDraft>) => setDraft({ ...draft, ...part })

  const submit = async () => {
    setTried(true)
    // An option that was typed and not entered is meant too.
    const typed = optionInput.current?.value.trim() ?? ''
    const whole = typed === '' ? draft : { ...draft, options: [...new Set([...draft.options, typed])] }
    const noOptions = isChoice(draft.type) && whole.options.length === 0
    if (locked || draft.type === '' || label || key || noOptions) {
      queueMicrotask(() =>
        document.getElementById(form)?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus(),
      )
      return
    }
    const { version } = schema
    const outcome = property
      ? await update.send({
          params: { type, key: property.key },
          body: { version, ...settingsOf(whole, property.options) },
        })
      : await create.send({
          params: { type },
          body: { version, key: draft.key, type: draft.type, ...settingsOf(whole) },
        })
    if (outcome.ok) {
      const content = intl.formatMessage(property ? messages.saved : messages.added, { label: whole.label })
      toasts.add({ type: 'success', content })
      onClose()
    } else if (outcome.error.code === 409) {
      onConflict()
    }
  }

  const keyProblems = {
    empty: messages.keyEmpty,
    reserved: messages.keyReserved,
    form: messages.keyForm,
    taken: messages.keyTaken,
  }
  const labelProblems = { empty: messages.labelEmpty, long: messages.labelLong, taken: messages.labelTaken }
  const showsLabel = label !== undefined && (tried || label !== 'empty')
  const showsKey = key !== undefined && (tried || (key !== 'empty' && draft.key !== ''))
  return (
    <SideSheet
      open
      onClose={onClose}
      closesOutside={false}
      title={property ? property.label : intl.formatMessage(messages.add)}
      footer={
        <>
          <Button onClick={onClose} disabled={sending}>
            {intl.formatMessage(messages.cancel)}
          </Button>
          <Button
            type="submit"
            form={form}
            tone="primary"
            busy={sending}
            disabled={property?.system === true}
          >
            {intl.formatMessage(property ? messages.save : messages.addButton)}
          </Button>
        </>
      }
    >
      <TaskForm
        id={form}
        failed={intl.formatMessage(messages.saveFailed)}
        error={error}
        conflict={property ? undefined : intl.formatMessage(messages.addConflict)}
        onSubmit={submit}
      >
        {property?.system === true ? <Banner>{intl.formatMessage(messages.systemAbout)}</Banner> : null}
        <TextField
          label={intl.formatMessage(messages.label)}
          required
          value={draft.label}
          onValueChange={(next) => change({ label: next, ...(!ownKey && !property && { key: keyOf(next) }) })}
          readOnly={locked}
          error={
            showsLabel ? intl.formatMessage(labelProblems[label], { max: PROPERTY.labelMax }) : undefined
          }
        />
        <TextField
          label={intl.formatMessage(messages.key)}
          hint={intl.formatMessage(property ? messages.keyFixed : messages.keyHint)}
          required={!property}
          value={draft.key}
          onValueChange={(next) => {
            setOwnKey(next !== '')
            change({ key: next })
          }}
          readOnly={locked || property !== undefined}
          autoCapitalize="none"
          spellCheck={false}
          error={showsKey ? intl.formatMessage(keyProblems[key]) : undefined}
        />
        <Select
          label={intl.formatMessage(messages.type)}
          hint={property ? intl.formatMessage(messages.typeFixed) : undefined}
          value={draft.type}
          onValueChange={(next) => change({ type: next })}
          disabled={locked || property !== undefined}
          options={propertyTypes.map((value) => ({ value, label: intl.formatMessage(typeMessages[value]) }))}
        />
        {isChoice(draft.type) ? (
          <TagList
            ref={optionInput}
            label={intl.formatMessage(messages.options)}
            hint={intl.formatMessage(messages.optionsHint)}
            tags={draft.options}
            onTagsChange={(options) => change({ options })}
            max={PROPERTY.optionsMax}
            maxLength={PROPERTY.optionMax}
            spaces
            readOnly={locked}
            error={
              tried && draft.options.length === 0 ? intl.formatMessage(messages.optionsEmpty) : undefined
            }
          />
        ) : null}
        <TextArea
          label={intl.formatMessage(messages.description)}
          value={draft.description}
          onValueChange={(description) => change({ description })}
          maxLength={PROPERTY.descriptionMax}
          readOnly={locked}
        />
        <TextField
          label={intl.formatMessage(messages.labelEn)}
          value={draft.en}
          onValueChange={(en) => change({ en })}
          maxLength={PROPERTY.labelMax}
          readOnly={locked}
        />
        <TextField
          label={intl.formatMessage(messages.labelJa)}
          hint={intl.formatMessage(messages.labelsHint)}
          value={draft.ja}
          onValueChange={(ja) => change({ ja })}
          maxLength={PROPERTY.labelMax}
          readOnly={locked}
        />
      </TaskForm>
    </SideSheet>
  )
}

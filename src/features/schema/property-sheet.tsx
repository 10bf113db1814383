import { useId, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import type { ApiError } from '#api/core'
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
import { EditingNotices, focusFirstInvalid, useEditing } from '#components/editing'
import { LeaveGuard } from '#components/leave-guard'
import { Select } from '#components/select'
import { TagList } from '#components/tag-list'
import { TextArea, TextField } from '#components/text-field'
import { toasts } from '#components/toast'
import { TaskForm } from '#features/workspaces/settings-section'
import { messages, typeMessages } from './contact-schema.messages.ts'
import { mergeFields, type SaveResult } from '#lib/editing'
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
}

/** What a property is called and what it holds. Key and type stay as they were made. */
export function PropertySheet({ schema, type, property, onClose }: PropertySheetProps) {
  const intl = useIntl()
  const form = useId()
  const create = useCreateProperty()
  const update = useUpdateProperty()
  const optionInput = useRef<HTMLInputElement>(null)
  const [ownKey, setOwnKey] = useState(false)
  const sending = create.isSending || update.isSending
  const editedIn = (given: Schema = schema) => {
    const known = property && given.properties.find((other) => other.key === property.key)
    return known ? draftOf(known) : newProperty
  }
  const editing = useEditing<PropertyDraft, Schema, ApiError>({
    stored: schema,
    draftOf: editedIn,
    isSame: (one, other) => JSON.stringify(one) === JSON.stringify(other),
    isValid: (given) => {
      const { labelWrong, keyWrong } = problemsOf(given)
      return (
        given.type !== '' && !labelWrong && !keyWrong && !(isChoice(given.type) && given.options.length === 0)
      )
    },
    merge: mergeFields,
    onInvalid: () => focusFirstInvalid(document.getElementById(form)),
    save: (given, base = schema) => {
      const { version } = base
      if (property)
        return update.send({
          params: { type, key: property.key },
          body: { version, ...settingsOf(given, property.options) },
        })
      // Validation refuses a property without a type.
      return create.send({
        params: { type },
        body: { version, key: given.key, type: given.type || 'string', ...settingsOf(given) },
      })
    },
  })
  const { draft, change, attempted: tried, error, theirs } = editing
  const locked = sending || property?.system === true

  const others = schema.properties.filter(({ key }) => key !== property?.key)
  const problemsOf = (given: PropertyDraft) => ({
    labelWrong: labelProblem(
      given.label,
      others.map((other) => other.label),
    ),
    keyWrong: property
      ? undefined
      : keyProblem(
          given.key,
          others.map((other) => other.key),
        ),
  })
  const { labelWrong: label, keyWrong: key } = problemsOf(draft)

  const submit = async (saving?: () => Promise<SaveResult>) => {
    if (locked) return
    // An option that was typed and not entered is meant too.
    const typed = optionInput.current?.value.trim() ?? ''
    if (typed !== '') change({ options: [...new Set([...draft.options, typed])] })
    const result = await (saving ?? editing.save)()
    if (result === 'saved') {
      const content = intl.formatMessage(property ? messages.saved : messages.added, {
        label: draft.label,
      })
      toasts.add({ type: 'success', content })
    }
    if (result === 'saved' || result === 'unchanged') onClose()
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
      busy={sending}
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
        error={theirs ? undefined : error}
        conflict={property ? undefined : intl.formatMessage(messages.addConflict)}
        onSubmit={() => submit()}
      >
        <LeaveGuard {...editing.guard} />
        <EditingNotices
          editing={{ ...editing, keepMine: () => submit(editing.keepMine) }}
          draftOf={editedIn}
          fields={[
            { id: 'label', label: intl.formatMessage(messages.label), valueOf: (one) => one.label },
            {
              id: 'options',
              label: intl.formatMessage(messages.options),
              valueOf: (one) => one.options.join(', '),
            },
            {
              id: 'description',
              label: intl.formatMessage(messages.description),
              valueOf: (one) => one.description,
            },
            { id: 'en', label: intl.formatMessage(messages.labelEn), valueOf: (one) => one.en },
            { id: 'ja', label: intl.formatMessage(messages.labelJa), valueOf: (one) => one.ja },
          ]}
        />
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

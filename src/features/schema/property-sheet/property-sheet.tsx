import { useId, useRef } from 'react'
import { useIntl } from 'react-intl'
import type { ApiError } from '#api/core'
import {
  useCreateProperty,
  useUpdateProperty,
  type PropertyType,
  type Schema,
  type SchemaProperty,
  type SchemaType,
} from '#api/schemas'
import { Banner } from '#components/banner'
import { Button } from '#components/button'
import { SideSheet } from '#components/dialog'
import { EditingNotices, focusFirstInvalid, useEditing } from '#components/editing'
import { LeaveGuard } from '#components/leave-guard'
import { toasts } from '#components/toast'
import { TaskForm } from '#features/workspaces/settings-section'
import { mergeFields, type SaveResult } from '#lib/editing'
import { PropertyFields } from './property-fields.tsx'
import { messages } from './property-sheet.messages.ts'
import {
  draftOf,
  isComplete,
  newProperty,
  problemsOf,
  settingsOf,
  suggestedProperty,
  type PropertyDraft,
} from './property.model.ts'

/** What a new property begins with where it is made for something, such as a column of a file. */
export interface PropertySuggestion {
  /** Names what it is made for. */
  title: string
  label: string
  type: PropertyType
  /** Where the type comes from. */
  typeHint: string
}

export interface PropertySheetProps {
  schema: Schema
  type: SchemaType
  /** The one that is changed; without it a new one is added. */
  property?: SchemaProperty | undefined
  suggestion?: PropertySuggestion
  onClose: () => void
  /** A new one is stored; called before `onClose`. */
  onCreated?: (key: string) => void
}

/** What a property is called and what it holds. Key and type stay as they were made. */
export function PropertySheet({
  schema,
  type,
  property,
  suggestion,
  onClose,
  onCreated,
}: PropertySheetProps) {
  const intl = useIntl()
  const form = useId()
  const create = useCreateProperty()
  const update = useUpdateProperty()
  const optionInput = useRef<HTMLInputElement>(null)
  const sending = create.isSending || update.isSending
  const editedIn = (given: Schema = schema) => {
    const known = property && given.properties.find((other) => other.key === property.key)
    if (known) return draftOf(known)
    return suggestion ? suggestedProperty(suggestion.label, suggestion.type, keysOf(given)) : newProperty
  }
  const problems = (given: PropertyDraft) =>
    problemsOf(
      given,
      schema.properties.filter(({ key }) => key !== property?.key),
      property !== undefined,
    )
  const editing = useEditing<PropertyDraft, Schema, ApiError>({
    stored: schema,
    draftOf: editedIn,
    isSame: (one, other) => JSON.stringify(one) === JSON.stringify(other),
    isValid: (given) => isComplete(given, problems(given)),
    creates: property === undefined,
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
      if (!property) onCreated?.(draft.key)
    }
    if (result === 'saved' || result === 'unchanged') onClose()
  }

  return (
    <SideSheet
      open
      onClose={onClose}
      busy={sending}
      closesOutside={false}
      title={property ? property.label : (suggestion?.title ?? intl.formatMessage(messages.add))}
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
        <PropertyFields
          draft={draft}
          onChange={change}
          problems={problems(draft)}
          keys={keysOf(schema)}
          tried={tried}
          isStored={property !== undefined}
          readOnly={locked}
          typeHint={suggestion?.typeHint}
          optionInput={optionInput}
        />
      </TaskForm>
    </SideSheet>
  )
}

const keysOf = ({ properties }: Schema) => properties.map(({ key }) => key)

import { useEffect, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import type { ApiError } from '#api/core'
import type { Contact } from '#api/contacts'
import type { SchemaProperty } from '#api/schemas'
import { useWorkspace } from '#api/workspace'
import { Button } from '#components/button'
import { ConflictNotice } from '#components/conflict'
import { Text } from '#components/text'
import { propertyLabel, propertyText } from '#features/contacts/facts'
import {
  draftOf,
  PropertyField,
  useWriteProperty,
  valueIn,
  valueOf,
  type PropertyProblem,
} from '#features/contacts/property-field'
import { Inline, Stack } from '#components/layout'
import { LeaveGuard } from '#components/leave-guard'
import { isImeConfirm } from '#lib/ime'
import { messages } from './contact-properties.messages.ts'
import { WriteRefused } from './write-refused.tsx'

export interface PropertyEditorProps {
  contact: Contact
  property: SchemaProperty
  /** `back`: the focus goes back to where the editing was begun; else it is somewhere else already. */
  onLeave: (back: boolean) => void
  /** Somebody else changed the contact: what is shown is old. */
  onConflict: () => void
}

/** One property of a contact, being edited in its row. */
export function PropertyEditor({ contact, property, onLeave, onConflict }: PropertyEditorProps) {
  const intl = useIntl()
  const timezone = useWorkspace().data?.timezone ?? 'UTC'
  const { write, isSending } = useWriteProperty()
  /** What the edit was begun from: a newer contact that is read meanwhile does not hide a conflict. */
  const [base, setBase] = useState(contact)
  const [initial] = useState(() => draftOf(property, valueIn(contact, property.key), timezone))
  const [draft, setDraft] = useState(initial)
  const [problem, setProblem] = useState<PropertyProblem>()
  const [failure, setFailure] = useState<{ error: ApiError; conflict: Contact | undefined }>()
  const label = propertyLabel(intl, property)
  const isEmail = property.key === 'email'
  const form = useRef<HTMLFormElement>(null)
  /** A press on a button of the form: not every browser gives it the focus. */
  const pressedInside = useRef(false)
  const dirty = JSON.stringify(draft) !== JSON.stringify(initial)
  // The button that had the focus was replaced by the field.
  useEffect(() => focusField(form.current), [])
  // A refused edit goes on where it was: the field lost the focus while it was locked.
  useEffect(() => {
    if (failure && isLost(form.current)) focusField(form.current)
  }, [failure])

  const meant = () => {
    const result = valueOf(isEmail ? { type: 'email' } : property, draft)
    return isEmail && !('problem' in result) && result.value === null ? { problem: 'email' as const } : result
  }
  const save = async (from = base, back = true) => {
    const result = meant()
    if ('problem' in result) {
      setProblem(result.problem)
      return false
    }
    setFailure(undefined)
    const outcome = await write(from, property.key, result.value)
    if (outcome.ok) {
      const isHere = isLost(form.current) || form.current?.contains(document.activeElement) === true
      onLeave(back && isHere)
      return true
    }
    if (outcome.conflict) onConflict()
    setFailure(outcome)
    return false
  }
  const problemOf = () => {
    const result = meant()
    return 'problem' in result ? result.problem : undefined
  }
  const conflict = failure?.conflict
  const typed = meant()

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape of the fields in it
    <Stack
      as="form"
      gap={2}
      ref={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
      // The sheet stays open: Escape closes only the innermost editing.
      data-escape="own"
      onPointerDown={() => {
        pressedInside.current = true
      }}
      onBlur={({ currentTarget, relatedTarget }) => {
        const inside = pressedInside.current || currentTarget.contains(relatedTarget)
        pressedInside.current = false
        // What loses the focus with its whole window is still being edited.
        if (inside || isSending || conflict || !document.hasFocus()) return
        if (dirty) void save(base, false)
        else if (relatedTarget) onLeave(false)
      }}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && !isImeConfirm(event.nativeEvent) && !isSending) onLeave(true)
      }}
    >
      <LeaveGuard
        dirty={dirty}
        settle={async () => {
          setProblem(problemOf())
          return failure === undefined && save(base, false)
        }}
        discard={() => onLeave(false)}
      />
      <PropertyField
        property={property}
        label={label}
        labelHidden
        draft={draft}
        problem={problem}
        disabled={isSending}
        onDraftChange={(next) => {
          setDraft(next)
          setProblem(undefined)
        }}
      />
      {isEmail ? (
        <Text as="p" tone="muted">
          {intl.formatMessage(messages.emailResets)}
        </Text>
      ) : null}
      {conflict ? (
        <ConflictNotice
          fields={[
            {
              id: property.key,
              label,
              mine: 'problem' in typed ? '' : propertyText(intl, property, typed.value),
              theirs: propertyText(intl, property, valueIn(conflict, property.key)),
            },
          ]}
          busy={isSending}
          onTakeTheirs={() => onLeave(true)}
          onKeepMine={() => {
            setBase(conflict)
            void save(conflict)
          }}
        />
      ) : failure ? (
        isEmail && failure.error.code === 409 ? (
          <Text as="p" tone="muted" role="alert">
            {intl.formatMessage(messages.emailTaken)}
          </Text>
        ) : (
          <WriteRefused
            what={intl.formatMessage(messages.notSaved, { property: label })}
            error={failure.error}
          />
        )
      ) : null}
      <Inline as="span">
        <Button type="submit" size="small" tone="primary" busy={isSending}>
          {intl.formatMessage(messages.save)}
        </Button>
        <Button size="small" onClick={() => onLeave(true)} disabled={isSending}>
          {intl.formatMessage(messages.cancel)}
        </Button>
      </Inline>
    </Stack>
  )
}

/** Whether the focus is in no control: on the page, or on the sheet, which takes it when a control is locked. */
const isLost = (form: HTMLElement | null) =>
  document.activeElement === null || document.activeElement.contains(form)

const focusField = (form: HTMLElement | null) =>
  form?.querySelector<HTMLElement>('input, select, textarea')?.focus()

import { useEffect, useEffectEvent, useImperativeHandle, useRef, useState, type RefObject } from 'react'
import { useIntl } from 'react-intl'
import type { Contact } from '#api/contacts'
import type { SchemaProperty } from '#api/schemas'
import { Button } from '#components/button'
import { Inline } from '#components/layout'
import { LeaveGuard } from '#components/leave-guard'
import { propertyLabel } from '#features/contacts/facts'
import {
  draftOf,
  isSameValue,
  PropertyField,
  valueOf,
  type PropertyProblem,
} from '#features/contacts/property-field'
import { messages } from './property-cell.messages.ts'
import * as styles from './columns.css.ts'

type Value = Contact['properties'][string]

/** Saves what was typed if it is valid, and tells whether the cell may close. */
export type Commit = () => boolean

interface PropertyEditorProps {
  contact: Contact
  property: SchemaProperty
  value: Value | undefined
  commit: RefObject<Commit | null>
  onSave: (contact: Contact, property: SchemaProperty, value: Value) => void
  /** The row left the list while something was typed; undefined where that is no value of the property. */
  onRowLeft: (contact: Contact, property: SchemaProperty, value: Value | undefined) => void
  onClose: () => void
}

/**
 * The field of a property in its row: what is valid is saved when it closes, what is not stays open with its problem. It may
 * also go with its row, such as when somebody else deletes the contact or the page of the list shifts.
 */
export function PropertyEditor({
  contact,
  property,
  value,
  commit,
  onSave,
  onRowLeft,
  onClose,
}: PropertyEditorProps) {
  const intl = useIntl()
  const [initial] = useState(() => draftOf(property, value, intl.timeZone ?? 'UTC'))
  const [draft, setDraft] = useState(initial)
  // What is typed is of the contact that was seen when it was begun.
  const [whose] = useState(contact)
  const [problem, setProblem] = useState<PropertyProblem>()
  const dirty = JSON.stringify(draft) !== JSON.stringify(initial)
  const save = () => {
    if (!dirty) return true
    const meant = valueOf(property, draft)
    if ('problem' in meant) {
      setProblem(meant.problem)
      return false
    }
    if (!isSameValue(meant.value, value)) onSave(whose, property, meant.value)
    return true
  }
  useImperativeHandle(commit, () => save)
  const form = useRef<HTMLFormElement>(null)
  const rowLeft = useEffectEvent(() => {
    if (!dirty) return
    const meant = valueOf(property, draft)
    if ('problem' in meant) onRowLeft(whose, property, undefined)
    else if (!isSameValue(meant.value, value)) onRowLeft(whose, property, meant.value)
  })
  useEffect(() => {
    const row = form.current?.closest('[role=row]')
    const grid = form.current?.closest<HTMLElement>('[role=grid]')
    return () => {
      // Whoever closes it leaves the row in the page; with the whole table it goes where nothing is to be kept.
      if (!grid?.isConnected || row?.isConnected) return
      rowLeft()
      if (document.activeElement === document.body) grid.focus({ preventScroll: true })
    }
  }, [])
  return (
    <form
      ref={form}
      className={styles.editor}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (save()) onClose()
      }}
    >
      <LeaveGuard
        dirty={dirty}
        settle={async () => {
          const saved = save()
          if (saved) onClose()
          return saved
        }}
        discard={onClose}
      />
      <PropertyField
        property={property}
        label={propertyLabel(intl, property)}
        draft={draft}
        onDraftChange={(next) => {
          setDraft(next)
          setProblem(undefined)
        }}
        problem={problem}
      />
      <Inline justify="end">
        <Button size="small" onClick={onClose}>
          {intl.formatMessage(messages.cancel)}
        </Button>
        <Button size="small" type="submit" tone="primary">
          {intl.formatMessage(messages.save)}
        </Button>
      </Inline>
    </form>
  )
}

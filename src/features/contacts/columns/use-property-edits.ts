import { useCallback, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { refreshedByContacts, type Contact } from '#api/contacts'
import { useRefresh } from '#api/core'
import type { SchemaProperty } from '#api/schemas'
import { toasts } from '#components/toast'
import { refusalText } from '#features/contacts/facts'
import { useWriteProperty, valueIn, type PropertyValue } from '#features/contacts/property-field'
import { messages } from './property-cell.messages.ts'

interface Edit {
  value: PropertyValue | undefined
  /** The version of the contact that has it; undefined while the server has not answered. */
  since: number | undefined
}

/** An edit that was refused because somebody else gave the property another value. */
export interface PropertyConflict {
  property: SchemaProperty
  mine: PropertyValue
  /** As it is stored now. */
  contact: Contact
}

const placeOf = (contactId: string, key: string) => `${contactId} ${key}`

export interface PropertyEdits {
  /** The value that a row shows: what was typed, until the row itself has it. */
  valueOf: (contact: Contact, key: string) => PropertyValue | undefined
  save: (contact: Contact, property: SchemaProperty, value: PropertyValue) => void
  /** The row of an open cell left the list: what was typed is kept, and that is said; undefined where it is no value. */
  saveOfRowLeft: (contact: Contact, property: SchemaProperty, value: PropertyValue | undefined) => void
  /** The oldest conflict that has not been decided. */
  conflict: PropertyConflict | undefined
  keepMine: (conflict: PropertyConflict) => void
  takeTheirs: (conflict: PropertyConflict) => void
}

/** Optimistic edits of single properties. A refused edit is rolled back with a toast; a conflict waits for a decision. */
export function usePropertyEdits(): PropertyEdits {
  const intl = useIntl()
  const { write } = useWriteProperty()
  const refresh = useRefresh()
  const [edits, setEdits] = useState<ReadonlyMap<string, Edit>>(new Map())
  const [conflicts, setConflicts] = useState<readonly PropertyConflict[]>([])
  /**
   * The last edit of each place: what comes of an earlier one says nothing about what is shown. `from` is the contact as its
   * reader knew it, which the row may not be yet: an edit is no conflict with one's own edit or decision before it.
   */
  const last = useRef(new Map<string, { from: Contact }>())

  const put = useCallback((place: string, edit: Edit | undefined) => {
    setEdits((now) => {
      const next = new Map(now)
      if (edit) next.set(place, edit)
      else next.delete(place)
      return next
    })
  }, [])
  const settle = useCallback(
    (conflict: PropertyConflict) => setConflicts((now) => now.filter((other) => other !== conflict)),
    [],
  )
  const fail = useCallback(
    ({ email }: Contact, reason: string, ticketId?: string) =>
      toasts.add({
        type: 'error',
        content: intl.formatMessage(messages.failed, { contact: email, reason }),
        ticketId,
      }),
    [intl],
  )
  const valueOf = useCallback(
    (contact: Contact, key: string) => {
      const edit = edits.get(placeOf(contact.id, key))
      const holds = edit && (edit.since === undefined || contact.version < edit.since)
      return holds ? edit.value : valueIn(contact, key)
    },
    [edits],
  )
  const save = useCallback(
    async (contact: Contact, property: SchemaProperty, value: PropertyValue, hasRowLeft = false) => {
      const place = placeOf(contact.id, property.key)
      const known = last.current.get(place)?.from
      const from = known && known.version > contact.version ? known : contact
      const turn = { from }
      last.current.set(place, turn)
      put(place, { value, since: undefined })
      const outcome = await write(from, property.key, value)
      if (outcome.ok) turn.from = outcome.contact
      if (outcome.ok && hasRowLeft)
        toasts.add({
          type: 'success',
          content: intl.formatMessage(messages.leftSaved, { contact: contact.email }),
        })
      if (last.current.get(place) !== turn) return
      if (outcome.ok) put(place, { value, since: outcome.contact.version })
      else if (outcome.conflict) {
        const found = { property, mine: value, contact: outcome.conflict }
        setConflicts((now) => [...now, found])
      } else {
        put(place, undefined)
        const { code, ticketId } = outcome.error
        const reason = refusalText(outcome.error, intl)
        // The row goes with its contact.
        if (code === 404) refresh(refreshedByContacts)
        fail(contact, reason, ticketId)
      }
    },
    [write, put, intl, refresh, fail],
  )
  return {
    valueOf,
    save: useCallback((contact, property, value) => void save(contact, property, value), [save]),
    saveOfRowLeft: useCallback(
      (contact, property, value) => {
        if (value === undefined) fail(contact, '')
        else void save(contact, property, value, true)
      },
      [save, fail],
    ),
    conflict: conflicts[0],
    keepMine: (conflict) => {
      settle(conflict)
      void save(conflict.contact, conflict.property, conflict.mine)
    },
    takeTheirs: (conflict) => {
      settle(conflict)
      const { contact, property } = conflict
      const place = placeOf(contact.id, property.key)
      last.current.set(place, { from: contact })
      put(place, { value: valueIn(contact, property.key), since: contact.version })
    },
  }
}

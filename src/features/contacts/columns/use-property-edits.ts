import { useCallback, useState } from 'react'
import { useIntl } from 'react-intl'
import { contactRoutes, refreshedByContacts, type Contact } from '#api/contacts'
import { toApiError, useApi, useRefresh, useScopedWorkspaceId } from '#api/core'
import type { SchemaProperty } from '#api/schemas'
import { toasts } from '#components/toast'
import { messages } from './property-cell.messages.ts'

type Value = Contact['properties'][string]

interface Edit {
  value: Value
  /** The version of the contact that has it; undefined while the server has not answered. */
  since: number | undefined
}

const placeOf = (contactId: string, key: string) => `${contactId} ${key}`

export interface PropertyEdits {
  /** The value that a row shows: what was typed, until the row itself has it. */
  valueOf: (contact: Contact, key: string) => Value | undefined
  save: (contact: Contact, property: SchemaProperty, value: Value) => void
}

/** Changes of single properties, shown at once. What the server refuses goes back to what it was, and says why. */
export function usePropertyEdits(): PropertyEdits {
  const intl = useIntl()
  const { client } = useApi()
  const workspaceId = useScopedWorkspaceId()
  const refresh = useRefresh()
  const [edits, setEdits] = useState<ReadonlyMap<string, Edit>>(new Map())

  const valueOf = useCallback(
    (contact: Contact, key: string) => {
      const edit = edits.get(placeOf(contact.id, key))
      const holds = edit && (edit.since === undefined || contact.version < edit.since)
      return holds ? edit.value : Object.hasOwn(contact.properties, key) ? contact.properties[key] : undefined
    },
    [edits],
  )
  const save = useCallback(
    (contact: Contact, { key }: SchemaProperty, value: Value) => {
      const place = placeOf(contact.id, key)
      const become = (edit: Edit | undefined) =>
        setEdits((now) => {
          const next = new Map(now)
          if (edit) next.set(place, edit)
          else next.delete(place)
          return next
        })
      become({ value, since: undefined })
      const input = {
        params: { contactId: contact.id },
        body: { version: contact.version, properties: { [key]: value } },
      }
      client.call(contactRoutes.update, input, { workspaceId }).then(
        ({ version }) => {
          become({ value, since: version })
          refresh(refreshedByContacts)
        },
        (caught: unknown) => {
          become(undefined)
          const { code, message: reason, ticketId } = toApiError(caught)
          const who = { contact: contact.email }
          if (code === 409) refresh(refreshedByContacts)
          toasts.add({
            type: 'error',
            content:
              code === 409
                ? intl.formatMessage(messages.conflict, who)
                : intl.formatMessage(messages.failed, { ...who, reason }),
            ticketId: code === 409 ? undefined : ticketId,
          })
        },
      )
    },
    [client, workspaceId, refresh, intl],
  )
  return { valueOf, save }
}

import { useCallback } from 'react'
import { useUpdateContact, type Contact } from '#api/contacts'
import type { ApiError } from '#api/core'
import { changeOf, isSameValue, valueIn, type PropertyValue } from './contact-change.model.ts'

/** `conflict`: somebody else gave this very property another value; the contact as it is stored now. */
export type PropertyOutcome =
  | { ok: true; contact: Contact }
  | { ok: false; error: ApiError; conflict: Contact | undefined }

export interface WriteProperty {
  /** `contact` is what the reader saw; nothing else of it is written. */
  write: (contact: Contact, key: string, value: PropertyValue) => Promise<PropertyOutcome>
  isSending: boolean
}

/** Writes one property of a contact. Somebody else's change of another property is no conflict: both are kept. */
export function useWriteProperty(): WriteProperty {
  const { send, isSending } = useUpdateContact()
  const write = useCallback(
    async (contact: Contact, key: string, value: PropertyValue): Promise<PropertyOutcome> => {
      const sendFrom = (version: number) =>
        send({ params: { contactId: contact.id }, body: { version, ...changeOf(key, value) } })
      let outcome = await sendFrom(contact.version)
      if (!outcome.ok && outcome.theirs && isSameValue(valueIn(outcome.theirs, key), valueIn(contact, key)))
        outcome = await sendFrom(outcome.theirs.version)
      return outcome.ok
        ? { ok: true, contact: outcome.data }
        : { ok: false, error: outcome.error, conflict: outcome.theirs }
    },
    [send],
  )
  return { write, isSending }
}

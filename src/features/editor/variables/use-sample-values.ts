import { useEffect, useEffectEvent, useState } from 'react'
import type { Contact } from '#api/contacts'
import { useEditorData } from '#features/editor/state'
import { join, lookUp, textOf } from '#mail/liquid/values'
import type { VariableChoice } from './variable-choices.model.ts'

/**
 * The value of a variable for one contact of the workspace. Undefined while the contact is loading and where there is
 * none; an empty text where the contact has no value.
 */
export function useSampleValues(): (choice: VariableChoice) => string | undefined {
  const { searchContacts } = useEditorData()
  const [sample, setSample] = useState<Contact>()
  const search = useEffectEvent(searchContacts)
  useEffect(() => {
    const controller = new AbortController()
    search('', controller.signal).then(
      ([first]) => {
        if (!controller.signal.aborted) setSample(first)
      },
      // A sample is a convenience: without one the picker still works.
      () => undefined,
    )
    return () => controller.abort()
  }, [])
  return ({ path, group }) => {
    if (!sample || group === 'company' || group === 'links') return undefined
    const { email, name, locale, timezone, status, createdAt, properties } = sample
    const contact = { ...properties, email, name, locale, timezone, status, created_at: createdAt }
    return textOf(join(lookUp({ contact }, path), ', '))
  }
}

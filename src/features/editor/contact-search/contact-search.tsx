import { useRef } from 'react'
import type { Contact } from '#api/contacts'
import { Combobox, type ComboboxOption, type ComboboxProps } from '#components/combobox'
import { useEditorData } from '#features/editor/state'

export interface ContactSearchProps extends Pick<
  ComboboxProps,
  'label' | 'labelHidden' | 'hint' | 'placeholder'
> {
  contact: Contact | undefined
  /** Undefined: nobody any more, where that is a choice. */
  onContactChange: (contact: Contact | undefined) => void
  /** Whether there can be nobody. @default false */
  clearable?: boolean
}

/** Finds the contact whose mail is shown. What is shown stays while it searches, and if that fails. */
export function ContactSearch({ contact, onContactChange, clearable = false, ...rest }: ContactSearchProps) {
  const { searchContacts } = useEditorData()
  const found = useRef(new Map<string, Contact>())
  const search = async (words: string, signal: AbortSignal): Promise<ComboboxOption[]> => {
    const contacts = await searchContacts(words, signal)
    for (const one of contacts) found.current.set(one.id, one)
    return contacts.map(optionOf)
  }
  return (
    <Combobox
      {...rest}
      value={contact ? optionOf(contact) : null}
      options={search}
      clearable={clearable}
      onValueChange={(option) => {
        const chosen = option ? found.current.get(option.value) : undefined
        if (chosen || clearable) onContactChange(chosen)
      }}
    />
  )
}

const optionOf = ({ id, name, email }: Pick<Contact, 'id' | 'name' | 'email'>): ComboboxOption =>
  name === undefined || name === '' ? { value: id, label: email } : { value: id, label: name, hint: email }

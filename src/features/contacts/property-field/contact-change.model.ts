import type { Contact, ContactUpdate } from '#api/contacts'

export type PropertyValue = Contact['properties'][string]

/** What a contact itself holds beside `properties`, and can be written. */
const OWN_KEYS = ['email', 'name', 'locale', 'timezone'] as const
type OwnKey = (typeof OWN_KEYS)[number]
export const isOwnKey = (key: string): key is OwnKey => OWN_KEYS.some((one) => one === key)

/** The value that the contact has under the key of a property. */
export function valueIn(contact: Contact, key: string): PropertyValue | undefined {
  if (isOwnKey(key)) return contact[key]
  return Object.hasOwn(contact.properties, key) ? contact.properties[key] : undefined
}

/** The part of an update that gives the property this value. */
export function changeOf(key: string, value: PropertyValue): Omit<ContactUpdate, 'version'> {
  const text = typeof value === 'string' ? value : null
  switch (key) {
    case 'email':
      return text === null ? {} : { email: text }
    case 'name':
      return { name: text }
    case 'locale':
      return { locale: text }
    case 'timezone':
      return { timezone: text }
    default:
      return { properties: { [key]: value } }
  }
}

export const isSameValue = (a: PropertyValue | undefined, b: PropertyValue | undefined): boolean =>
  JSON.stringify(a ?? null) === JSON.stringify(b ?? null)

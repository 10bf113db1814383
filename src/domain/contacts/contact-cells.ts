import type { Contact } from '#api/contacts'

/** The subscriptions of a contact as one cell, as an import reads it. */
const subscriptionsCell = (subscriptions: Contact['subscriptions']): string =>
  subscriptions.map(({ mailingListId, status }) => `${mailingListId}=${status}`).join('; ')

/** What stands in a column of a file of contacts; `lists` are names by id. */
export function contactCell(
  contact: Pick<Contact, 'subscriptions' | 'properties'>,
  column: string,
  lists: ReadonlyMap<string, string>,
): string {
  if (column === 'listSubscriptions') return subscriptionsCell(contact.subscriptions)
  if (column === 'mailingLists') {
    return contact.subscriptions
      .filter(({ status }) => status === 'active')
      .map(({ mailingListId }) => lists.get(mailingListId) ?? mailingListId)
      .join('; ')
  }
  const value = column.startsWith('properties.')
    ? contact.properties[column.slice('properties.'.length)]
    : Object.entries(contact).find(([key]) => key === column)?.[1]
  if (value === undefined || value === null) return ''
  if (Array.isArray(value)) {
    const texts = value.map(String)
    // What would be read as more values than there are is written as JSON.
    const isPlain = texts.length > 0 && texts.every((text) => /^[^,;、[\s](?:[^,;、]*[^,;、\s])?$/.test(text))
    return isPlain ? texts.join('; ') : JSON.stringify(value)
  }
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

import { contactRoutes, type ContactFilter } from '#api/contacts'
import { contactStatuses } from '#lib/contact-status'
import { readingTool } from './client-tool.ts'
import { conditionsIn, oneOf, type Fields } from '#features/ai-chat/arguments'
import { messages } from './client-tools.messages.ts'

/** Whom to count; what is not given counts everybody, what makes no sense counts nobody. */
export function readFilter(given: Fields): ContactFilter | undefined {
  const filter: ContactFilter = {}
  if (given.has('status')) {
    const value = given.get('status')
    const words: unknown[] = Array.isArray(value) ? value : [value]
    const status = words.flatMap((word) => oneOf(word, contactStatuses) ?? [])
    if (status.length === 0 || status.length !== words.length) return undefined
    filter.status = status
  }
  if (given.has('conditions')) {
    const conditions = conditionsIn(given, 'conditions')
    if (!conditions) return undefined
    filter.conditions = conditions
  }
  return filter
}

/** How many contacts there are of some kind. */
export const countContacts = readingTool<ContactFilter>({
  name: 'count_contacts',
  title: messages.countContacts,
  read: readFilter,
  async run(body, { client, workspaceId, intl }) {
    const { count } = await client.call(contactRoutes.count, { body }, { workspaceId })
    return intl.formatMessage(messages.counted, { count })
  },
})

import { authHandlers } from '#server/auth/auth.handlers'
import { contactEventHandlers } from '#server/contact-events/contact-events.handlers'
import { contactHandlers } from '#server/contacts/contacts.handlers'
import type { Handler } from '#server/http/handle'
import type { GroupSettings } from '#server/http/group-settings'
import { mailingListHandlers } from '#server/mailing-lists/mailing-lists.handlers'
import { schemaHandlers } from '#server/schemas/schemas.handlers'
import { segmentHandlers } from '#server/segments/segments.handlers'

/** What answers the routes of each group of the contract. A route that nobody answers yet is a 501. */
export const handlerGroups = (settings: GroupSettings): readonly (readonly Handler[])[] => [
  authHandlers(settings),
  schemaHandlers,
  mailingListHandlers,
  contactHandlers,
  contactEventHandlers,
  segmentHandlers,
]

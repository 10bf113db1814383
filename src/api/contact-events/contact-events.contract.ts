import { contract } from '#api/wire'
import { page } from '#api/shapes'
import { contactEventRoutes } from './contact-events.routes.ts'
import { ContactEvent, ContactEventSearch } from './contact-events.schema.ts'

export const contactEventsContract = contract(contactEventRoutes, {
  search: {
    summary:
      'Events, newest first, a page at a time by cursor; without a contact and types, all but those of coming into segments and going out of them.',
    body: ContactEventSearch,
    result: page(ContactEvent),
  },
})

import { post } from '#api/wire'
import type { Page } from '#api/shapes'
import type { ContactEvent, ContactEventSearch } from './contact-events.schema.ts'

export const contactEventRoutes = {
  search: post('/contact_events/search').body<ContactEventSearch>().returns<Page<ContactEvent>>('page'),
}

import { useRead } from '#api/core'
import { contactEventRoutes } from './contact-events.routes.ts'
import type { ContactEventSearch } from './contact-events.schema.ts'

/** One page; null asks nothing. */
export const useContactEvents = (body: ContactEventSearch | null) =>
  useRead(contactEventRoutes.search, body === null ? null : { body }, { keepPrevious: true })

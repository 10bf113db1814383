import type { Place } from '#features/contacts/rail'
import { NO_FILTER, readContactsQuery, type ContactsQuery } from './contacts-query.model.ts'

/** What an entry of the rail makes of the address. */
export function changeTo(place: Place): Partial<ContactsQuery> {
  switch (place.kind) {
    case 'all':
      return NO_FILTER
    case 'status':
      return { ...NO_FILTER, status: place.status }
    case 'segment':
      return { ...NO_FILTER, segment: place.id }
    case 'edit':
      return { ...NO_FILTER, segment: place.id, editing: true }
    case 'list':
      return { ...NO_FILTER, list: place.id }
    case 'view': {
      const { q, status, list, segment, f, sort } = readContactsQuery(place.view.query)
      return { ...NO_FILTER, q, status, list, segment, f, sort, view: place.view.id }
    }
  }
}

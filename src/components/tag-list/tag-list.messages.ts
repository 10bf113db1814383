import { defineMessages } from 'react-intl'

export const messages = defineMessages<{
  none: {}
  full: { max: number }
  dropped: { count: number; tag: string }
  added: { count: number; tag: string }
  moved: { tag: string }
  removed: { tag: string }
}>({
  none: {
    id: 'tagList.none',
    defaultMessage: 'None',
    description: 'In place of the entries of a list that is empty and can’t be changed now',
  },
  full: {
    id: 'tagList.full',
    defaultMessage: '{max, plural, one {Only # entry fits.} other {No more than # entries fit.}}',
    description: 'Below a list of entries, such as allowed domains, when one more is typed than it may hold',
  },
  dropped: {
    id: 'tagList.dropped',
    defaultMessage:
      '{count, plural, =1 {“{tag}” isn’t valid here and was not added.} other {# entries aren’t valid here and were not added.}}',
    description:
      'Below a list of entries, such as allowed domains, and announced: what was typed is no such entry; tag is what was typed',
  },
  added: {
    id: 'tagList.added',
    defaultMessage: '{count, plural, one {{tag} added} other {# entries added}}',
    description: 'Announced to screen readers when an entry was added to a list; tag is the entry',
  },
  moved: {
    id: 'tagList.moved',
    defaultMessage: '{tag} was already there and is now last',
    description: 'Announced to screen readers when an entry that is typed again moves to the end of the list',
  },
  removed: {
    id: 'tagList.removed',
    defaultMessage: '{tag} removed',
    description: 'Announced to screen readers when an entry was taken out of a list',
  },
})

import { defineMessages } from 'react-intl'

/** The mailing lists of a thing, in a cell of a table. */
export const messages = defineMessages<{
  none: {}
  more: { count: number }
}>({
  none: {
    id: 'listNames.none',
    defaultMessage: 'No list',
    description: 'In a column of mailing lists: contacts from here are put on none',
  },
  more: {
    id: 'listNames.more',
    defaultMessage: '+{count, number}',
    description: 'Behind the first mailing list: how many others there are',
  },
})

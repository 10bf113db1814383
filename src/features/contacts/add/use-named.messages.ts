import { defineMessages } from 'react-intl'

export const messages = defineMessages<{
  many: { most: number }
  except: { most: number }
  failed: {}
}>({
  many: {
    id: 'namedContacts.many',
    defaultMessage: 'Choose all that match, or at most {most, number} contacts one by one.',
    description: 'Why nothing can be made of the contacts that are selected one by one: they are too many',
  },
  except: {
    id: 'namedContacts.except',
    defaultMessage: 'Leave out at most {most, number} contacts.',
    description: 'Why nothing can be made of a selection of all but some contacts: too many are left out',
  },
  failed: {
    id: 'namedContacts.failed',
    defaultMessage: 'The contacts could not be read.',
    description: 'Toast when the addresses of selected contacts could not be had for an export or a segment',
  },
})

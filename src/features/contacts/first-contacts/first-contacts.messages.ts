import { defineMessages } from 'react-intl'

export const messages = defineMessages<{
  title: {}
  text: {}
  add: {}
  connect: {}
  script: {}
}>({
  title: {
    id: 'firstContacts.title',
    defaultMessage: 'No contacts yet',
    description: 'Title when the workspace has no contact at all',
  },
  text: {
    id: 'firstContacts.text',
    defaultMessage:
      'Contacts are the people you write to. Import them from a CSV file. Importing sends nothing to anyone.',
    description: 'What contacts are and how to get them in, when there is none',
  },
  add: {
    id: 'firstContacts.add',
    defaultMessage: 'Add contact',
    description: 'Button where there is no contact yet: adds one by hand',
  },
  connect: {
    id: 'firstContacts.connect',
    defaultMessage: 'Connect a source',
    description: 'Link where there is no contact yet: to a connection that brings contacts in',
  },
  script: {
    id: 'firstContacts.script',
    defaultMessage: 'Install the script',
    description: 'Link where there is no contact yet: to the script tag of a web site',
  },
})

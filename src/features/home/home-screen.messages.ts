import { defineMessages } from 'react-intl'

export const messages = defineMessages<{
  title: {}
  import: {}
  contacts: {}
  subscribed: {}
  lists: {}
  activity: {}
  activityFailed: {}
  noActivity: {}
}>({
  title: {
    id: 'home.title',
    defaultMessage: 'Home',
    description: 'Heading of the workspace home until its name is known',
  },
  import: {
    id: 'home.import',
    defaultMessage: 'Import contacts',
    description: 'Button on the workspace home that opens the import',
  },
  contacts: {
    id: 'home.contacts',
    defaultMessage: 'Contacts',
    description: 'Figure on the workspace home: all contacts',
  },
  subscribed: {
    id: 'home.subscribed',
    defaultMessage: 'Subscribed',
    description: 'Figure on the workspace home: contacts that get mail',
  },
  lists: {
    id: 'home.lists',
    defaultMessage: 'Mailing lists',
    description: 'Figure on the workspace home: mailing lists',
  },
  activity: {
    id: 'home.activity',
    defaultMessage: 'Latest activity',
    description: 'Heading of the newest events',
  },
  activityFailed: {
    id: 'home.activityFailed',
    defaultMessage: 'The latest activity could not be loaded',
    description: 'Title of the error in place of the newest events',
  },
  noActivity: {
    id: 'home.noActivity',
    defaultMessage: 'Nothing has happened yet. Import your contacts to begin.',
    description: 'In place of the newest events when there are none',
  },
})

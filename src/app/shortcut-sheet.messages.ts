import { defineMessages } from 'react-intl'

export const messages = defineMessages<{
  title: {}
  description: {}
  general: {}
  goTo: {}
  lists: {}
  between: {}
  palette: {}
  sheet: {}
  search: {}
  create: {}
  home: {}
  campaigns: {}
  contacts: {}
  forms: {}
  navigation: {}
  pane: {}
  rows: {}
  open: {}
  select: {}
  close: {}
}>({
  title: { id: 'shortcuts.title', defaultMessage: 'Keyboard shortcuts', description: 'Title of a dialog' },
  description: {
    id: 'shortcuts.description',
    defaultMessage: 'Shortcuts are off while you type.',
    description: 'Sentence under the title of the dialog with the keyboard shortcuts',
  },
  general: {
    id: 'shortcuts.general',
    defaultMessage: 'Everywhere',
    description: 'Heading of a group of shortcuts',
  },
  goTo: { id: 'shortcuts.goTo', defaultMessage: 'Go to', description: 'Heading of a group of shortcuts' },
  lists: {
    id: 'shortcuts.lists',
    defaultMessage: 'In lists',
    description: 'Heading of a group of shortcuts',
  },
  between: {
    id: 'shortcuts.between',
    defaultMessage: 'then',
    description: 'Between two keys that are pressed one after the other',
  },
  palette: { id: 'shortcuts.palette', defaultMessage: 'Find a command', description: 'What a shortcut does' },
  sheet: {
    id: 'shortcuts.sheet',
    defaultMessage: 'Show these shortcuts',
    description: 'What a shortcut does',
  },
  search: { id: 'shortcuts.search', defaultMessage: 'Search the list', description: 'What a shortcut does' },
  create: {
    id: 'shortcuts.create',
    defaultMessage: 'Create',
    description: 'What a shortcut does: makes a new thing of the list',
  },
  home: { id: 'shortcuts.home', defaultMessage: 'Home', description: 'Where a shortcut leads' },
  campaigns: {
    id: 'shortcuts.campaigns',
    defaultMessage: 'Campaigns',
    description: 'Where a shortcut leads',
  },
  contacts: { id: 'shortcuts.contacts', defaultMessage: 'Contacts', description: 'Where a shortcut leads' },
  forms: { id: 'shortcuts.forms', defaultMessage: 'Forms', description: 'Where a shortcut leads' },
  navigation: {
    id: 'shortcuts.navigation',
    defaultMessage: 'Collapse or expand the navigation',
    description: 'What a shortcut does',
  },
  pane: {
    id: 'shortcuts.pane',
    defaultMessage: 'Open or close the AI pane',
    description: 'What a shortcut does',
  },
  rows: { id: 'shortcuts.rows', defaultMessage: 'Next or previous row', description: 'What a shortcut does' },
  open: { id: 'shortcuts.open', defaultMessage: 'Open the row', description: 'What a shortcut does' },
  select: { id: 'shortcuts.select', defaultMessage: 'Select the row', description: 'What a shortcut does' },
  close: {
    id: 'shortcuts.close',
    defaultMessage: 'Close the topmost layer',
    description: 'What a shortcut does',
  },
})

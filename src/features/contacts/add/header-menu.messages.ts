import { defineMessages } from 'react-intl'

export const messages = defineMessages<{
  more: {}
  add: {}
  export: {}
  exportOwner: {}
  exportWaits: {}
}>({
  more: {
    id: 'contactMenu.more',
    defaultMessage: 'More actions',
    description: 'Button beside Import that opens what else can be done on the contacts screen',
  },
  add: {
    id: 'contactMenu.add',
    defaultMessage: 'Add contact',
    description: 'Adds one contact by hand',
  },
  export: {
    id: 'contactMenu.export',
    defaultMessage: 'Export',
    description: 'Saves the contacts that are shown, or selected, as a CSV file',
  },
  exportOwner: {
    id: 'contactMenu.exportOwner',
    defaultMessage: 'Only an owner can take contacts out of the workspace.',
    description: 'Why a member cannot export contacts',
  },
  exportWaits: {
    id: 'contactMenu.exportWaits',
    defaultMessage: 'Wait until the list is up to date.',
    description: 'Why contacts can’t be exported while the list still shows the previous search',
  },
})

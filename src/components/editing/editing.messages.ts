import { defineMessages } from 'react-intl'

export const messages = defineMessages<{
  unsavedTitle: {}
  unsaved: { at: string }
  restore: {}
  forget: {}
}>({
  unsavedTitle: {
    id: 'editing.unsavedTitle',
    defaultMessage: 'You have unsaved changes',
    description: 'Title of a banner in a form: changes were found that were typed earlier and never saved',
  },
  unsaved: {
    id: 'editing.unsaved',
    defaultMessage: 'You made them on {at} and never saved them.',
    description: 'Banner in a form about changes that were typed earlier; at is a date and a time',
  },
  restore: {
    id: 'editing.restore',
    defaultMessage: 'Restore',
    description: 'Button that puts unsaved changes of an earlier visit back into the form',
  },
  forget: {
    id: 'editing.forget',
    defaultMessage: 'Discard',
    description: 'Button that deletes unsaved changes of an earlier visit',
  },
})

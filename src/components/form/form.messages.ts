import { defineMessages } from 'react-intl'

export const messages = defineMessages<{
  unsaved: {}
  saving: {}
  saved: {}
  save: {}
  discard: {}
  problems: { count: number }
  problem: { field: string; message: string }
}>({
  unsaved: {
    id: 'form.unsaved',
    defaultMessage: 'Unsaved changes',
    description:
      'In the bar below a form that was changed, beside the buttons Discard and Save; also announced',
  },
  saving: {
    id: 'form.saving',
    defaultMessage: 'Saving…',
    description: 'In the bar below a form while it is saved; also announced',
  },
  saved: {
    id: 'form.saved',
    defaultMessage: 'Saved',
    description: 'Announced to screen readers when a form was saved',
  },
  save: { id: 'form.save', defaultMessage: 'Save', description: 'Button that saves a form' },
  discard: {
    id: 'form.discard',
    defaultMessage: 'Discard',
    description: 'Button that takes back the unsaved changes of a form',
  },
  problems: {
    id: 'form.problems',
    defaultMessage:
      '{count, plural, one {There is a problem with # field} other {There are problems with # fields}}',
    description:
      'Heading of the list of errors above a form that could not be saved; a link to each field follows',
  },
  problem: {
    id: 'form.problem',
    defaultMessage: '{field}: {message}',
    description:
      'One line of the list of errors above a form: the label of the field and what is wrong with it',
  },
})

import { defineMessages } from 'react-intl'

export const messages = defineMessages<{ title: {}; about: {}; discard: {}; stay: {} }>({
  title: {
    id: 'leaveGuard.title',
    defaultMessage: 'Discard unsaved changes?',
    description: 'Title of the question before something that was edited and not saved is left',
  },
  about: {
    id: 'leaveGuard.about',
    defaultMessage: 'Your changes have not been saved. If you leave now, they are lost.',
    description: 'What follows from leaving something that was edited and not saved',
  },
  discard: {
    id: 'leaveGuard.discard',
    defaultMessage: 'Discard changes',
    description: 'Button that leaves, and loses what was edited and not saved',
  },
  stay: {
    id: 'leaveGuard.stay',
    defaultMessage: 'Keep editing',
    description: 'Button that goes back to what was edited and not saved',
  },
})

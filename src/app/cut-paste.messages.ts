import { defineMessages } from 'react-intl'

export const messages = defineMessages<{ cut: { most: number } }>({
  cut: {
    id: 'cutPaste.cut',
    defaultMessage:
      'This field takes up to {most, number} characters. The rest of the pasted text was left out.',
    description: 'Notification after a paste into a field that is too short for all of it',
  },
})

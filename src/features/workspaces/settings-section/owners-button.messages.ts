import { defineMessages } from 'react-intl'

export const messages = defineMessages<{
  reason: {}
}>({
  reason: {
    id: 'ownersButton.reason',
    defaultMessage: 'Only an owner can do this.',
    description: 'Tooltip of a button in the settings that a member can’t press',
  },
})

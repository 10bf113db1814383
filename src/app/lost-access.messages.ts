import { defineMessages } from 'react-intl'

export const messages = defineMessages<{
  lost: {}
}>({
  lost: {
    id: 'lostAccess.lost',
    defaultMessage:
      'You are no longer a member of this workspace, and nothing you change is saved. Copy what you still need. To go on, ask an owner to invite you again.',
    description:
      'Notification that stays, where somebody was removed from the workspace while they worked in it',
  },
})

import { defineMessages } from 'react-intl'

export const messages = defineMessages<{
  label: {}
  refused: {}
  open: {}
}>({
  label: {
    id: 'workspaces.inviteLink',
    defaultMessage: 'Invitation link',
    description: 'Label of the field that takes an invitation link',
  },
  refused: {
    id: 'workspaces.inviteLinkRefused',
    defaultMessage: 'This is not an invitation link for this site. Copy the whole link from the invitation.',
    description: 'Error at the field that takes an invitation link',
  },
  open: {
    id: 'workspaces.openInvitation',
    defaultMessage: 'Open invitation',
    description: 'Button that opens the invitation whose link was pasted',
  },
})

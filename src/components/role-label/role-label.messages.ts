import { defineMessages } from 'react-intl'

export const messages = defineMessages<{ owner: {}; member: {}; onlyOwner: {} }>({
  owner: {
    id: 'roleLabel.owner',
    defaultMessage: 'Owner',
    description: 'Role of a person in a workspace who may do everything',
  },
  member: {
    id: 'roleLabel.member',
    defaultMessage: 'Member',
    description: 'Role of a person in a workspace without owner rights',
  },
  onlyOwner: {
    id: 'roleLabel.onlyOwner',
    defaultMessage: 'Only Owner',
    description: 'Badge beside a control that a member sees but cannot use',
  },
})

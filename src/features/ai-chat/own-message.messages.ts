import { defineMessages } from 'react-intl'

export const messages = defineMessages<{
  you: {}
  edit: {}
  field: {}
  cancel: {}
  send: {}
}>({
  you: {
    id: 'chatMessage.you',
    defaultMessage: 'You',
    description: 'Before a message of the reader, for screen readers',
  },
  edit: {
    id: 'chatMessage.edit',
    defaultMessage: 'Edit and send again',
    description: 'Button at the reader’s last message to the assistant',
  },
  field: {
    id: 'chatMessage.editField',
    defaultMessage: 'Edit your message',
    description: 'Name of the field in which a message to the assistant is changed to be sent again',
  },
  cancel: {
    id: 'chatMessage.editCancel',
    defaultMessage: 'Cancel',
    description: 'Button that leaves a message to the assistant as it was',
  },
  send: {
    id: 'chatMessage.editSend',
    defaultMessage: 'Send again',
    description: 'Button that sends the changed message to the assistant',
  },
})

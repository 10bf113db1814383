import { defineMessages } from 'react-intl'

export const messages = defineMessages<{ done: {}; merged: {} }>({
  done: {
    id: 'editor.mail.done',
    defaultMessage: 'Done',
    description: 'Button that closes the editor of a campaign’s mail; every change is kept already',
  },
  merged: {
    id: 'editor.mail.merged',
    defaultMessage: 'Changes made elsewhere were merged into this email.',
    description:
      'Notice in the open editor of a campaign’s mail: a colleague, another tab or the assistant changed it',
  },
})

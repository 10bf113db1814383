import { defineMessages } from 'react-intl'

export const messages = defineMessages<{ done: {} }>({
  done: {
    id: 'editor.mail.done',
    defaultMessage: 'Done',
    description: 'Button that closes the editor of a campaign’s mail; every change is kept already',
  },
})

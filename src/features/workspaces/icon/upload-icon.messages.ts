import { defineMessages } from 'react-intl'

export const messages = defineMessages({
  failed: {
    id: 'uploadIcon.failed',
    defaultMessage: 'The image could not be uploaded. Try again.',
    description: 'Error under the icon of a workspace: no answer, or an error of the server without a ticket',
  },
})

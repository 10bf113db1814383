import { defineMessages } from 'react-intl'

export const messages = defineMessages<{ close: {}; cancel: {}; typeToConfirm: { word: string } }>({
  close: {
    id: 'dialog.close',
    defaultMessage: 'Close',
    description: 'Button in the corner of a dialog or sheet',
  },
  cancel: {
    id: 'dialog.cancel',
    defaultMessage: 'Cancel',
    description: 'Button that leaves a confirmation without doing anything',
  },
  typeToConfirm: {
    id: 'dialog.typeToConfirm',
    defaultMessage: 'Type “{word}” to confirm',
    description: 'Label of the field in which the name of a thing is typed before it is deleted for good',
  },
})

import { defineMessages } from 'react-intl'

export const messages = defineMessages<{
  hideOn: {}
  none: {}
  mobile: {}
  desktop: {}
  showIf: {}
  always: {}
  shownTo: { who: string }
  set: {}
  change: {}
  remove: {}
  title: {}
  description: {}
  cancel: {}
  apply: {}
  incomplete: {}
  loading: {}
}>({
  hideOn: {
    id: 'editorPanel.showOn',
    defaultMessage: 'Show on',
    description: 'Label of the choice of devices on which a part of a mail is shown',
  },
  none: {
    id: 'editorPanel.showOn.all',
    defaultMessage: 'All devices',
    description: 'Option: a part of a mail is shown on every device',
  },
  mobile: {
    id: 'editorPanel.showOn.desktop',
    defaultMessage: 'Desktop only',
    description: 'Option: a part of a mail is hidden on phones',
  },
  desktop: {
    id: 'editorPanel.showOn.mobile',
    defaultMessage: 'Phones only',
    description: 'Option: a part of a mail is hidden on desktops',
  },
  showIf: {
    id: 'editorPanel.showIf',
    defaultMessage: 'Show if',
    description: 'Label of the conditions under which a contact sees a part of a mail',
  },
  always: {
    id: 'editorPanel.showAlways',
    defaultMessage: 'Always shown to everyone',
    description: 'Says that a part of a mail has no conditions',
  },
  shownTo: {
    id: 'editorPanel.shownTo',
    defaultMessage: 'Shown to: {who}',
    description: 'Says who sees a part of a mail; who is a phrase such as Contacts whose Plan is Gold',
  },
  set: {
    id: 'editorPanel.showIfSet',
    defaultMessage: 'Set conditions',
    description: 'Button that opens the dialog for the conditions of a part of a mail that has none',
  },
  change: {
    id: 'editorPanel.showIfChange',
    defaultMessage: 'Change conditions',
    description: 'Button that opens the dialog for the conditions of a part of a mail',
  },
  remove: {
    id: 'editorPanel.showIfRemove',
    defaultMessage: 'Always show',
    description: 'Button that removes the conditions of a part of a mail',
  },
  title: {
    id: 'editorPanel.showIfTitle',
    defaultMessage: 'Show if',
    description: 'Title of the dialog for the conditions of a part of a mail',
  },
  description: {
    id: 'editorPanel.showIfDescription',
    defaultMessage: 'Contacts who don’t meet the conditions get the email without this part.',
    description: 'Text in the dialog for the conditions of a part of a mail',
  },
  cancel: {
    id: 'editorPanel.showIfCancel',
    defaultMessage: 'Cancel',
    description: 'Button that closes the dialog for conditions without a change',
  },
  apply: {
    id: 'editorPanel.showIfApply',
    defaultMessage: 'Apply',
    description: 'Button that takes the conditions of the dialog',
  },
  incomplete: {
    id: 'editorPanel.showIfIncomplete',
    defaultMessage: 'Complete the marked conditions first.',
    description: 'Error: conditions are incomplete or wrong',
  },
  loading: {
    id: 'editorPanel.showIfLoading',
    defaultMessage: 'Loading properties…',
    description: 'Shown while the properties for conditions are loading',
  },
})

import { defineMessages } from 'react-intl'

export const messages = defineMessages<{
  label: {}
  path: {}
  selectParent: { kind: string }
  several: { count: number }
  severalHint: {}
  nothingShared: {}
  style: {}
  background: {}
  lockedTitle: {}
  lockedTemplate: {}
  lockedFooter: {}
  footerAlways: {}
  readOnly: {}
  visibility: {}
  color: {}
  mixedHint: {}
}>({
  label: {
    id: 'inspector.label',
    defaultMessage: 'Properties',
    description: 'Name of the panel that shows the settings of what is selected in the mail editor',
  },
  path: {
    id: 'inspector.path',
    defaultMessage: 'Selected part',
    description: 'Name of the row of buttons that leads to the parts around the selected one',
  },
  selectParent: {
    id: 'inspector.selectParent',
    defaultMessage: 'Select {kind}',
    description: 'Button that selects the part around the selected one; kind is such as Section',
  },
  several: {
    id: 'inspector.several',
    defaultMessage: '{count, plural, other {# parts selected}}',
    description: 'Title of the panel when several parts of a mail are selected',
  },
  severalHint: {
    id: 'inspector.severalHint',
    defaultMessage: 'Changes apply to all of them and are undone in one step.',
    description: 'Below the title of the panel when several parts of a mail are selected',
  },
  nothingShared: {
    id: 'inspector.nothingShared',
    defaultMessage: 'The selected parts have no settings in common.',
    description: 'Shown when several parts without a common setting are selected',
  },
  style: {
    id: 'inspector.style',
    defaultMessage: 'Spacing and background',
    description: 'Heading of the fields for padding and background of a part of a mail',
  },
  background: {
    id: 'inspector.background',
    defaultMessage: 'Background',
    description: 'Label of a background color',
  },
  lockedTitle: {
    id: 'inspector.lockedTitle',
    defaultMessage: 'Locked',
    description: 'Title of the note on a part of a mail that can not be changed',
  },
  lockedTemplate: {
    id: 'inspector.lockedTemplate',
    defaultMessage: 'This part belongs to the template. You can change how it looks, but not what it says.',
    description: 'Note on a locked part of a mail',
  },
  lockedFooter: {
    id: 'inspector.lockedFooter',
    defaultMessage:
      'The law requires the sender’s name and address and a way to unsubscribe in every email. You can change how the footer looks, but not what it says.',
    description: 'Note on the locked footer of a mail',
  },
  footerAlways: {
    id: 'inspector.footerAlways',
    defaultMessage: 'Every recipient sees the footer: the law requires it.',
    description: 'Note on the footer instead of its visibility',
  },
  readOnly: {
    id: 'inspector.readOnly',
    defaultMessage: 'This email can’t be edited now.',
    description: 'Note on top of the panel when the mail is read-only',
  },
  visibility: {
    id: 'inspector.visibility',
    defaultMessage: 'Visibility',
    description: 'Heading of the fields for where and for whom a part of a mail is shown',
  },
  color: {
    id: 'inspector.color',
    defaultMessage: 'Color',
    description: 'Label of the color of a text or a line',
  },
  mixedHint: {
    id: 'inspector.mixedHint',
    defaultMessage: 'The selected parts differ.',
    description: 'Hint of a field whose value differs among the selected parts',
  },
})

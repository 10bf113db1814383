import { defineMessages } from 'react-intl'

export const messages = defineMessages<{
  tools: {}
  preview: {}
  code: {}
  import: {}
  checks: { count: number }
  checksTitle: {}
  left: {}
  blocks: {}
  outline: {}
  brand: {}
  savedBlocks: {}
  inspector: {}
  readOnly: {}
}>({
  import: {
    id: 'editor.frame.import',
    defaultMessage: 'Import an email',
    description: 'Button: brings a mail of another service into the editor',
  },
  tools: {
    id: 'editor.frame.tools',
    defaultMessage: 'Email',
    description: 'Names the buttons above a mail that is edited',
  },
  preview: {
    id: 'editor.frame.preview',
    defaultMessage: 'Preview',
    description: 'Button: shows the mail as it arrives',
  },
  code: {
    id: 'editor.frame.code',
    defaultMessage: 'Code',
    description: 'Button: shows the HTML of the mail',
  },
  checks: {
    id: 'editor.frame.checks',
    defaultMessage:
      '{count, plural, =0 {Checks: no problems} one {Checks: # problem} other {Checks: # problems}}',
    description: 'Button: opens what the checks of a mail found',
  },
  checksTitle: {
    id: 'editor.frame.checksTitle',
    defaultMessage: 'Checks',
    description: 'Title of the list of what the checks of a mail found',
  },
  left: {
    id: 'editor.frame.left',
    defaultMessage: 'Blocks and outline',
    description: 'Names the panel at the left of the email editor',
  },
  blocks: {
    id: 'editor.frame.blocks',
    defaultMessage: 'Blocks',
    description: 'Tab of the email editor: blocks to insert',
  },
  outline: {
    id: 'editor.frame.outline',
    defaultMessage: 'Outline',
    description: 'Tab of the email editor: its parts as a tree',
  },
  brand: {
    id: 'editor.frame.brand',
    defaultMessage: 'Brand',
    description: 'Tab of the email editor: colours and texts of the brand',
  },
  savedBlocks: {
    id: 'editor.frame.savedBlocks',
    defaultMessage: 'Saved',
    description: 'Tab of the email editor: blocks that were saved to be used again',
  },
  inspector: {
    id: 'editor.frame.inspector',
    defaultMessage: 'Properties',
    description: 'Names the panel with the properties of what is selected in a mail',
  },
  readOnly: {
    id: 'editor.frame.readOnly',
    defaultMessage: 'This email can be viewed, not changed.',
    description: 'Above a mail in the email editor that is read-only',
  },
})

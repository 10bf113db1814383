import { defineMessages } from 'react-intl'

export const messages = defineMessages<{
  text: { name: string }
  look: { name: string; what: string }
  also: { names: string }
  added: { name: string }
  removed: { name: string }
  moved: { name: string }
  columns: {}
  setting: { name: string }
}>({
  text: {
    id: 'editor.proposal.text',
    defaultMessage: 'Change the text: {name}',
    description:
      'Title of one proposed change of a mail; the name is that of a block, such as Button “Shop now”',
  },
  look: {
    id: 'editor.proposal.look',
    defaultMessage: 'Change {what}: {name}',
    description:
      'Title of one proposed change of a mail; what is a list such as “colors, layout”, the name is that of a block',
  },
  also: {
    id: 'editor.proposal.also',
    defaultMessage: '(also: {names})',
    description: 'After the new words of a block: what else of it would change, such as “colors, layout”',
  },
  added: {
    id: 'editor.proposal.added',
    defaultMessage: 'Add: {name}',
    description: 'Title of one proposed change of a mail; the name is that of a block',
  },
  removed: {
    id: 'editor.proposal.removed',
    defaultMessage: 'Remove: {name}',
    description: 'Title of one proposed change of a mail; the name is that of a block',
  },
  moved: {
    id: 'editor.proposal.moved',
    defaultMessage: 'Move: {name}',
    description: 'Title of one proposed change of a mail; the name is that of a block',
  },
  columns: {
    id: 'editor.proposal.columns',
    defaultMessage: 'Change the columns of a section',
    description: 'Title of one proposed change of a mail',
  },
  setting: {
    id: 'editor.proposal.setting',
    defaultMessage: 'Change a setting of the email: {name}',
    description:
      'Title of one proposed change of a mail; the name is that of a setting, such as Preview text',
  },
})

import { defineMessages } from 'react-intl'

export const messages = defineMessages<{ label: {}; empty: {}; column: { place: number } }>({
  label: {
    id: 'editor.outline.label',
    defaultMessage: 'Outline of the email',
    description: 'Names the tree of sections, columns and blocks of a mail',
  },
  empty: {
    id: 'editor.outline.empty',
    defaultMessage: 'The blocks of the email appear here.',
    description: 'In place of the outline of a mail that is empty',
  },
  column: {
    id: 'editor.outline.column',
    defaultMessage: 'Column {place}',
    description: 'A column of a section in the outline of a mail',
  },
})

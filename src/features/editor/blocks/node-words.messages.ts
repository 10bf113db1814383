import { defineMessages } from 'react-intl'

export const messages = defineMessages<{
  named: { kind: string; summary: string }
  inColumn: { place: number; count: number; column: number }
  inParent: { place: number; count: number; parent: string }
  ofMail: { place: number; count: number }
  blocks: { count: number }
  columns: { count: number }
}>({
  named: {
    id: 'editor.node.named',
    defaultMessage: '{kind} “{summary}”',
    description: 'A block of a mail for screen readers: its kind and its words, such as Button “Shop now”',
  },
  inColumn: {
    id: 'editor.node.inColumn',
    defaultMessage: '{place} of {count} in column {column}',
    description: 'Where a block of a mail is',
  },
  inParent: {
    id: 'editor.node.inParent',
    defaultMessage: '{place} of {count} in {parent}',
    description: 'Where a block of a mail is that is inside a box or in the only column of a section',
  },
  ofMail: {
    id: 'editor.node.ofMail',
    defaultMessage: '{place} of {count}',
    description: 'Where a section or a column is',
  },
  blocks: {
    id: 'editor.node.blocks',
    defaultMessage: '{count, plural, =0 {empty} one {# block} other {# blocks}}',
    description: 'How many blocks are in a section, a column or a box of a mail',
  },
  columns: {
    id: 'editor.node.columns',
    defaultMessage: '{count, plural, one {# column} other {# columns}}',
    description: 'How many columns a section of a mail has',
  },
})

import { defineMessages } from 'react-intl'

export const messages = defineMessages<{
  columns: {}
  columnsHint: {}
  widths: {}
  columnWidth: { number: number }
  ofTwelve: {}
  gap: {}
  stack: {}
  stackLtr: {}
  stackRtl: {}
  stackNone: {}
  valign: {}
  top: {}
  middle: {}
  bottom: {}
  bgImage: {}
  width: {}
  only: {}
  blocks: { count: number }
  layout: {}
}>({
  columns: {
    id: 'inspector.section.columns',
    defaultMessage: 'Columns',
    description: 'Label: how many columns a section has',
  },
  columnsHint: {
    id: 'inspector.section.columnsHint',
    defaultMessage: 'Blocks of removed columns move into the last column.',
    description: 'Hint of the number of columns',
  },
  widths: {
    id: 'inspector.section.widths',
    defaultMessage: 'Column widths',
    description: 'Heading of the widths of the columns of a section',
  },
  columnWidth: {
    id: 'inspector.section.columnWidth',
    defaultMessage: 'Column {number}',
    description: 'Label of the width of a column, in twelfths',
  },
  ofTwelve: {
    id: 'inspector.section.ofTwelve',
    defaultMessage: '/ 12',
    description: 'Unit behind the width of a column: twelfths of the section',
  },
  gap: {
    id: 'inspector.section.gap',
    defaultMessage: 'Gap between columns',
    description: 'Label: space between the columns of a section',
  },
  stack: {
    id: 'inspector.section.stack',
    defaultMessage: 'On phones',
    description: 'Label: what the columns of a section do on phones',
  },
  stackLtr: {
    id: 'inspector.section.stackLtr',
    defaultMessage: 'Stack, first column on top',
    description: 'Option: columns are stacked on phones',
  },
  stackRtl: {
    id: 'inspector.section.stackRtl',
    defaultMessage: 'Stack, last column on top',
    description: 'Option: columns are stacked on phones in reverse',
  },
  stackNone: {
    id: 'inspector.section.stackNone',
    defaultMessage: 'Stay side by side',
    description: 'Option: columns are not stacked on phones',
  },
  valign: {
    id: 'inspector.section.valign',
    defaultMessage: 'Vertical alignment',
    description: 'Label: where blocks are placed in columns of different height',
  },
  top: {
    id: 'inspector.section.top',
    defaultMessage: 'Top',
    description: 'Vertical alignment',
  },
  middle: {
    id: 'inspector.section.middle',
    defaultMessage: 'Middle',
    description: 'Vertical alignment',
  },
  bottom: {
    id: 'inspector.section.bottom',
    defaultMessage: 'Bottom',
    description: 'Vertical alignment',
  },
  bgImage: {
    id: 'inspector.section.bgImage',
    defaultMessage: 'Background image',
    description: 'Label: image behind a section',
  },
  width: {
    id: 'inspector.section.width',
    defaultMessage: 'Width',
    description: 'Label: width of a column in twelfths of the section',
  },
  only: {
    id: 'inspector.section.only',
    defaultMessage: 'The only column of its section takes the full width.',
    description: 'Note on a column that has no neighbors',
  },
  blocks: {
    id: 'inspector.section.blocks',
    defaultMessage: '{count, plural, =0 {This column is empty.} other {# blocks}}',
    description: 'Note on a column',
  },
  layout: {
    id: 'inspector.section.layout',
    defaultMessage: 'Layout',
    description: 'Heading of the fields for the columns of a section',
  },
})

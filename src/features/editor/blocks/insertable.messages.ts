import { defineMessages } from 'react-intl'

/** Names of what can be inserted and is no kind of block of its own, and further words by which it is found. */
export const messages = defineMessages<
  Record<
    | 'heading'
    | 'list'
    | 'quote'
    | 'logo'
    | 'product'
    | 'condition'
    | 'columns1'
    | 'columns2'
    | 'columns3'
    | 'columns4'
    | 'columnsSide'
    | 'textWords'
    | 'imageWords'
    | 'buttonWords'
    | 'dividerWords'
    | 'spacerWords'
    | 'socialWords'
    | 'footerWords'
    | 'sectionWords',
    {}
  >
>({
  heading: {
    id: 'editor.insert.heading',
    defaultMessage: 'Heading',
    description: 'In the list of blocks to insert: a heading',
  },
  list: {
    id: 'editor.insert.list',
    defaultMessage: 'List',
    description: 'In the list of blocks to insert: a list',
  },
  quote: {
    id: 'editor.insert.quote',
    defaultMessage: 'Quote',
    description: 'In the list of blocks to insert: a quotation',
  },
  logo: {
    id: 'editor.insert.logo',
    defaultMessage: 'Logo',
    description: 'In the list of blocks to insert: an image for the logo, in the centre',
  },
  product: {
    id: 'editor.insert.product',
    defaultMessage: 'Product row',
    description: 'In the list of blocks to insert: a section with an image beside text and a button',
  },
  condition: {
    id: 'editor.insert.condition',
    defaultMessage: 'Shown to some contacts',
    description: 'In the list of blocks to insert: a box that only some contacts see, by conditions',
  },
  columns1: {
    id: 'editor.insert.columns1',
    defaultMessage: 'Section, 1 column',
    description: 'In the list of blocks to insert',
  },
  columns2: {
    id: 'editor.insert.columns2',
    defaultMessage: 'Section, 2 columns',
    description: 'In the list of blocks to insert',
  },
  columns3: {
    id: 'editor.insert.columns3',
    defaultMessage: 'Section, 3 columns',
    description: 'In the list of blocks to insert',
  },
  columns4: {
    id: 'editor.insert.columns4',
    defaultMessage: 'Section, 4 columns',
    description: 'In the list of blocks to insert',
  },
  columnsSide: {
    id: 'editor.insert.columnsSide',
    defaultMessage: 'Section, narrow and wide column',
    description: 'In the list of blocks to insert: two columns, the first a third of the width',
  },
  textWords: {
    id: 'editor.insert.textWords',
    defaultMessage: 'paragraph words variable',
    description: 'Further words by which a text block is found; not shown',
  },
  imageWords: {
    id: 'editor.insert.imageWords',
    defaultMessage: 'picture photo',
    description: 'Further words by which an image block is found; not shown',
  },
  buttonWords: {
    id: 'editor.insert.buttonWords',
    defaultMessage: 'link call to action cta',
    description: 'Further words by which a button is found; not shown',
  },
  dividerWords: {
    id: 'editor.insert.dividerWords',
    defaultMessage: 'line rule separator',
    description: 'Further words by which a divider is found; not shown',
  },
  spacerWords: {
    id: 'editor.insert.spacerWords',
    defaultMessage: 'space gap empty',
    description: 'Further words by which a spacer is found; not shown',
  },
  socialWords: {
    id: 'editor.insert.socialWords',
    defaultMessage: 'follow share sns',
    description: 'Further words by which a block of social links is found; not shown',
  },
  footerWords: {
    id: 'editor.insert.footerWords',
    defaultMessage: 'unsubscribe address legal',
    description: 'Further words by which a footer is found; not shown',
  },
  sectionWords: {
    id: 'editor.insert.sectionWords',
    defaultMessage: 'row layout columns',
    description: 'Further words by which sections with columns are found; not shown',
  },
})

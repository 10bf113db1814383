import { defineMessages } from 'react-intl'

export const messages = defineMessages<{
  label: {}
  search: {}
  searchWhat: {}
  hint: {}
  readOnly: {}
  noMatch: { text: string }
  count: { count: number }
  text: {}
  media: {}
  actions: {}
  layout: {}
  content: {}
  more: {}
}>({
  label: {
    id: 'editorPanel.blocks',
    defaultMessage: 'Blocks',
    description: 'Name of the panel with the blocks that can be inserted into a mail',
  },
  search: {
    id: 'editorPanel.searchBlocks',
    defaultMessage: 'Search blocks',
    description: 'Name of the search field above the blocks',
  },
  searchWhat: {
    id: 'editorPanel.searchBlocksWhat',
    defaultMessage: 'Button, columns, quote…',
    description: 'Placeholder of the search field above the blocks',
  },
  hint: {
    id: 'editorPanel.blocksHint',
    defaultMessage: 'Click a block to insert it after the selection, or drag it into the email.',
    description: 'Hint above the blocks that can be inserted',
  },
  readOnly: {
    id: 'editorPanel.blocksReadOnly',
    defaultMessage: 'This email can’t be edited now.',
    description: 'Shown above the blocks while the mail is read-only',
  },
  noMatch: {
    id: 'editorPanel.blocksNoMatch',
    defaultMessage: 'No block matches “{text}”.',
    description: 'The search for blocks found nothing',
  },
  count: {
    id: 'editorPanel.blocksFound',
    defaultMessage: '{count, plural, one {# block} other {# blocks}}',
    description: 'How many blocks the search found, for screen readers',
  },
  text: {
    id: 'editorPanel.blockGroup.text',
    defaultMessage: 'Text',
    description: 'Group of blocks: headings, texts, lists, quotes',
  },
  media: {
    id: 'editorPanel.blockGroup.media',
    defaultMessage: 'Images and video',
    description: 'Group of blocks: images, logos, videos',
  },
  actions: {
    id: 'editorPanel.blockGroup.actions',
    defaultMessage: 'Links and actions',
    description: 'Group of blocks: buttons, menus, social links, forms',
  },
  layout: {
    id: 'editorPanel.blockGroup.layout',
    defaultMessage: 'Layout',
    description: 'Group of blocks: columns, frames, dividers, spacers',
  },
  content: {
    id: 'editorPanel.blockGroup.content',
    defaultMessage: 'Products and personalization',
    description: 'Group of blocks: product rows, tables, accordions, conditions, repeats',
  },
  more: {
    id: 'editorPanel.blockGroup.more',
    defaultMessage: 'Footer and HTML',
    description: 'Group of blocks: the legal footer and HTML of your own',
  },
})

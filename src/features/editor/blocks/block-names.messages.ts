import { defineMessages } from 'react-intl'

/** The name of each kind of node. */
export const blockNames = defineMessages<
  Record<
    | 'mail'
    | 'section'
    | 'column'
    | 'text'
    | 'image'
    | 'button'
    | 'divider'
    | 'spacer'
    | 'social'
    | 'menu'
    | 'video'
    | 'table'
    | 'container'
    | 'repeat'
    | 'footer'
    | 'html'
    | 'accordion'
    | 'carousel'
    | 'form'
    | 'opaque',
    {}
  >
>({
  mail: {
    id: 'editor.node.mail',
    defaultMessage: 'Email',
    description: 'The mail as a whole, in the email editor',
  },
  section: {
    id: 'editor.node.section',
    defaultMessage: 'Section',
    description: 'A row of columns of a mail, in the email editor',
  },
  column: {
    id: 'editor.node.column',
    defaultMessage: 'Column',
    description: 'A column of a section of a mail',
  },
  text: { id: 'editor.node.text', defaultMessage: 'Text', description: 'Kind of block of a mail: text' },
  image: {
    id: 'editor.node.image',
    defaultMessage: 'Image',
    description: 'Kind of block of a mail: an image',
  },
  button: {
    id: 'editor.node.button',
    defaultMessage: 'Button',
    description: 'Kind of block of a mail: a button',
  },
  divider: {
    id: 'editor.node.divider',
    defaultMessage: 'Divider',
    description: 'Kind of block of a mail: a horizontal line',
  },
  spacer: {
    id: 'editor.node.spacer',
    defaultMessage: 'Spacer',
    description: 'Kind of block of a mail: empty space',
  },
  social: {
    id: 'editor.node.social',
    defaultMessage: 'Social links',
    description: 'Kind of block of a mail: links to pages on social networks',
  },
  menu: {
    id: 'editor.node.menu',
    defaultMessage: 'Menu',
    description: 'Kind of block of a mail: a row of links to pages of a site',
  },
  video: {
    id: 'editor.node.video',
    defaultMessage: 'Video',
    description: 'Kind of block of a mail: a picture that leads to a video',
  },
  table: {
    id: 'editor.node.table',
    defaultMessage: 'Table',
    description: 'Kind of block of a mail: a table',
  },
  container: {
    id: 'editor.node.container',
    defaultMessage: 'Box',
    description: 'Kind of block of a mail: a frame around other blocks',
  },
  repeat: {
    id: 'editor.node.repeat',
    defaultMessage: 'Repeat',
    description: 'Kind of block of a mail: blocks that are repeated for each entry of a list',
  },
  footer: {
    id: 'editor.node.footer',
    defaultMessage: 'Footer',
    description: 'Kind of block of a mail: company, address and the link to unsubscribe',
  },
  html: {
    id: 'editor.node.html',
    defaultMessage: 'HTML',
    description: 'Kind of block of a mail: HTML of its author',
  },
  accordion: {
    id: 'editor.node.accordion',
    defaultMessage: 'Accordion',
    description: 'Kind of block of a mail: parts that open and close where the mail client can',
  },
  carousel: {
    id: 'editor.node.carousel',
    defaultMessage: 'Carousel',
    description: 'Kind of block of a mail: images that slide where the mail client can',
  },
  form: {
    id: 'editor.node.form',
    defaultMessage: 'Form',
    description: 'Kind of block of a mail: fields to fill in within the mail, where the mail client can',
  },
  opaque: {
    id: 'editor.node.opaque',
    defaultMessage: 'Unknown block',
    description: 'A block that this version of the app cannot read; it is kept and not shown',
  },
})

import { defineMessages } from 'react-intl'

export const messages = defineMessages<{
  textOf: {}
  imageLeft: {}
  tooLong: {}
  toolbar: {}
  style: {}
  paragraph: {}
  h1: {}
  h2: {}
  h3: {}
  bullets: {}
  numbers: {}
  quote: {}
  bold: {}
  italic: {}
  underline: {}
  strike: {}
  link: {}
  address: {}
  addressHint: {}
  addressProblem: {}
  applyLink: {}
  removeLink: {}
  more: {}
  align: {}
  alignDefault: {}
  left: {}
  center: {}
  right: {}
  color: {}
  colorDefault: {}
  brandColor: { name: string }
  size: {}
  sizeDefault: {}
  pixels: { size: number }
  variable: {}
  fallback: {}
  fallbackHint: {}
  changeFallback: {}
  apply: {}
}>({
  textOf: {
    id: 'editor.text.label',
    defaultMessage: 'Text of the block',
    description: 'Names the text of a mail while it is edited, for screen readers',
  },
  imageLeft: {
    id: 'editor.text.imageLeft',
    defaultMessage: 'Images can’t go inside text, so they were left out. Add them as image blocks.',
    description: 'Notification after text with images in it was pasted into a text of the mail',
  },
  tooLong: {
    id: 'editor.text.tooLong',
    defaultMessage: 'This is more than one text block can hold, so it wasn’t added. Use several text blocks.',
    description: 'Notification after something was typed or pasted that makes a text of the mail too long',
  },
  toolbar: {
    id: 'editor.text.toolbar',
    defaultMessage: 'Text format',
    description: 'Names the buttons above a text of a mail that is edited',
  },
  style: { id: 'editor.text.style', defaultMessage: 'Style', description: 'Style of a paragraph of a mail' },
  paragraph: {
    id: 'editor.text.paragraph',
    defaultMessage: 'Paragraph',
    description: 'Style of a text of a mail',
  },
  h1: { id: 'editor.text.h1', defaultMessage: 'Heading 1', description: 'Style of a text of a mail' },
  h2: { id: 'editor.text.h2', defaultMessage: 'Heading 2', description: 'Style of a text of a mail' },
  h3: { id: 'editor.text.h3', defaultMessage: 'Heading 3', description: 'Style of a text of a mail' },
  bullets: {
    id: 'editor.text.bullets',
    defaultMessage: 'Bulleted list',
    description: 'Style of a text of a mail',
  },
  numbers: {
    id: 'editor.text.numbers',
    defaultMessage: 'Numbered list',
    description: 'Style of a text of a mail',
  },
  quote: { id: 'editor.text.quote', defaultMessage: 'Quote', description: 'Style of a text of a mail' },
  bold: { id: 'editor.text.bold', defaultMessage: 'Bold', description: 'Format of a text' },
  italic: { id: 'editor.text.italic', defaultMessage: 'Italic', description: 'Format of a text' },
  underline: { id: 'editor.text.underline', defaultMessage: 'Underline', description: 'Format of a text' },
  strike: { id: 'editor.text.strike', defaultMessage: 'Strikethrough', description: 'Format of a text' },
  link: {
    id: 'editor.text.link',
    defaultMessage: 'Link',
    description: 'Button: makes the selected text a link',
  },
  address: {
    id: 'editor.text.address',
    defaultMessage: 'Link address',
    description: 'Field: where a link in a mail leads',
  },
  addressHint: {
    id: 'editor.text.addressHint',
    defaultMessage: 'Web address, mailto: or tel:',
    description: 'Below the field for the address of a link in a mail',
  },
  addressProblem: {
    id: 'editor.text.addressProblem',
    defaultMessage: 'Enter a web address, such as https://example.com',
    description: 'The address of a link in a mail is not one that can be followed',
  },
  applyLink: {
    id: 'editor.text.applyLink',
    defaultMessage: 'Set link',
    description: 'Button: takes the address of a link',
  },
  removeLink: {
    id: 'editor.text.removeLink',
    defaultMessage: 'Remove link',
    description: 'Button: the text stays, its link goes',
  },
  more: {
    id: 'editor.text.more',
    defaultMessage: 'Alignment, color and size',
    description: 'Button: opens a menu with further formats of a text of a mail',
  },
  align: {
    id: 'editor.text.align',
    defaultMessage: 'Alignment',
    description: 'Heading of choices in a menu',
  },
  alignDefault: {
    id: 'editor.text.alignDefault',
    defaultMessage: 'As the block',
    description: 'Alignment of a paragraph: that of its block',
  },
  left: { id: 'editor.text.left', defaultMessage: 'Left', description: 'Alignment of a paragraph' },
  center: { id: 'editor.text.center', defaultMessage: 'Center', description: 'Alignment of a paragraph' },
  right: { id: 'editor.text.right', defaultMessage: 'Right', description: 'Alignment of a paragraph' },
  color: {
    id: 'editor.text.color',
    defaultMessage: 'Text color',
    description: 'Heading of choices in a menu',
  },
  colorDefault: {
    id: 'editor.text.colorDefault',
    defaultMessage: 'Color of the block',
    description: 'Colour of a text: that of its block',
  },
  brandColor: {
    id: 'editor.text.brandColor',
    defaultMessage: 'Brand: {name}',
    description: 'Colour of a text: one of the brand, by its key, such as primary',
  },
  size: { id: 'editor.text.size', defaultMessage: 'Text size', description: 'Heading of choices in a menu' },
  sizeDefault: {
    id: 'editor.text.sizeDefault',
    defaultMessage: 'Size of the block',
    description: 'Size of a text: that of its block',
  },
  pixels: { id: 'editor.text.pixels', defaultMessage: '{size} px', description: 'Size of a text, in pixels' },
  variable: {
    id: 'editor.text.variable',
    defaultMessage: 'Insert variable',
    description: 'Button: inserts a value of the contact into the text',
  },
  fallback: {
    id: 'editor.text.fallback',
    defaultMessage: 'If it is empty, show',
    description: 'Field: what a variable shows for contacts without a value',
  },
  fallbackHint: {
    id: 'editor.text.fallbackHint',
    defaultMessage: 'Leave empty to show nothing.',
    description: 'Below the field for what a variable shows for contacts without a value',
  },
  changeFallback: {
    id: 'editor.text.changeFallback',
    defaultMessage: 'Change fallback',
    description: 'Button at a selected variable: what is shown where it is empty',
  },
  apply: { id: 'editor.text.apply', defaultMessage: 'Apply', description: 'Button: takes what was typed' },
})

import { defineMessages } from 'react-intl'

export const messages = defineMessages<{
  content: {}
  backgroundName: {}
  buttonName: {}
  appearance: {}
  textHint: {}
  size: {}
  textColor: {}
  image: {}
  link: {}
  mobileFull: {}
  buttonLabel: {}
  fill: {}
  labelColor: {}
  fullWidth: {}
  radius: {}
  outlookWidth: {}
  outlookHint: {}
  lineColor: {}
  thickness: {}
  height: {}
  links: {}
  addLink: {}
  linkName: { number: number }
  linkLabel: {}
  linkIcon: {}
  takeBrandLinks: {}
  thumbnail: {}
  videoLink: {}
  caption: {}
  header: {}
  rows: {}
  addRow: {}
  rowName: { number: number }
  cell: { number: number }
  tableColumns: {}
  footerText: {}
  html: {}
  htmlHint: {}
  htmlBad: {}
  questions: {}
  addQuestion: {}
  questionName: { number: number }
  questionTitle: {}
  questionContent: {}
  ampNote: { elsewhere: string }
  accordionElsewhere: {}
  carouselElsewhere: {}
  formElsewhere: {}
  slides: {}
  addSlide: {}
  slideName: { number: number }
  action: {}
  actionBad: {}
  fields: {}
  addField: {}
  fieldName: { number: number }
  fieldLabel: {}
  fieldKey: {}
  fieldKeyBad: {}
  fieldKind: {}
  required: {}
  options: {}
  inputText: {}
  inputEmail: {}
  inputTel: {}
  inputNumber: {}
  inputTextarea: {}
  inputSelect: {}
  inputCheckbox: {}
  submit: {}
  success: {}
  formLink: {}
  opaque: {}
  border: {}
  borderWidth: {}
  borderStyle: {}
  solid: {}
  dashed: {}
  dotted: {}
  list: {}
  listHint: {}
  listOther: {}
  listPath: {}
  listBad: {}
  as: {}
  asHint: { variable: string }
  asBad: {}
  limit: {}
  times: {}
}>({
  backgroundName: {
    id: 'inspector.block.backgroundName',
    defaultMessage: 'the background',
    description: 'What the contrast of a text color is measured against',
  },
  buttonName: {
    id: 'inspector.block.buttonName',
    defaultMessage: 'the button',
    description: 'What the contrast of a button label is measured against',
  },
  content: {
    id: 'inspector.block.content',
    defaultMessage: 'Content',
    description: 'Heading of the fields for what a block says',
  },
  appearance: {
    id: 'inspector.block.appearance',
    defaultMessage: 'Appearance',
    description: 'Heading of the fields for how a block looks',
  },
  textHint: {
    id: 'inspector.block.textHint',
    defaultMessage: 'Double-click the block, or press Enter on it, to edit its text.',
    description: 'Note on a text block',
  },
  size: {
    id: 'inspector.block.size',
    defaultMessage: 'Text size',
    description: 'Label: size of the text of a block',
  },
  textColor: {
    id: 'inspector.block.textColor',
    defaultMessage: 'Text color',
    description: 'Label: color of the text of a block',
  },
  image: {
    id: 'inspector.block.image',
    defaultMessage: 'Image',
    description: 'Label of the image of a block',
  },
  link: {
    id: 'inspector.block.link',
    defaultMessage: 'Link',
    description: 'Label: where an image or button leads',
  },
  mobileFull: {
    id: 'inspector.block.mobileFull',
    defaultMessage: 'Full width on phones',
    description: 'Switch: an image takes the whole width on phones',
  },
  buttonLabel: {
    id: 'inspector.block.buttonLabel',
    defaultMessage: 'Label',
    description: 'Label: the words on a button',
  },
  fill: {
    id: 'inspector.block.fill',
    defaultMessage: 'Button color',
    description: 'Label: color of a button',
  },
  labelColor: {
    id: 'inspector.block.labelColor',
    defaultMessage: 'Label color',
    description: 'Label: color of the words on a button',
  },
  fullWidth: {
    id: 'inspector.block.fullWidth',
    defaultMessage: 'Full width',
    description: 'Switch: a button takes the whole width of its column',
  },
  radius: {
    id: 'inspector.block.radius',
    defaultMessage: 'Corner radius',
    description: 'Label: how round the corners are',
  },
  outlookWidth: {
    id: 'inspector.block.outlookWidth',
    defaultMessage: 'Width in classic Outlook',
    description: 'Label: width of a button in Outlook for Windows',
  },
  outlookHint: {
    id: 'inspector.block.outlookHint',
    defaultMessage: 'Estimated from the label unless you enter one.',
    description: 'Hint of the width of a button in Outlook for Windows',
  },
  lineColor: {
    id: 'inspector.block.lineColor',
    defaultMessage: 'Line color',
    description: 'Label: color of a line',
  },
  thickness: {
    id: 'inspector.block.thickness',
    defaultMessage: 'Thickness',
    description: 'Label: how thick a line is',
  },
  height: {
    id: 'inspector.block.height',
    defaultMessage: 'Height',
    description: 'Label: height of an empty space',
  },
  links: {
    id: 'inspector.block.links',
    defaultMessage: 'Links',
    description: 'Label of the list of links of a block',
  },
  addLink: {
    id: 'inspector.block.addLink',
    defaultMessage: 'Add link',
    description: 'Button that adds a link to a block',
  },
  linkName: {
    id: 'inspector.block.linkName',
    defaultMessage: 'Link {number}',
    description: 'Name of a link without a label',
  },
  linkLabel: {
    id: 'inspector.block.linkLabel',
    defaultMessage: 'Label',
    description: 'Label: the words of a link',
  },
  linkIcon: {
    id: 'inspector.block.linkIcon',
    defaultMessage: 'Icon (optional)',
    description: 'Label: a small square image that is shown in a mail instead of the words of a link',
  },
  takeBrandLinks: {
    id: 'inspector.block.takeBrandLinks',
    defaultMessage: 'Use the links of the brand',
    description: 'Button that replaces the social links by those of the brand',
  },
  thumbnail: {
    id: 'inspector.block.thumbnail',
    defaultMessage: 'Preview image',
    description: 'Label: image of a video block',
  },
  videoLink: {
    id: 'inspector.block.videoLink',
    defaultMessage: 'Video',
    description: 'Label: where the video is; becomes Video leads to',
  },
  caption: {
    id: 'inspector.block.caption',
    defaultMessage: 'Caption',
    description: 'Label: words below a video',
  },
  header: {
    id: 'inspector.block.header',
    defaultMessage: 'First row is a header',
    description: 'Switch: the first row of a table has column titles',
  },
  rows: {
    id: 'inspector.block.rows',
    defaultMessage: 'Rows',
    description: 'Label of the list of rows of a table',
  },
  addRow: {
    id: 'inspector.block.addRow',
    defaultMessage: 'Add row',
    description: 'Button that adds a row to a table',
  },
  rowName: {
    id: 'inspector.block.rowName',
    defaultMessage: 'Row {number}',
    description: 'Name of a row of a table',
  },
  cell: {
    id: 'inspector.block.cell',
    defaultMessage: 'Column {number}',
    description: 'Label of a cell of a row of a table',
  },
  tableColumns: {
    id: 'inspector.block.tableColumns',
    defaultMessage: 'Columns',
    description: 'Label: number of columns of a table',
  },
  footerText: {
    id: 'inspector.block.footerText',
    defaultMessage: 'Footer text',
    description: 'Label of the text of the footer',
  },
  html: {
    id: 'inspector.block.html',
    defaultMessage: 'HTML',
    description: 'Label of the field for HTML of your own',
  },
  htmlHint: {
    id: 'inspector.block.htmlHint',
    defaultMessage:
      'Scripts, forms and styles that mail programs don’t allow are removed when the email is rendered.',
    description: 'Hint of the field for HTML',
  },
  htmlBad: {
    id: 'inspector.block.htmlBad',
    defaultMessage: 'A variable or condition in the HTML is incomplete. Check the braces.',
    description: 'Error: the template language in the HTML has an error',
  },
  questions: {
    id: 'inspector.block.questions',
    defaultMessage: 'Entries',
    description: 'Label of the list of entries of an accordion',
  },
  addQuestion: {
    id: 'inspector.block.addQuestion',
    defaultMessage: 'Add entry',
    description: 'Button that adds an entry to an accordion',
  },
  questionName: {
    id: 'inspector.block.questionName',
    defaultMessage: 'Entry {number}',
    description: 'Name of an entry of an accordion without a title',
  },
  questionTitle: {
    id: 'inspector.block.questionTitle',
    defaultMessage: 'Title',
    description: 'Label: title of an entry of an accordion',
  },
  questionContent: {
    id: 'inspector.block.questionContent',
    defaultMessage: 'Text',
    description: 'Label: text of an entry of an accordion',
  },
  ampNote: {
    id: 'inspector.block.ampNote',
    defaultMessage: 'Interactive where the mail program supports AMP. Elsewhere: {elsewhere}',
    description: 'Note on an interactive block',
  },
  accordionElsewhere: {
    id: 'inspector.block.accordionElsewhere',
    defaultMessage: 'all entries are open.',
    description: 'End of the note on an accordion',
  },
  carouselElsewhere: {
    id: 'inspector.block.carouselElsewhere',
    defaultMessage: 'the first image is shown.',
    description: 'End of the note on a carousel',
  },
  formElsewhere: {
    id: 'inspector.block.formElsewhere',
    defaultMessage: 'a button leads to the form.',
    description: 'End of the note on a form',
  },
  slides: {
    id: 'inspector.block.slides',
    defaultMessage: 'Images',
    description: 'Label of the list of images of a carousel',
  },
  addSlide: {
    id: 'inspector.block.addSlide',
    defaultMessage: 'Add image',
    description: 'Button that adds an image to a carousel',
  },
  slideName: {
    id: 'inspector.block.slideName',
    defaultMessage: 'Image {number}',
    description: 'Name of an image of a carousel',
  },
  action: {
    id: 'inspector.block.action',
    defaultMessage: 'Address that receives answers',
    description: 'Label: where an AMP form is sent',
  },
  actionBad: {
    id: 'inspector.block.actionBad',
    defaultMessage: 'Enter an address that begins with https://.',
    description: 'Error: the address of an AMP form',
  },
  fields: {
    id: 'inspector.block.fields',
    defaultMessage: 'Fields',
    description: 'Label of the list of fields of a form',
  },
  addField: {
    id: 'inspector.block.addField',
    defaultMessage: 'Add field',
    description: 'Button that adds a field to a form',
  },
  fieldName: {
    id: 'inspector.block.fieldName',
    defaultMessage: 'Field {number}',
    description: 'Name of a field of a form without a label',
  },
  fieldLabel: {
    id: 'inspector.block.fieldLabel',
    defaultMessage: 'Label',
    description: 'Label of a field: its label',
  },
  fieldKey: {
    id: 'inspector.block.fieldKey',
    defaultMessage: 'Name in the answer',
    description: 'Label of a field: its technical name',
  },
  fieldKeyBad: {
    id: 'inspector.block.fieldKeyBad',
    defaultMessage: 'Begin with a letter and use letters, digits and underscores.',
    description: 'Error: the technical name of a field',
  },
  fieldKind: {
    id: 'inspector.block.fieldKind',
    defaultMessage: 'Kind',
    description: 'Label of a field: what can be entered',
  },
  required: {
    id: 'inspector.block.required',
    defaultMessage: 'Required',
    description: 'Switch: a field must be filled in',
  },
  options: {
    id: 'inspector.block.options',
    defaultMessage: 'Options, one per line',
    description: 'Label of a field: its options',
  },
  inputText: {
    id: 'inspector.block.inputText',
    defaultMessage: 'Text',
    description: 'Kind of a form field',
  },
  inputEmail: {
    id: 'inspector.block.inputEmail',
    defaultMessage: 'Email',
    description: 'Kind of a form field',
  },
  inputTel: {
    id: 'inspector.block.inputTel',
    defaultMessage: 'Phone number',
    description: 'Kind of a form field',
  },
  inputNumber: {
    id: 'inspector.block.inputNumber',
    defaultMessage: 'Number',
    description: 'Kind of a form field',
  },
  inputTextarea: {
    id: 'inspector.block.inputTextarea',
    defaultMessage: 'Long text',
    description: 'Kind of a form field',
  },
  inputSelect: {
    id: 'inspector.block.inputSelect',
    defaultMessage: 'Choice',
    description: 'Kind of a form field',
  },
  inputCheckbox: {
    id: 'inspector.block.inputCheckbox',
    defaultMessage: 'Checkbox',
    description: 'Kind of a form field',
  },
  submit: {
    id: 'inspector.block.submit',
    defaultMessage: 'Button label',
    description: 'Label: the words on the button of a form',
  },
  success: {
    id: 'inspector.block.success',
    defaultMessage: 'Message after sending',
    description: 'Label: what a form says when it was sent',
  },
  formLink: {
    id: 'inspector.block.formLink',
    defaultMessage: 'Form page',
    description: 'Label: where the link to the form leads; becomes Form page leads to',
  },
  opaque: {
    id: 'inspector.block.opaque',
    defaultMessage:
      'A newer version of the editor made this block. It is kept as it is and not shown to recipients.',
    description: 'Note on a block of an unknown kind',
  },
  border: {
    id: 'inspector.block.border',
    defaultMessage: 'Border',
    description: 'Switch: a container has a line around it',
  },
  borderWidth: {
    id: 'inspector.block.borderWidth',
    defaultMessage: 'Line width',
    description: 'Label: width of the line around a container',
  },
  borderStyle: {
    id: 'inspector.block.borderStyle',
    defaultMessage: 'Line style',
    description: 'Label: style of the line around a container',
  },
  solid: {
    id: 'inspector.block.solid',
    defaultMessage: 'Solid',
    description: 'Style of a line',
  },
  dashed: {
    id: 'inspector.block.dashed',
    defaultMessage: 'Dashed',
    description: 'Style of a line',
  },
  dotted: {
    id: 'inspector.block.dotted',
    defaultMessage: 'Dotted',
    description: 'Style of a line',
  },
  list: {
    id: 'inspector.block.list',
    defaultMessage: 'List',
    description: 'Label: the list that a block is repeated for',
  },
  listHint: {
    id: 'inspector.block.listHint',
    defaultMessage: 'The blocks inside appear once for each entry.',
    description: 'Hint of the list that a block is repeated for',
  },
  listOther: {
    id: 'inspector.block.listOther',
    defaultMessage: 'Another list',
    description: 'Option: a list that is no property of contacts',
  },
  listPath: {
    id: 'inspector.block.listPath',
    defaultMessage: 'Name of the list',
    description: 'Label: name of a list that is no property',
  },
  listBad: {
    id: 'inspector.block.listBad',
    defaultMessage: 'Enter a name such as contact.items.',
    description: 'Error: the name of a list',
  },
  as: {
    id: 'inspector.block.as',
    defaultMessage: 'Name of an entry',
    description: 'Label: the name of the variable inside a repeat',
  },
  asHint: {
    id: 'inspector.block.asHint',
    defaultMessage: 'Use it as a variable in the blocks inside: {variable}',
    description: 'Hint of the name of an entry',
  },
  asBad: {
    id: 'inspector.block.asBad',
    defaultMessage: 'Begin with a letter and use letters, digits and underscores.',
    description: 'Error: the name of an entry',
  },
  limit: {
    id: 'inspector.block.limit',
    defaultMessage: 'Entries at most',
    description: 'Label: how often a block is repeated at most',
  },
  times: {
    id: 'inspector.block.times',
    defaultMessage: 'times',
    description: 'Unit behind how often a block is repeated at most',
  },
})

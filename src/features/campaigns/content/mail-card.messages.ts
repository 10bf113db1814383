import { defineMessages } from 'react-intl'

/** The mail of a variant, and what it is made of. */
export const messages = defineMessages<{
  title: {}
  empty: {}
  emptyText: {}
  missing: {}
  chooseDesign: {}
  edit: {}
  editTitle: { name: string }
  more: {}
  otherDesign: {}
  writeHtml: {}
  writeText: {}
  startWithBlocks: {}
  backToBlocks: {}
  made: {}
  bilingual: { language: string }
  split: {}
  html: {}
  htmlHint: { variable: string }
  text: {}
  textHint: { variable: string }
}>({
  title: {
    id: 'campaignMail.title',
    defaultMessage: 'Body',
    description: 'Heading of the part with the body of a campaign’s email',
  },
  empty: {
    id: 'campaignMail.empty',
    defaultMessage: 'Nothing in this email yet',
    description: 'Title where an email has no body',
  },
  emptyText: {
    id: 'campaignMail.emptyText',
    defaultMessage: 'Choose a design in the colors of your brand, and write your text into it.',
    description: 'Text where an email has no body',
  },
  missing: {
    id: 'campaignMail.missing',
    defaultMessage: 'The email is empty. Choose a design or write something.',
    description: 'Error where somebody wants to send an email without a body',
  },
  chooseDesign: {
    id: 'campaignMail.chooseDesign',
    defaultMessage: 'Choose a design',
    description: 'Button that opens the designs to start an email from; also the title of that sheet',
  },
  edit: {
    id: 'campaignMail.edit',
    defaultMessage: 'Edit email',
    description: 'Button that opens the editor of the email',
  },
  editTitle: {
    id: 'campaignMail.editTitle',
    defaultMessage: 'Edit email: {name}',
    description: 'Title of the sheet with the editor; the name is the subject or the name of the campaign',
  },
  more: {
    id: 'campaignMail.more',
    defaultMessage: 'More for this email',
    description: 'Button with a menu: another design, HTML or plain text in place of blocks',
  },
  otherDesign: {
    id: 'campaignMail.otherDesign',
    defaultMessage: 'Start from another design…',
    description: 'Menu entry that replaces the body of the email by a design',
  },
  writeHtml: {
    id: 'campaignMail.writeHtml',
    defaultMessage: 'Use your own HTML',
    description: 'Menu entry: the body of the email is HTML source in place of blocks',
  },
  writeText: {
    id: 'campaignMail.writeText',
    defaultMessage: 'Use plain text',
    description: 'Menu entry: the body of the email is plain text in place of blocks',
  },
  startWithBlocks: {
    id: 'campaignMail.startWithBlocks',
    defaultMessage: 'Start with blocks',
    description: 'Button beside HTML or plain text: chooses a design of blocks in their place',
  },
  backToBlocks: {
    id: 'campaignMail.backToBlocks',
    defaultMessage: 'Back to blocks',
    description: 'Button beside HTML or plain text: uses the blocks again that the email had before',
  },
  made: {
    id: 'campaignMail.made',
    defaultMessage: 'Made of blocks. Changes are saved automatically.',
    description: 'Beside the picture of an email that is made of blocks',
  },
  bilingual: {
    id: 'campaignMail.bilingual',
    defaultMessage: 'This email also has a translation ({language}), which is not sent yet.',
    description:
      'Where the email itself has two languages but the campaign has no variant for the second one',
  },
  split: {
    id: 'campaignMail.split',
    defaultMessage: 'Make it a variant',
    description: 'Button that makes a variant of the campaign from the second language of the email',
  },
  html: {
    id: 'campaignMail.html',
    defaultMessage: 'HTML source',
    description: 'Field: the body of an email as HTML',
  },
  htmlHint: {
    id: 'campaignMail.htmlHint',
    defaultMessage: 'Needs a link to {variable}.',
    description: 'Hint of the HTML source of an email; the variable is the address to unsubscribe',
  },
  text: {
    id: 'campaignMail.text',
    defaultMessage: 'Plain text',
    description: 'Field: the body of an email as plain text',
  },
  textHint: {
    id: 'campaignMail.textHint',
    defaultMessage: 'Needs {variable} where readers can unsubscribe.',
    description: 'Hint of the plain text of an email; the variable is the address to unsubscribe',
  },
})

import { defineMessages } from 'react-intl'

export const messages = defineMessages<{
  title: {}
  description: {}
  parts: {}
  html: {}
  text: {}
  amp: {}
  size: { size: string }
  sizeOf: { size: string; limit: string }
  htmlTooLarge: { limit: string }
  ampTooLarge: { limit: string }
  ampOffTitle: {}
  ampOff: {}
}>({
  title: {
    id: 'mailCode.title',
    defaultMessage: 'Code',
    description: 'Title of the window that shows the source of an email',
  },
  description: {
    id: 'mailCode.description',
    defaultMessage: 'The email as it is stored, with its variables.',
    description: 'Below the title of the window that shows the source of an email',
  },
  parts: {
    id: 'mailCode.parts',
    defaultMessage: 'Parts of the email',
    description: 'Names the tabs HTML, Text and AMP of the source of an email for screen readers',
  },
  html: {
    id: 'mailCode.html',
    defaultMessage: 'HTML',
    description: 'Tab with the HTML part of an email',
  },
  text: {
    id: 'mailCode.text',
    defaultMessage: 'Text',
    description: 'Tab with the plain text part of an email',
  },
  amp: {
    id: 'mailCode.amp',
    defaultMessage: 'AMP',
    description: 'Tab with the AMP part of an email',
  },
  size: {
    id: 'mailCode.size',
    defaultMessage: '{size} kB',
    description: 'Size of a part of an email that has no limit',
  },
  sizeOf: {
    id: 'mailCode.sizeOf',
    defaultMessage: '{size} of {limit} kB',
    description: 'Size of a part of an email, and how large it may be',
  },
  htmlTooLarge: {
    id: 'mailCode.htmlTooLarge',
    defaultMessage:
      'Gmail clips messages over {limit} kB: readers don’t see the end, nor the unsubscribe link.',
    description: 'Above the HTML of an email that is too large',
  },
  ampTooLarge: {
    id: 'mailCode.ampTooLarge',
    defaultMessage: 'Email clients ignore AMP parts over {limit} kB and show the HTML part.',
    description: 'Above the AMP part of an email that is too large',
  },
  ampOffTitle: {
    id: 'mailCode.ampOffTitle',
    defaultMessage: 'AMP is off',
    description: 'Title in place of the AMP part where an email has none',
  },
  ampOff: {
    id: 'mailCode.ampOff',
    defaultMessage: 'Turn on AMP in the email settings to add an AMP part.',
    description: 'In place of the AMP part where an email has none',
  },
})

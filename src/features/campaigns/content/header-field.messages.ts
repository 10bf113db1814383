import { defineMessages } from 'react-intl'

/** Subject and preview text of a mail. */
export const messages = defineMessages<{
  subject: {}
  subjectMissing: {}
  suggest: {}
  suggestText: {}
  previewText: {}
  previewOfMail: { text: string }
  previewNone: {}
  takeFromMail: {}
  count: { count: number; max: number }
  phoneCuts: { count: number; max: number; shown: string }
  unreadable: { example: string }
  unknownVariable: { name: string }
  tooLong: { max: number }
  fallbackMissing: { names: string }
}>({
  subject: {
    id: 'campaignHeader.subject',
    defaultMessage: 'Subject',
    description: 'Field: the subject of a campaign’s email',
  },
  subjectMissing: {
    id: 'campaignHeader.subjectMissing',
    defaultMessage: 'Write a subject.',
    description: 'Error of the empty subject of a campaign’s email',
  },
  suggest: {
    id: 'campaignHeader.suggest',
    defaultMessage: 'Suggest subjects',
    description: 'Button below the subject that opens the assistant with a prepared text',
  },
  suggestText: {
    id: 'campaignHeader.suggestText',
    defaultMessage: 'Suggest subjects for this campaign.',
    description: 'Prepared text in the field where one writes to the assistant',
  },
  previewText: {
    id: 'campaignHeader.previewText',
    defaultMessage: 'Preview text',
    description: 'Field: the text that inboxes show after the subject',
  },
  previewOfMail: {
    id: 'campaignHeader.previewOfMail',
    defaultMessage: 'Leave this empty to use the preview text of the email: “{text}”',
    description: 'Hint of the empty preview text of a campaign where its email has one of its own',
  },
  previewNone: {
    id: 'campaignHeader.previewNone',
    defaultMessage:
      'Inboxes show this after the subject. If it is empty, they show the beginning of the email.',
    description: 'Hint of the empty preview text of a campaign',
  },
  takeFromMail: {
    id: 'campaignHeader.takeFromMail',
    defaultMessage: 'Use the email’s preview text',
    description: 'Button that copies the preview text of the email into the field, to be changed there',
  },
  count: {
    id: 'campaignHeader.count',
    defaultMessage: '{count, number} of {max, number} characters',
    description: 'Counter below the subject or the preview text',
  },
  phoneCuts: {
    id: 'campaignHeader.phoneCuts',
    defaultMessage: '{count, number} of {max, number} characters. Phones show about “{shown}…”',
    description: 'Counter below a subject that is too wide for a phone, with as much of it as a phone shows',
  },
  unreadable: {
    id: 'campaignHeader.unreadable',
    defaultMessage: 'A variable is incomplete. Write it like {example}, or insert it with the button.',
    description:
      'Error of a subject or preview text with a variable that can’t be read; the example is one in double braces',
  },
  unknownVariable: {
    id: 'campaignHeader.unknownVariable',
    defaultMessage: 'Contacts have no property “{name}”. Choose another variable or remove it.',
    description: 'Error of a subject or preview text with a variable that doesn’t exist',
  },
  tooLong: {
    id: 'campaignHeader.tooLong',
    defaultMessage: 'With its variables and fallbacks, this can have at most {max, number} characters.',
    description: 'Error: a variable or fallback doesn’t fit into the subject or preview text any more',
  },
  fallbackMissing: {
    id: 'campaignHeader.fallbackMissing',
    defaultMessage: 'No fallback: contacts without a value see nothing for {names}.',
    description: 'Warning below a subject or preview text; the names of one or more variables, as a list',
  },
})

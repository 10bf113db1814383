import { defineMessages } from 'react-intl'

export const messages = defineMessages<{
  title: {}
  about: {}
  call: {}
  key: {}
  session: {}
  apiKey: {}
  keyHint: {}
  keyMissing: {}
  keyWrong: {}
  keyInCode: {}
  keyInCodeHint: { name: string }
  fields: {}
  unset: {}
  json: {}
  row: { field: string; number: number }
  addRow: { field: string }
  removeRow: { row: string }
  choose: {}
  missing: {}
  tooLong: { limit: number }
  tooShort: { limit: number }
  wrong: {}
  unreadable: {}
  idempotency: {}
  newKey: {}
  language: {}
  curl: {}
  javascript: {}
  python: {}
  php: {}
  try: {}
  again: {}
  tryAnyway: {}
  real: {}
  problems: { count: number }
  pathMissing: {}
  answer: {}
  none: {}
  offline: {}
  slow: {}
  broken: {}
  unauthorised: {}
  forbidden: {}
  conflict: {}
  wait: { seconds: number }
  tooMany: {}
  same: {}
  progress: {}
  progressDone: {}
  progressFailed: {}
  nextCheck: {}
  events: { type: string; time: string }
}>({
  title: {
    id: 'requests.title',
    defaultMessage: 'Build a request',
    description: 'Title of the card in which a call of the API is put together',
  },
  about: {
    id: 'requests.about',
    defaultMessage: 'Fill in a call, copy it as code, or try it here against this workspace.',
    description: 'Sentence under the title of the request builder',
  },
  call: {
    id: 'requests.call',
    defaultMessage: 'Call',
    description: 'Label of the choice of the call',
  },
  key: {
    id: 'requests.key',
    defaultMessage: 'Call as',
    description: 'Names the choice between session and API key',
  },
  session: {
    id: 'requests.session',
    defaultMessage: 'Your session',
    description: 'Choice: the call is made by the reader who is signed in',
  },
  apiKey: {
    id: 'requests.apiKey',
    defaultMessage: 'API key',
    description: 'Choice: the call is made with a pasted key; and label of the field for it',
  },
  keyHint: {
    id: 'requests.keyHint',
    defaultMessage: 'Used for this try only: it is kept in memory and gone when you close this section.',
    description: 'What becomes of a pasted key',
  },
  keyMissing: {
    id: 'requests.keyMissing',
    defaultMessage: 'Paste an API key.',
    description: 'Error: no key was pasted',
  },
  keyWrong: {
    id: 'requests.keyWrong',
    defaultMessage: 'An API key has no spaces, only ASCII letters, digits and symbols.',
    description: 'Error: what was pasted is no key',
  },
  keyInCode: {
    id: 'requests.keyInCode',
    defaultMessage: 'Show this key in the code',
    description: 'Checkbox: the pasted key stands in the code',
  },
  keyInCodeHint: {
    id: 'requests.keyInCodeHint',
    defaultMessage: 'Off: the code reads the key from the environment variable {name}.',
    description: 'What the code does without the key',
  },
  fields: {
    id: 'requests.fields',
    defaultMessage: 'Fields',
    description: 'Names the group of the fields of a call',
  },
  unset: {
    id: 'requests.unset',
    defaultMessage: 'Not sent',
    description: 'Choice of a field that need not be sent',
  },
  json: {
    id: 'requests.json',
    defaultMessage: 'JSON',
    description: 'Hint of a field that takes JSON',
  },
  row: {
    id: 'requests.row',
    defaultMessage: '{field} {number, number}',
    description: 'Names a row of a field with several',
  },
  addRow: {
    id: 'requests.addRow',
    defaultMessage: 'Add to “{field}”',
    description: 'Button that adds a row',
  },
  removeRow: {
    id: 'requests.removeRow',
    defaultMessage: 'Remove {row}',
    description: 'Button that removes a row',
  },
  choose: {
    id: 'requests.choose',
    defaultMessage: 'Choose',
    description: 'Placeholder of a choice',
  },
  missing: {
    id: 'requests.missing',
    defaultMessage: 'Fill in this field.',
    description: 'Error of a field',
  },
  tooLong: {
    id: 'requests.tooLong',
    defaultMessage: 'At most {limit, number}.',
    description: 'Error of a field: too many characters or entries',
  },
  tooShort: {
    id: 'requests.tooShort',
    defaultMessage: 'At least {limit, number} characters.',
    description: 'Error of a field',
  },
  wrong: {
    id: 'requests.wrong',
    defaultMessage: 'This is not in the format that the API accepts.',
    description: 'Error of a field',
  },
  unreadable: {
    id: 'requests.unreadable',
    defaultMessage: 'This is not valid JSON, or not a number.',
    description: 'Error of a field',
  },
  idempotency: {
    id: 'requests.idempotency',
    defaultMessage:
      'The same key with the same content gets the same answer, and nothing is sent twice. The same key with other content is refused with 409.',
    description: 'Explains the idempotency key',
  },
  newKey: {
    id: 'requests.newKey',
    defaultMessage: 'New key',
    description: 'Button that makes another idempotency key',
  },
  language: {
    id: 'requests.language',
    defaultMessage: 'Language of the code',
    description: 'Names the tabs with the languages of the code',
  },
  curl: {
    id: 'requests.curl',
    defaultMessage: 'curl',
    description: 'Tab: the code for a terminal',
  },
  javascript: {
    id: 'requests.javascript',
    defaultMessage: 'JavaScript',
    description: 'Tab: the code in this language',
  },
  python: {
    id: 'requests.python',
    defaultMessage: 'Python',
    description: 'Tab: the code in this language',
  },
  php: {
    id: 'requests.php',
    defaultMessage: 'PHP',
    description: 'Tab: the code in this language',
  },
  try: {
    id: 'requests.try',
    defaultMessage: 'Try it',
    description: 'Button that makes the call',
  },
  again: {
    id: 'requests.again',
    defaultMessage: 'Send again with the same key',
    description: 'Button that makes the same call once more',
  },
  tryAnyway: {
    id: 'requests.tryAnyway',
    defaultMessage: 'Send anyway',
    description: 'Button that makes the call although fields are wrong',
  },
  real: {
    id: 'requests.real',
    defaultMessage: 'This is a real call: emails are really sent, and lists are really changed.',
    description: 'Warns that a try is no rehearsal',
  },
  problems: {
    id: 'requests.problems',
    defaultMessage:
      '{count, plural, one {# field needs} other {# fields need}} attention. Send anyway to see how the API answers.',
    description: 'Below the button, when fields are wrong',
  },
  pathMissing: {
    id: 'requests.pathMissing',
    defaultMessage: 'Fill in the fields of the path first.',
    description: 'Why a call cannot be made: its address is not complete',
  },
  answer: {
    id: 'requests.answer',
    defaultMessage: 'Answer',
    description: 'Title of the part with the answer, and name of its code',
  },
  none: {
    id: 'requests.none',
    defaultMessage: 'No answer yet.',
    description: 'In place of the answer',
  },
  offline: {
    id: 'requests.offline',
    defaultMessage: 'No answer: you are offline, or the server cannot be reached. Nothing you typed is lost.',
    description: 'The call got no answer',
  },
  slow: {
    id: 'requests.slow',
    defaultMessage:
      'No answer in 20 seconds. The call may still have arrived; with the same idempotency key you can send it again without sending twice.',
    description: 'The call got no answer in time',
  },
  broken: {
    id: 'requests.broken',
    defaultMessage: 'The call could not be made.',
    description: 'The call failed in an unexpected way',
  },
  unauthorised: {
    id: 'requests.unauthorised',
    defaultMessage:
      'The key was not accepted. Check that it was copied in full, and that it has not expired or been deleted.',
    description: 'Explains the status 401',
  },
  forbidden: {
    id: 'requests.forbidden',
    defaultMessage: 'Not allowed: the key or your role does not cover this call.',
    description: 'Explains the status 403',
  },
  conflict: {
    id: 'requests.conflict',
    defaultMessage:
      'This was refused because it contradicts what is stored: the same idempotency key with other content, a name that is taken, or an older version.',
    description: 'Explains the status 409',
  },
  wait: {
    id: 'requests.wait',
    defaultMessage: 'Too many calls. Try again in {seconds, number} s.',
    description: 'Explains the status 429',
  },
  tooMany: {
    id: 'requests.tooMany',
    defaultMessage: 'Too many calls. Try again in a minute.',
    description: 'Explains the status 429 without a time',
  },
  same: {
    id: 'requests.same',
    defaultMessage: 'Same key, same answer: nothing was sent again.',
    description: 'Shown when a call was answered as before',
  },
  progress: {
    id: 'requests.progress',
    defaultMessage: 'Delivery',
    description: 'Title of the part that follows a mail',
  },
  progressDone: {
    id: 'requests.progressDone',
    defaultMessage: 'Final: the status no longer changes.',
    description: 'The mail has ended',
  },
  progressFailed: {
    id: 'requests.progressFailed',
    defaultMessage: 'The status could not be loaded.',
    description: 'Error in place of the status of a mail',
  },
  nextCheck: {
    id: 'requests.nextCheck',
    defaultMessage: 'Checked again every few seconds until it is final.',
    description: 'The mail is still on its way',
  },
  events: {
    id: 'requests.events',
    defaultMessage: '{type} at {time}',
    description: 'What happened to a mail, and when',
  },
})

export const callMessages = defineMessages<{
  transactionalSend: {}
  transactionalStatus: {}
  listsList: {}
  listsOne: {}
  listsCreate: {}
  listsUpdate: {}
}>({
  transactionalSend: {
    id: 'requests.transactionalSend',
    defaultMessage: 'Send an email',
    description: 'A call of the API',
  },
  transactionalStatus: {
    id: 'requests.transactionalStatus',
    defaultMessage: 'Status of an email',
    description: 'A call of the API',
  },
  listsList: {
    id: 'requests.listsList',
    defaultMessage: 'List mailing lists',
    description: 'A call of the API',
  },
  listsOne: {
    id: 'requests.listsOne',
    defaultMessage: 'Read a mailing list',
    description: 'A call of the API',
  },
  listsCreate: {
    id: 'requests.listsCreate',
    defaultMessage: 'Create a mailing list',
    description: 'A call of the API',
  },
  listsUpdate: {
    id: 'requests.listsUpdate',
    defaultMessage: 'Change a mailing list',
    description: 'A call of the API',
  },
})

export const readerEvents = defineMessages<{
  opened: {}
  clicked: {}
}>({
  opened: {
    id: 'requests.opened',
    defaultMessage: 'Opened',
    description: 'Something that happened to a mail',
  },
  clicked: {
    id: 'requests.clicked',
    defaultMessage: 'Clicked',
    description: 'Something that happened to a mail',
  },
})

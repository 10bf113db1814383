import { defineMessages } from 'react-intl'

export const messages = defineMessages<{
  title: {}
  open: {}
  hint: {}
  to: {}
  me: { email: string }
  as: {}
  asHint: {}
  asRecipient: {}
  variant: {}
  send: {}
  nobody: {}
  tooMany: {}
  wrong: { address: string }
  noSender: {}
  unsaved: {}
  failed: {}
  refused: { message: string }
  results: {}
  statusFailed: {}
}>({
  open: {
    id: 'campaignTest.open',
    defaultMessage: 'Send test',
    description: 'Button above the editor of a mail: opens the sending of a test',
  },
  title: {
    id: 'campaignTest.title',
    defaultMessage: 'Send a test',
    description: 'Title of the card that sends a test of a campaign',
  },
  hint: {
    id: 'campaignTest.hint',
    defaultMessage: 'Up to 5 addresses. Test emails don’t count in the report.',
    description: 'What a test of a campaign is',
  },
  to: {
    id: 'campaignTest.to',
    defaultMessage: 'Send to',
    description: 'Label of the field for the addresses that get a test',
  },
  me: {
    id: 'campaignTest.me',
    defaultMessage: 'Also to me ({email})',
    description: 'Checkbox that sends a test to the reader too',
  },
  as: {
    id: 'campaignTest.as',
    defaultMessage: 'Show as',
    description: 'Label of the choice of the contact that a test is written as',
  },
  asRecipient: {
    id: 'campaignTest.asRecipient',
    defaultMessage: 'Whoever it is sent to',
    description:
      'Placeholder of the choice of the contact that a test is written as: without a choice, each is written as for who gets it',
  },
  asHint: {
    id: 'campaignTest.asHint',
    defaultMessage: 'Fills the variables with this contact’s data.',
    description: 'What the choice of a contact does for a test',
  },
  variant: {
    id: 'campaignTest.variant',
    defaultMessage: 'Variant',
    description: 'Label of the choice of the variant of a campaign that a test shows',
  },
  send: {
    id: 'campaignTest.send',
    defaultMessage: 'Send test',
    description: 'Button that sends a test of a campaign',
  },
  nobody: {
    id: 'campaignTest.nobody',
    defaultMessage: 'Add at least one address.',
    description: 'Error when a test has no address',
  },
  tooMany: {
    id: 'campaignTest.tooMany',
    defaultMessage: 'A test goes to 5 addresses at most.',
    description: 'Error when a test has too many addresses',
  },
  wrong: {
    id: 'campaignTest.wrong',
    defaultMessage: '“{address}” is not an email address.',
    description: 'Error when an address of a test is none',
  },
  unsaved: {
    id: 'campaignTest.unsaved',
    defaultMessage: 'You can send a test once your changes are saved.',
    description: 'Below the button that sends a test of a campaign whose changes are not saved yet',
  },
  noSender: {
    id: 'campaignTest.noSender',
    defaultMessage: 'Choose a verified sender first.',
    description: 'Why a test cannot be sent: no verified sender',
  },
  failed: {
    id: 'campaignTest.failed',
    defaultMessage: 'The test could not be sent.',
    description: 'Error when a test could not be sent',
  },
  refused: {
    id: 'campaignTest.refused',
    defaultMessage: 'The test could not be sent: {message}',
    description: 'Error when a test was refused, with the words of the server',
  },
  results: {
    id: 'campaignTest.results',
    defaultMessage: 'Results of the test',
    description: 'Names the list of what came of a test, for screen readers',
  },
  statusFailed: {
    id: 'campaignTest.statusFailed',
    defaultMessage: 'The results of the test could not be loaded.',
    description: 'Error when the results of a test could not be loaded',
  },
})

import { defineMessages } from 'react-intl'

export const messages = defineMessages<{
  finishing: { name: string }
  done: { name: string }
  doneText: {}
  goOn: {}
  denied: {}
  refused: {}
  refusedText: {}
  missing: {}
  missingText: {}
  mismatch: {}
  mismatchText: {}
  failed: { name: string }
  failedText: {}
  notYours: { name: string }
  notYoursText: {}
  again: {}
  againFailed: {}
  workspaces: {}
  startAgain: { name: string }
  doneReturn: {}
}>({
  finishing: {
    id: 'integrationCallback.finishing',
    defaultMessage: 'Finishing {name}…',
    description: 'While the access to another service is being made',
  },
  done: {
    id: 'integrationCallback.done',
    defaultMessage: '{name} is connected',
    description: 'Title, when the access to another service is there',
  },
  doneText: {
    id: 'integrationCallback.doneText',
    defaultMessage: 'Next, choose what to import from it.',
    description: 'Under the title, before the next page comes by itself',
  },
  goOn: { id: 'integrationCallback.goOn', defaultMessage: 'Continue', description: 'Link to the next page' },
  denied: {
    id: 'integrationCallback.denied',
    defaultMessage: 'Access was not given',
    description: 'Title, when the person said no at the other service',
  },
  refused: {
    id: 'integrationCallback.refused',
    defaultMessage: 'The other service refused',
    description: 'Title, when the other service reported an error',
  },
  refusedText: {
    id: 'integrationCallback.refusedText',
    defaultMessage: 'Nothing was connected. You can ask for access again.',
    description: 'What it means that no access was given',
  },
  missing: {
    id: 'integrationCallback.missing',
    defaultMessage: 'There is nothing to finish here',
    description: 'Title, when this page was opened by hand or again',
  },
  missingText: {
    id: 'integrationCallback.missingText',
    defaultMessage:
      'This page only receives what another service sends back. Start from the connections of your workspace.',
    description: 'What this page is for',
  },
  mismatch: {
    id: 'integrationCallback.mismatch',
    defaultMessage: 'This answer doesn’t belong to this tab',
    description: 'Title, when the state is another, or was used already',
  },
  mismatchText: {
    id: 'integrationCallback.mismatchText',
    defaultMessage:
      'It was used already, took longer than ten minutes, or was started elsewhere. Nothing was connected: start again from the connections of your workspace.',
    description: 'What it means, and what to do',
  },
  failed: {
    id: 'integrationCallback.failed',
    defaultMessage: '{name} could not be connected',
    description: 'Title, when the exchange of the code failed',
  },
  failedText: {
    id: 'integrationCallback.failedText',
    defaultMessage: 'Ask for access again. If the problem continues, give support the number below.',
    description: 'What to do when the exchange of the code failed',
  },
  notYours: {
    id: 'integrationCallback.notYours',
    defaultMessage: '{name} belongs to another workspace',
    description: 'Title, when the account may not connect it',
  },
  notYoursText: {
    id: 'integrationCallback.notYoursText',
    defaultMessage:
      'Only owners of that workspace can connect it. Switch to a workspace of yours, or sign in as an owner.',
    description: 'What to do when the account may not connect it',
  },
  again: {
    id: 'integrationCallback.again',
    defaultMessage: 'Ask for access again',
    description: 'Button that leads to the other service once more',
  },
  againFailed: {
    id: 'integrationCallback.againFailed',
    defaultMessage: 'Access could not be requested. Try again.',
    description: 'Beside the button that asks the other service for access again',
  },
  workspaces: {
    id: 'integrationCallback.workspaces',
    defaultMessage: 'Your workspaces',
    description: 'Link to the list of workspaces',
  },
  startAgain: {
    id: 'integrationCallback.startAgain',
    defaultMessage: 'Start again in {name}',
    description: 'Link to the connections of the workspace that probably asked for access',
  },
  doneReturn: {
    id: 'integrationCallback.doneReturn',
    defaultMessage: 'Taking you back to where you were.',
    description: 'Under the title, before the page that asked for access comes by itself',
  },
})

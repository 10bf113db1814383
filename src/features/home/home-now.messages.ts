import { defineMessages } from 'react-intl'

export const messages = defineMessages<{
  title: {}
  failed: {}
  progress: { done: number; all: number }
  preparing: {}
  canceling: {}
  when: { time: string; zone: string }
  cancel: {}
  cancelNamed: { name: string }
  question: { name: string }
  consequence: {}
  confirm: {}
  canceled: { name: string }
  cancelFailed: { name: string }
}>({
  title: {
    id: 'homeNow.title',
    defaultMessage: 'Now',
    description: 'Title of the card on the workspace home with campaigns that are being sent or come next',
  },
  failed: {
    id: 'homeNow.failed',
    defaultMessage: 'What is being sent could not be loaded.',
    description: 'Error in the card of the workspace home with what is being sent',
  },
  progress: {
    id: 'homeNow.progress',
    defaultMessage: '{done, number} of {all, number}',
    description: 'How many mails of a campaign are out',
  },
  preparing: {
    id: 'homeNow.preparing',
    defaultMessage: 'Preparing',
    description: 'State of a campaign that is about to be sent',
  },
  canceling: {
    id: 'homeNow.canceling',
    defaultMessage: 'Stopping',
    description: 'State of a campaign whose sending is being stopped',
  },
  when: {
    id: 'homeNow.when',
    defaultMessage: '{time} ({zone})',
    description: 'When a campaign will be sent, with the time zone',
  },
  cancel: {
    id: 'homeNow.cancel',
    defaultMessage: 'Cancel',
    description: 'Button that takes back the schedule of a campaign',
  },
  cancelNamed: {
    id: 'homeNow.cancelNamed',
    defaultMessage: 'Cancel “{name}”',
    description: 'Name for screen readers of the button that takes back the schedule of a campaign',
  },
  question: {
    id: 'homeNow.question',
    defaultMessage: 'Cancel “{name}”?',
    description: 'Question before the schedule of a campaign is taken back',
  },
  consequence: {
    id: 'homeNow.consequence',
    defaultMessage: 'It becomes a draft again and will not be sent.',
    description: 'What follows from taking back the schedule of a campaign',
  },
  confirm: {
    id: 'homeNow.confirm',
    defaultMessage: 'Cancel the schedule',
    description: 'Button that takes back the schedule of a campaign',
  },
  canceled: {
    id: 'homeNow.canceled',
    defaultMessage: '“{name}” is a draft again',
    description: 'Notification after the schedule of a campaign was taken back',
  },
  cancelFailed: {
    id: 'homeNow.cancelFailed',
    defaultMessage: '“{name}” could not be canceled',
    description: 'Notification after the schedule of a campaign could not be taken back',
  },
})

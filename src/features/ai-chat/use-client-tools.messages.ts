import { defineMessages } from 'react-intl'

export const messages = defineMessages<{
  unknown: { name: string }
  failed: { reason: string }
}>({
  unknown: {
    id: 'clientTools.unknown',
    defaultMessage: 'This app has no tool named “{name}”.',
    description:
      'What the assistant is told, and shown under its step, when it calls a tool that does not exist',
  },
  failed: {
    id: 'clientTools.failed',
    defaultMessage: 'That failed: {reason}',
    description:
      'What the assistant is told, and shown under its step, when something could not be looked up',
  },
})

import { defineMessages } from 'react-intl'

export const messages = defineMessages<{ done: {}; current: {}; ahead: {}; problem: {} }>({
  done: {
    id: 'stepper.done',
    defaultMessage: 'Done',
    description: 'For screen readers, after the name of a finished step',
  },
  current: {
    id: 'stepper.current',
    defaultMessage: 'In progress',
    description: 'For screen readers, after the name of the current step',
  },
  ahead: {
    id: 'stepper.ahead',
    defaultMessage: 'Not started',
    description: 'For screen readers, after the name of a step to come',
  },
  problem: {
    id: 'stepper.problem',
    defaultMessage: 'Needs attention',
    description: 'For screen readers, after the name of a step with a problem',
  },
})

import { defineMessages } from 'react-intl'

export const messages = defineMessages<{ untitled: {}; new: {} }>({
  untitled: {
    id: 'assistantPanel.untitled',
    defaultMessage: 'New',
    description: 'Title of the assistant’s pane while the conversation has none',
  },
  new: {
    id: 'assistantPanel.new',
    defaultMessage: 'New',
    description: 'Button of the assistant’s pane that begins another conversation',
  },
})

import { defineMessages } from 'react-intl'

export const messages = defineMessages<{ resize: { pane: string } }>({
  resize: {
    id: 'pane.resize',
    defaultMessage: 'Width of {pane}',
    description: 'Name for screen readers of the line that is dragged to resize a pane; pane is its name',
  },
})

import { defineMessages } from 'react-intl'

export const messages = defineMessages<{ collapse: {}; expand: {} }>({
  collapse: {
    id: 'collapsibleNav.collapse',
    defaultMessage: 'Collapse navigation',
    description: 'Button that makes the navigation at the left narrow: only drawings',
  },
  expand: {
    id: 'collapsibleNav.expand',
    defaultMessage: 'Expand navigation',
    description: 'Button that makes the navigation at the left wide again',
  },
})

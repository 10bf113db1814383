import { defineMessages } from 'react-intl'

export const messages = defineMessages<{ label: {}; more: {} }>({
  label: {
    id: 'breadcrumb.label',
    defaultMessage: 'Breadcrumb',
    description: 'Names the way from the start to the current page, for screen readers',
  },
  more: {
    id: 'breadcrumb.more',
    defaultMessage: 'Show full path',
    description: 'Button in place of the middle steps of a long way',
  },
})

import { defineMessages } from 'react-intl'

export const messages = defineMessages<{
  draft: {}
  published: {}
  changed: {}
  unpublished: {}
}>({
  draft: {
    id: 'forms.draft',
    defaultMessage: 'Draft',
    description: 'Status of a form that was never published',
  },
  published: {
    id: 'forms.published',
    defaultMessage: 'Published',
    description: 'Status of a form that visitors see as it is edited',
  },
  changed: {
    id: 'forms.changed',
    defaultMessage: 'Changes pending',
    description: 'Status of a published form with newer edits that visitors do not see yet',
  },
  unpublished: {
    id: 'forms.unpublished',
    defaultMessage: 'Unpublished',
    description: 'Status of a form that was published and is closed now',
  },
})

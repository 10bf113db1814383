import { defineMessages } from 'react-intl'

export const messages = defineMessages<{
  preview: {}
  variant: {}
  from: {}
  subject: {}
  previewText: {}
  none: {}
}>({
  preview: {
    id: 'campaignReview.preview',
    defaultMessage: 'Preview',
    description: 'Title of the card of the review of a campaign with the whole mail',
  },
  variant: {
    id: 'campaignReview.variant',
    defaultMessage: 'Variant',
    description: 'Label of the choice of the variant that the preview shows',
  },
  from: {
    id: 'campaignReview.from',
    defaultMessage: 'From',
    description: 'Name of a fact above the preview of a mail: the sender',
  },
  subject: {
    id: 'campaignReview.subject',
    defaultMessage: 'Subject',
    description: 'Name of a fact above the preview of a mail',
  },
  previewText: {
    id: 'campaignReview.previewText',
    defaultMessage: 'Preview text',
    description: 'Name of a fact above the preview of a mail',
  },
  none: {
    id: 'campaignReview.none',
    defaultMessage: 'Not set',
    description: 'In place of a fact of a mail that is missing',
  },
})

import { defineMessages } from 'react-intl'

export const messages = defineMessages<{
  why: {}
  whyWho: { who: string }
}>({
  why: {
    id: 'campaignPerson.why',
    defaultMessage: 'Why?',
    description: 'Button: says why a contact is in the audience, or is not',
  },
  whyWho: {
    id: 'campaignPerson.whyWho',
    defaultMessage: 'Why is {who} in the audience, or not?',
    description: 'The same button for screen readers',
  },
})

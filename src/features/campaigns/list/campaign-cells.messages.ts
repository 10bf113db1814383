import { defineMessages } from 'react-intl'

export const messages = defineMessages<{
  progress: { done: number; all: number }
  progressOf: { name: string }
  senderNotVerified: {}
  noRecipients: {}
  providerUnavailable: {}
  noSubject: {}
  abTest: {}
  recipients: { count: number }
  recipientsOn: { count: number; date: string }
  recipientsConfirmed: { count: number }
  more: { count: number }
  conditions: {}
  noAudience: {}
  sentOf: { sent: number; recipients: number }
  rateOf: { rate: string; count: number; all: number }
  noData: {}
  by: { name: string }
}>({
  progress: {
    id: 'campaignCell.progress',
    defaultMessage: '{done, number} of {all, number}',
    description: 'How many mails of a campaign have gone out of how many',
  },
  progressOf: {
    id: 'campaignCell.progressOf',
    defaultMessage: 'Progress of “{name}”',
    description: 'Names the progress bar of a campaign for screen readers',
  },
  senderNotVerified: {
    id: 'campaignCell.senderNotVerified',
    defaultMessage: 'Sender not verified',
    description: 'Why a campaign failed, in its row',
  },
  noRecipients: {
    id: 'campaignCell.noRecipients',
    defaultMessage: 'No recipients',
    description: 'Why a campaign failed, in its row: nobody was in the audience',
  },
  providerUnavailable: {
    id: 'campaignCell.providerUnavailable',
    defaultMessage: 'Mail servers unavailable',
    description: 'Why a campaign failed, in its row',
  },
  noSubject: {
    id: 'campaignCell.noSubject',
    defaultMessage: 'No subject yet',
    description: 'In place of the subject of a draft',
  },
  abTest: {
    id: 'campaignCell.abTest',
    defaultMessage: 'A/B',
    description: 'Badge: the campaign has several variants for the same readers',
  },
  recipients: {
    id: 'campaignCell.recipients',
    defaultMessage: '{count, plural, one {# recipient} other {# recipients}}',
    description: 'How many people a campaign goes to',
  },
  recipientsOn: {
    id: 'campaignCell.recipientsOn',
    defaultMessage: '{count, plural, one {# person} other {# people}} · {date}',
    description: 'How many people a draft would have gone to on the day of its last change, such as "Nov 3"',
  },
  recipientsConfirmed: {
    id: 'campaignCell.recipientsConfirmed',
    defaultMessage: '{count, number} when scheduled',
    description: 'How many people a campaign went to when it was scheduled',
  },
  more: {
    id: 'campaignCell.more',
    defaultMessage: '+{count, number}',
    description: 'How many more lists and segments the audience has',
  },
  conditions: {
    id: 'campaignCell.conditions',
    defaultMessage: 'Conditions',
    description: 'Chip: the audience is narrowed by conditions',
  },
  noAudience: {
    id: 'campaignCell.noAudience',
    defaultMessage: 'No audience yet',
    description: 'In place of lists and segments of a draft',
  },
  sentOf: {
    id: 'campaignCell.sentOf',
    defaultMessage: '{sent, number} / {recipients, number}',
    description: 'Mails sent of recipients, in a column of the table',
  },
  rateOf: {
    id: 'campaignCell.rateOf',
    defaultMessage: '{rate} ({count, number} of {all, number})',
    description: 'A rate with the numbers behind it, on hover and for screen readers',
  },
  noData: {
    id: 'campaignCell.noData',
    defaultMessage: 'No data yet',
    description: 'Read by screen readers where a figure has no value yet',
  },
  by: {
    id: 'campaignCell.by',
    defaultMessage: 'by {name}',
    description: 'Who changed a campaign last, below the time',
  },
})

import { defineMessages } from 'react-intl'

export const messages = defineMessages<{
  title: {}
  failed: {}
  urgent: {}
  soon: {}
}>({
  title: {
    id: 'homeAttention.title',
    defaultMessage: 'Needs attention',
    description: 'Title of the card on the workspace home with what somebody should look at',
  },
  failed: {
    id: 'homeAttention.failed',
    defaultMessage: 'Some checks could not be completed.',
    description: 'Error on the workspace home: it is not known whether something needs attention',
  },
  urgent: {
    id: 'homeAttention.urgent',
    defaultMessage: 'Urgent',
    description: 'State of something that needs attention on the workspace home',
  },
  soon: {
    id: 'homeAttention.soon',
    defaultMessage: 'Check',
    description: 'State of something that should be looked at on the workspace home',
  },
})

export const kindMessages = defineMessages<{
  campaign: { name: string }
  domainLost: { name: string }
  domainFailed: { name: string }
  certificateEnds: { hostname: string; days: number }
  certificateEnded: { hostname: string }
  credential: { name: string }
  bounces: { share: number }
  complaints: { share: number }
  manyComplaints: { share: number }
}>({
  campaign: {
    id: 'homeAttention.campaign',
    defaultMessage: '“{name}” could not be sent to everyone',
    description: 'What needs attention: a campaign that failed',
  },
  domainLost: {
    id: 'homeAttention.domainLost',
    defaultMessage: 'The DNS records of {name} are no longer found',
    description: 'What needs attention: a domain that was verified',
  },
  domainFailed: {
    id: 'homeAttention.domainFailed',
    defaultMessage: '{name} could not be verified',
    description: 'What needs attention: a domain',
  },
  certificateEnds: {
    id: 'homeAttention.certificateEnds',
    defaultMessage: 'The certificate of {hostname} ends in {days, plural, one {# day} other {# days}}',
    description: 'What needs attention: a certificate',
  },
  certificateEnded: {
    id: 'homeAttention.certificateEnded',
    defaultMessage: 'The certificate of {hostname} has expired',
    description: 'What needs attention: a certificate',
  },
  credential: {
    id: 'homeAttention.credential',
    defaultMessage: 'Access to {name} has expired',
    description: 'What needs attention: the access to another service',
  },
  bounces: {
    id: 'homeAttention.bounces',
    defaultMessage: '{share, number, ::percent .0} of mail bounced in the last 30 days',
    description: 'What needs attention: too many mails came back',
  },
  complaints: {
    id: 'homeAttention.complaints',
    defaultMessage: '{share, number, ::percent .00} of readers marked mail as spam in the last 30 days',
    description: 'What needs attention: too many complaints',
  },
  manyComplaints: {
    id: 'homeAttention.manyComplaints',
    defaultMessage:
      '{share, number, ::percent .00} of readers marked mail as spam in the last 30 days: providers may block you',
    description: 'What needs attention: very many complaints',
  },
})

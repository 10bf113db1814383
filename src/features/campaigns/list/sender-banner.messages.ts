import { defineMessages } from 'react-intl'

export const messages = defineMessages<{
  title: {}
  noDomain: {}
  notVerified: { domain: string }
  noSender: {}
  senderPending: { address: string }
  toDomains: {}
  toSenders: {}
}>({
  title: {
    id: 'campaignBanner.title',
    defaultMessage: 'Campaigns can’t be sent yet',
    description: 'Title of a banner over the campaigns: no sender may send',
  },
  noDomain: {
    id: 'campaignBanner.noDomain',
    defaultMessage: 'No sending domain is set up. Email is sent only from domains that you have verified.',
    description: 'Why campaigns can’t be sent',
  },
  notVerified: {
    id: 'campaignBanner.notVerified',
    defaultMessage: '{domain} is not verified yet. Add its DNS records, then verify it.',
    description: 'Why campaigns can’t be sent',
  },
  noSender: {
    id: 'campaignBanner.noSender',
    defaultMessage: 'There is no sender yet. Add the address that your emails come from.',
    description: 'Why campaigns can’t be sent',
  },
  senderPending: {
    id: 'campaignBanner.senderPending',
    defaultMessage: '{address} is not verified yet. Confirm its mailbox.',
    description: 'Why campaigns can’t be sent: the mailbox of the sender was not confirmed',
  },
  toDomains: {
    id: 'campaignBanner.toDomains',
    defaultMessage: 'Open domains',
    description: 'Link of the banner to the settings of domains',
  },
  toSenders: {
    id: 'campaignBanner.toSenders',
    defaultMessage: 'Open senders',
    description: 'Link of the banner to the settings of senders',
  },
})

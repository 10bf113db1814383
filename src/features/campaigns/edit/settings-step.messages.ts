import { defineMessages } from 'react-intl'

export const messages = defineMessages<{
  from: {}
  sender: {}
  chooseSender: {}
  senderName: { name: string; address: string }
  senderReason: { name: string; reason: string }
  senderPending: {}
  senderDisabled: {}
  senderError: {}
  senderGone: {}
  senderUnverified: { reason: string }
  sendersFailed: {}
  noSender: {}
  manageSenders: {}
  amp: {}
  ampNoBlocks: {}
  ampOn: {}
  ampOff: {}
  ampRegister: {}
  replyTo: {}
  replyToHint: {}
  replyToWrong: {}
  tracking: {}
  opens: {}
  opensHint: {}
  clicks: {}
  clicksHint: {}
  utm: {}
  utmHint: {}
  unsubscribe: {}
  oneClick: {}
  oneClickHint: {}
}>({
  from: {
    id: 'campaignSettings.from',
    defaultMessage: 'From',
    description: 'Heading of the part of a campaign’s settings about who it comes from',
  },
  sender: {
    id: 'campaignSettings.sender',
    defaultMessage: 'Sender',
    description: 'Field: the address that a campaign comes from',
  },
  chooseSender: {
    id: 'campaignSettings.chooseSender',
    defaultMessage: 'Choose a sender',
    description: 'Placeholder of the field with the sender',
  },
  senderName: {
    id: 'campaignSettings.senderName',
    defaultMessage: '{name} ({address})',
    description: 'A sender in a list: display name and address',
  },
  senderReason: {
    id: 'campaignSettings.senderReason',
    defaultMessage: '{name}: {reason}',
    description: 'A sender that can’t be chosen, with the reason',
  },
  senderPending: {
    id: 'campaignSettings.senderPending',
    defaultMessage: 'not verified yet',
    description: 'Why a sender can’t be chosen',
  },
  senderDisabled: {
    id: 'campaignSettings.senderDisabled',
    defaultMessage: 'disabled',
    description: 'Why a sender can’t be chosen',
  },
  senderError: {
    id: 'campaignSettings.senderError',
    defaultMessage: 'its domain is no longer verified',
    description: 'Why a sender can’t be chosen',
  },
  senderGone: {
    id: 'campaignSettings.senderGone',
    defaultMessage: 'This sender was deleted. Choose another one.',
    description: 'Error: the sender of the campaign is gone',
  },
  senderUnverified: {
    id: 'campaignSettings.senderUnverified',
    defaultMessage: 'The campaign can’t be sent from this sender: {reason}.',
    description: 'Error: the sender of the campaign can’t send now; reason: such as “not verified yet”',
  },
  sendersFailed: {
    id: 'campaignSettings.sendersFailed',
    defaultMessage: 'The senders could not be loaded',
    description: 'Title in place of the choice of senders',
  },
  noSender: {
    id: 'campaignSettings.noSender',
    defaultMessage: 'There is no sender yet. Add one first.',
    description: 'In place of senders where there are none',
  },
  manageSenders: {
    id: 'campaignSettings.manageSenders',
    defaultMessage: 'Manage senders',
    description: 'Link to the senders in the settings',
  },
  amp: {
    id: 'campaignSettings.amp',
    defaultMessage: 'Send an AMP part',
    description: 'Switch: mails have an interactive part for the inboxes that show it',
  },
  ampNoBlocks: {
    id: 'campaignSettings.ampNoBlocks',
    defaultMessage: 'Only an email that is made of blocks can have an AMP part.',
    description: 'Why the AMP part cannot be turned on',
  },
  ampOn: {
    id: 'campaignSettings.ampOn',
    defaultMessage: 'AMP parts of this campaign are shown where the provider approved the sender.',
    description: 'Below a sender that may send AMP mails',
  },
  ampOff: {
    id: 'campaignSettings.ampOff',
    defaultMessage: 'AMP parts are not shown: the sender is not registered.',
    description: 'Below a sender that may not send AMP mails',
  },
  ampRegister: {
    id: 'campaignSettings.ampRegister',
    defaultMessage: 'Register the sender',
    description: 'Link to the page of a sender, where AMP is registered',
  },
  replyTo: {
    id: 'campaignSettings.replyTo',
    defaultMessage: 'Reply address',
    description: 'Field: where replies to a campaign go',
  },
  replyToHint: {
    id: 'campaignSettings.replyToHint',
    defaultMessage: 'Without one, replies go to the sender.',
    description: 'Below the field of the reply address',
  },
  replyToWrong: {
    id: 'campaignSettings.replyToWrong',
    defaultMessage: 'Enter an email address, such as hello@example.com.',
    description: 'Error below the reply address',
  },
  tracking: {
    id: 'campaignSettings.tracking',
    defaultMessage: 'Tracking',
    description: 'Heading of the part about counting opens and clicks',
  },
  opens: {
    id: 'campaignSettings.opens',
    defaultMessage: 'Count opens',
    description: 'Switch',
  },
  opensHint: {
    id: 'campaignSettings.opensHint',
    defaultMessage: 'Opens can be inflated by mail privacy features.',
    description: 'Below the switch that counts opens',
  },
  clicks: {
    id: 'campaignSettings.clicks',
    defaultMessage: 'Count clicks',
    description: 'Switch',
  },
  clicksHint: {
    id: 'campaignSettings.clicksHint',
    defaultMessage: 'Links go through your link hostname, which counts the click and redirects.',
    description: 'Below the switch that counts clicks',
  },
  utm: {
    id: 'campaignSettings.utm',
    defaultMessage: 'Add UTM values to links',
    description: 'Switch',
  },
  utmHint: {
    id: 'campaignSettings.utmHint',
    defaultMessage: 'Lets your web analytics tell visits from this campaign apart.',
    description: 'Below the switch for UTM values',
  },
  unsubscribe: {
    id: 'campaignSettings.unsubscribe',
    defaultMessage: 'Unsubscribing',
    description: 'Heading of the part about the link to unsubscribe',
  },
  oneClick: {
    id: 'campaignSettings.oneClick',
    defaultMessage: 'One-click unsubscribe',
    description: 'Switch that is always on',
  },
  oneClickHint: {
    id: 'campaignSettings.oneClickHint',
    defaultMessage: 'Always on: mailbox providers require it of bulk senders (RFC 8058).',
    description: 'Why the switch can’t be turned off',
  },
})

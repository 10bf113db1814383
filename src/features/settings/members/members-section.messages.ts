import { defineMessages } from 'react-intl'

export const messages = defineMessages<{
  title: {}
  about: {}
  count: { count: number }
  search: {}
  failed: {}
  name: {}
  email: {}
  role: {}
  joined: {}
  you: {}
  invite: {}
  inviteFailed: {}
  noLink: {}
  generate: {}
  regenerate: {}
  revoke: {}
  url: {}
  copy: {}
  expires: {}
  uses: {}
  used: { count: number }
  madeBy: {}
  maker: { name: string; date: string }
  replaceTitle: {}
  replaceText: {}
  revokeTitle: {}
  revokeText: {}
  made: {}
  revoked: {}
  linkFailed: {}
  ownersOnly: {}
}>({
  title: {
    id: 'members.title',
    defaultMessage: 'Members',
    description: 'Heading of the settings about the people of the workspace',
  },
  about: {
    id: 'members.about',
    defaultMessage:
      'Everyone who can open this workspace. To change roles or remove members, contact support.',
    description: 'Sentence under the heading of the members',
  },
  count: {
    id: 'members.count',
    defaultMessage: '{count, plural, one {# member} other {# members}}',
    description: 'How many members the search finds',
  },
  search: {
    id: 'members.search',
    defaultMessage: 'Search members',
    description: 'Name of the search field over the members',
  },
  failed: {
    id: 'members.failed',
    defaultMessage: 'The members could not be loaded',
    description: 'Title of the error in place of the members',
  },
  name: {
    id: 'members.name',
    defaultMessage: 'Name',
    description: 'Head of the column with the names of members',
  },
  email: {
    id: 'members.email',
    defaultMessage: 'Email',
    description: 'Head of the column with the addresses of members',
  },
  role: {
    id: 'members.role',
    defaultMessage: 'Role',
    description: 'Head of the column with the roles of members',
  },
  joined: {
    id: 'members.joined',
    defaultMessage: 'Joined',
    description: 'Head of the column that says since when somebody is a member',
  },
  you: { id: 'members.you', defaultMessage: 'You', description: 'Badge on the reader’s own row' },
  invite: {
    id: 'members.invite',
    defaultMessage: 'Invitation link',
    description: 'Heading of the card about the link that lets people join',
  },
  inviteFailed: {
    id: 'members.inviteFailed',
    defaultMessage: 'The invitation link could not be loaded',
    description: 'Title of the error in place of the invitation link',
  },
  noLink: {
    id: 'members.noLink',
    defaultMessage: 'No invitation link yet. Anyone with the link can join as a member for seven days.',
    description: 'When there is no invitation link',
  },
  generate: {
    id: 'members.generate',
    defaultMessage: 'Create link',
    description: 'Button that makes an invitation link',
  },
  regenerate: {
    id: 'members.regenerate',
    defaultMessage: 'Replace link',
    description: 'Button that makes a new invitation link instead of the one there is',
  },
  revoke: {
    id: 'members.revoke',
    defaultMessage: 'Revoke link',
    description: 'Button that ends the invitation link',
  },
  url: { id: 'members.url', defaultMessage: 'Link', description: 'Name of the address of the invitation' },
  copy: {
    id: 'members.copy',
    defaultMessage: 'Copy link',
    description: 'Button that copies the address of the invitation',
  },
  expires: {
    id: 'members.expires',
    defaultMessage: 'Valid until',
    description: 'Until when the invitation is good',
  },
  uses: {
    id: 'members.uses',
    defaultMessage: 'Joined with this link',
    description: 'How many people joined with the link',
  },
  used: {
    id: 'members.used',
    defaultMessage: '{count, plural, =0 {No one yet} one {# person} other {# people}}',
    description: 'How many people joined with the link',
  },
  madeBy: { id: 'members.madeBy', defaultMessage: 'Created by', description: 'Who made the link, and when' },
  maker: {
    id: 'members.maker',
    defaultMessage: '{name}, {date}',
    description: 'Who made the link, and when',
  },
  replaceTitle: {
    id: 'members.replaceTitle',
    defaultMessage: 'Replace the invitation link?',
    description: 'Question before a new link is made',
  },
  replaceText: {
    id: 'members.replaceText',
    defaultMessage: 'The current link stops working immediately.',
    description: 'What follows from a new link',
  },
  revokeTitle: {
    id: 'members.revokeTitle',
    defaultMessage: 'Revoke the invitation link?',
    description: 'Question before the link is ended',
  },
  revokeText: {
    id: 'members.revokeText',
    defaultMessage: 'No one can join with it anymore. Members who already joined stay.',
    description: 'What follows from ending the link',
  },
  made: {
    id: 'members.made',
    defaultMessage: 'Link created',
    description: 'Toast after an invitation link was made',
  },
  revoked: {
    id: 'members.revoked',
    defaultMessage: 'Link revoked',
    description: 'Toast after the invitation link was ended',
  },
  linkFailed: {
    id: 'members.linkFailed',
    defaultMessage: 'The link could not be changed',
    description: 'Title of the error after making or ending the link failed',
  },
  ownersOnly: {
    id: 'members.ownersOnly',
    defaultMessage: 'Only an owner can do this.',
    description: 'Why the buttons of the link are disabled',
  },
})

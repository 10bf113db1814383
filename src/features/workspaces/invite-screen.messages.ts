import { defineMessages } from 'react-intl'

export const messages = defineMessages<{
  title: { name: string }
  invitedBy: { inviter: string; count: number }
  members: { inviter: string; count: number }
  join: {}
  signIn: { name: string }
  onlyDomains: { domains: string }
  until: { date: string }
  open: {}
  alreadyMember: {}
  expired: {}
  revoked: {}
  askAgain: { inviter: string }
  domainNotAllowed: {}
  domainNotAllowedText: { domains: string }
  unknown: {}
  unknownText: {}
  failed: {}
  joined: { name: string }
  joinFailed: {}
  tryAgain: { ticketId: string }
  tryAgainTicket: { ticketId: string }
  signedInAs: { email: string }
  anotherAccount: {}
  workspaces: {}
}>({
  title: {
    id: 'invite.title',
    defaultMessage: 'Join {name}',
    description: 'Heading of an invitation to a workspace',
  },
  invitedBy: {
    id: 'invite.invitedBy',
    defaultMessage: '{inviter} invited you · {count, plural, one {# member} other {# members}}',
    description: 'Under the name of the workspace: who wrote the invitation, and how many people are in it',
  },
  members: {
    id: 'invite.members',
    defaultMessage: '{count, plural, one {# member} other {# members}}',
    description: 'Under the name of the workspace, when nobody knows who wrote the invitation',
  },
  join: {
    id: 'invite.join',
    defaultMessage: 'Join workspace',
    description: 'Button that accepts the invitation',
  },
  signIn: {
    id: 'invite.signIn',
    defaultMessage: 'Sign in with Google to join {name}',
    description: 'Button for who is signed out: leads to the sign-in and back here',
  },
  onlyDomains: {
    id: 'invite.onlyDomains',
    defaultMessage: 'Use an account with an address at {domains}.',
    description: 'Over the sign-in button: which addresses may join',
  },
  until: {
    id: 'invite.until',
    defaultMessage: 'This invitation is valid until {date}.',
    description: 'Under the button that joins',
  },
  open: {
    id: 'invite.open',
    defaultMessage: 'Open workspace',
    description: 'Button for who is a member already',
  },
  alreadyMember: {
    id: 'invite.alreadyMember',
    defaultMessage: 'You are already a member of this workspace.',
    description: 'On an invitation, for who needs none',
  },
  expired: {
    id: 'invite.expired',
    defaultMessage: 'This invitation has expired',
    description: 'Title, when the time of an invitation is over',
  },
  revoked: {
    id: 'invite.revoked',
    defaultMessage: 'This invitation is no longer valid',
    description: 'Title, when an invitation was revoked or is used up',
  },
  askAgain: {
    id: 'invite.askAgain',
    defaultMessage: 'Ask {inviter} for a new link.',
    description: 'What to do when an invitation is no longer good',
  },
  domainNotAllowed: {
    id: 'invite.domainNotAllowed',
    defaultMessage: 'Your email address can’t join this workspace',
    description: 'Title, when the domain of the reader’s address is not allowed',
  },
  domainNotAllowedText: {
    id: 'invite.domainNotAllowedText',
    defaultMessage:
      'Only addresses at {domains} can join. Use another account, or ask an owner to allow your domain.',
    description: 'Which domains are allowed, and what to do',
  },
  unknown: {
    id: 'invite.unknown',
    defaultMessage: 'This invitation doesn’t exist',
    description: 'Title, when there is no invitation with this token',
  },
  unknownText: {
    id: 'invite.unknownText',
    defaultMessage: 'The link may be incomplete. Copy the whole link, or ask for a new one.',
    description: 'What to do when there is no invitation with this token',
  },
  failed: {
    id: 'invite.failed',
    defaultMessage: 'The invitation could not be loaded',
    description: 'Title of the error in place of an invitation',
  },
  joined: {
    id: 'invite.joined',
    defaultMessage: 'You joined {name}',
    description: 'Toast after joining a workspace',
  },
  joinFailed: {
    id: 'invite.joinFailed',
    defaultMessage: 'You could not be added',
    description: 'Title of the error after joining a workspace failed',
  },
  tryAgain: {
    id: 'invite.tryAgain',
    defaultMessage: 'Try again.',
    description: 'What to do after joining failed',
  },
  tryAgainTicket: {
    id: 'invite.tryAgainTicket',
    defaultMessage: 'Try again. If the problem continues, give support the ticket {ticketId}.',
    description: 'What to do after joining failed; the number is for support',
  },
  signedInAs: {
    id: 'invite.signedInAs',
    defaultMessage: 'Signed in as {email}',
    description: 'Under an invitation: who is signed in',
  },
  anotherAccount: {
    id: 'invite.anotherAccount',
    defaultMessage: 'Use another account',
    description: 'Button that signs out and leads to the sign-in and back',
  },
  workspaces: {
    id: 'invite.workspaces',
    defaultMessage: 'Your workspaces',
    description: 'Link to the list of workspaces, beside an error',
  },
})

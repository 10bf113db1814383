import { defineMessages } from 'react-intl'

export const messages = defineMessages<{
  title: {}
  lead: {}
  google: {}
  opening: {}
  ended: {}
  refused: { reason: string }
  cancelled: {}
  refusedPlain: {}
  unverified: {}
  expired: {}
  unavailable: {}
  taken: {}
  language: {}
  terms: {}
  privacy: {}
}>({
  title: {
    id: 'signInUp.title',
    defaultMessage: 'Sign in or sign up',
    description: 'Heading of the sign-in page; one page serves both',
  },
  lead: {
    id: 'signInUp.lead',
    defaultMessage: 'Letters people are glad to open: contacts, segments and campaigns in one place.',
    description: 'One sentence under the heading of the sign-in page that says what the product is',
  },
  google: {
    id: 'signInUp.google',
    defaultMessage: 'Continue with Google',
    description: 'The one button of the sign-in page',
  },
  opening: {
    id: 'signInUp.opening',
    defaultMessage: 'Opening Google…',
    description: 'The sign-in button after it was pressed, until the browser leaves',
  },
  ended: {
    id: 'signInUp.ended',
    defaultMessage: 'You were signed out because your session ended. Sign in to continue where you left off.',
    description: 'Notice on the sign-in page after the session ran out or was ended in another tab',
  },
  refused: {
    id: 'signInUp.refused',
    defaultMessage: 'Sign-in failed: {reason}',
    description: 'Banner on the sign-in page; {reason} is what the sign-in service reported, as plain text',
  },
  cancelled: {
    id: 'signInUp.cancelled',
    defaultMessage: 'Sign-in was canceled.',
    description: 'Banner on the sign-in page after access was denied at the sign-in service',
  },
  refusedPlain: {
    id: 'signInUp.refusedPlain',
    defaultMessage: 'Sign-in failed. Try again.',
    description: 'Banner on the sign-in page when the sign-in service reported only an error code',
  },
  unverified: {
    id: 'signInUp.unverified',
    defaultMessage:
      'Your email address isn’t confirmed at the sign-in service yet. Confirm it there, then sign in again.',
    description: 'Banner on the sign-in page after somebody signed in whose address nobody vouches for',
  },
  expired: {
    id: 'signInUp.expired',
    defaultMessage: 'Signing in took too long, or was started in another browser. Try again.',
    description: 'Banner on the sign-in page when somebody comes back from the sign-in service too late',
  },
  unavailable: {
    id: 'signInUp.unavailable',
    defaultMessage: 'The sign-in service isn’t responding. Try again in a few minutes.',
    description: 'Banner on the sign-in page when the sign-in service could not be reached',
  },
  taken: {
    id: 'signInUp.taken',
    defaultMessage:
      'Someone else already signs in with this email address. Ask whoever runs this server for help.',
    description:
      'Banner on the sign-in page when the address belongs to another person of the sign-in service by now',
  },
  language: {
    id: 'signInUp.language',
    defaultMessage: 'Language',
    description: 'Name of the language switch on the sign-in page',
  },
  terms: { id: 'signInUp.terms', defaultMessage: 'Terms', description: 'Link to the terms of service' },
  privacy: { id: 'signInUp.privacy', defaultMessage: 'Privacy', description: 'Link to the privacy policy' },
})

import { defineMessages } from 'react-intl'

type Name =
  | 'blank'
  | 'newsletter'
  | 'announcement'
  | 'product'
  | 'event'
  | 'digest'
  | 'welcome'
  | 'receipt'
  | 'letter'

export const messages = defineMessages<
  { title: {}; language: {}; en: {}; ja: {}; both: {} } & Record<Name | `${Name}Text`, {}>
>({
  title: {
    id: 'mailStarters.title',
    defaultMessage: 'Start from',
    description: 'Names the list of layouts that a new email can start from',
  },
  language: {
    id: 'mailStarters.language',
    defaultMessage: 'Language of the email',
    description: 'Names the choice of the language in which the layouts of emails are written',
  },
  both: {
    id: 'mailStarters.both',
    defaultMessage: 'Both',
    description: 'Choice of the language of a new email: English and Japanese in one',
  },
  en: {
    id: 'mailStarters.en',
    defaultMessage: 'English',
    description: 'Choice of the language of an email',
  },
  ja: {
    id: 'mailStarters.ja',
    defaultMessage: 'Japanese',
    description: 'Choice of the language of an email',
  },
  blank: {
    id: 'mailStarters.blank',
    defaultMessage: 'Blank',
    description: 'Name of a layout that a new email can start from',
  },
  blankText: {
    id: 'mailStarters.blankText',
    defaultMessage: 'Nothing but the footer that the law requires.',
    description: 'What the layout “Blank” of an email is for, below its name',
  },
  newsletter: {
    id: 'mailStarters.newsletter',
    defaultMessage: 'Newsletter',
    description: 'Name of a layout that a new email can start from',
  },
  newsletterText: {
    id: 'mailStarters.newsletterText',
    defaultMessage: 'A lead story, two more side by side, and dates.',
    description: 'What the layout “Newsletter” of an email is for, below its name',
  },
  announcement: {
    id: 'mailStarters.announcement',
    defaultMessage: 'Announcement',
    description: 'Name of a layout that a new email can start from',
  },
  announcementText: {
    id: 'mailStarters.announcementText',
    defaultMessage: 'One thing to say, and one thing to do.',
    description: 'What the layout “Announcement” of an email is for, below its name',
  },
  product: {
    id: 'mailStarters.product',
    defaultMessage: 'Product drop',
    description: 'Name of a layout that a new email can start from',
  },
  productText: {
    id: 'mailStarters.productText',
    defaultMessage: 'A large picture, facts and prices.',
    description: 'What the layout “Product drop” of an email is for, below its name',
  },
  event: {
    id: 'mailStarters.event',
    defaultMessage: 'Event',
    description: 'Name of a layout that a new email can start from',
  },
  eventText: {
    id: 'mailStarters.eventText',
    defaultMessage: 'When, where, and how to take part.',
    description: 'What the layout “Event” of an email is for, below its name',
  },
  digest: {
    id: 'mailStarters.digest',
    defaultMessage: 'Digest',
    description: 'Name of a layout that a new email can start from',
  },
  digestText: {
    id: 'mailStarters.digestText',
    defaultMessage: 'Short items with a link each.',
    description: 'What the layout “Digest” of an email is for, below its name',
  },
  welcome: {
    id: 'mailStarters.welcome',
    defaultMessage: 'Welcome',
    description: 'Name of a layout that a new email can start from',
  },
  welcomeText: {
    id: 'mailStarters.welcomeText',
    defaultMessage: 'The first email after someone subscribes.',
    description: 'What the layout “Welcome” of an email is for, below its name',
  },
  receipt: {
    id: 'mailStarters.receipt',
    defaultMessage: 'Receipt',
    description: 'Name of a layout that a new email can start from',
  },
  receiptText: {
    id: 'mailStarters.receiptText',
    defaultMessage: 'What was bought, what it cost, and where it goes.',
    description: 'What the layout “Receipt” of an email is for, below its name',
  },
  letter: {
    id: 'mailStarters.letter',
    defaultMessage: 'Plain letter',
    description: 'Name of a layout that a new email can start from',
  },
  letterText: {
    id: 'mailStarters.letterText',
    defaultMessage: 'A note from a person: words and nothing else.',
    description: 'What the layout “Plain letter” of an email is for, below its name',
  },
})

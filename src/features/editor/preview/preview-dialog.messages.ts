import { defineMessages } from 'react-intl'

export const messages = defineMessages<{
  title: {}
  controls: {}
  view: {}
  desktop: {}
  phone: {}
  text: {}
  amp: {}
  scheme: {}
  light: {}
  dark: {}
  inverted: {}
  invertedHint: {}
  images: {}
  imagesHint: {}
  language: {}
  shown: { language: string }
  theirs: { name: string; language: string }
  noLanguage: { name: string; language: string }
  otherLanguage: { name: string; theirs: string; language: string }
  own: {}
  en: {}
  ja: {}
  reader: {}
  empty: {}
  longest: {}
  contact: {}
  search: {}
  searchHint: {}
  frame: {}
  nothing: {}
  leadsTo: { address: string }
  leadsNowhere: {}
  textPart: {}
  ampPart: {}
  ampSource: {}
  ampOffTitle: {}
  ampOff: {}
}>({
  title: {
    id: 'mailPreview.title',
    defaultMessage: 'Preview',
    description: 'Title of the window that shows an email as its readers get it',
  },
  controls: {
    id: 'mailPreview.controls',
    defaultMessage: 'What the preview shows',
    description: 'Names the area with the choices of the preview of an email for screen readers',
  },
  view: {
    id: 'mailPreview.view',
    defaultMessage: 'Show',
    description:
      'Names the choice of where the preview of an email is shown: desktop, phone, text part, AMP part',
  },
  desktop: {
    id: 'mailPreview.desktop',
    defaultMessage: 'Desktop',
    description: 'Choice of the preview: the email on a desktop screen',
  },
  phone: {
    id: 'mailPreview.phone',
    defaultMessage: 'Phone',
    description: 'Choice of the preview: the email on a phone',
  },
  text: {
    id: 'mailPreview.text',
    defaultMessage: 'Text',
    description: 'Choice of the preview: the plain text part of the email',
  },
  amp: {
    id: 'mailPreview.amp',
    defaultMessage: 'AMP',
    description: 'Choice of the preview: the AMP part of the email',
  },
  scheme: {
    id: 'mailPreview.scheme',
    defaultMessage: 'Colors',
    description: 'Names the choice of light, dark and inverted colors in the preview of an email',
  },
  light: {
    id: 'mailPreview.light',
    defaultMessage: 'Light',
    description: 'Choice of the preview: light mode',
  },
  dark: {
    id: 'mailPreview.dark',
    defaultMessage: 'Dark',
    description: 'Choice of the preview: dark mode, with the dark colors of the email',
  },
  inverted: {
    id: 'mailPreview.inverted',
    defaultMessage: 'Inverted',
    description: 'Choice of the preview: dark mode of email clients that invert the colors of every email',
  },
  invertedHint: {
    id: 'mailPreview.invertedHint',
    defaultMessage:
      'An approximation: some clients invert colors on their own, and each does it differently.',
    description: 'Below the choice of colors in the preview, while inverted colors are shown',
  },
  images: {
    id: 'mailPreview.images',
    defaultMessage: 'Show images',
    description: 'Switch of the preview of an email: whether images are shown',
  },
  imagesHint: {
    id: 'mailPreview.imagesHint',
    defaultMessage: 'Some readers see alternative text until they allow images.',
    description: 'Below the switch of the preview that shows and hides images',
  },
  shown: {
    id: 'mailPreview.shown',
    defaultMessage: 'This is the email in {language}.',
    description: 'Preview of an email in two languages: which one is shown',
  },
  theirs: {
    id: 'mailPreview.theirs',
    defaultMessage: '{name} reads {language} and gets the email in {language}.',
    description: 'Preview of an email in two languages as a contact whose language is one of them',
  },
  noLanguage: {
    id: 'mailPreview.noLanguage',
    defaultMessage: 'No language is set for {name}, so the email is in its original language, {language}.',
    description: 'Preview of an email in two languages as a contact without a language',
  },
  otherLanguage: {
    id: 'mailPreview.otherLanguage',
    defaultMessage: '{name} reads {theirs}, so the email is in its original language, {language}.',
    description: 'Preview of an email in two languages as a contact whose language is neither of them',
  },
  language: {
    id: 'mailPreview.language',
    defaultMessage: 'Reader’s language',
    description: 'Names the choice of the language of the reader in the preview of an email',
  },
  own: {
    id: 'mailPreview.own',
    defaultMessage: 'As in the contact',
    description: 'Choice of the language in the preview: that of the contact',
  },
  en: {
    id: 'mailPreview.en',
    defaultMessage: 'English',
    description: 'Choice of the language in the preview of an email',
  },
  ja: {
    id: 'mailPreview.ja',
    defaultMessage: 'Japanese',
    description: 'Choice of the language in the preview of an email',
  },
  reader: {
    id: 'mailPreview.reader',
    defaultMessage: 'Preview as',
    description: 'Names the choice of the contact whose email the preview shows',
  },
  empty: {
    id: 'mailPreview.empty',
    defaultMessage: 'Nothing filled in',
    description: 'Choice of the preview: a contact that has an email address and no other value',
  },
  longest: {
    id: 'mailPreview.longest',
    defaultMessage: 'Longest values',
    description: 'Choice of the preview: a made-up contact with a long value in each property',
  },
  contact: {
    id: 'mailPreview.contact',
    defaultMessage: 'A contact',
    description: 'Choice of the preview: one of the contacts, who is searched for below',
  },
  search: {
    id: 'mailPreview.search',
    defaultMessage: 'Contact',
    description: 'Label of the search for the contact whose email the preview shows',
  },
  searchHint: {
    id: 'mailPreview.searchHint',
    defaultMessage: 'Search by name or email.',
    description: 'Below the search for the contact whose email the preview shows',
  },
  frame: {
    id: 'mailPreview.frame',
    defaultMessage: 'Email preview',
    description: 'Names the frame that contains the email for screen readers',
  },
  nothing: {
    id: 'mailPreview.nothing',
    defaultMessage: 'This email has no content yet.',
    description: 'In place of the preview while the email has no sections',
  },
  leadsTo: {
    id: 'mailPreview.leadsTo',
    defaultMessage: 'Links don’t open in the preview. This one leads to {address}',
    description: 'Said when a link in the preview of an email was chosen',
  },
  leadsNowhere: {
    id: 'mailPreview.leadsNowhere',
    defaultMessage: 'This link doesn’t lead anywhere yet.',
    description: 'Said when a link without an address was chosen in the preview of an email',
  },
  textPart: {
    id: 'mailPreview.textPart',
    defaultMessage: 'Text part',
    description: 'Names the plain text part of an email',
  },
  ampPart: {
    id: 'mailPreview.ampPart',
    defaultMessage: 'AMP part',
    description: 'Names the source of the AMP part of an email',
  },
  ampSource: {
    id: 'mailPreview.ampSource',
    defaultMessage:
      'AMP runs in the email client only, so this is its source for this contact. Clients without AMP show the HTML part.',
    description: 'Above the source of the AMP part in the preview of an email',
  },
  ampOffTitle: {
    id: 'mailPreview.ampOffTitle',
    defaultMessage: 'AMP is off',
    description: 'Title in the preview in place of the AMP part, where the email has none',
  },
  ampOff: {
    id: 'mailPreview.ampOff',
    defaultMessage: 'Every reader gets the HTML part. Turn on AMP in the email settings to add an AMP part.',
    description: 'In the preview in place of the AMP part, where the email has none',
  },
})

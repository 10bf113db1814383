import { defineMessages } from 'react-intl'

/** The language of a mail’s readers, the mail itself, and its variants. */
export const messages = defineMessages<{
  mails: {}
  about: {}
  addVariant: {}
  variantsFull: { count: number }
  forReaders: { language: string }
  abTest: {}
  abTestHint: {}
  en: {}
  ja: {}
  others: {}
  everyone: {}
  variants: {}
  variantName: { language: string; label: string; share: number }
  readers: {}
  label: {}
  labelHint: {}
  share: {}
  sumWrong: { language: string; sum: number }
  shareEvenly: {}
  remove: {}
  removed: { name: string }
  undo: {}
  replaced: {}
  removeTitle: { name: string }
  removeText: {}
}>({
  mails: {
    id: 'campaignContent.mails',
    defaultMessage: 'Email',
    description: 'Heading of what a campaign sends, with its variants by language and for A/B tests',
  },
  about: {
    id: 'campaignContent.about',
    defaultMessage:
      'Each contact gets the variant in their language. Contacts in a language that has none get the variant for all others.',
    description: 'Below the heading, where a campaign has several variants: who gets which',
  },
  addVariant: {
    id: 'campaignContent.addVariant',
    defaultMessage: 'Add variant',
    description:
      'Button with a menu that adds another variant of the email: in another language, or for an A/B test',
  },
  variantsFull: {
    id: 'campaignContent.variantsFull',
    defaultMessage: 'A campaign has at most {count, number} variants.',
    description: 'Why no further variant of the email can be added',
  },
  forReaders: {
    id: 'campaignContent.forReaders',
    defaultMessage: 'Copy for another language: {language}',
    description:
      'Menu entry that adds a variant of the email; the language is English, Japanese or all others',
  },
  abTest: {
    id: 'campaignContent.abTest',
    defaultMessage: 'Copy for an A/B test',
    description: 'Menu entry that adds a variant of the email for the same readers',
  },
  abTestHint: {
    id: 'campaignContent.abTestHint',
    defaultMessage: 'Readers of the same language are split between the variants at random.',
    description: 'Below the shares of an A/B test: how readers are split',
  },
  en: {
    id: 'campaignContent.en',
    defaultMessage: 'English',
    description: 'Readers of a variant: contacts whose language is English',
  },
  ja: {
    id: 'campaignContent.ja',
    defaultMessage: 'Japanese',
    description: 'Readers of a variant: contacts whose language is Japanese',
  },
  others: {
    id: 'campaignContent.others',
    defaultMessage: 'All others',
    description: 'Readers of a variant: contacts in a language that has no variant of its own',
  },
  everyone: {
    id: 'campaignContent.everyone',
    defaultMessage: 'All languages',
    description: 'Readers of a variant where no other variant is for a language: every contact',
  },
  variants: {
    id: 'campaignContent.variants',
    defaultMessage: 'Variants',
    description: 'Name of the tabs with the variants of an email',
  },
  variantName: {
    id: 'campaignContent.variantName',
    defaultMessage: '{language} {label} ({share, number}%)',
    description:
      'Tab of a variant in an A/B test: its language, its name such as A, and its share of the readers in percent',
  },
  readers: {
    id: 'campaignContent.readers',
    defaultMessage: 'Language of readers',
    description: 'Field: which contacts get this variant, by their language',
  },
  label: {
    id: 'campaignContent.label',
    defaultMessage: 'Variant name',
    description: 'Field: what a variant of the email is called, such as A',
  },
  labelHint: {
    id: 'campaignContent.labelHint',
    defaultMessage: 'Shown in reports, never to readers.',
    description: 'Hint of the field for the name of a variant',
  },
  share: {
    id: 'campaignContent.share',
    defaultMessage: 'Share of readers',
    description: 'Field: which percentage of the readers of its language gets a variant',
  },
  sumWrong: {
    id: 'campaignContent.sumWrong',
    defaultMessage: 'The shares of the variants for {language} add up to {sum, number}%, not 100%.',
    description:
      'Error: the shares of an A/B test don’t add up; the language is English, Japanese, all others or all languages',
  },
  shareEvenly: {
    id: 'campaignContent.shareEvenly',
    defaultMessage: 'Share evenly',
    description: 'Button that gives each variant of an A/B test the same share of the readers',
  },
  remove: {
    id: 'campaignContent.remove',
    defaultMessage: 'Remove variant',
    description: 'Button that removes the variant of the email that is shown',
  },
  removed: {
    id: 'campaignContent.removed',
    defaultMessage: 'Removed the variant “{name}”',
    description: 'Notification after a variant of the email was removed; it can be undone',
  },
  undo: {
    id: 'campaignContent.undo',
    defaultMessage: 'Undo',
    description: 'Button of the notification that brings a removed variant back',
  },
  replaced: {
    id: 'campaignContent.replaced',
    defaultMessage: 'Replaced the email with the design',
    description: 'Notification after a design took the place of the body of an email; it can be undone',
  },
  removeTitle: {
    id: 'campaignContent.removeTitle',
    defaultMessage: 'Remove the variant “{name}”?',
    description: 'Question before a variant of the email with content is removed',
  },
  removeText: {
    id: 'campaignContent.removeText',
    defaultMessage:
      'Its subject, preview text and email are removed. Its readers get the remaining variants.',
    description: 'What follows from removing a variant of the email',
  },
})

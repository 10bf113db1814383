import { defineMessages } from 'react-intl'

export const messages = defineMessages<{
  bar: {}
  language: {}
  beside: {}
  allTranslated: {}
  untranslated: { count: number }
  untranslatedIn: { count: number; language: string }
  saidUntranslated: { name: string }
  copied: {}
  notTranslated: {}
  longer: {}
  inOther: { language: string }
  copy: {}
  languages: { first: string; second: string }
  remove: { language: string }
  removeTitle: { language: string }
  removeText: { language: string }
  removeConfirm: {}
  removed: { language: string }
  undo: {}
  edit: { language: string }
  canvasOf: { language: string }
}>({
  bar: {
    id: 'editor.twin.bar',
    defaultMessage: 'Languages of the email',
    description: 'Names the bar above a mail that is written in two languages',
  },
  language: {
    id: 'editor.twin.language',
    defaultMessage: 'Language being edited',
    description: 'Names the switch between the two languages of a mail',
  },
  beside: {
    id: 'editor.twin.beside',
    defaultMessage: 'Side by side',
    description: 'Toggle: shows both languages of a mail beside each other',
  },
  allTranslated: {
    id: 'editor.twin.allTranslated',
    defaultMessage: 'Everything is translated',
    description: 'Above a mail in two languages in which nothing is left to translate',
  },
  untranslated: {
    id: 'editor.twin.untranslated',
    defaultMessage: '{count, plural, one {# part} other {# parts}} not translated',
    description: 'Button: goes to the next block that is not translated into the language being edited',
  },
  untranslatedIn: {
    id: 'editor.twin.untranslatedIn',
    defaultMessage: '{count, plural, one {# part} other {# parts}} not translated into {language}',
    description: 'Button: goes to the first block that is not translated into the other language',
  },
  saidUntranslated: {
    id: 'editor.said.untranslated',
    defaultMessage: 'Not translated: {name}',
    description: 'Spoken when the next block that is not translated was selected',
  },
  copied: {
    id: 'editor.said.copiedOriginal',
    defaultMessage: 'The text is now the same in both languages',
    description: 'Spoken after the text of the other language was copied into a block',
  },
  notTranslated: {
    id: 'editor.twin.notTranslated',
    defaultMessage: 'Not translated',
    description: 'Mark of a block that shows the words of the other language',
  },
  longer: {
    id: 'editor.twin.longer',
    defaultMessage: 'Much longer than the other language',
    description: 'Mark of a block whose translation takes much more room',
  },
  inOther: {
    id: 'editor.twin.inOther',
    defaultMessage: 'In {language}',
    description: 'Heading above the words that a block has in the other language',
  },
  copy: {
    id: 'editor.twin.copy',
    defaultMessage: 'Use this text',
    description: 'Button: the block takes over the words of the other language',
  },
  languages: {
    id: 'editor.twin.languages',
    defaultMessage: 'This email is in {first} and {second}.',
    description: 'In the settings of a mail in two languages; such as: English, Japanese',
  },
  remove: {
    id: 'editor.twin.remove',
    defaultMessage: 'Remove {language}',
    description: 'Button: takes the second language from a mail',
  },
  removeTitle: {
    id: 'editor.twin.removeTitle',
    defaultMessage: 'Remove {language} from this email?',
    description: 'Question before the second language of a mail is removed',
  },
  removeText: {
    id: 'editor.twin.removeText',
    defaultMessage:
      'All {language} text is removed: the title, the preview text and the text of every block. Layout and design stay.',
    description: 'What is lost with the second language of a mail',
  },
  removeConfirm: {
    id: 'editor.twin.removeConfirm',
    defaultMessage: 'Remove',
    description: 'Button of the question: removes the second language',
  },
  removed: {
    id: 'editor.twin.removed',
    defaultMessage: '{language} was removed',
    description: 'Toast after the second language of a mail was removed',
  },
  undo: { id: 'editor.twin.undo', defaultMessage: 'Undo', description: 'Button of the toast' },
  edit: {
    id: 'editor.twin.edit',
    defaultMessage: 'Edit {language}',
    description: 'Button above the other language of a mail, beside the one being edited',
  },
  canvasOf: {
    id: 'editor.twin.canvasOf',
    defaultMessage: 'Email in {language}',
    description: 'Names the canvas with the other language of a mail, which can only be looked at',
  },
})

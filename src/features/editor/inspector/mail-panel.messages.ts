import { defineMessages } from 'react-intl'

export const messages = defineMessages<{
  general: {}
  title: {}
  titleHint: {}
  preheader: {}
  preheaderHint: { count: number }
  language: {}
  addEnglish: {}
  addJapanese: {}
  languageOther: {}
  languageCode: {}
  languageBad: {}
  direction: {}
  ltr: {}
  rtl: {}
  width: {}
  radius: {}
  colors: {}
  pageBg: {}
  contentBg: {}
  contentName: {}
  buttonName: {}
  text: {}
  link: {}
  buttonBg: {}
  buttonText: {}
  divider: {}
  fonts: {}
  bodyFont: {}
  headingFont: {}
  fontOther: {}
  fontBrand: { name: string }
  fontStack: {}
  fontBad: {}
  fontSans: {}
  fontSerif: {}
  fontMono: {}
  fontRounded: {}
  baseSize: {}
  baseSizeHint: {}
  compatibility: {}
  outlook: {}
  outlookHint: {}
  amp: {}
  ampHint: {}
}>({
  general: {
    id: 'inspector.mail.general',
    defaultMessage: 'General',
    description: 'Heading of the general settings of a mail',
  },
  title: {
    id: 'inspector.mail.title',
    defaultMessage: 'Title',
    description: 'Label: the title of a mail, shown by browsers and read by screen readers',
  },
  titleHint: {
    id: 'inspector.mail.titleHint',
    defaultMessage: 'Read by screen readers and shown when the email is opened in a browser.',
    description: 'Hint of the title of a mail',
  },
  preheader: {
    id: 'inspector.mail.preheader',
    defaultMessage: 'Preview text',
    description: 'Label: the text that mail programs show behind the subject',
  },
  preheaderHint: {
    id: 'inspector.mail.preheaderHint',
    defaultMessage:
      '{count, plural, =0 {Shown after the subject in the inbox. Use 35 to 130 characters.} other {# characters. Use 35 to 130.}}',
    description: 'Hint of the preview text; count is its length',
  },
  language: {
    id: 'inspector.mail.language',
    defaultMessage: 'Language',
    description: 'Label: the language of a mail',
  },
  addEnglish: {
    id: 'inspector.mail.addEnglish',
    defaultMessage: 'Add English',
    description: 'Button: a mail in Japanese gets English as its second language',
  },
  addJapanese: {
    id: 'inspector.mail.addJapanese',
    defaultMessage: 'Add Japanese',
    description: 'Button: a mail in English gets Japanese as its second language',
  },
  languageOther: {
    id: 'inspector.mail.languageOther',
    defaultMessage: 'Other',
    description: 'Option: another language than Japanese and English',
  },
  languageCode: {
    id: 'inspector.mail.languageCode',
    defaultMessage: 'Language code',
    description: 'Label of the field for another language',
  },
  languageBad: {
    id: 'inspector.mail.languageBad',
    defaultMessage: 'Enter a language code such as fr or zh-Hant.',
    description: 'Error: the language of a mail is no code',
  },
  direction: {
    id: 'inspector.mail.direction',
    defaultMessage: 'Text direction',
    description: 'Label: whether the text of a mail runs from left to right',
  },
  ltr: {
    id: 'inspector.mail.ltr',
    defaultMessage: 'Left to right',
    description: 'Direction of text',
  },
  rtl: {
    id: 'inspector.mail.rtl',
    defaultMessage: 'Right to left',
    description: 'Direction of text',
  },
  width: {
    id: 'inspector.mail.width',
    defaultMessage: 'Width',
    description: 'Label: how wide a mail is on a desktop',
  },
  radius: {
    id: 'inspector.mail.radius',
    defaultMessage: 'Corner radius',
    description: 'Label: how round the corners of buttons and frames are',
  },
  colors: {
    id: 'inspector.mail.colors',
    defaultMessage: 'Colors',
    description: 'Heading of the colors of a mail',
  },
  pageBg: {
    id: 'inspector.mail.pageBg',
    defaultMessage: 'Page',
    description: 'Label: color behind the content of a mail',
  },
  contentBg: {
    id: 'inspector.mail.contentBg',
    defaultMessage: 'Content background',
    description: 'Label: color of the content area of a mail',
  },
  contentName: {
    id: 'inspector.mail.contentName',
    defaultMessage: 'the content background',
    description: 'What the contrast of a color is measured against',
  },
  buttonName: {
    id: 'inspector.mail.buttonName',
    defaultMessage: 'the buttons',
    description: 'What the contrast of button labels is measured against',
  },
  text: {
    id: 'inspector.mail.text',
    defaultMessage: 'Text',
    description: 'Label: color of the text of a mail',
  },
  link: {
    id: 'inspector.mail.link',
    defaultMessage: 'Links',
    description: 'Label: color of the links of a mail',
  },
  buttonBg: {
    id: 'inspector.mail.buttonBg',
    defaultMessage: 'Buttons',
    description: 'Label: color of the buttons of a mail',
  },
  buttonText: {
    id: 'inspector.mail.buttonText',
    defaultMessage: 'Button labels',
    description: 'Label: color of the labels of buttons of a mail',
  },
  divider: {
    id: 'inspector.mail.divider',
    defaultMessage: 'Dividers',
    description: 'Label: color of the lines of a mail',
  },
  fonts: {
    id: 'inspector.mail.fonts',
    defaultMessage: 'Type',
    description: 'Heading of the fonts of a mail',
  },
  bodyFont: {
    id: 'inspector.mail.bodyFont',
    defaultMessage: 'Text font',
    description: 'Label: font of the text of a mail',
  },
  headingFont: {
    id: 'inspector.mail.headingFont',
    defaultMessage: 'Heading font',
    description: 'Label: font of the headings of a mail',
  },
  fontOther: {
    id: 'inspector.mail.fontOther',
    defaultMessage: 'Custom font list',
    description: 'Option: a list of fonts that is none of those offered',
  },
  fontBrand: {
    id: 'inspector.mail.fontBrand',
    defaultMessage: '{name} (brand)',
    description: 'Option: the font of the brand',
  },
  fontStack: {
    id: 'inspector.mail.fontStack',
    defaultMessage: 'Font list',
    description: 'Label of the field for a list of fonts, in order of preference',
  },
  fontBad: {
    id: 'inspector.mail.fontBad',
    defaultMessage: 'Separate font names with commas, and put names with spaces in single quotes.',
    description: 'Error: the list of fonts can not be read',
  },
  fontSans: {
    id: 'inspector.mail.fontSans',
    defaultMessage: 'Sans serif',
    description: 'Option: fonts without serifs',
  },
  fontSerif: {
    id: 'inspector.mail.fontSerif',
    defaultMessage: 'Serif',
    description: 'Option: fonts with serifs',
  },
  fontMono: {
    id: 'inspector.mail.fontMono',
    defaultMessage: 'Monospace',
    description: 'Option: fonts whose letters are equally wide',
  },
  fontRounded: {
    id: 'inspector.mail.fontRounded',
    defaultMessage: 'Rounded',
    description: 'Option: fonts with round ends',
  },
  baseSize: {
    id: 'inspector.mail.baseSize',
    defaultMessage: 'Text size',
    description: 'Label: size of the text of a mail',
  },
  baseSizeHint: {
    id: 'inspector.mail.baseSizeHint',
    defaultMessage: '14 px or more is easy to read; 16 px suits most emails.',
    description: 'Hint of the size of the text',
  },
  compatibility: {
    id: 'inspector.mail.compatibility',
    defaultMessage: 'Compatibility',
    description: 'Heading of the settings for mail programs',
  },
  outlook: {
    id: 'inspector.mail.outlook',
    defaultMessage: 'Support classic Outlook',
    description: 'Switch: adds what Outlook for Windows needs',
  },
  outlookHint: {
    id: 'inspector.mail.outlookHint',
    defaultMessage: 'Adds tables and shapes for Outlook on Windows. Makes the email a little larger.',
    description: 'Hint of the switch for classic Outlook',
  },
  amp: {
    id: 'inspector.mail.amp',
    defaultMessage: 'Send an AMP part',
    description: 'Switch: adds the interactive AMP part to a mail',
  },
  ampHint: {
    id: 'inspector.mail.ampHint',
    defaultMessage:
      'Carousels, accordions and forms work inside Gmail. The sender must be registered for AMP.',
    description: 'Hint of the switch for AMP',
  },
})

import { defineMessages } from 'react-intl'

/** Kinds of what can be changed of a block. */
export const fieldNames = defineMessages<{
  text: {}
  link: {}
  image: {}
  size: {}
  colors: {}
  layout: {}
  visibility: {}
  other: {}
}>({
  text: {
    id: 'editor.proposal.field.text',
    defaultMessage: 'text',
    description: 'What of a block would change, in a list: its words',
  },
  link: {
    id: 'editor.proposal.field.link',
    defaultMessage: 'link',
    description: 'What of a block would change, in a list: where it leads',
  },
  image: {
    id: 'editor.proposal.field.image',
    defaultMessage: 'image',
    description: 'What of a block would change, in a list: its picture',
  },
  size: {
    id: 'editor.proposal.field.size',
    defaultMessage: 'spacing and size',
    description: 'What of a block would change, in a list: its height, padding or size of type',
  },
  colors: {
    id: 'editor.proposal.field.colors',
    defaultMessage: 'colors',
    description: 'What of a block would change, in a list: colors, border or background',
  },
  layout: {
    id: 'editor.proposal.field.layout',
    defaultMessage: 'layout',
    description: 'What of a block would change, in a list: alignment and the like',
  },
  visibility: {
    id: 'editor.proposal.field.visibility',
    defaultMessage: 'who sees it',
    description: 'What of a block would change, in a list: for which contacts or devices it is shown',
  },
  other: {
    id: 'editor.proposal.field.other',
    defaultMessage: 'settings',
    description: 'What of a block or of the mail would change, in a list: anything else',
  },
})

export const settingNames = defineMessages<{
  title: {}
  preheader: {}
  theme: {}
  font: {}
  baseSize: {}
  width: {}
  radius: {}
  lang: {}
}>({
  title: {
    id: 'editor.proposal.setting.title',
    defaultMessage: 'Title',
    description: 'Setting of a mail that would change: its title, which becomes the subject',
  },
  preheader: {
    id: 'editor.proposal.setting.preheader',
    defaultMessage: 'Preview text',
    description: 'Setting of a mail that would change',
  },
  theme: {
    id: 'editor.proposal.setting.theme',
    defaultMessage: 'Colors',
    description: 'Setting of a mail that would change',
  },
  font: {
    id: 'editor.proposal.setting.font',
    defaultMessage: 'Fonts',
    description: 'Setting of a mail that would change',
  },
  baseSize: {
    id: 'editor.proposal.setting.baseSize',
    defaultMessage: 'Text size',
    description: 'Setting of a mail that would change',
  },
  width: {
    id: 'editor.proposal.setting.width',
    defaultMessage: 'Width',
    description: 'Setting of a mail that would change',
  },
  radius: {
    id: 'editor.proposal.setting.radius',
    defaultMessage: 'Corner radius',
    description: 'Setting of a mail that would change',
  },
  lang: {
    id: 'editor.proposal.setting.lang',
    defaultMessage: 'Language',
    description: 'Setting of a mail that would change',
  },
})

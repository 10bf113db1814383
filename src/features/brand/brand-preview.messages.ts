import { defineMessages } from 'react-intl'

export const messages = defineMessages<{
  title: {}
  kind: {}
  mail: {}
  form: {}
  mailFrame: {}
  stage: {}
  device: {}
  desktop: {}
  phone: {}
  scheme: {}
  light: {}
  dark: {}
  language: {}
}>({
  title: {
    id: 'brandPreview.title',
    defaultMessage: 'Preview',
    description: 'Title of the card beside the settings of the brand in which a sample email is drawn',
  },
  kind: {
    id: 'brandPreview.kind',
    defaultMessage: 'Show',
    description: 'Name, for screen readers, of the choice of what the brand is shown on, such as an email',
  },
  mail: {
    id: 'brandPreview.mail',
    defaultMessage: 'Email',
    description: 'Choice in the preview of the brand: it is shown on an email',
  },
  form: {
    id: 'brandPreview.form',
    defaultMessage: 'Form',
    description: 'Choice in the preview of the brand: it is shown on a form of a web page',
  },
  mailFrame: {
    id: 'brandPreview.mailFrame',
    defaultMessage: 'Sample email',
    description: 'Name, for screen readers, of the frame in which the sample email is drawn',
  },
  stage: {
    id: 'brandPreview.stage',
    defaultMessage: 'Preview of the brand',
    description: 'Name, for screen readers, of the area that scrolls in the preview of the brand',
  },
  device: {
    id: 'brandPreview.device',
    defaultMessage: 'Screen',
    description: 'Name, for screen readers, of the choice between desktop and phone',
  },
  desktop: {
    id: 'brandPreview.desktop',
    defaultMessage: 'Desktop',
    description: 'Choice in the preview of the brand: as on a large screen',
  },
  phone: {
    id: 'brandPreview.phone',
    defaultMessage: 'Phone',
    description: 'Choice in the preview of the brand: as on a phone',
  },
  scheme: {
    id: 'brandPreview.scheme',
    defaultMessage: 'Theme',
    description: 'Name, for screen readers, of the choice between light and dark mode',
  },
  light: {
    id: 'brandPreview.light',
    defaultMessage: 'Light',
    description: 'Choice in the preview of the brand: in light mode',
  },
  dark: {
    id: 'brandPreview.dark',
    defaultMessage: 'Dark',
    description: 'Choice in the preview of the brand: in dark mode',
  },
  language: {
    id: 'brandPreview.language',
    defaultMessage: 'Language',
    description: 'Name, for screen readers, of the choice between English and Japanese',
  },
})

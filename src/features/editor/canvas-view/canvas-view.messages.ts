import { defineMessages } from 'react-intl'

export const messages = defineMessages<{
  bar: {}
  device: {}
  desktop: {}
  phone: {}
  scheme: {}
  light: {}
  dark: {}
  contact: {}
  contactNone: {}
}>({
  bar: {
    id: 'canvasView.bar',
    defaultMessage: 'View',
    description: 'Names the controls above a mail that is edited: how it is looked at',
  },
  device: {
    id: 'canvasView.device',
    defaultMessage: 'Device',
    description: 'Names the choice between desktop and phone above a mail that is edited',
  },
  desktop: {
    id: 'canvasView.desktop',
    defaultMessage: 'Desktop',
    description: 'Choice above a mail that is edited: as wide as on a computer',
  },
  phone: {
    id: 'canvasView.phone',
    defaultMessage: 'Phone',
    description: 'Choice above a mail that is edited: as narrow as on a phone',
  },
  scheme: {
    id: 'canvasView.scheme',
    defaultMessage: 'Colors',
    description: 'Names the choice between light and dark mode above a mail that is edited',
  },
  light: {
    id: 'canvasView.light',
    defaultMessage: 'Light',
    description: 'Choice above a mail that is edited: its colors in light mode',
  },
  dark: {
    id: 'canvasView.dark',
    defaultMessage: 'Dark',
    description: 'Choice above a mail that is edited: its colors in dark mode',
  },
  contact: {
    id: 'canvasView.contact',
    defaultMessage: 'Show as contact',
    description: 'Label of the search above a mail that is edited: whose values stand for its variables',
  },
  contactNone: {
    id: 'canvasView.contactNone',
    defaultMessage: 'Show as contact…',
    description:
      'Placeholder of the search for the contact whose values stand for the variables of a mail that is edited',
  },
})

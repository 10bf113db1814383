import { defineMessages } from 'react-intl'

export const messages = defineMessages<{
  property: {}
  consent: {}
  list_choice: {}
  hidden: {}
  heading: {}
  text: {}
  image: {}
  divider: {}
}>({
  property: {
    id: 'formFields.property',
    defaultMessage: 'Contact property',
    description: 'Kind of a field of a form',
  },
  consent: {
    id: 'formFields.consent',
    defaultMessage: 'Consent checkbox',
    description: 'Kind of a field of a form',
  },
  list_choice: {
    id: 'formFields.list_choice',
    defaultMessage: 'Choice of mailing lists',
    description: 'Kind of a field of a form',
  },
  hidden: {
    id: 'formFields.hidden',
    defaultMessage: 'Hidden field',
    description: 'Kind of a field of a form',
  },
  heading: {
    id: 'formFields.heading',
    defaultMessage: 'Heading',
    description: 'Kind of a part of a form',
  },
  text: {
    id: 'formFields.text',
    defaultMessage: 'Text',
    description: 'Kind of a part of a form',
  },
  image: {
    id: 'formFields.image',
    defaultMessage: 'Image',
    description: 'Kind of a part of a form',
  },
  divider: {
    id: 'formFields.divider',
    defaultMessage: 'Divider',
    description: 'Kind of a part of a form',
  },
})

import { defineMessages } from 'react-intl'

export const messages = defineMessages<{
  failed: {}
  identity: {}
  custom: {}
  none: {}
  unknown: {}
  unknownText: {}
  empty: { count: number }
  edit: { property: string }
  save: {}
  cancel: {}
  notSaved: { property: string }
  emailResets: {}
  emailTaken: {}
}>({
  failed: {
    id: 'contactProperties.failed',
    defaultMessage: 'The properties could not be loaded',
    description: 'Title of the error in place of the properties of a contact',
  },
  identity: {
    id: 'contactProperties.identity',
    defaultMessage: 'Identity',
    description: 'Heading over address, name, language and time zone of a contact',
  },
  custom: {
    id: 'contactProperties.custom',
    defaultMessage: 'Properties',
    description: 'Heading over the properties that the workspace defined',
  },
  none: {
    id: 'contactProperties.none',
    defaultMessage: 'Nothing more is known about this contact.',
    description: 'In place of the properties of a contact when none has a value',
  },
  unknown: {
    id: 'contactProperties.unknown',
    defaultMessage: 'Not in the contact schema',
    description: 'Heading over values of a contact for which the workspace has no property',
  },
  unknownText: {
    id: 'contactProperties.unknownText',
    defaultMessage:
      'These values have no property yet. Add one with the same key in the settings to use them.',
    description: 'Explains values of a contact for which the workspace has no property',
  },
  empty: {
    id: 'contactProperties.empty',
    defaultMessage: '{count, plural, one {# empty property} other {# empty properties}}',
    description: 'Title of the fold that holds the properties without a value',
  },
  edit: {
    id: 'contactProperties.edit',
    defaultMessage: 'Edit {property}',
    description: 'Button beside the value of a property; property is what it is called',
  },
  save: {
    id: 'contactProperties.save',
    defaultMessage: 'Save',
    description: 'Saves the value of a property',
  },
  cancel: {
    id: 'contactProperties.cancel',
    defaultMessage: 'Cancel',
    description: 'Leaves the value of a property as it was',
  },
  notSaved: {
    id: 'contactProperties.notSaved',
    defaultMessage: '{property} could not be saved.',
    description: 'First sentence of the error when the value of a property was refused',
  },
  emailResets: {
    id: 'contactProperties.emailResets',
    defaultMessage: 'Lists with double opt-in will ask for confirmation at the new address.',
    description: 'Warning while the address of a contact is edited',
  },
  emailTaken: {
    id: 'contactProperties.emailTaken',
    defaultMessage: 'Another contact has this address already. Enter a different one.',
    description: 'Error when a contact is given the address of another',
  },
})

import { defineMessages } from 'react-intl'

export const messages = defineMessages<{
  add: {}
  leave: {}
  delete: {}
  list: {}
  chooseList: {}
  listsFailed: {}
  addTitle: { count: number }
  addButton: { count: number }
  addText: {}
  state: {}
  active: {}
  activeHint: {}
  pending: {}
  pendingHint: {}
  leaveTitle: { count: number }
  leaveText: {}
  how: {}
  unsubscribe: {}
  unsubscribeHint: {}
  remove: {}
  removeHint: {}
  leaveButton: { count: number }
  cancel: {}
  deleteTitle: { count: number }
  deleteText: {}
  deleteButton: { count: number }
  deleteOwner: { most: number }
  set: {}
  setTitle: { count: number }
  setText: {}
  setButton: { count: number }
  property: {}
  chooseProperty: {}
  propertiesFailed: {}
  value: {}
  open: {}
  copyEmail: {}
}>({
  add: {
    id: 'bulkContacts.add',
    defaultMessage: 'Add to list',
    description: 'Button over the selected contacts: puts them on a mailing list',
  },
  leave: {
    id: 'bulkContacts.leave',
    defaultMessage: 'Remove from list',
    description:
      'Button over the selected contacts: takes them off a mailing list, or unsubscribes them from it',
  },
  delete: {
    id: 'bulkContacts.delete',
    defaultMessage: 'Delete',
    description: 'Button over the selected contacts, and in the menu of one contact',
  },
  list: {
    id: 'bulkContacts.list',
    defaultMessage: 'Mailing list',
    description: 'Field: which mailing list the selected contacts are put on or taken off',
  },
  chooseList: {
    id: 'bulkContacts.chooseList',
    defaultMessage: 'Choose a list',
    description: 'Placeholder of the choice of a mailing list',
  },
  listsFailed: {
    id: 'bulkContacts.listsFailed',
    defaultMessage: 'The mailing lists could not be loaded',
    description: 'Title of the error in place of the choice of a mailing list',
  },
  addTitle: {
    id: 'bulkContacts.addTitle',
    defaultMessage: 'Add {count, plural, one {# contact} other {# contacts}} to a list',
    description: 'Title of the dialog that puts the selected contacts on a mailing list',
  },
  addButton: {
    id: 'bulkContacts.addButton',
    defaultMessage: 'Add {count, plural, one {# contact} other {# contacts}}',
    description: 'Button that puts the selected contacts on the chosen mailing list',
  },
  addText: {
    id: 'bulkContacts.addText',
    defaultMessage:
      'Contacts that are unsubscribed, bounced, complained or blocked, or that have left this list, stay as they are.',
    description:
      'Who is not put on the list, in the dialog that puts the selected contacts on a mailing list',
  },
  state: {
    id: 'bulkContacts.state',
    defaultMessage: 'Subscription status',
    description: 'The choice of how contacts are put on a mailing list',
  },
  active: {
    id: 'bulkContacts.active',
    defaultMessage: 'Subscribed',
    description: 'Choice: contacts on the list get its mail at once',
  },
  activeHint: {
    id: 'bulkContacts.activeHint',
    defaultMessage: 'They already agreed and get mail from now on.',
    description: 'What follows from the choice Active',
  },
  pending: {
    id: 'bulkContacts.pending',
    defaultMessage: 'Pending',
    description: 'Choice: contacts on the list get its mail once they confirm',
  },
  pendingHint: {
    id: 'bulkContacts.pendingHint',
    defaultMessage: 'They get mail from this list only after they confirm.',
    description: 'What follows from the choice Pending',
  },
  leaveTitle: {
    id: 'bulkContacts.leaveTitle',
    defaultMessage: 'Take {count, plural, one {# contact} other {# contacts}} off a list',
    description: 'Title of the dialog that takes the selected contacts off a mailing list',
  },
  leaveText: {
    id: 'bulkContacts.leaveText',
    defaultMessage: 'Remove deletes the membership; unsubscribe keeps it as a record.',
    description: 'The difference between the two ways to take contacts off a mailing list',
  },
  how: {
    id: 'bulkContacts.how',
    defaultMessage: 'What to do',
    description: 'The choice between unsubscribing contacts from a list and removing them from it',
  },
  unsubscribe: {
    id: 'bulkContacts.unsubscribe',
    defaultMessage: 'Unsubscribe',
    description: 'Choice: contacts stay on the list, marked as unsubscribed',
  },
  unsubscribeHint: {
    id: 'bulkContacts.unsubscribeHint',
    defaultMessage: 'They stay on the list, marked as unsubscribed. Imports never subscribe them again.',
    description: 'What follows from the choice Unsubscribe',
  },
  remove: {
    id: 'bulkContacts.remove',
    defaultMessage: 'Remove',
    description: 'Choice: contacts are taken off the list with no trace',
  },
  removeHint: {
    id: 'bulkContacts.removeHint',
    defaultMessage:
      'Deletes the membership, as if they had never been on the list. An import or a form can add them again.',
    description: 'What follows from the choice Remove',
  },
  leaveButton: {
    id: 'bulkContacts.leaveButton',
    defaultMessage: '{count, plural, one {Take # contact off} other {Take # contacts off}}',
    description: 'Button that takes the selected contacts off the chosen mailing list',
  },
  cancel: {
    id: 'bulkContacts.cancel',
    defaultMessage: 'Cancel',
    description: 'Button that closes a dialog about the selected contacts and does nothing',
  },
  deleteTitle: {
    id: 'bulkContacts.deleteTitle',
    defaultMessage: 'Delete {count, plural, one {# contact} other {# contacts}}?',
    description: 'Question before the selected contacts are deleted',
  },
  deleteText: {
    id: 'bulkContacts.deleteText',
    defaultMessage:
      'Their properties and memberships are permanently deleted. Events stay in reports without naming the contacts.',
    description: 'What follows from deleting contacts',
  },
  deleteButton: {
    id: 'bulkContacts.deleteButton',
    defaultMessage: 'Delete {count, plural, one {# contact} other {# contacts}}',
    description: 'Button that deletes the selected contacts',
  },
  deleteOwner: {
    id: 'bulkContacts.deleteOwner',
    defaultMessage: 'Only an owner can delete more than {most, number} contacts at once.',
    description: 'Why a member cannot delete the selected contacts',
  },
  set: {
    id: 'bulkContacts.set',
    defaultMessage: 'Set property',
    description: 'Button over the selected contacts: gives a property of all of them one value',
  },
  setTitle: {
    id: 'bulkContacts.setTitle',
    defaultMessage: 'Set a property of {count, plural, one {# contact} other {# contacts}}',
    description: 'Title of the dialog that gives a property of the selected contacts one value',
  },
  setText: {
    id: 'bulkContacts.setText',
    defaultMessage: 'Existing values are overwritten. Leave the field empty to clear the property.',
    description: 'What follows from setting a property of the selected contacts',
  },
  setButton: {
    id: 'bulkContacts.setButton',
    defaultMessage: 'Set for {count, plural, one {# contact} other {# contacts}}',
    description: 'Button that gives the property of the selected contacts the value',
  },
  property: {
    id: 'bulkContacts.property',
    defaultMessage: 'Property',
    description: 'Field: which property of the selected contacts is set',
  },
  chooseProperty: {
    id: 'bulkContacts.chooseProperty',
    defaultMessage: 'Choose a property',
    description: 'Placeholder of the choice of a property',
  },
  propertiesFailed: {
    id: 'bulkContacts.propertiesFailed',
    defaultMessage: 'The properties could not be loaded',
    description: 'Title of the error in place of the choice of a property',
  },
  value: {
    id: 'bulkContacts.value',
    defaultMessage: 'Value',
    description: 'Field: the value that the property gets',
  },
  open: {
    id: 'bulkContacts.open',
    defaultMessage: 'Open',
    description: 'In the menu of one contact: shows all of it',
  },
  copyEmail: {
    id: 'bulkContacts.copyEmail',
    defaultMessage: 'Copy email address',
    description: 'In the menu of one contact',
  },
})

import { defineMessages } from 'react-intl'

export const messages = defineMessages<{
  label: {}
  choose: {}
  collapse: {}
  expand: {}
  all: {}
  views: {}
  segments: {}
  lists: {}
  newSegment: {}
  editSegment: { name: string }
  building: {}
  buildFailed: {}
  archived: { count: number }
  segmentsFailed: {}
  listsFailed: {}
  viewChoice: { name: string }
  segmentChoice: { name: string }
  listChoice: { name: string }
  viewMenu: { name: string }
  pin: {}
  unpin: {}
  moveUp: {}
  moveDown: {}
  rename: {}
  delete: {}
  deleted: { name: string }
  undo: {}
  moved: { name: string; place: number; count: number }
  stale: { at: string }
  about: { count: number }
}>({
  label: {
    id: 'contactsRail.label',
    defaultMessage: 'Groups of contacts',
    description:
      'Name, for screen readers, of the list of statuses, views, segments and lists beside the contacts',
  },
  choose: {
    id: 'contactsRail.choose',
    defaultMessage: 'Show',
    description: 'Name of the choice of a status, view, segment or list over the contacts on a narrow screen',
  },
  collapse: {
    id: 'contactsRail.collapse',
    defaultMessage: 'Hide groups',
    description: 'Button that makes room by hiding the list of statuses, views, segments and lists',
  },
  expand: {
    id: 'contactsRail.expand',
    defaultMessage: 'Show groups',
    description: 'Button that shows the list of statuses, views, segments and lists again',
  },
  all: {
    id: 'contactsRail.all',
    defaultMessage: 'All contacts',
    description: 'Entry that shows every contact',
  },
  views: {
    id: 'contactsRail.views',
    defaultMessage: 'Views',
    description: 'Heading over the saved views',
  },
  segments: {
    id: 'contactsRail.segments',
    defaultMessage: 'Segments',
    description: 'Heading over the segments',
  },
  lists: {
    id: 'contactsRail.lists',
    defaultMessage: 'Mailing lists',
    description: 'Heading over the mailing lists',
  },
  newSegment: {
    id: 'contactsRail.newSegment',
    defaultMessage: 'New segment',
    description: 'Link beside the heading of the segments: opens the conditions of a new one',
  },
  editSegment: {
    id: 'contactsRail.editSegment',
    defaultMessage: 'Edit the segment {name}',
    description: 'Link beside the segment that is shown: opens its conditions',
  },
  building: {
    id: 'contactsRail.building',
    defaultMessage: 'Being counted',
    description: 'In place of the number of a segment while it is worked out',
  },
  buildFailed: {
    id: 'contactsRail.buildFailed',
    defaultMessage: 'Failed',
    description: 'In place of the number of a segment that could not be worked out',
  },
  archived: {
    id: 'contactsRail.archived',
    defaultMessage: 'Archived ({count, number})',
    description: 'Unfolds the segments that were put away',
  },
  segmentsFailed: {
    id: 'contactsRail.segmentsFailed',
    defaultMessage: 'Segments could not be loaded.',
    description: 'In place of the segments',
  },
  listsFailed: {
    id: 'contactsRail.listsFailed',
    defaultMessage: 'Lists could not be loaded.',
    description: 'In place of the mailing lists',
  },
  viewChoice: {
    id: 'contactsRail.viewChoice',
    defaultMessage: 'View: {name}',
    description: 'A saved view in the choice of what is shown',
  },
  segmentChoice: {
    id: 'contactsRail.segmentChoice',
    defaultMessage: 'Segment: {name}',
    description: 'A segment in the choice of what is shown',
  },
  listChoice: {
    id: 'contactsRail.listChoice',
    defaultMessage: 'List: {name}',
    description: 'A mailing list in the choice of what is shown',
  },
  viewMenu: {
    id: 'contactsRail.viewMenu',
    defaultMessage: 'More for {name}',
    description: 'Button that opens what can be done with a saved view',
  },
  pin: {
    id: 'contactsRail.pin',
    defaultMessage: 'Pin to the top',
    description: 'Keeps a saved view above the others',
  },
  unpin: {
    id: 'contactsRail.unpin',
    defaultMessage: 'Unpin',
    description: 'Puts a saved view back among the others',
  },
  moveUp: {
    id: 'contactsRail.moveUp',
    defaultMessage: 'Move up',
    description: 'Puts a saved view one place higher',
  },
  moveDown: {
    id: 'contactsRail.moveDown',
    defaultMessage: 'Move down',
    description: 'Puts a saved view one place lower',
  },
  rename: {
    id: 'contactsRail.rename',
    defaultMessage: 'Rename',
    description: 'Gives a saved view another name',
  },
  delete: {
    id: 'contactsRail.delete',
    defaultMessage: 'Delete view',
    description: 'Deletes a saved view; no contact is deleted',
  },
  deleted: {
    id: 'contactsRail.deleted',
    defaultMessage: 'Deleted the view “{name}”',
    description: 'Says that a saved view is gone',
  },
  undo: {
    id: 'contactsRail.undo',
    defaultMessage: 'Undo',
    description: 'Brings back a saved view that was just deleted',
  },
  moved: {
    id: 'contactsRail.moved',
    defaultMessage: '{name}: {place, number} of {count, number}',
    description: 'Said to screen readers once a saved view was moved: its new place',
  },
  stale: {
    id: 'contactsRail.stale',
    defaultMessage: 'Counted {at}. Contacts have changed since.',
    description: 'Why the count of a segment may be another by now',
  },
  about: {
    id: 'contactsRail.about',
    defaultMessage: '~{count, number}',
    description: 'The count of a segment that may be another by now: about so many',
  },
})

import { defineMessages } from 'react-intl'

export const messages = defineMessages<{
  list: { name: string }
  mailable: { count: number }
  segment: { name: string }
  goneList: {}
  goneSegment: {}
  listGone: {}
  segmentGone: {}
  all: {}
}>({
  list: {
    id: 'contactPlace.list',
    defaultMessage: 'List: {name}',
    description: 'Chip over the contacts: only the people of this mailing list are shown',
  },
  mailable: {
    id: 'contactPlace.mailable',
    defaultMessage: '{count, number} can be mailed',
    description:
      'Beside the chip of a mailing list: how many of those on it a mail to it reaches; the number over the contacts counts everybody who is on it',
  },
  segment: {
    id: 'contactPlace.segment',
    defaultMessage: 'Segment: {name}',
    description: 'Chip over the contacts: only the people of this segment are shown',
  },
  goneList: {
    id: 'contactPlace.goneList',
    defaultMessage: 'List not found',
    description: 'Chip over the contacts in the place of the name of a mailing list that does not exist',
  },
  goneSegment: {
    id: 'contactPlace.goneSegment',
    defaultMessage: 'Segment not found',
    description: 'Chip over the contacts in the place of the name of a segment that does not exist',
  },
  listGone: {
    id: 'contactPlace.listGone',
    defaultMessage: 'This list no longer exists',
    description: 'Title when an address leads to the contacts of a mailing list that no longer exists',
  },
  segmentGone: {
    id: 'contactPlace.segmentGone',
    defaultMessage: 'This segment no longer exists',
    description: 'Title when an address leads to the contacts of a segment that no longer exists',
  },
  all: {
    id: 'contactPlace.all',
    defaultMessage: 'Show all contacts',
    description: 'Button that leads from a mailing list or segment that does not exist to all contacts',
  },
})

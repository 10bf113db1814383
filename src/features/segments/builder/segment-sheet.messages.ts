import { defineMessages } from 'react-intl'

export const messages = defineMessages<{
  title: {}
  titleNew: {}
  notFound: {}
  failed: {}
  worldFailed: {}
  name: {}
  nameEmpty: {}
  nameLong: { max: number }
  nameTaken: {}
  colour: {}
  slate: {}
  rose: {}
  orange: {}
  amber: {}
  green: {}
  teal: {}
  blue: {}
  violet: {}
  pink: {}
  description: {}
  conditions: {}
  daily: { timezone: string }
  preview: {}
  leftOut: { count: number }
  save: {}
  create: {}
  saved: { name: string }
  archived: { name: string }
  restored: { name: string }
  copyOf: { name: string }
  saveOffline: {}
  saveFailed: {}
}>({
  title: {
    id: 'segmentSheet.title',
    defaultMessage: 'Segment',
    description: 'Segment builder: title while it loads',
  },
  titleNew: {
    id: 'segmentSheet.titleNew',
    defaultMessage: 'New segment',
    description: 'Segment builder: title of a segment that is not stored yet',
  },
  notFound: {
    id: 'segmentSheet.notFound',
    defaultMessage: 'This segment doesn’t exist',
    description: 'Segment builder: shown in place of it',
  },
  failed: {
    id: 'segmentSheet.failed',
    defaultMessage: 'The segment could not be loaded',
    description: 'Segment builder: shown in place of it',
  },
  worldFailed: {
    id: 'segmentSheet.worldFailed',
    defaultMessage: 'Some properties, lists or campaigns could not be loaded: not everything can be chosen.',
    description: 'Segment builder: notice above the form',
  },
  name: {
    id: 'segmentSheet.name',
    defaultMessage: 'Name',
    description: 'Segment builder: label',
  },
  nameEmpty: {
    id: 'segmentSheet.nameEmpty',
    defaultMessage: 'Give the segment a name.',
    description: 'Segment builder: error of the name',
  },
  nameLong: {
    id: 'segmentSheet.nameLong',
    defaultMessage: 'Use up to {max, plural, one {# character} other {# characters}}.',
    description: 'Segment builder: error of the name',
  },
  nameTaken: {
    id: 'segmentSheet.nameTaken',
    defaultMessage: 'Another segment has this name. Choose a different one.',
    description: 'Segment builder: error of the name',
  },
  colour: {
    id: 'segmentSheet.colour',
    defaultMessage: 'Color',
    description: 'Segment builder: label',
  },
  slate: {
    id: 'segmentSheet.slate',
    defaultMessage: 'Gray',
    description: 'Segment builder: colour',
  },
  rose: {
    id: 'segmentSheet.rose',
    defaultMessage: 'Red',
    description: 'Segment builder: colour',
  },
  orange: {
    id: 'segmentSheet.orange',
    defaultMessage: 'Orange',
    description: 'Segment builder: colour',
  },
  amber: {
    id: 'segmentSheet.amber',
    defaultMessage: 'Yellow',
    description: 'Segment builder: colour',
  },
  green: {
    id: 'segmentSheet.green',
    defaultMessage: 'Green',
    description: 'Segment builder: colour',
  },
  teal: {
    id: 'segmentSheet.teal',
    defaultMessage: 'Teal',
    description: 'Segment builder: colour',
  },
  blue: {
    id: 'segmentSheet.blue',
    defaultMessage: 'Blue',
    description: 'Segment builder: colour',
  },
  violet: {
    id: 'segmentSheet.violet',
    defaultMessage: 'Violet',
    description: 'Segment builder: colour',
  },
  pink: {
    id: 'segmentSheet.pink',
    defaultMessage: 'Pink',
    description: 'Segment builder: colour',
  },
  description: {
    id: 'segmentSheet.description',
    defaultMessage: 'Description',
    description: 'Segment builder: label',
  },
  conditions: {
    id: 'segmentSheet.conditions',
    defaultMessage: 'Conditions',
    description: 'Segment builder: name of its conditions, where two versions of a segment are compared',
  },
  daily: {
    id: 'segmentSheet.daily',
    defaultMessage: 'Recomputed daily at 05:00 ({timezone}): these conditions depend on the time.',
    description: 'Segment builder: note under conditions with relative dates or events',
  },
  preview: {
    id: 'segmentSheet.preview',
    defaultMessage: 'Preview',
    description: 'Segment builder: name of the part that shows who is found',
  },
  leftOut: {
    id: 'segmentSheet.leftOut',
    defaultMessage:
      '{count, plural, one {# condition is unfinished or invalid and left out here.} other {# conditions are unfinished or invalid and left out here.}}',
    description: 'Segment builder: notice above the preview',
  },
  save: {
    id: 'segmentSheet.save',
    defaultMessage: 'Save',
    description: 'Segment builder: button',
  },
  create: {
    id: 'segmentSheet.create',
    defaultMessage: 'Create segment',
    description: 'Segment builder: button',
  },
  saved: {
    id: 'segmentSheet.saved',
    defaultMessage: '“{name}” saved',
    description: 'Segment builder: toast',
  },
  archived: {
    id: 'segmentSheet.archived',
    defaultMessage: '“{name}” archived',
    description: 'Segment builder: toast',
  },
  restored: {
    id: 'segmentSheet.restored',
    defaultMessage: '“{name}” restored',
    description: 'Segment builder: toast',
  },
  copyOf: {
    id: 'segmentSheet.copyOf',
    defaultMessage: '{name} (copy)',
    description: 'Segment builder: name of a copy',
  },
  saveOffline: {
    id: 'segmentSheet.saveOffline',
    defaultMessage: 'You are offline. Nothing was lost. Save again when you are connected.',
    description: 'Segment builder: error',
  },
  saveFailed: {
    id: 'segmentSheet.saveFailed',
    defaultMessage: 'The segment could not be saved.',
    description: 'Segment builder: error',
  },
})

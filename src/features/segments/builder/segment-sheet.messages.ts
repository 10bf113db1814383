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
  daily: { timezone: string }
  preview: {}
  leftOut: { count: number }
  save: {}
  create: {}
  saved: { name: string }
  archived: { name: string }
  restored: { name: string }
  copyOf: { name: string }
  outdatedTitle: {}
  outdated: { name: string }
  keepMine: {}
  takeTheirs: {}
  saveOffline: {}
  saveConflict: {}
  saveFailed: {}
  leaveTitle: {}
  leaveAbout: {}
  leave: {}
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
    defaultMessage: '{max, plural, one {# character} other {# characters}} at most.',
    description: 'Segment builder: error of the name',
  },
  nameTaken: {
    id: 'segmentSheet.nameTaken',
    defaultMessage: 'There is a segment with this name already. Choose another.',
    description: 'Segment builder: error of the name',
  },
  colour: {
    id: 'segmentSheet.colour',
    defaultMessage: 'Colour',
    description: 'Segment builder: label',
  },
  slate: {
    id: 'segmentSheet.slate',
    defaultMessage: 'Grey',
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
  outdatedTitle: {
    id: 'segmentSheet.outdatedTitle',
    defaultMessage: 'Somebody else saved this segment',
    description: 'Segment builder: title of a notice',
  },
  outdated: {
    id: 'segmentSheet.outdated',
    defaultMessage:
      'Your changes are still here. Save them over the version of {name}, or take that version and lose yours.',
    description: 'Segment builder: text of a notice',
  },
  keepMine: {
    id: 'segmentSheet.keepMine',
    defaultMessage: 'Save mine',
    description: 'Segment builder: button',
  },
  takeTheirs: {
    id: 'segmentSheet.takeTheirs',
    defaultMessage: 'Take theirs',
    description: 'Segment builder: button',
  },
  saveOffline: {
    id: 'segmentSheet.saveOffline',
    defaultMessage: 'There is no connection. Nothing was lost: save again when you are online.',
    description: 'Segment builder: error',
  },
  saveConflict: {
    id: 'segmentSheet.saveConflict',
    defaultMessage: 'It could not be saved: something changed meanwhile. Save again.',
    description: 'Segment builder: error',
  },
  saveFailed: {
    id: 'segmentSheet.saveFailed',
    defaultMessage: 'The segment could not be saved.',
    description: 'Segment builder: error',
  },
  leaveTitle: {
    id: 'segmentSheet.leaveTitle',
    defaultMessage: 'Discard your changes?',
    description: 'Segment builder: question when closing with unsaved changes',
  },
  leaveAbout: {
    id: 'segmentSheet.leaveAbout',
    defaultMessage: 'The segment stays as it was last saved.',
    description: 'Segment builder: text under the question',
  },
  leave: {
    id: 'segmentSheet.leave',
    defaultMessage: 'Discard',
    description: 'Segment builder: button',
  },
})

import { defineMessages } from 'react-intl'

export const messages = defineMessages<{
  undo: {}
  title: { name: string }
  text: { created: number; updated: number }
  undoing: {}
  progress: { done: number; total: number }
  undone: { count: number }
  allBack: {}
  left: { count: number }
  stopped: { reason: string }
  failed: { count: number }
  leaveTitle: {}
  leaveText: {}
  leaveConfirm: {}
  leaveStay: {}
}>({
  leaveTitle: {
    id: 'importUndo.leaveTitle',
    defaultMessage: 'Stop undoing the import?',
    description: 'Question when the sheet is closed while an import is being undone',
  },
  leaveText: {
    id: 'importUndo.leaveText',
    defaultMessage: 'What has been undone stays undone. The rest stays imported, and you can undo it later.',
    description: 'What happens when undoing an import is stopped',
  },
  leaveConfirm: {
    id: 'importUndo.leaveConfirm',
    defaultMessage: 'Stop undoing',
    description: 'Button that stops undoing an import',
  },
  leaveStay: {
    id: 'importUndo.leaveStay',
    defaultMessage: 'Keep undoing',
    description: 'Button that goes back to undoing an import instead of stopping it',
  },
  undo: {
    id: 'importUndo.undo',
    defaultMessage: 'Undo import',
    description: 'Button that takes an import back: asks first, and then does it',
  },
  title: {
    id: 'importUndo.title',
    defaultMessage: 'Undo the import of “{name}”?',
    description: 'Question before an import is taken back; name is that of the file',
  },
  text: {
    id: 'importUndo.text',
    defaultMessage:
      '{created, plural, =0 {} one {# new contact is deleted. } other {# new contacts are deleted. }}{updated, plural, =0 {} one {# changed contact is as before. } other {# changed contacts are as before. }}What was changed since stays.',
    description: 'What follows when an import is taken back',
  },
  undoing: {
    id: 'importUndo.undoing',
    defaultMessage: 'Undoing the import',
    description: 'Names the progress of an import that is taken back',
  },
  progress: {
    id: 'importUndo.progress',
    defaultMessage: '{done, number} of {total, number}',
    description: 'How far an import is taken back, in contacts',
  },
  undone: {
    id: 'importUndo.undone',
    defaultMessage: '{count, plural, one {# contact is as before.} other {# contacts are as before.}}',
    description: 'Title of the result of taking an import back',
  },
  allBack: {
    id: 'importUndo.allBack',
    defaultMessage: 'The import is undone.',
    description: 'Result of taking an import back: all of it',
  },
  left: {
    id: 'importUndo.left',
    defaultMessage:
      '{count, plural, one {# contact was changed since and stays.} other {# contacts were changed since and stay.}}',
    description: 'Result of taking an import back: contacts that somebody changed meanwhile',
  },
  stopped: {
    id: 'importUndo.stopped',
    defaultMessage: 'Undoing stopped. {reason}',
    description: 'Error while an import is taken back; reason is what the server said',
  },
  failed: {
    id: 'importUndo.failed',
    defaultMessage:
      '{count, plural, one {# contact could not be changed back.} other {# contacts could not be changed back.}}',
    description: 'Error after an import was taken back',
  },
})

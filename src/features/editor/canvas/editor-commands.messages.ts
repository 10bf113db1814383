import { defineMessages } from 'react-intl'

/** Names of the commands. */
export const commandNames = defineMessages<
  Record<
    | 'undo'
    | 'redo'
    | 'edit'
    | 'moveUp'
    | 'moveDown'
    | 'moveLeft'
    | 'moveRight'
    | 'duplicate'
    | 'remove'
    | 'selectParent'
    | 'selectAll'
    | 'wrap'
    | 'unwrap'
    | 'switchLanguage'
    | 'nextUntranslated'
    | 'copyOriginal',
    {}
  >
>({
  undo: { id: 'editor.command.undo', defaultMessage: 'Undo', description: 'Command of the email editor' },
  redo: { id: 'editor.command.redo', defaultMessage: 'Redo', description: 'Command of the email editor' },
  edit: {
    id: 'editor.command.edit',
    defaultMessage: 'Edit text',
    description: 'Command of the email editor: write in the selected block',
  },
  moveUp: {
    id: 'editor.command.moveUp',
    defaultMessage: 'Move up',
    description: 'Command of the email editor',
  },
  moveDown: {
    id: 'editor.command.moveDown',
    defaultMessage: 'Move down',
    description: 'Command of the email editor',
  },
  moveLeft: {
    id: 'editor.command.moveLeft',
    defaultMessage: 'Move to the column on the left',
    description: 'Command of the email editor',
  },
  moveRight: {
    id: 'editor.command.moveRight',
    defaultMessage: 'Move to the column on the right',
    description: 'Command of the email editor',
  },
  duplicate: {
    id: 'editor.command.duplicate',
    defaultMessage: 'Duplicate',
    description: 'Command of the email editor',
  },
  remove: {
    id: 'editor.command.remove',
    defaultMessage: 'Delete',
    description: 'Command of the email editor',
  },
  selectParent: {
    id: 'editor.command.selectParent',
    defaultMessage: 'Select the part around it',
    description: 'Command of the email editor: from a block to its section, from a section to the mail',
  },
  selectAll: {
    id: 'editor.command.selectAll',
    defaultMessage: 'Select all beside it',
    description: 'Command of the email editor: all blocks of the same column, or all sections',
  },
  wrap: {
    id: 'editor.command.wrap',
    defaultMessage: 'Wrap in a box',
    description: 'Command of the email editor: a frame around the selected blocks',
  },
  unwrap: {
    id: 'editor.command.unwrap',
    defaultMessage: 'Remove the box',
    description: 'Command of the email editor: the blocks inside a frame stay, the frame goes',
  },
  switchLanguage: {
    id: 'editor.command.switchLanguage',
    defaultMessage: 'Edit the other language',
    description: 'Command of the email editor: of a mail in two languages, shows the other one',
  },
  nextUntranslated: {
    id: 'editor.command.nextUntranslated',
    defaultMessage: 'Next part that isn’t translated',
    description: 'Command of the email editor: selects the next block without words of its own',
  },
  copyOriginal: {
    id: 'editor.command.copyOriginal',
    defaultMessage: 'Copy the text of the other language',
    description: 'Command of the email editor: the block says the same in both languages',
  },
})

/** What is announced after a command. */
export const announcements = defineMessages<{
  movedInColumn: { name: string; place: number; count: number; column: number }
  moved: { name: string; place: number; count: number }
  movedMany: { count: number }
  cannotMove: {}
  cannotWrap: {}
  locked: {}
  duplicated: { name: string }
  deleted: { name: string; count: number }
  inserted: { name: string; where: string }
  pasted: { count: number }
  uploading: { count: number }
  notUploaded: { count: number }
  copied: { count: number }
  undone: {}
  redone: {}
  selectedMany: { count: number }
  selectedMail: {}
  wrapped: {}
  unwrapped: {}
  refused: {}
  nowIn: { language: string }
  undoneIn: { language: string }
  redoneIn: { language: string }
}>({
  movedInColumn: {
    id: 'editor.said.movedInColumn',
    defaultMessage: 'Moved {name} to position {place} of {count}, column {column}',
    description: 'Spoken after a block was moved in a section with several columns',
  },
  moved: {
    id: 'editor.said.moved',
    defaultMessage: 'Moved {name} to position {place} of {count}',
    description: 'Spoken after a block or section was moved',
  },
  movedMany: {
    id: 'editor.said.movedMany',
    defaultMessage: 'Moved {count, plural, one {# block} other {# blocks}}',
    description: 'Spoken after several blocks were moved',
  },
  cannotMove: {
    id: 'editor.said.cannotMove',
    defaultMessage: 'It can’t be moved further in this direction',
    description: 'Spoken when a block is at the end and can not be moved',
  },
  cannotWrap: {
    id: 'editor.said.cannotWrap',
    defaultMessage: 'Only blocks next to each other can be wrapped, and no sections or boxes',
    description: 'Spoken when what is selected can not be put into a frame',
  },
  locked: {
    id: 'editor.said.locked',
    defaultMessage: 'This block is locked. It can’t be moved or deleted.',
    description: 'Spoken when a block that is locked was to be moved or deleted',
  },
  duplicated: {
    id: 'editor.said.duplicated',
    defaultMessage: 'Duplicated {name}',
    description: 'Spoken after a block was duplicated',
  },
  deleted: {
    id: 'editor.said.deleted',
    defaultMessage: '{count, plural, one {Deleted {name}} other {Deleted # blocks}}',
    description: 'Spoken after blocks were deleted',
  },
  inserted: {
    id: 'editor.said.inserted',
    defaultMessage: 'Inserted {name}, {where}',
    description: 'Spoken after a block was inserted; where is such as: 3 of 5 in column 2',
  },
  pasted: {
    id: 'editor.said.pasted',
    defaultMessage: 'Pasted {count, plural, one {# block} other {# blocks}}',
    description: 'Spoken after blocks were pasted',
  },
  uploading: {
    id: 'editor.said.uploading',
    defaultMessage: 'Uploading {count, plural, one {the pasted image} other {# pasted images}}...',
    description: 'Notification while images that were pasted into the mail are uploaded',
  },
  notUploaded: {
    id: 'editor.said.notUploaded',
    defaultMessage:
      'The pasted {count, plural, one {image} other {images}} could not be uploaded. Try again.',
    description: 'Notification: uploading images that were pasted into the mail failed',
  },
  copied: {
    id: 'editor.said.copied',
    defaultMessage: 'Copied {count, plural, one {# block} other {# blocks}}',
    description: 'Spoken after blocks were copied or cut',
  },
  undone: { id: 'editor.said.undone', defaultMessage: 'Undone', description: 'Spoken after undo' },
  redone: { id: 'editor.said.redone', defaultMessage: 'Redone', description: 'Spoken after redo' },
  selectedMany: {
    id: 'editor.said.selectedMany',
    defaultMessage: '{count} selected',
    description: 'Spoken after the selection of blocks was extended',
  },
  selectedMail: {
    id: 'editor.said.selectedMail',
    defaultMessage: 'The whole email is selected',
    description: 'Spoken when no single block is selected any more',
  },
  wrapped: {
    id: 'editor.said.wrapped',
    defaultMessage: 'Wrapped in a box',
    description: 'Spoken after blocks were put into a frame',
  },
  unwrapped: {
    id: 'editor.said.unwrapped',
    defaultMessage: 'The box was removed. Its blocks stay.',
    description: 'Spoken after the frame around blocks was removed',
  },
  nowIn: {
    id: 'editor.said.nowIn',
    defaultMessage: 'You’re now editing {language}',
    description: 'Spoken after the other language of a mail is shown; such as: Japanese',
  },
  undoneIn: {
    id: 'editor.said.undoneIn',
    defaultMessage: 'Undone in {language}',
    description: 'Spoken after undo, when what was undone was in the other language, which is shown now',
  },
  redoneIn: {
    id: 'editor.said.redoneIn',
    defaultMessage: 'Redone in {language}',
    description: 'Spoken after redo, when what was redone was in the other language, which is shown now',
  },
  refused: {
    id: 'editor.said.refused',
    defaultMessage: 'That isn’t possible here',
    description: 'Spoken when a change of the mail was refused, such as a box inside a box',
  },
})

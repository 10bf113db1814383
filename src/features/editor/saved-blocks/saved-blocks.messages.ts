import { defineMessages } from 'react-intl'

export const messages = defineMessages<{
  saveTitle: {}
  name: {}
  save: {}
  select: {}
  saved: { name: string }
  nameMissing: {}
  list: {}
  insert: { name: string }
  insertHint: {}
  more: { name: string }
  rename: {}
  renameDone: {}
  renameCancel: {}
  remove: {}
  removed: { name: string }
  undo: {}
  empty: {}
  emptyText: {}
  failed: {}
  loading: {}
  broken: {}
}>({
  saveTitle: {
    id: 'editorPanel.saveSelection',
    defaultMessage: 'Save the selection',
    description: 'Heading of the form that saves the selected blocks for other mails',
  },
  name: {
    id: 'editorPanel.savedName',
    defaultMessage: 'Name',
    description: 'Label of the name of saved blocks',
  },
  save: {
    id: 'editorPanel.savedSave',
    defaultMessage: 'Save',
    description: 'Button that saves the selected blocks for other mails',
  },
  select: {
    id: 'editorPanel.savedSelect',
    defaultMessage: 'Select a block or a section in the email to save it for other emails.',
    description: 'Shown instead of the form while nothing is selected',
  },
  saved: {
    id: 'editorPanel.savedDone',
    defaultMessage: '“{name}” saved',
    description: 'Announced after blocks were saved',
  },
  nameMissing: {
    id: 'editorPanel.savedNameMissing',
    defaultMessage: 'Enter a name.',
    description: 'Error: saved blocks need a name',
  },
  list: {
    id: 'editorPanel.savedList',
    defaultMessage: 'Saved blocks',
    description: 'Heading of the list of saved blocks',
  },
  insert: {
    id: 'editorPanel.savedInsert',
    defaultMessage: 'Insert {name}',
    description: 'Button that inserts saved blocks into the mail',
  },
  insertHint: {
    id: 'editorPanel.savedHint',
    defaultMessage: 'Kept in this browser only. Click to insert, or drag into the email.',
    description: 'Hint above the list of saved blocks',
  },
  more: {
    id: 'editorPanel.savedMore',
    defaultMessage: 'Actions for {name}',
    description: 'Button that opens the menu of saved blocks',
  },
  rename: {
    id: 'editorPanel.savedRename',
    defaultMessage: 'Rename',
    description: 'Menu entry of saved blocks',
  },
  renameDone: {
    id: 'editorPanel.savedRenameDone',
    defaultMessage: 'Save name',
    description: 'Button that takes the new name of saved blocks',
  },
  renameCancel: {
    id: 'editorPanel.savedRenameCancel',
    defaultMessage: 'Cancel',
    description: 'Button that keeps the name of saved blocks',
  },
  remove: {
    id: 'editorPanel.savedRemove',
    defaultMessage: 'Delete',
    description: 'Menu entry of saved blocks',
  },
  removed: {
    id: 'editorPanel.savedRemoved',
    defaultMessage: '“{name}” deleted',
    description: 'Toast after saved blocks were deleted',
  },
  undo: {
    id: 'editorPanel.savedUndo',
    defaultMessage: 'Undo',
    description: 'Button of the toast after saved blocks were deleted',
  },
  empty: {
    id: 'editorPanel.savedEmpty',
    defaultMessage: 'No saved blocks yet',
    description: 'Title where there are no saved blocks',
  },
  emptyText: {
    id: 'editorPanel.savedEmptyText',
    defaultMessage: 'Save headers, product rows or signatures once and use them in every email.',
    description: 'Text where there are no saved blocks',
  },
  failed: {
    id: 'editorPanel.savedFailed',
    defaultMessage: 'This browser can’t keep saved blocks, for example in a private window.',
    description: 'Error: the browser refused to read or keep saved blocks',
  },
  loading: {
    id: 'editorPanel.savedLoading',
    defaultMessage: 'Loading saved blocks…',
    description: 'For screen readers, while the saved blocks are loading',
  },
  broken: {
    id: 'editorPanel.savedBroken',
    defaultMessage: 'This saved block can’t be read anymore.',
    description: 'Announced where saved blocks could not be inserted',
  },
})

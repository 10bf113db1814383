import { defineMessages } from 'react-intl'

export const messages = defineMessages<{
  saveView: {}
  updateView: {}
  saveAsNew: {}
  saved: { name: string }
  newTitle: {}
  renameTitle: {}
  name: {}
  local: {}
  cancel: {}
  save: {}
  full: { most: number }
}>({
  saveView: {
    id: 'savedViews.saveView',
    defaultMessage: 'Save view',
    description: 'Button that keeps search, filters, order and columns under a name',
  },
  updateView: {
    id: 'savedViews.updateView',
    defaultMessage: 'Update view',
    description: 'Button that keeps what was changed in the view that is open',
  },
  saveAsNew: {
    id: 'savedViews.saveAsNew',
    defaultMessage: 'Save as new',
    description: 'Button that keeps what was changed as another view',
  },
  saved: {
    id: 'savedViews.saved',
    defaultMessage: 'Saved the view “{name}”',
    description: 'Says that a view was kept',
  },
  newTitle: {
    id: 'savedViews.newTitle',
    defaultMessage: 'Save view',
    description: 'Title of the dialog that asks what a new view is called',
  },
  renameTitle: {
    id: 'savedViews.renameTitle',
    defaultMessage: 'Rename view',
    description: 'Title of the dialog that asks what a view is called from now on',
  },
  name: {
    id: 'savedViews.name',
    defaultMessage: 'Name',
    description: 'Field for the name of a view',
  },
  local: {
    id: 'savedViews.local',
    defaultMessage: 'Kept in this browser. To share the view, share its address.',
    description: 'Where a view is kept, below the field for its name',
  },
  cancel: {
    id: 'savedViews.cancel',
    defaultMessage: 'Cancel',
    description: 'Closes the dialog about a view and keeps nothing',
  },
  save: {
    id: 'savedViews.save',
    defaultMessage: 'Save',
    description: 'Keeps the name of a view',
  },
  full: {
    id: 'savedViews.full',
    defaultMessage: 'You already have {most, number} views. Delete one to save another.',
    description: 'Why a view cannot be saved',
  },
})

import { defineMessages } from 'react-intl'

export const messages = defineMessages<{
  notes: {}
  edit: {}
  nothing: {}
  labels: {}
  labelsHint: {}
  note: {}
  noteHint: {}
}>({
  notes: {
    id: 'campaignSettings.notes',
    defaultMessage: 'For your team',
    description: 'Heading of labels and note, which recipients never see',
  },
  edit: {
    id: 'campaignNotes.edit',
    defaultMessage: 'Edit labels and note',
    description: 'Button below what the workspace notes about a campaign',
  },
  nothing: {
    id: 'campaignNotes.nothing',
    defaultMessage: 'None yet',
    description: 'Stands for labels or a note that nobody has written',
  },
  labels: {
    id: 'campaignSettings.labels',
    defaultMessage: 'Labels',
    description: 'Field: labels of a campaign',
  },
  labelsHint: {
    id: 'campaignSettings.labelsHint',
    defaultMessage: 'Up to 10. They help you find the campaign in the list.',
    description: 'Below the labels',
  },
  note: {
    id: 'campaignSettings.note',
    defaultMessage: 'Note',
    description: 'Field: a note about a campaign',
  },
  noteHint: {
    id: 'campaignSettings.noteHint',
    defaultMessage: 'Only members of this workspace see it.',
    description: 'Below the note',
  },
})

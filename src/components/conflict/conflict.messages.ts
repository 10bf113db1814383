import { defineMessages } from 'react-intl'

export const messages = defineMessages<{
  title: {}
  titleBy: { name: string; ago: string }
  titleOf: { subject: string }
  about: {}
  keepMine: {}
  takeTheirs: {}
  compare: {}
  field: {}
  mine: {}
  theirs: {}
}>({
  title: {
    id: 'conflict.title',
    defaultMessage: 'Someone else saved changes while you were editing',
    description: 'Title of a banner in a form: another member saved the same thing in the meantime',
  },
  titleBy: {
    id: 'conflict.titleBy',
    defaultMessage: '{name} saved a newer version {ago}.',
    description:
      'Title of a banner in a form: the named member saved the same thing in the meantime; ago is how long before, such as 5 minutes ago',
  },
  titleOf: {
    id: 'conflict.titleOf',
    defaultMessage: 'Someone else changed {subject}',
    description:
      'Title of a dialog: another member changed the same record in the meantime; subject is its name, such as an email address',
  },
  about: {
    id: 'conflict.about',
    defaultMessage: 'Your changes are still here. Keep yours to save over the newer version, or take theirs.',
    description: 'What can be done about the changes that another member saved in the meantime',
  },
  keepMine: {
    id: 'conflict.keepMine',
    defaultMessage: 'Keep mine',
    description: 'Button that saves one’s own changes over those of another member',
  },
  takeTheirs: {
    id: 'conflict.takeTheirs',
    defaultMessage: 'Take theirs',
    description: 'Button that discards one’s own changes for those that another member saved',
  },
  compare: {
    id: 'conflict.compare',
    defaultMessage: 'Compare',
    description: 'Button that shows one’s own values beside those of another member',
  },
  field: {
    id: 'conflict.field',
    defaultMessage: 'Field',
    description: 'Column header: which field has two different values',
  },
  mine: {
    id: 'conflict.mine',
    defaultMessage: 'Yours',
    description: 'Column header: the values that the reader typed',
  },
  theirs: {
    id: 'conflict.theirs',
    defaultMessage: 'Theirs',
    description: 'Column header: the values that another member saved',
  },
})

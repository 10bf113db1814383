import { defineMessages } from 'react-intl'

export const messages = defineMessages<{
  choose: {}
  replace: {}
  orDrop: {}
  size: { size: string }
  small: {}
  refused: { name: string }
  onlyOne: { name: string }
}>({
  choose: {
    id: 'filePicker.choose',
    defaultMessage: 'Choose a file',
    description: 'Looks like a button, in the area of a file picker that is still empty',
  },
  replace: {
    id: 'filePicker.replace',
    defaultMessage: 'Choose another file',
    description: 'Looks like a button, in the area of a file picker that has a file',
  },
  orDrop: {
    id: 'filePicker.orDrop',
    defaultMessage: 'or drop or paste it here',
    description: 'After the button of a file picker',
  },
  size: { id: 'filePicker.size', defaultMessage: '{size} kB', description: 'Size of the chosen file' },
  small: {
    id: 'filePicker.small',
    defaultMessage: '< 1 kB',
    description: 'Size of the chosen file where it is less than half a kilobyte',
  },
  refused: {
    id: 'filePicker.refused',
    defaultMessage: '“{name}” is not a file of this kind. Choose another file.',
    description: 'When a file of the wrong kind was dropped or pasted',
  },
  onlyOne: {
    id: 'filePicker.onlyOne',
    defaultMessage: 'Only “{name}” was taken. Choose one file at a time.',
    description: 'When several files were dropped or pasted where one is wanted',
  },
})

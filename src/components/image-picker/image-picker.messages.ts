import { defineMessages } from 'react-intl'

export const messages = defineMessages<{
  add: {}
  orDrop: {}
  none: {}
  broken: {}
  upload: {}
  remove: {}
  cancel: {}
  retry: {}
  uploading: {}
  uploaded: { name: string }
  cancelled: {}
  removed: {}
  refused: { name: string }
  failed: {}
}>({
  add: {
    id: 'imagePicker.add',
    defaultMessage: 'Add Image',
    description: 'In the area of an image picker that is still empty',
  },
  orDrop: {
    id: 'imagePicker.orDrop',
    defaultMessage: 'Click, drop or paste',
    description: 'Below “Add Image”: the ways to put an image there',
  },
  none: {
    id: 'imagePicker.none',
    defaultMessage: 'No image',
    description: 'In the area of an image picker that is empty and can’t be changed now',
  },
  broken: {
    id: 'imagePicker.broken',
    defaultMessage: 'This image can’t be shown.',
    description: 'In the area of an image picker whose image could not be loaded',
  },
  upload: {
    id: 'imagePicker.upload',
    defaultMessage: 'Upload',
    description: 'Button of an image picker: choose a file, which is uploaded at once',
  },
  remove: {
    id: 'imagePicker.remove',
    defaultMessage: 'Remove',
    description: 'Button of an image picker: take the image away',
  },
  cancel: {
    id: 'imagePicker.cancel',
    defaultMessage: 'Cancel upload',
    description: 'Button of an image picker while an image is uploaded',
  },
  retry: {
    id: 'imagePicker.retry',
    defaultMessage: 'Try again',
    description: 'Button of an image picker after an upload failed: uploads the same file again',
  },
  uploading: {
    id: 'imagePicker.uploading',
    defaultMessage: 'Uploading…',
    description: 'In the area of an image picker while an image is uploaded, and its announcement',
  },
  uploaded: {
    id: 'imagePicker.uploaded',
    defaultMessage: '{name} uploaded',
    description: 'Announced to screen readers when an upload is done; name is the name of the file',
  },
  cancelled: {
    id: 'imagePicker.cancelled',
    defaultMessage: 'Upload canceled',
    description: 'Announced to screen readers when an upload was given up by the reader',
  },
  removed: {
    id: 'imagePicker.removed',
    defaultMessage: 'Image removed',
    description: 'Announced to screen readers when the image was taken away',
  },
  refused: {
    id: 'imagePicker.refused',
    defaultMessage: '“{name}” is not an image. Choose an image file.',
    description: 'Error of an image picker when a file of another kind was chosen, dropped or pasted',
  },
  failed: {
    id: 'imagePicker.failed',
    defaultMessage: 'The image could not be uploaded.',
    description: 'Error of an image picker when nothing more is known',
  },
})

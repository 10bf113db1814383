import { defineMessages } from 'react-intl'

/** What is said of a file that becomes an image, in its field or pasted. */
export const messages = defineMessages<{
  wrongType: { name: string }
  tooLarge: { size: number; max: number }
  tooManyPixels: { width: number; height: number; side: number; million: number }
  failed: {}
}>({
  wrongType: {
    id: 'editorPanel.imageWrongType',
    defaultMessage: 'Mail programs can’t show “{name}”. Choose a PNG, JPEG, GIF or WebP image.',
    description: 'Error: the chosen file is no image that mail programs show',
  },
  tooLarge: {
    id: 'editorPanel.imageTooLarge',
    defaultMessage: 'This image is {size, number} MB. Choose one of up to {max, number} MB.',
    description: 'Error: the chosen image file is too large',
  },
  tooManyPixels: {
    id: 'editorPanel.imageTooManyPixels',
    defaultMessage:
      'This image is {width, number} × {height, number} px. Choose one of up to {side, number} px on each side and {million, number} million pixels in total.',
    description: 'Error: the chosen image has too many pixels',
  },
  failed: {
    id: 'editorPanel.imageFailed',
    defaultMessage: 'The upload failed. The earlier image stays in the email.',
    description: 'Error: uploading an image failed; the field offers to try again',
  },
})

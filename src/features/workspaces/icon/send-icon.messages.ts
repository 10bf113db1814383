import { defineMessages } from 'react-intl'

export const messages = defineMessages<{
  size: { size: string }
  type: {}
  pixels: { millions: number }
  damaged: {}
  failedReason: { reason: string }
}>({
  size: {
    id: 'uploadIcon.size',
    defaultMessage: 'This file is too large. Choose one of up to {size}.',
    description: 'Error under the icon of a workspace: the file has too many bytes; size is such as 5 MB',
  },
  type: {
    id: 'uploadIcon.type',
    defaultMessage: 'This type of image can’t be used here. Choose a PNG, JPEG, WebP or SVG file.',
    description: 'Error under the icon of a workspace: the file is of another kind',
  },
  pixels: {
    id: 'uploadIcon.pixels',
    defaultMessage: 'This image is too large. Choose one of up to {millions} million pixels.',
    description: 'Error under the icon of a workspace: the picture has too many pixels',
  },
  damaged: {
    id: 'uploadIcon.damaged',
    defaultMessage: 'This image could not be read. Save it again and retry.',
    description: 'Error under the icon of a workspace: the file is damaged',
  },
  failedReason: {
    id: 'uploadIcon.failedReason',
    defaultMessage: 'The image could not be uploaded. {reason}',
    description: 'Error under the icon of a workspace, with what the server said',
  },
})

import { defineMessages } from 'react-intl'

export const messages = defineMessages<{
  hint: {}
  byAddress: {}
  address: {}
  addressBad: {}
  addressFailed: {}
  use: {}
  alt: {}
  altHint: {}
  missing: {}
  fileName: {}
  tooLong: { max: number }
  decorativeLink: {}
  decorative: {}
  decorativeHint: {}
  dark: {}
  darkHint: {}
  addDark: {}
  crop: {}
  cropTitle: {}
  cropHint: {}
  cropX: {}
  cropY: {}
  cropWidth: {}
  cropHeight: {}
  cropFrame: { width: number; height: number; x: number; y: number }
  cropArea: {}
  shape: {}
  free: {}
  square: {}
  wide: {}
  photo: {}
  cropCancel: {}
  cropSave: {}
  cropLocked: {}
  size: { width: number; height: number }
}>({
  hint: {
    id: 'editorPanel.imageHint',
    defaultMessage: 'PNG, JPEG, GIF or WebP, up to 5 MB.',
    description: 'Hint of the field that uploads an image into a mail',
  },
  byAddress: {
    id: 'editorPanel.imageByAddress',
    defaultMessage: 'Use an image from the web',
    description: 'Button that shows the field for the address of an image',
  },
  address: {
    id: 'editorPanel.imageAddress',
    defaultMessage: 'Image address',
    description: 'Label of the field for the address of an image on the web',
  },
  addressBad: {
    id: 'editorPanel.imageAddressBad',
    defaultMessage: 'Enter an address that begins with https://.',
    description: 'Error: what was entered is no address of an image',
  },
  addressFailed: {
    id: 'editorPanel.imageAddressFailed',
    defaultMessage: 'No image could be loaded from this address. Check it, or upload the image instead.',
    description: 'Error: there is no image at the address that was entered',
  },
  use: {
    id: 'editorPanel.imageUse',
    defaultMessage: 'Use image',
    description: 'Button that takes the image at the address that was entered',
  },
  alt: {
    id: 'editorPanel.imageAlt',
    defaultMessage: 'Alternative text',
    description: 'Label of the field for the words that stand for an image',
  },
  altHint: {
    id: 'editorPanel.imageAltHint',
    defaultMessage: 'What the image says, for readers who don’t see it.',
    description: 'Hint of the field for the words that stand for an image',
  },
  missing: {
    id: 'editorPanel.imageAltMissing',
    defaultMessage: 'Describe the image, or mark it as decorative.',
    description: 'Error: an image has no alternative text',
  },
  fileName: {
    id: 'editorPanel.imageAltFileName',
    defaultMessage: 'This looks like a file name. Say what the image shows.',
    description: 'Error: the alternative text of an image is the name of a file',
  },
  tooLong: {
    id: 'editorPanel.imageAltTooLong',
    defaultMessage: 'Keep it within {max, number} characters; put the rest into the text.',
    description: 'Error: the alternative text of an image is too long',
  },
  decorativeLink: {
    id: 'editorPanel.imageDecorativeLink',
    defaultMessage: 'This image is a link, so it needs words: say where the link leads.',
    description: 'Error: an image is marked as decorative although it is a link',
  },
  decorative: {
    id: 'editorPanel.imageDecorative',
    defaultMessage: 'Decorative',
    description: 'Switch: the image says nothing, and screen readers skip it',
  },
  decorativeHint: {
    id: 'editorPanel.imageDecorativeHint',
    defaultMessage: 'Screen readers skip this image.',
    description: 'Hint of the switch Decorative',
  },
  dark: {
    id: 'editorPanel.imageDark',
    defaultMessage: 'Image for dark mode',
    description: 'Label of the field for another image that is shown in dark mode',
  },
  darkHint: {
    id: 'editorPanel.imageDarkHint',
    defaultMessage: 'For logos and drawings that can’t be seen on a dark background.',
    description: 'Hint of the field for another image that is shown in dark mode',
  },
  addDark: {
    id: 'editorPanel.imageAddDark',
    defaultMessage: 'Add an image for dark mode',
    description: 'Button that shows the field for another image in dark mode',
  },
  crop: {
    id: 'editorPanel.imageCrop',
    defaultMessage: 'Crop',
    description: 'Button that opens the dialog for cutting an image to a part of it',
  },
  cropTitle: {
    id: 'editorPanel.cropTitle',
    defaultMessage: 'Crop image',
    description: 'Title of the dialog for cutting an image to a part of it',
  },
  cropHint: {
    id: 'editorPanel.cropHint',
    defaultMessage: 'Drag the frame, use the arrow keys, or enter numbers. Hold Shift for larger steps.',
    description: 'Text in the dialog for cutting an image',
  },
  cropX: {
    id: 'editorPanel.cropX',
    defaultMessage: 'From the left',
    description: 'Field: where the cut-out begins, pixels from the left edge of the image',
  },
  cropY: {
    id: 'editorPanel.cropY',
    defaultMessage: 'From the top',
    description: 'Field: where the cut-out begins, pixels from the top edge of the image',
  },
  cropWidth: {
    id: 'editorPanel.cropWidth',
    defaultMessage: 'Width',
    description: 'Field: width of the cut-out in pixels',
  },
  cropHeight: {
    id: 'editorPanel.cropHeight',
    defaultMessage: 'Height',
    description: 'Field: height of the cut-out in pixels',
  },
  cropFrame: {
    id: 'editorPanel.cropFrame',
    defaultMessage:
      '{width, number} × {height, number} px, {x, number} px from the left and {y, number} px from the top',
    description: 'Where the frame of the cut-out is, for screen readers',
  },
  cropArea: {
    id: 'editorPanel.cropArea',
    defaultMessage: 'Crop area',
    description: 'Name of the frame that shows which part of the image stays',
  },
  shape: {
    id: 'editorPanel.cropShape',
    defaultMessage: 'Shape',
    description: 'Label of the choice of proportions of the cut-out',
  },
  free: {
    id: 'editorPanel.cropFree',
    defaultMessage: 'Free',
    description: 'Proportions of the cut-out: any',
  },
  square: {
    id: 'editorPanel.cropSquare',
    defaultMessage: '1:1',
    description: 'Proportions of the cut-out: a square',
  },
  wide: {
    id: 'editorPanel.cropWide',
    defaultMessage: '16:9',
    description: 'Proportions of the cut-out: as wide as a screen',
  },
  photo: {
    id: 'editorPanel.cropPhoto',
    defaultMessage: '3:2',
    description: 'Proportions of the cut-out: as a photo',
  },
  cropCancel: {
    id: 'editorPanel.cropCancel',
    defaultMessage: 'Cancel',
    description: 'Button that closes the dialog for cutting an image without a change',
  },
  cropSave: {
    id: 'editorPanel.cropSave',
    defaultMessage: 'Crop and upload',
    description: 'Button that cuts the image and uploads the part',
  },
  cropLocked: {
    id: 'editorPanel.cropLocked',
    defaultMessage: 'The site of this image doesn’t allow cropping. Upload the image first.',
    description: 'Error: an image from another site can not be read by the browser',
  },
  size: {
    id: 'editorPanel.imageSize',
    defaultMessage: '{width, number} × {height, number} px',
    description: 'Size of an image below it',
  },
})

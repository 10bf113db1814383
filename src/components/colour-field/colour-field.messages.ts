import { defineMessages } from 'react-intl'

export const messages = defineMessages<{
  pick: { label: string }
  noColour: {}
  contrast: { ratio: string; background: string }
  aaa: {}
  aa: {}
  large: {}
  low: {}
}>({
  pick: {
    id: 'colourField.pick',
    defaultMessage: 'Pick {label}',
    description:
      'Name of the swatch that opens the colour picker of the browser; label is what the colour is for',
  },
  noColour: {
    id: 'colourField.noColour',
    defaultMessage: 'This is not a color. Enter six digits from 0 to F, such as #4050b5.',
    description: 'Below a colour field in which something else is typed',
  },
  contrast: {
    id: 'colourField.contrast',
    defaultMessage: 'Contrast with {background}: {ratio}:1',
    description:
      'Below a colour field: how well the colour is told from the one behind it; ratio is a number, background what lies behind',
  },
  aaa: {
    id: 'colourField.aaa',
    defaultMessage: 'AAA, very easy to read',
    description: 'Beside the contrast of a colour: the level of the accessibility guidelines that it reaches',
  },
  aa: {
    id: 'colourField.aa',
    defaultMessage: 'AA, easy to read',
    description: 'Beside the contrast of a colour: the level of the accessibility guidelines that it reaches',
  },
  large: {
    id: 'colourField.large',
    defaultMessage: 'AA for large text only',
    description: 'Beside the contrast of a colour: the level of the accessibility guidelines that it reaches',
  },
  low: {
    id: 'colourField.low',
    defaultMessage: 'Too low, hard to read',
    description: 'Beside the contrast of a colour: it reaches no level of the accessibility guidelines',
  },
})

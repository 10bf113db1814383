import { defineMessages } from 'react-intl'

export const messages = defineMessages<{
  branded: {}
  brandedHint: {}
  toBrand: {}
  colours: {}
  bg: {}
  surface: {}
  text: {}
  primary: {}
  onPrimary: {}
  font: {}
  fontOwn: {}
  fontSans: {}
  fontSerif: {}
  fontRounded: {}
  fontMono: {}
  radius: {}
  align: {}
  left: {}
  center: {}
  css: {}
  cssHint: {}
  cssText: {}
}>({
  branded: {
    id: 'formStyle.branded',
    defaultMessage: 'Use the brand',
    description: 'Switch: the form has the colours and the font of the brand',
  },
  brandedHint: {
    id: 'formStyle.brandedHint',
    defaultMessage: 'Colors, font and corners follow the brand.',
    description: 'Below the switch',
  },
  toBrand: {
    id: 'formStyle.toBrand',
    defaultMessage: 'Brand settings',
    description: 'Link to the settings of the brand',
  },
  colours: {
    id: 'formStyle.colours',
    defaultMessage: 'Colors',
    description: 'Heading of the colors of a form',
  },
  bg: {
    id: 'formStyle.bg',
    defaultMessage: 'Page',
    description: 'Color of the page around a form',
  },
  surface: {
    id: 'formStyle.surface',
    defaultMessage: 'Form',
    description: 'Color of the form',
  },
  text: {
    id: 'formStyle.text',
    defaultMessage: 'Text',
    description: 'Color of the text',
  },
  primary: {
    id: 'formStyle.primary',
    defaultMessage: 'Button',
    description: 'Color of the button',
  },
  onPrimary: {
    id: 'formStyle.onPrimary',
    defaultMessage: 'Text of the button',
    description: 'Color of the text on the button',
  },
  font: {
    id: 'formStyle.font',
    defaultMessage: 'Font',
    description: 'Label of the choice of the font',
  },
  fontOwn: {
    id: 'formStyle.fontOwn',
    defaultMessage: 'Current font',
    description: 'Choice of the font: the one that is set, which has no name here',
  },
  fontSans: {
    id: 'formStyle.fontSans',
    defaultMessage: 'Sans-serif',
    description: 'Choice of the font',
  },
  fontSerif: {
    id: 'formStyle.fontSerif',
    defaultMessage: 'Serif',
    description: 'Choice of the font',
  },
  fontRounded: {
    id: 'formStyle.fontRounded',
    defaultMessage: 'Rounded',
    description: 'Choice of the font',
  },
  fontMono: {
    id: 'formStyle.fontMono',
    defaultMessage: 'Monospace',
    description: 'Choice of the font',
  },
  radius: {
    id: 'formStyle.radius',
    defaultMessage: 'Corner radius',
    description: 'Label of the radius of corners',
  },
  align: {
    id: 'formStyle.align',
    defaultMessage: 'Alignment',
    description: 'Label of the alignment of texts',
  },
  left: {
    id: 'formStyle.left',
    defaultMessage: 'Left',
    description: 'Choice of the alignment',
  },
  center: {
    id: 'formStyle.center',
    defaultMessage: 'Centered',
    description: 'Choice of the alignment',
  },
  css: {
    id: 'formStyle.css',
    defaultMessage: 'Custom CSS',
    description: 'Switch: the form has CSS of its own',
  },
  cssHint: {
    id: 'formStyle.cssHint',
    defaultMessage: 'Applies inside the form only.',
    description: 'Below the switch of the CSS',
  },
  cssText: {
    id: 'formStyle.cssText',
    defaultMessage: 'CSS of this form',
    description: 'Label of the field with the CSS',
  },
})

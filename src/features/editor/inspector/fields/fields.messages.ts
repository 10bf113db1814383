import { defineMessages } from 'react-intl'

export const messages = defineMessages<{
  inDark: { label: string }
  addDark: {}
  addDarkOf: { label: string }
  removeDark: { label: string }
  brandColours: { label: string }
  brandColour: { name: string }
  brandMissing: { name: string }
  resetColour: { label: string }
  asTheme: {}
  primary: {}
  onPrimary: {}
  accent: {}
  bg: {}
  surface: {}
  text: {}
  fixContrast: { colour: string }
  padding: {}
  allSides: {}
  eachSide: {}
  top: {}
  right: {}
  bottom: {}
  left: {}
  align: {}
  alignLeft: {}
  alignCenter: {}
  alignRight: {}
  mixed: {}
  pixels: {}
  linkKind: { label: string }
  web: {}
  email: {}
  phone: {}
  noLink: {}
  linkWeb: {}
  linkEmail: {}
  linkPhone: {}
  hrefEmpty: {}
  hrefWeb: {}
  hrefHost: {}
  hrefEmail: {}
  hrefPhone: {}
  unclosed: { variable: string }
  badName: {}
  tooLong: {}
  required: {}
  richHint: {}
  moveUp: { name: string }
  moveDown: { name: string }
  remove: { name: string }
}>({
  inDark: {
    id: 'inspector.inDark',
    defaultMessage: '{label}, dark mode',
    description: 'Label of the field for the dark-mode variant of a color; label is such as Background',
  },
  addDark: {
    id: 'inspector.addDark',
    defaultMessage: 'Set for dark mode',
    description: 'Button that adds a color for dark mode to a color',
  },
  addDarkOf: {
    id: 'inspector.addDarkOf',
    defaultMessage: 'Set for dark mode: {label}',
    description: 'The same for screen readers, with the name of the color',
  },
  removeDark: {
    id: 'inspector.removeDark',
    defaultMessage: 'Remove {label} for dark mode',
    description: 'Button that removes the dark-mode variant of a color',
  },
  brandColours: {
    id: 'inspector.brandColors',
    defaultMessage: 'Brand colors for {label}',
    description: 'Button that opens a menu with the colors of the brand for a color field',
  },
  brandColour: {
    id: 'inspector.brandColor',
    defaultMessage: 'Brand color: {name}',
    description: 'Below a color that follows the brand; name is such as Primary',
  },
  brandMissing: {
    id: 'inspector.brandMissing',
    defaultMessage: 'The brand has no color “{name}”. Choose another one.',
    description: 'Error of a color that refers to a brand color that does not exist',
  },
  resetColour: {
    id: 'inspector.useDefault',
    defaultMessage: 'Use the default for {label}',
    description: 'Menu entry that removes an own color, so that the theme of the mail holds',
  },
  asTheme: {
    id: 'inspector.asTheme',
    defaultMessage: 'Default',
    description: 'Placeholder of a color field without a color of its own: the theme holds',
  },
  primary: {
    id: 'inspector.brand.primary',
    defaultMessage: 'Primary',
    description: 'A color of the brand: that of buttons',
  },
  onPrimary: {
    id: 'inspector.brand.onPrimary',
    defaultMessage: 'On primary',
    description: 'A color of the brand: that of text on the primary color',
  },
  accent: {
    id: 'inspector.brand.accent',
    defaultMessage: 'Accent',
    description: 'A color of the brand: that of small highlights',
  },
  bg: {
    id: 'inspector.brand.bg',
    defaultMessage: 'Page',
    description: 'A color of the brand: that behind the content',
  },
  surface: {
    id: 'inspector.brand.surface',
    defaultMessage: 'Surface',
    description: 'A color of the brand: that of the content area',
  },
  text: {
    id: 'inspector.brand.text',
    defaultMessage: 'Text',
    description: 'A color of the brand: that of text',
  },
  fixContrast: {
    id: 'inspector.fixContrast',
    defaultMessage: 'Fix: use {colour}',
    description:
      'Button that replaces a color that is hard to read by the nearest readable one, such as #1a56c4',
  },
  padding: {
    id: 'inspector.padding',
    defaultMessage: 'Padding',
    description: 'Label of the space between the edge of a block and its content',
  },
  allSides: {
    id: 'inspector.allSides',
    defaultMessage: 'Padding on all sides',
    description: 'Label of the one field for the padding of all four sides',
  },
  eachSide: {
    id: 'inspector.eachSide',
    defaultMessage: 'Each side separately',
    description: 'Switch that shows four padding fields instead of one',
  },
  top: {
    id: 'inspector.paddingTop',
    defaultMessage: 'Top',
    description: 'Padding at the top, in pixels',
  },
  right: {
    id: 'inspector.paddingRight',
    defaultMessage: 'Right',
    description: 'Padding at the right, in pixels',
  },
  bottom: {
    id: 'inspector.paddingBottom',
    defaultMessage: 'Bottom',
    description: 'Padding at the bottom, in pixels',
  },
  left: {
    id: 'inspector.paddingLeft',
    defaultMessage: 'Left',
    description: 'Padding at the left, in pixels',
  },
  align: {
    id: 'inspector.align',
    defaultMessage: 'Alignment',
    description: 'Label of the horizontal alignment of a block',
  },
  alignLeft: {
    id: 'inspector.alignLeft',
    defaultMessage: 'Left',
    description: 'Horizontal alignment',
  },
  alignCenter: {
    id: 'inspector.alignCenter',
    defaultMessage: 'Center',
    description: 'Horizontal alignment',
  },
  alignRight: {
    id: 'inspector.alignRight',
    defaultMessage: 'Right',
    description: 'Horizontal alignment',
  },
  mixed: {
    id: 'inspector.mixed',
    defaultMessage: 'Mixed',
    description: 'Placeholder of a field whose value differs among the selected blocks',
  },
  pixels: {
    id: 'inspector.pixels',
    defaultMessage: 'px',
    description: 'Unit behind a number: pixels',
  },
  linkKind: {
    id: 'inspector.linkKind',
    defaultMessage: '{label} leads to',
    description: 'Label of the choice of what a link opens; label is such as Link or Button link',
  },
  web: {
    id: 'inspector.linkKind.web',
    defaultMessage: 'A web page',
    description: 'What a link opens',
  },
  email: {
    id: 'inspector.linkKind.email',
    defaultMessage: 'A new email',
    description: 'What a link opens',
  },
  phone: {
    id: 'inspector.linkKind.phone',
    defaultMessage: 'A phone call',
    description: 'What a link opens',
  },
  noLink: {
    id: 'inspector.linkKind.none',
    defaultMessage: 'Nothing',
    description: 'What a link opens: there is no link',
  },
  linkWeb: {
    id: 'inspector.link.web',
    defaultMessage: 'Web address',
    description: 'Label of the field for the address of a web page',
  },
  linkEmail: {
    id: 'inspector.link.email',
    defaultMessage: 'Email address',
    description: 'Label of the field for the recipient of a new email',
  },
  linkPhone: {
    id: 'inspector.link.phone',
    defaultMessage: 'Phone number',
    description: 'Label of the field for a phone number to call',
  },
  hrefEmpty: {
    id: 'inspector.hrefEmpty',
    defaultMessage: 'Enter where the link leads.',
    description: 'Error of an empty link field; the last valid link stays',
  },
  hrefWeb: {
    id: 'inspector.hrefWeb',
    defaultMessage: 'Enter an address that begins with https://, such as https://example.com/sale.',
    description: 'Error of a link that is no web address',
  },
  hrefHost: {
    id: 'inspector.hrefHost',
    defaultMessage: 'Write the site itself before the first variable, such as https://example.com/.',
    description: 'Error of a link whose host would come from a variable',
  },
  hrefEmail: {
    id: 'inspector.hrefEmail',
    defaultMessage: 'Enter an email address such as hello@example.com.',
    description: 'Error of a link to an email address',
  },
  hrefPhone: {
    id: 'inspector.hrefPhone',
    defaultMessage: 'Enter a phone number such as +81 3 1234 5678.',
    description: 'Error of a link to a phone number',
  },
  unclosed: {
    id: 'inspector.variableUnclosed',
    defaultMessage: 'Close the variable with two braces: {variable}',
    description: 'Error of a text with an opened but unclosed variable; variable is an example in braces',
  },
  tooLong: {
    id: 'inspector.tooLong',
    defaultMessage: 'This is too long for an email. Shorten it.',
    description: 'Error of a text or an address with more characters or lines than an email can hold',
  },
  badName: {
    id: 'inspector.variableBadName',
    defaultMessage: 'The text between double braces is not the name of a variable.',
    description: 'Error of a text with something else than a name between the braces of a variable',
  },
  required: {
    id: 'inspector.textRequired',
    defaultMessage: 'Enter a text.',
    description: 'Error of a required text that is empty; the last text stays',
  },
  richHint: {
    id: 'inspector.richHint',
    defaultMessage: 'One line is one paragraph. Begin a line with “- ” for a list or “## ” for a heading.',
    description: 'Hint below a text area for formatted text',
  },
  moveUp: {
    id: 'inspector.moveUp',
    defaultMessage: 'Move {name} up',
    description: 'Button at an entry of a list, such as a link of a menu',
  },
  moveDown: {
    id: 'inspector.moveDown',
    defaultMessage: 'Move {name} down',
    description: 'Button at an entry of a list, such as a link of a menu',
  },
  remove: {
    id: 'inspector.remove',
    defaultMessage: 'Remove {name}',
    description: 'Button at an entry of a list, such as a link of a menu',
  },
})

import { defineMessages } from 'react-intl'

export const messages = defineMessages<{
  tools: {}
  up: {}
  down: {}
  duplicate: {}
  remove: {}
  emailOnce: {}
  emailStays: {}
  tooMany: { most: number }
  label: { language: string }
  words: { language: string }
  alt: { language: string }
  labelElsewhere: { label: string }
  placeholder: { language: string }
  help: { language: string }
  property: {}
  propertyOptional: {}
  propertyMissing: {}
  noProperty: {}
  required: {}
  emailRequired: {}
  consentRequired: {}
  width: {}
  full: {}
  half: {}
  parameter: {}
  parameterHint: { name: string }
  parameterWrong: {}
  parameterTaken: {}
  image: {}
  imageHint: {}
  lists: {}
  listsHint: {}
  options: {}
  optionsHint: {}
  defaultValue: {}
  defaultHidden: {}
  ticked: {}
  nothing: {}
  rules: {}
  minNumber: {}
  maxNumber: {}
  minLength: {}
  maxLength: {}
  rangeWrong: {}
  pattern: {}
  patternHint: {}
  patternWrong: {}
  postcode: {}
  postcodeHint: {}
  condition: {}
  showIf: {}
  always: {}
  conditionGone: {}
  op: {}
  is_set: {}
  eq: {}
  neq: {}
  answer: {}
}>({
  tools: {
    id: 'formField.tools',
    defaultMessage: 'Field',
    description: 'Name, for screen readers, of the buttons that move, copy and remove a field',
  },
  up: {
    id: 'formField.up',
    defaultMessage: 'Move up',
    description: 'Button: one place up',
  },
  down: {
    id: 'formField.down',
    defaultMessage: 'Move down',
    description: 'Button: one place down',
  },
  duplicate: {
    id: 'formField.duplicate',
    defaultMessage: 'Duplicate',
    description: 'Button: a copy of the field',
  },
  remove: {
    id: 'formField.remove',
    defaultMessage: 'Remove',
    description: 'Button: takes the field out of the form',
  },
  emailOnce: {
    id: 'formField.emailOnce',
    defaultMessage: 'A form has one email field.',
    description: 'Why the email field can’t be duplicated',
  },
  emailStays: {
    id: 'formField.emailStays',
    defaultMessage: 'Every form needs the email field.',
    description: 'Why the email field can’t be removed',
  },
  tooMany: {
    id: 'formField.tooMany',
    defaultMessage: 'A form has at most {most} fields.',
    description: 'Why a field can’t be duplicated',
  },
  label: {
    id: 'formField.label',
    defaultMessage: 'Label ({language, select, ja {Japanese} other {English}})',
    description: 'Label of a text field: what the field is called, in a language',
  },
  words: {
    id: 'formField.words',
    defaultMessage: 'Text ({language, select, ja {Japanese} other {English}})',
    description: 'Label of a text field: the words of a heading or a text, in a language',
  },
  alt: {
    id: 'formField.alt',
    defaultMessage: 'Alt text ({language, select, ja {Japanese} other {English}})',
    description: 'Label of a text field: the words that stand for an image, in a language',
  },
  labelElsewhere: {
    id: 'formField.labelElsewhere',
    defaultMessage: 'Visitors see “{label}” instead.',
    description: 'Below an empty label: what is shown in its place, from the other language',
  },
  placeholder: {
    id: 'formField.placeholder',
    defaultMessage: 'Placeholder ({language, select, ja {Japanese} other {English}})',
    description: 'Label of a text field: the example in an empty field',
  },
  help: {
    id: 'formField.help',
    defaultMessage: 'Help ({language, select, ja {Japanese} other {English}})',
    description: 'Label of a text field: the explanation below the label',
  },
  property: {
    id: 'formField.property',
    defaultMessage: 'Fills the property',
    description: 'Label of the choice of the contact property',
  },
  propertyOptional: {
    id: 'formField.propertyOptional',
    defaultMessage: 'Without one, the value is kept with the submission only.',
    description: 'Below the choice of the property of a hidden field',
  },
  propertyMissing: {
    id: 'formField.propertyMissing',
    defaultMessage: 'Choose a property',
    description: 'Placeholder of the choice of the contact property',
  },
  noProperty: {
    id: 'formField.noProperty',
    defaultMessage: 'None',
    description: 'Choice: a hidden field fills no property',
  },
  required: {
    id: 'formField.required',
    defaultMessage: 'Required',
    description: 'Switch: visitors must fill in the field',
  },
  emailRequired: {
    id: 'formField.emailRequired',
    defaultMessage: 'The email field is always required.',
    description: 'Below the switch of the email field',
  },
  consentRequired: {
    id: 'formField.consentRequired',
    defaultMessage: 'Public mailing lists need a consent that is required.',
    description: 'Below the switch of a consent',
  },
  width: {
    id: 'formField.width',
    defaultMessage: 'Width',
    description: 'Label of the choice of the width',
  },
  full: {
    id: 'formField.full',
    defaultMessage: 'Full',
    description: 'Choice of the width of a field',
  },
  half: {
    id: 'formField.half',
    defaultMessage: 'Half',
    description: 'Choice of the width of a field',
  },
  parameter: {
    id: 'formField.parameter',
    defaultMessage: 'URL parameter',
    description: 'Label of a text field: the part of the address that fills a hidden field',
  },
  parameterHint: {
    id: 'formField.parameterHint',
    defaultMessage: 'Filled from ?{name}= in the address of the page.',
    description: 'Below the URL parameter',
  },
  parameterWrong: {
    id: 'formField.parameterWrong',
    defaultMessage: 'Use letters, digits, - and _ only.',
    description: 'Error under the URL parameter',
  },
  parameterTaken: {
    id: 'formField.parameterTaken',
    defaultMessage: 'Another field has this name. Choose a different one.',
    description: 'Error under the URL parameter',
  },
  image: {
    id: 'formField.image',
    defaultMessage: 'Image',
    description: 'Label of the image of a form',
  },
  imageHint: {
    id: 'formField.imageHint',
    defaultMessage: 'At most 512 pixels wide.',
    description: 'Below the image of a form',
  },
  lists: {
    id: 'formField.lists',
    defaultMessage: 'Mailing lists to choose from',
    description: 'Label of the mailing lists that visitors can choose from',
  },
  listsHint: {
    id: 'formField.listsHint',
    defaultMessage: 'These names are shown to visitors.',
    description: 'Below the names of mailing lists on the form',
  },
  options: {
    id: 'formField.options',
    defaultMessage: 'Shown as',
    description: 'Label of the fields with what the choices are called on the form',
  },
  optionsHint: {
    id: 'formField.optionsHint',
    defaultMessage: 'The choices come from the property. Here you change what they are called on this form.',
    description: 'Below the names of the choices',
  },
  defaultValue: {
    id: 'formField.defaultValue',
    defaultMessage: 'Default value',
    description: 'Label: what a field has before a visitor fills it in',
  },
  defaultHidden: {
    id: 'formField.defaultHidden',
    defaultMessage: 'Used where the address has no value.',
    description: 'Below what is filled in beforehand of a hidden field',
  },
  ticked: {
    id: 'formField.ticked',
    defaultMessage: 'Checked by default',
    description: 'Switch: a checkbox of the form is ticked from the beginning',
  },
  nothing: {
    id: 'formField.nothing',
    defaultMessage: 'Nothing',
    description: 'Choice: nothing is chosen beforehand',
  },
  rules: {
    id: 'formField.rules',
    defaultMessage: 'Validation',
    description: 'Heading of the rules for an answer',
  },
  minNumber: {
    id: 'formField.minNumber',
    defaultMessage: 'Smallest',
    description: 'Label: the smallest number that can be answered',
  },
  maxNumber: {
    id: 'formField.maxNumber',
    defaultMessage: 'Largest',
    description: 'Label: the largest number that can be answered',
  },
  minLength: {
    id: 'formField.minLength',
    defaultMessage: 'Min. characters',
    description: 'Label: the fewest characters of an answer',
  },
  maxLength: {
    id: 'formField.maxLength',
    defaultMessage: 'Max. characters',
    description: 'Label: the most characters of an answer',
  },
  rangeWrong: {
    id: 'formField.rangeWrong',
    defaultMessage: 'This is less than the smallest value. Enter a larger one.',
    description: 'Error under the largest value',
  },
  pattern: {
    id: 'formField.pattern',
    defaultMessage: 'Pattern',
    description: 'Label of a regular expression that an answer must match',
  },
  patternHint: {
    id: 'formField.patternHint',
    defaultMessage: 'A regular expression that the whole answer must match, such as [0-9]+-[0-9]+.',
    description: 'Below the pattern',
  },
  postcode: {
    id: 'formField.postcode',
    defaultMessage: 'Japanese postcode (000-0000)',
    description: 'Button that fills in the pattern of a Japanese postcode',
  },
  postcodeHint: {
    id: 'formField.postcodeHint',
    defaultMessage: 'Digits are taken with or without a hyphen, in any width, and stored as 150-0001.',
    description: 'Below the pattern, when it is that of a Japanese postcode',
  },
  patternWrong: {
    id: 'formField.patternWrong',
    defaultMessage: 'This is not a regular expression.',
    description: 'Error under the pattern',
  },
  condition: {
    id: 'formField.condition',
    defaultMessage: 'Visibility',
    description: 'Heading: when the field is shown',
  },
  showIf: {
    id: 'formField.showIf',
    defaultMessage: 'Show the field',
    description: 'Label of the choice of the field that this one depends on',
  },
  always: {
    id: 'formField.always',
    defaultMessage: 'Always',
    description: 'Choice: the field is always shown',
  },
  conditionGone: {
    id: 'formField.conditionGone',
    defaultMessage: 'It depends on a field that does not come before it.',
    description: 'Error under the choice of the field that this one depends on',
  },
  op: {
    id: 'formField.op',
    defaultMessage: 'When its answer',
    description: 'Label of the comparison with the answer of another field',
  },
  is_set: {
    id: 'formField.is_set',
    defaultMessage: 'is given',
    description: 'Comparison: the other field is answered',
  },
  eq: {
    id: 'formField.eq',
    defaultMessage: 'is',
    description: 'Comparison: the answer equals a value',
  },
  neq: {
    id: 'formField.neq',
    defaultMessage: 'is not',
    description: 'Comparison: the answer does not equal a value',
  },
  answer: {
    id: 'formField.answer',
    defaultMessage: 'Answer',
    description: 'Label of the answer that is compared with',
  },
})

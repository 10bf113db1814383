import { defineMessages } from 'react-intl'

export const messages = defineMessages<{
  columns: {}
  rows: {}
  contacts: {}
  leftOut: {}
  newProperty: {}
  newPropertyFor: { column: string }
  typeFromColumn: {}
  target: { column: string }
  transform: { column: string }
  noSamples: {}
  asIs: {}
  trim: {}
  lowercase: {}
  half_width: {}
  split_comma: {}
  kind_text: {}
  kind_number: {}
  kind_boolean: {}
  kind_date: {}
  kind_choice: {}
  kind_choices: {}
  kind_email: {}
  kind_phone: {}
  kind_url: {}
  kind_other: {}
  fit_exact: { value: string }
  fit_as_text: { value: string }
  fit_likely: { value: string }
  fit_partly: { value: string }
  fit_never: { value: string }
  allRows: {}
  everyCondition: {}
  addCondition: {}
  removeCondition: { number: number }
  conditionColumn: { number: number }
  conditionOperator: { number: number }
  conditionValue: { number: number }
  columnGone: {}
  op_eq: {}
  op_neq: {}
  op_contains: {}
  op_not_contains: {}
  op_starts: {}
  op_ends: {}
  op_in: {}
  op_not_in: {}
  op_is_set: {}
  op_is_not_set: {}
  lists: {}
  existing: {}
  fill_blanks: {}
  fill_blanks_hint: {}
  overwrite: {}
  overwrite_hint: {}
  missing: {}
  keep: {}
  keep_hint: {}
  remove_from_list: {}
  remove_from_list_hint: {}
  neverResubscribed: {}
  interval: {}
  manual: {}
  manual_hint: {}
  hourly: {}
  hourly_hint: {}
  daily: {}
  daily_hint: {}
  problem_no_email: {}
  problem_no_column: {}
  problem_no_address: {}
  problem_gone_column: {}
  problem_gone_property: {}
  problem_condition: {}
}>({
  columns: {
    id: 'connectionMapping.columns',
    defaultMessage: 'Columns',
    description: 'Heading of what each column of a database becomes',
  },
  rows: {
    id: 'connectionMapping.rows',
    defaultMessage: 'Rows',
    description: 'Heading of the conditions that rows are filtered by',
  },
  contacts: {
    id: 'connectionMapping.contacts',
    defaultMessage: 'Contacts',
    description: 'Heading of what happens to contacts',
  },
  leftOut: {
    id: 'connectionMapping.leftOut',
    defaultMessage: 'Don’t import',
    description: 'Choice: a column is left out',
  },
  newProperty: {
    id: 'connectionMapping.newProperty',
    defaultMessage: 'New property…',
    description: 'Choice: a property is made for a column',
  },
  newPropertyFor: {
    id: 'connectionMapping.newPropertyFor',
    defaultMessage: 'New property for “{column}”',
    description: 'Title of the sheet in which a property is made for a column',
  },
  typeFromColumn: {
    id: 'connectionMapping.typeFromColumn',
    defaultMessage: 'Chosen by the type of the column.',
    description: 'Under the type of a property that is made for a column',
  },
  target: {
    id: 'connectionMapping.target',
    defaultMessage: 'Property for “{column}”',
    description: 'Names the choice of what a column becomes',
  },
  transform: {
    id: 'connectionMapping.transform',
    defaultMessage: 'Clean-up of “{column}”',
    description: 'Names the choice of how values of a column are changed',
  },
  noSamples: {
    id: 'connectionMapping.noSamples',
    defaultMessage: 'No values yet',
    description: 'In place of the first values of a column',
  },
  asIs: {
    id: 'connectionMapping.asIs',
    defaultMessage: 'Keep values as they are',
    description: 'Choice: values of a column are not changed',
  },
  trim: {
    id: 'connectionMapping.trim',
    defaultMessage: 'Trim spaces',
    description: 'Choice: how values of a column are changed',
  },
  lowercase: {
    id: 'connectionMapping.lowercase',
    defaultMessage: 'Lower case',
    description: 'Choice: how values of a column are changed',
  },
  half_width: {
    id: 'connectionMapping.half_width',
    defaultMessage: 'Full width to half width',
    description: 'Choice: how values of a column are changed',
  },
  split_comma: {
    id: 'connectionMapping.split_comma',
    defaultMessage: 'Split at commas',
    description: 'Choice: how values of a column are changed',
  },
  kind_text: {
    id: 'connectionMapping.kind_text',
    defaultMessage: 'Text',
    description: 'What a column holds',
  },
  kind_number: {
    id: 'connectionMapping.kind_number',
    defaultMessage: 'Number',
    description: 'What a column holds',
  },
  kind_boolean: {
    id: 'connectionMapping.kind_boolean',
    defaultMessage: 'Yes or no',
    description: 'What a column holds',
  },
  kind_date: {
    id: 'connectionMapping.kind_date',
    defaultMessage: 'Date',
    description: 'What a column holds',
  },
  kind_choice: {
    id: 'connectionMapping.kind_choice',
    defaultMessage: 'One choice',
    description: 'What a column holds',
  },
  kind_choices: {
    id: 'connectionMapping.kind_choices',
    defaultMessage: 'Several choices',
    description: 'What a column holds',
  },
  kind_email: {
    id: 'connectionMapping.kind_email',
    defaultMessage: 'Email address',
    description: 'What a column holds',
  },
  kind_phone: {
    id: 'connectionMapping.kind_phone',
    defaultMessage: 'Phone number',
    description: 'What a column holds',
  },
  kind_url: { id: 'connectionMapping.kind_url', defaultMessage: 'Link', description: 'What a column holds' },
  kind_other: {
    id: 'connectionMapping.kind_other',
    defaultMessage: 'Other',
    description: 'What a column holds, where its type is not known',
  },
  fit_exact: {
    id: 'connectionMapping.fit_exact',
    defaultMessage: 'Fits',
    description: 'How well a column fits a property',
  },
  fit_as_text: {
    id: 'connectionMapping.fit_as_text',
    defaultMessage: 'Becomes text',
    description: 'How well a column fits a property: its values become text',
  },
  fit_likely: {
    id: 'connectionMapping.fit_likely',
    defaultMessage: 'The samples fit',
    description: 'How well a column fits a property: as far as the first values show',
  },
  fit_partly: {
    id: 'connectionMapping.fit_partly',
    defaultMessage: 'Rows with values such as “{value}” will fail',
    description: 'How well a column fits a property: in part',
  },
  fit_never: {
    id: 'connectionMapping.fit_never',
    defaultMessage: 'Values such as “{value}” don’t fit',
    description: 'How well a column fits a property: not at all',
  },
  allRows: {
    id: 'connectionMapping.allRows',
    defaultMessage: 'All rows are imported.',
    description: 'Where rows are not filtered',
  },
  everyCondition: {
    id: 'connectionMapping.everyCondition',
    defaultMessage: 'Rows that meet every condition are imported.',
    description: 'Above the conditions that rows are filtered by',
  },
  addCondition: {
    id: 'connectionMapping.addCondition',
    defaultMessage: 'Add condition',
    description: 'Button: adds a condition that rows are filtered by',
  },
  removeCondition: {
    id: 'connectionMapping.removeCondition',
    defaultMessage: 'Remove condition {number}',
    description: 'Button: removes a condition',
  },
  conditionColumn: {
    id: 'connectionMapping.conditionColumn',
    defaultMessage: 'Column of condition {number}',
    description: 'Names the column of a condition',
  },
  conditionOperator: {
    id: 'connectionMapping.conditionOperator',
    defaultMessage: 'Operator of condition {number}',
    description: 'Names how a condition compares',
  },
  conditionValue: {
    id: 'connectionMapping.conditionValue',
    defaultMessage: 'Value of condition {number}',
    description: 'Names what a condition compares with',
  },
  columnGone: {
    id: 'connectionMapping.columnGone',
    defaultMessage: 'This column no longer exists.',
    description: 'A condition names a column that was removed',
  },
  op_eq: { id: 'connectionMapping.op_eq', defaultMessage: 'is', description: 'How a condition compares' },
  op_neq: {
    id: 'connectionMapping.op_neq',
    defaultMessage: 'is not',
    description: 'How a condition compares',
  },
  op_contains: {
    id: 'connectionMapping.op_contains',
    defaultMessage: 'contains',
    description: 'How a condition compares',
  },
  op_not_contains: {
    id: 'connectionMapping.op_not_contains',
    defaultMessage: 'doesn’t contain',
    description: 'How a condition compares',
  },
  op_starts: {
    id: 'connectionMapping.op_starts',
    defaultMessage: 'starts with',
    description: 'How a condition compares',
  },
  op_ends: {
    id: 'connectionMapping.op_ends',
    defaultMessage: 'ends with',
    description: 'How a condition compares',
  },
  op_in: {
    id: 'connectionMapping.op_in',
    defaultMessage: 'is one of',
    description: 'How a condition compares',
  },
  op_not_in: {
    id: 'connectionMapping.op_not_in',
    defaultMessage: 'is none of',
    description: 'How a condition compares',
  },
  op_is_set: {
    id: 'connectionMapping.op_is_set',
    defaultMessage: 'has a value',
    description: 'How a condition compares',
  },
  op_is_not_set: {
    id: 'connectionMapping.op_is_not_set',
    defaultMessage: 'is empty',
    description: 'How a condition compares',
  },
  lists: {
    id: 'connectionMapping.lists',
    defaultMessage: 'Add to mailing lists',
    description: 'Names the mailing lists that contacts are put on',
  },
  existing: {
    id: 'connectionMapping.existing',
    defaultMessage: 'Contacts that already exist',
    description: 'Question: what happens to values that are there',
  },
  fill_blanks: {
    id: 'connectionMapping.fill_blanks',
    defaultMessage: 'Fill in blanks only',
    description: 'Choice: values that are there stay',
  },
  fill_blanks_hint: {
    id: 'connectionMapping.fill_blanks_hint',
    defaultMessage: 'Values that a contact has are kept.',
    description: 'What follows from the choice',
  },
  overwrite: {
    id: 'connectionMapping.overwrite',
    defaultMessage: 'Overwrite with values from the database',
    description: 'Choice: values are replaced',
  },
  overwrite_hint: {
    id: 'connectionMapping.overwrite_hint',
    defaultMessage: 'Empty cells never erase a value.',
    description: 'What follows from the choice',
  },
  missing: {
    id: 'connectionMapping.missing',
    defaultMessage: 'Rows that are removed from the database',
    description: 'Question: what happens to contacts whose rows are gone',
  },
  keep: {
    id: 'connectionMapping.keep',
    defaultMessage: 'Keep the contact as it is',
    description: 'Choice: contacts stay',
  },
  keep_hint: {
    id: 'connectionMapping.keep_hint',
    defaultMessage: 'Contacts stay on their mailing lists.',
    description: 'What follows from the choice',
  },
  remove_from_list: {
    id: 'connectionMapping.remove_from_list',
    defaultMessage: 'Remove from the mailing lists above',
    description: 'Choice: contacts leave the mailing lists of the connection',
  },
  remove_from_list_hint: {
    id: 'connectionMapping.remove_from_list_hint',
    defaultMessage: 'The contact itself is never deleted.',
    description: 'What follows from the choice',
  },
  neverResubscribed: {
    id: 'connectionMapping.neverResubscribed',
    defaultMessage:
      'Contacts who unsubscribed, bounced or complained are never subscribed again by a connection.',
    description: 'Says what a connection never does',
  },
  interval: {
    id: 'connectionMapping.interval',
    defaultMessage: 'How often rows are imported',
    description: 'Question: how often',
  },
  manual: {
    id: 'connectionMapping.manual',
    defaultMessage: 'Manually',
    description: 'Choice: only when somebody asks',
  },
  manual_hint: {
    id: 'connectionMapping.manual_hint',
    defaultMessage: 'Only when an owner chooses “Sync now”.',
    description: 'What follows from the choice',
  },
  hourly: { id: 'connectionMapping.hourly', defaultMessage: 'Every hour', description: 'Choice: how often' },
  hourly_hint: {
    id: 'connectionMapping.hourly_hint',
    defaultMessage: 'For lists that change during the day.',
    description: 'When the choice is right',
  },
  daily: { id: 'connectionMapping.daily', defaultMessage: 'Every day', description: 'Choice: how often' },
  daily_hint: {
    id: 'connectionMapping.daily_hint',
    defaultMessage: 'Once every 24 hours.',
    description: 'What follows from the choice',
  },
  problem_no_email: {
    id: 'connectionMapping.problem_no_email',
    defaultMessage: 'Choose the column that holds the email address. Rows are matched with contacts by it.',
    description: 'No column was chosen as the email address',
  },
  problem_no_column: {
    id: 'connectionMapping.problem_no_column',
    defaultMessage:
      'No column of this database holds email addresses. Add one there and refresh, or choose another database.',
    description: 'The database has no column with addresses',
  },
  problem_no_address: {
    id: 'connectionMapping.problem_no_address',
    defaultMessage:
      'None of the sample values of the email column is an email address. Choose another column.',
    description: 'The column chosen as the email address holds none',
  },
  problem_gone_column: {
    id: 'connectionMapping.problem_gone_column',
    defaultMessage: 'A column that was mapped is no longer in the database. Saving leaves it out.',
    description: 'A column was removed from the database',
  },
  problem_gone_property: {
    id: 'connectionMapping.problem_gone_property',
    defaultMessage: 'A property that a column was mapped to was deleted. Saving leaves it out.',
    description: 'A property was deleted',
  },
  problem_condition: {
    id: 'connectionMapping.problem_condition',
    defaultMessage: 'A condition has no value.',
    description: 'A condition that rows are filtered by lacks its value',
  },
})

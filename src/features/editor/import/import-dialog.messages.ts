import { defineMessages } from 'react-intl'

export const messages = defineMessages<{
  title: {}
  description: {}
  source: {}
  file: {}
  paste: {}
  fileLabel: {}
  fileHint: {}
  pasteLabel: {}
  pasteHint: {}
  read: {}
  empty: {}
  too_large: {}
  not_mail: {}
  bad_json: {}
  not_document: {}
  nothing_found: {}
  failed: {}
  report: { blocks: number }
  keptAsHtml: { count: number }
  withoutFile: { count: number }
  conditionsLeftOut: { count: number }
  newer_version: {}
  invalid_setting: { count: number }
  invalid_section: { count: number }
  unknown_block: { count: number }
  invalid_block: { count: number }
  invalid_words: { count: number }
  beyond_limits: { count: number }
  column_widths: { count: number }
  duplicate_id: { count: number }
  looks: {}
  another: {}
  append: {}
  replace: {}
  use: {}
  refused: {}
  done: {}
  undo: {}
}>({
  title: {
    id: 'mailImport.title',
    defaultMessage: 'Import an email',
    description: 'Title of the window in which an email is imported',
  },
  description: {
    id: 'mailImport.description',
    defaultMessage: 'From an HTML file or MJML of any service, or a JSON file exported here.',
    description: 'Below the title of the window in which an email is imported',
  },
  source: {
    id: 'mailImport.source',
    defaultMessage: 'Import from',
    description: 'Names the choice between a file and pasted text',
  },
  file: {
    id: 'mailImport.file',
    defaultMessage: 'File',
    description: 'Choice: the email to import is a file',
  },
  paste: {
    id: 'mailImport.paste',
    defaultMessage: 'Paste',
    description: 'Choice: the email to import is pasted as text',
  },
  fileLabel: {
    id: 'mailImport.fileLabel',
    defaultMessage: 'Email file',
    description: 'Label of the field that takes the file of the email to import',
  },
  fileHint: {
    id: 'mailImport.fileHint',
    defaultMessage: 'HTML, MJML or JSON, up to 2 MB.',
    description: 'Below the field that takes the file of the email to import',
  },
  pasteLabel: {
    id: 'mailImport.pasteLabel',
    defaultMessage: 'Source of the email',
    description: 'Label of the field that takes the source of the email to import',
  },
  pasteHint: {
    id: 'mailImport.pasteHint',
    defaultMessage: 'Paste the HTML, the MJML or the JSON of the email.',
    description: 'Below the field that takes the source of the email to import',
  },
  read: {
    id: 'mailImport.read',
    defaultMessage: 'Read',
    description: 'Button that reads the pasted source of an email',
  },
  empty: {
    id: 'mailImport.empty',
    defaultMessage: 'There is nothing to import. Choose a file with content or paste the source.',
    description: 'The file or text to import an email from is empty',
  },
  too_large: {
    id: 'mailImport.too_large',
    defaultMessage:
      'This is larger than 2 MB, so it’s not the source of a single email. Images are not part of it: they stay where they are.',
    description: 'The file or text to import an email from is too large',
  },
  not_mail: {
    id: 'mailImport.not_mail',
    defaultMessage: 'This isn’t HTML, MJML or JSON. Copy the source of the email, not the text you read.',
    description: 'The text to import an email from has no markup',
  },
  bad_json: {
    id: 'mailImport.bad_json',
    defaultMessage: 'This JSON is incomplete or has an error. Export it again.',
    description: 'The JSON to import an email from can not be parsed',
  },
  not_document: {
    id: 'mailImport.not_document',
    defaultMessage: 'This JSON isn’t an email. Use a file exported from this editor.',
    description: 'The JSON to import an email from is something else',
  },
  nothing_found: {
    id: 'mailImport.nothing_found',
    defaultMessage: 'There are no texts, images or buttons in it.',
    description: 'The file or text to import an email from has no content',
  },
  failed: {
    id: 'mailImport.failed',
    defaultMessage: 'The file could not be read. Try again.',
    description: 'The file to import an email from could not be read',
  },
  report: {
    id: 'mailImport.report',
    defaultMessage: '{blocks, plural, one {# block} other {# blocks}} found.',
    description: 'What was found in the email to import',
  },
  keptAsHtml: {
    id: 'mailImport.keptAsHtml',
    defaultMessage:
      '{count, plural, one {# block} other {# blocks}} kept as HTML, because no block of the editor can show it.',
    description: 'Report of an import: parts that were not understood',
  },
  withoutFile: {
    id: 'mailImport.withoutFile',
    defaultMessage:
      '{count, plural, one {# image isn’t on the web: choose it} other {# images aren’t on the web: choose them}} again in the editor.',
    description:
      'Report of an import: images with addresses relative to a file, which are left empty in their place',
  },
  conditionsLeftOut: {
    id: 'mailImport.conditionsLeftOut',
    defaultMessage:
      '{count, plural, one {# condition} other {# conditions}} could not be imported. Everyone sees what was shown to some: choose whom to show it to in the editor.',
    description:
      'Report of an import: conditions of the service that the email comes from, such as *|IF:FNAME|*, that have no equivalent here',
  },
  newer_version: {
    id: 'mailImport.newer_version',
    defaultMessage: 'It was made with a newer version: what this version can’t read is left out.',
    description: 'Report of an import of JSON',
  },
  invalid_setting: {
    id: 'mailImport.invalid_setting',
    defaultMessage:
      '{count, plural, one {# setting was} other {# settings were}} invalid and got the default.',
    description: 'Report of an import of JSON',
  },
  invalid_section: {
    id: 'mailImport.invalid_section',
    defaultMessage: '{count, plural, one {# section was} other {# sections were}} invalid and repaired.',
    description: 'Report of an import of JSON',
  },
  unknown_block: {
    id: 'mailImport.unknown_block',
    defaultMessage:
      '{count, plural, one {# block is} other {# blocks are}} of an unknown kind and won’t be sent.',
    description: 'Report of an import of JSON',
  },
  invalid_block: {
    id: 'mailImport.invalid_block',
    defaultMessage: '{count, plural, one {# block is} other {# blocks are}} invalid and won’t be sent.',
    description: 'Report of an import of JSON',
  },
  invalid_words: {
    id: 'mailImport.invalid_words',
    defaultMessage:
      '{count, plural, one {# translation is} other {# translations are}} unreadable and left out.',
    description: 'Report of an import of JSON: words of the second language in a block',
  },
  beyond_limits: {
    id: 'mailImport.beyond_limits',
    defaultMessage: '{count, plural, one {# part is} other {# parts are}} beyond the limits and left out.',
    description: 'Report of an import of JSON',
  },
  column_widths: {
    id: 'mailImport.column_widths',
    defaultMessage: '{count, plural, one {# section has} other {# sections have}} new column widths.',
    description: 'Report of an import of JSON',
  },
  duplicate_id: {
    id: 'mailImport.duplicate_id',
    defaultMessage:
      '{count, plural, one {# block had the ID of another block and got a new one.} other {# blocks had the ID of another block and got new ones.}}',
    description: 'Report of an import of JSON',
  },
  looks: {
    id: 'mailImport.looks',
    defaultMessage: 'How it looks',
    description: 'Names the small picture of the email to import',
  },
  another: {
    id: 'mailImport.another',
    defaultMessage: 'Choose another',
    description: 'Button that goes back to the choice of the email to import',
  },
  append: {
    id: 'mailImport.append',
    defaultMessage: 'Add below',
    description: 'Button that adds the imported email below the one that is edited',
  },
  replace: {
    id: 'mailImport.replace',
    defaultMessage: 'Replace this email',
    description: 'Button that puts the imported email in place of the one that is edited',
  },
  use: {
    id: 'mailImport.use',
    defaultMessage: 'Import',
    description: 'Button that imports the email into one that is empty',
  },
  refused: {
    id: 'mailImport.refused',
    defaultMessage: 'This email can’t take the import: it would have too many sections.',
    description: 'The imported email could not be added',
  },
  done: {
    id: 'mailImport.done',
    defaultMessage: 'Email imported.',
    description: 'Toast after an email was imported; Undo is beside it',
  },
  undo: {
    id: 'mailImport.undo',
    defaultMessage: 'Undo',
    description: 'Button of the toast after an email was imported',
  },
})

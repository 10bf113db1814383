import { defineMessages } from 'react-intl'

export const messages = defineMessages<{
  product: {}
  howTo: { product: string }
  list: {}
  listHint: {}
  pick: {}
  pickHint: {}
  fileRows: { name: string; count: number }
  remove: { name: string }
  reading: {}
  unreadable: {}
  unreadableText: {}
  listsFailed: {}
  fileFailed: {}
  found: { count: number }
  lists: {}
  isNew: { name: string }
  properties: {}
  propertyCounts: { there: number; made: number }
  problems: { count: number }
  problem: { file: string; line: number; problem: string; email: string }
  download: {}
}>({
  product: {
    id: 'importMoving.product',
    defaultMessage: 'Product that the contacts come from',
    description: 'Names the choice between listmonk, Mailchimp and Mautic',
  },
  howTo: {
    id: 'importMoving.howTo',
    defaultMessage: 'How to export from {product}',
    description: 'Heading of the steps in another product; product is its name, such as Mailchimp',
  },
  list: {
    id: 'importMoving.list',
    defaultMessage: 'Mailing list',
    description: 'Label of the name of a list for contacts of another product',
  },
  listHint: {
    id: 'importMoving.listHint',
    defaultMessage:
      'For contacts whose files name no list. It is created if it doesn’t exist. Leave empty to add them to none.',
    description: 'Hint at the name of a list for contacts of another product',
  },
  pick: {
    id: 'importMoving.pick',
    defaultMessage: 'Exported files',
    description: 'Label of the field that takes the files of another product',
  },
  pickHint: {
    id: 'importMoving.pickHint',
    defaultMessage:
      'Add all files together: contacts who unsubscribed in any of them stay unsubscribed. Nothing is sent until you start the import.',
    description: 'Hint under the field that takes the files of another product',
  },
  fileRows: {
    id: 'importMoving.fileRows',
    defaultMessage: '{name} · {count, plural, one {# row} other {# rows}}',
    description: 'A file of another product that was read, and how many rows it has',
  },
  remove: {
    id: 'importMoving.remove',
    defaultMessage: 'Remove {name}',
    description: 'Button that takes a file out of the files to import',
  },
  reading: {
    id: 'importMoving.reading',
    defaultMessage: 'Reading the files',
    description: 'Progress while files of another product are read',
  },
  unreadable: {
    id: 'importMoving.unreadable',
    defaultMessage: 'The files could not be read',
    description: 'Title of an error: reading files of another product failed',
  },
  unreadableText: {
    id: 'importMoving.unreadableText',
    defaultMessage: 'They may have been moved or changed. Remove them and add them again.',
    description: 'What to do when files of another product could not be read',
  },
  listsFailed: {
    id: 'importMoving.listsFailed',
    defaultMessage: 'The mailing lists could not be loaded',
    description: 'Title of an error: the lists of the workspace are needed to read files of another product',
  },
  fileFailed: {
    id: 'importMoving.fileFailed',
    defaultMessage: 'A file can’t be used',
    description: 'Title of an error: one of several files can not be read, so none is imported',
  },
  found: {
    id: 'importMoving.found',
    defaultMessage: '{count, plural, =0 {No contacts found} one {# contact found} other {# contacts found}}',
    description: 'Heading above what the files of another product hold',
  },
  lists: {
    id: 'importMoving.lists',
    defaultMessage: 'Mailing lists',
    description: 'Name of the lists that contacts of another product are on',
  },
  isNew: {
    id: 'importMoving.isNew',
    defaultMessage: '{name} (new)',
    description: 'Name of a mailing list that the import creates',
  },
  properties: {
    id: 'importMoving.properties',
    defaultMessage: 'Properties',
    description: 'Name of the properties that fields of another product become',
  },
  propertyCounts: {
    id: 'importMoving.propertyCounts',
    defaultMessage: '{there, number} existing, {made, number} new',
    description: 'How many properties of the workspace are used, and how many the import creates',
  },
  problems: {
    id: 'importMoving.problems',
    defaultMessage: '{count, plural, one {# row needs} other {# rows need}} attention',
    description: 'Title of the problems in files of another product',
  },
  problem: {
    id: 'importMoving.problem',
    defaultMessage: '{file}, line {line, number}: {problem} {email}',
    description:
      'A problem in a file: which file and line, a sentence about it, and the address as it is written',
  },
  download: {
    id: 'importMoving.download',
    defaultMessage: 'Download problems',
    description: 'Button that saves the problems as a CSV file',
  },
})

export const stepMessages = defineMessages<{
  mailchimp_first: {}
  mailchimp_second: {}
  mailchimp_third: {}
  listmonk_first: {}
  listmonk_second: {}
  listmonk_third: {}
  mautic_first: {}
  mautic_second: {}
  mautic_third: {}
}>({
  mailchimp_first: {
    id: 'importMoving.mailchimp_first',
    defaultMessage: 'In Mailchimp, open Audience, then All contacts, and choose Export Audience.',
    description: 'How to export from Mailchimp, first step; names of its menus stay in English',
  },
  mailchimp_second: {
    id: 'importMoving.mailchimp_second',
    defaultMessage: 'Download the archive and unpack it.',
    description: 'How to export from Mailchimp, second step',
  },
  mailchimp_third: {
    id: 'importMoving.mailchimp_third',
    defaultMessage: 'Add all of its files here: subscribed, unsubscribed, cleaned and non-subscribed.',
    description: 'How to export from Mailchimp, third step',
  },
  listmonk_first: {
    id: 'importMoving.listmonk_first',
    defaultMessage:
      'Sign in to listmonk, open /api/subscribers?per_page=all in the same browser, and save the page as a JSON file.',
    description: 'How to export from listmonk, first step',
  },
  listmonk_second: {
    id: 'importMoving.listmonk_second',
    defaultMessage: 'Add the file here. It says who is on which list.',
    description: 'How to export from listmonk, second step',
  },
  listmonk_third: {
    id: 'importMoving.listmonk_third',
    defaultMessage:
      'A CSV file of Subscribers works too, but it names no lists: export one list at a time, without those who unsubscribed from it.',
    description: 'How to export from listmonk, third step',
  },
  mautic_first: {
    id: 'importMoving.mautic_first',
    defaultMessage: 'In Mautic, open Contacts and choose Export to CSV.',
    description: 'How to export from Mautic, first step; names of its menus stay in English',
  },
  mautic_second: {
    id: 'importMoving.mautic_second',
    defaultMessage:
      'The export doesn’t say who must not be contacted. Export a segment without them, or add a column named dnc.',
    description: 'How to export from Mautic, second step',
  },
  mautic_third: {
    id: 'importMoving.mautic_third',
    defaultMessage: 'Add the file here. A column named segments puts contacts on the lists of those names.',
    description: 'How to export from Mautic, third step',
  },
})

export const fileMessages = defineMessages<{
  empty: { name: string }
  binary: { name: string }
  unclosed_quote: { name: string }
  too_many_columns: { name: string }
  broken_json: { name: string }
  unknown_source: { name: string }
  other_source: { name: string }
}>({
  empty: {
    id: 'importMoving.file.empty',
    defaultMessage: '{name} is empty.',
    description: 'Why a file can not be used; name is that of the file',
  },
  binary: {
    id: 'importMoving.file.binary',
    defaultMessage: '{name} is not a text file. Unpack archives, and save workbooks as CSV.',
    description: 'Why a file can not be used; name is that of the file',
  },
  unclosed_quote: {
    id: 'importMoving.file.unclosed_quote',
    defaultMessage: '{name} has a quote that is never closed. Export it again.',
    description: 'Why a file can not be used; name is that of the file',
  },
  too_many_columns: {
    id: 'importMoving.file.too_many_columns',
    defaultMessage: '{name} has more than 500 columns.',
    description: 'Why a file can not be used; name is that of the file',
  },
  broken_json: {
    id: 'importMoving.file.broken_json',
    defaultMessage: '{name} is not valid JSON, or larger than 256 MB.',
    description: 'Why a file can not be used; name is that of the file',
  },
  unknown_source: {
    id: 'importMoving.file.unknown_source',
    defaultMessage: '{name} doesn’t look like an export of this product.',
    description: 'Why a file can not be used; name is that of the file',
  },
  other_source: {
    id: 'importMoving.file.other_source',
    defaultMessage: '{name} comes from another product. Choose that product first.',
    description: 'Why a file can not be used; name is that of the file',
  },
})

export const noticeMessages = defineMessages<{
  no_lists: { name: string }
  no_unsubscribes: { name: string }
}>({
  no_lists: {
    id: 'importMoving.notice.no_lists',
    defaultMessage:
      '{name} doesn’t say who is on which list or unsubscribed from one. Make sure that everyone in it may get email of the list above.',
    description: 'Warning about a CSV file of listmonk; name is that of the file',
  },
  no_unsubscribes: {
    id: 'importMoving.notice.no_unsubscribes',
    defaultMessage:
      '{name} doesn’t say who must not be contacted. Make sure that no one in it has unsubscribed.',
    description: 'Warning about a file of Mautic; name is that of the file',
  },
})

export const problemMessages = defineMessages<{
  missing_email: {}
  invalid_email: {}
  unknown_status: {}
  too_many_cells: {}
  bad_attributes: {}
  undecodable: {}
}>({
  missing_email: {
    id: 'importMoving.problem.missing_email',
    defaultMessage: 'No email address.',
    description: 'Why a row of a file is left out',
  },
  invalid_email: {
    id: 'importMoving.problem.invalid_email',
    defaultMessage: 'Not an email address.',
    description: 'Why a row of a file is left out',
  },
  unknown_status: {
    id: 'importMoving.problem.unknown_status',
    defaultMessage: 'Unknown status. The row is left out.',
    description: 'Why a row of a file is left out',
  },
  too_many_cells: {
    id: 'importMoving.problem.too_many_cells',
    defaultMessage: 'More cells than columns. The row is left out.',
    description: 'Why a row of a file is left out',
  },
  bad_attributes: {
    id: 'importMoving.problem.bad_attributes',
    defaultMessage: 'Its JSON is not valid. The contact is imported without those values.',
    description: 'What of a row of a file is lost',
  },
  undecodable: {
    id: 'importMoving.problem.undecodable',
    defaultMessage: 'Some characters could not be read.',
    description: 'What of a row of a file is lost',
  },
})

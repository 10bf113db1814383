import { defineMessages } from 'react-intl'

export const messages = defineMessages<{
  title: {}
  toConnections: {}
  ownerOnly: {}
  ownerOnlyText: {}
  failed: {}
  steps: {}
  short_integration: {}
  short_access: {}
  short_database: {}
  short_mapping: {}
  short_schedule: {}
  short_finish: {}
  step_integration: {}
  step_access: {}
  step_database: {}
  step_mapping: {}
  step_schedule: {}
  step_finish: {}
  next: { step: string }
  back: {}
  accountQuestion: { name: string }
  firstAccount: { name: string }
  anotherAccount: {}
  anotherAccountHint: { name: string }
  accountName: {}
  accountNameHint: {}
  numberedName: { name: string; number: number }
  continueTo: { name: string }
  connectFailed: {}
  neverChecked: {}
  checkedAt: { time: string }
  check: {}
  checkedNow: {}
  checkFailed: {}
  is_pending: {}
  is_expired: {}
  is_revoked: {}
  is_error: {}
  accessFirst: {}
  accessEnded: { name: string }
  accessEndedText: {}
  reconnectFirst: {}
  refresh: {}
  searchDatabases: {}
  databaseQuestion: {}
  rowCount: { count: number }
  updatedAt: { date: string }
  databasesFailed: {}
  noDatabases: { name: string }
  databaseGone: {}
  databaseFirst: {}
  thisDatabaseGone: {}
  databaseFailed: {}
  chooseDatabase: {}
  helpTitle: {}
  help_notion: { name: string }
  help_google_sheets: { name: string }
  help_other: { name: string }
  helpMore: { name: string }
  mappingLead: { database: string }
  reset: {}
  keptHere: {}
  dryRun: {}
  dryRunText: { count: number }
  tryNow: {}
  tryAgain: {}
  dryRunFailed: {}
  noRowTaken: {}
  dryRunFigures: { created: number; updated: number; unchanged: number; failed: number }
  rowNumber: { number: number }
  outcome_created: {}
  outcome_updated: {}
  outcome_unchanged: {}
  outcome_skipped: {}
  outcome_suppressed: {}
  outcome_invalid: {}
  outcomeReason: { outcome: string; reason: string }
  name: {}
  nameHint: {}
  nameMissing: {}
  source: {}
  becomes: { column: string; property: string }
  conditions: { count: number }
  noLists: {}
  createFailed: {}
  saveDraft: {}
  create: {}
  created: { name: string }
  draftSaved: { name: string }
}>({
  title: { id: 'newConnection.title', defaultMessage: 'New connection', description: 'Title of the page' },
  toConnections: {
    id: 'newConnection.toConnections',
    defaultMessage: 'All connections',
    description: 'Link to the list of connections',
  },
  ownerOnly: {
    id: 'newConnection.ownerOnly',
    defaultMessage: 'Only an owner can create connections',
    description: 'Title in place of the steps, for members',
  },
  ownerOnlyText: {
    id: 'newConnection.ownerOnlyText',
    defaultMessage: 'Ask an owner of this workspace to create it. You can see all connections.',
    description: 'What a member can do',
  },
  failed: {
    id: 'newConnection.failed',
    defaultMessage: 'Integrations could not be loaded',
    description: 'Title of the error in place of the steps',
  },
  steps: { id: 'newConnection.steps', defaultMessage: 'Steps', description: 'Names the list of steps' },
  short_integration: {
    id: 'newConnection.short_integration',
    defaultMessage: 'Service',
    description: 'Short name of a step',
  },
  short_access: {
    id: 'newConnection.short_access',
    defaultMessage: 'Account',
    description: 'Short name of a step',
  },
  short_database: {
    id: 'newConnection.short_database',
    defaultMessage: 'Database',
    description: 'Short name of a step',
  },
  short_mapping: {
    id: 'newConnection.short_mapping',
    defaultMessage: 'Mapping',
    description: 'Short name of a step',
  },
  short_schedule: {
    id: 'newConnection.short_schedule',
    defaultMessage: 'Schedule',
    description: 'Short name of a step',
  },
  short_finish: {
    id: 'newConnection.short_finish',
    defaultMessage: 'Name',
    description: 'Short name of a step',
  },
  step_integration: {
    id: 'newConnection.step_integration',
    defaultMessage: 'Choose a service',
    description: 'Name of a step',
  },
  step_access: {
    id: 'newConnection.step_access',
    defaultMessage: 'Choose an account',
    description: 'Name of a step',
  },
  step_database: {
    id: 'newConnection.step_database',
    defaultMessage: 'Choose a database',
    description: 'Name of a step',
  },
  step_mapping: {
    id: 'newConnection.step_mapping',
    defaultMessage: 'Map columns',
    description: 'Name of a step',
  },
  step_schedule: {
    id: 'newConnection.step_schedule',
    defaultMessage: 'Set a schedule',
    description: 'Name of a step',
  },
  step_finish: {
    id: 'newConnection.step_finish',
    defaultMessage: 'Name and create',
    description: 'Name of a step',
  },
  next: { id: 'newConnection.next', defaultMessage: 'Next: {step}', description: 'Link to the next step' },
  back: { id: 'newConnection.back', defaultMessage: 'Back', description: 'Link to the step before' },
  accountQuestion: {
    id: 'newConnection.accountQuestion',
    defaultMessage: 'Which {name} account should rows be read with?',
    description: 'Question of a step',
  },
  firstAccount: {
    id: 'newConnection.firstAccount',
    defaultMessage:
      'Connect your {name} account. There you choose what Otegami may read. Nothing is written.',
    description: 'Before the first account of a service',
  },
  anotherAccount: {
    id: 'newConnection.anotherAccount',
    defaultMessage: 'Connect another account',
    description: 'Choice: another account',
  },
  anotherAccountHint: {
    id: 'newConnection.anotherAccountHint',
    defaultMessage: 'You go to {name} and come back here.',
    description: 'What follows from the choice',
  },
  accountName: {
    id: 'newConnection.accountName',
    defaultMessage: 'Name of the account',
    description: 'Field: what the account is called here',
  },
  accountNameHint: {
    id: 'newConnection.accountNameHint',
    defaultMessage: 'Shown only in this workspace.',
    description: 'Hint of the field',
  },
  numberedName: {
    id: 'newConnection.numberedName',
    defaultMessage: '{name} {number}',
    description: 'Suggested name of another account of a service',
  },
  continueTo: {
    id: 'newConnection.continueTo',
    defaultMessage: 'Continue to {name}',
    description: 'Button: leaves for the service',
  },
  connectFailed: {
    id: 'newConnection.connectFailed',
    defaultMessage: 'The account could not be connected. Try again.',
    description: 'Beside the button',
  },
  neverChecked: {
    id: 'newConnection.neverChecked',
    defaultMessage: 'Not checked yet',
    description: 'When the access was checked',
  },
  checkedAt: {
    id: 'newConnection.checkedAt',
    defaultMessage: 'Checked {time}',
    description: 'When the access was checked',
  },
  check: {
    id: 'newConnection.check',
    defaultMessage: 'Check access',
    description: 'Button: asks the service whether the access still holds',
  },
  checkedNow: {
    id: 'newConnection.checkedNow',
    defaultMessage: 'Access is working.',
    description: 'After the check',
  },
  checkFailed: {
    id: 'newConnection.checkFailed',
    defaultMessage: 'Access could not be checked.',
    description: 'After a check that failed',
  },
  is_pending: {
    id: 'newConnection.is_pending',
    defaultMessage: 'Access was requested but not given yet.',
    description: 'Why an account can’t be used',
  },
  is_expired: {
    id: 'newConnection.is_expired',
    defaultMessage: 'Access has expired. Reconnect to continue.',
    description: 'Why an account can’t be used',
  },
  is_revoked: {
    id: 'newConnection.is_revoked',
    defaultMessage: 'Access was revoked at the service. Connect another account.',
    description: 'Why an account can’t be used',
  },
  is_error: {
    id: 'newConnection.is_error',
    defaultMessage: 'The last attempt to give access failed. Reconnect to try again.',
    description: 'Why an account can’t be used',
  },
  accessFirst: {
    id: 'newConnection.accessFirst',
    defaultMessage: 'Choose an account whose access works.',
    description: 'Why the next step is not possible',
  },
  accessEnded: {
    id: 'newConnection.accessEnded',
    defaultMessage: 'Access to “{name}” has ended',
    description: 'Title of the banner in place of a step',
  },
  accessEndedText: {
    id: 'newConnection.accessEndedText',
    defaultMessage: 'Reconnect, and you come back to this step with everything you entered.',
    description: 'Text of the banner',
  },
  reconnectFirst: {
    id: 'newConnection.reconnectFirst',
    defaultMessage: 'Reconnect first.',
    description: 'Why the next step is not possible',
  },
  refresh: {
    id: 'newConnection.refresh',
    defaultMessage: 'Refresh',
    description: 'Button: asks for the databases again',
  },
  searchDatabases: {
    id: 'newConnection.searchDatabases',
    defaultMessage: 'Search databases',
    description: 'Names the search',
  },
  databaseQuestion: {
    id: 'newConnection.databaseQuestion',
    defaultMessage: 'Which database should contacts come from?',
    description: 'Question of a step',
  },
  rowCount: {
    id: 'newConnection.rowCount',
    defaultMessage: '{count, plural, one {# row} other {# rows}}',
    description: 'How many rows a database has',
  },
  updatedAt: {
    id: 'newConnection.updatedAt',
    defaultMessage: 'updated {date}',
    description: 'When a database was last changed',
  },
  databasesFailed: {
    id: 'newConnection.databasesFailed',
    defaultMessage: 'Databases could not be loaded',
    description: 'Title of the error in place of the databases',
  },
  noDatabases: {
    id: 'newConnection.noDatabases',
    defaultMessage: 'This account shares no database of {name} yet.',
    description: 'In place of the databases',
  },
  databaseGone: {
    id: 'newConnection.databaseGone',
    defaultMessage: 'The database you chose was deleted or is no longer shared. Choose another one.',
    description: 'Banner and text where the database is gone',
  },
  databaseFirst: {
    id: 'newConnection.databaseFirst',
    defaultMessage: 'Choose a database first.',
    description: 'Why the next step is not possible',
  },
  thisDatabaseGone: {
    id: 'newConnection.thisDatabaseGone',
    defaultMessage: 'The database is gone',
    description: 'Title of the error in place of the columns',
  },
  databaseFailed: {
    id: 'newConnection.databaseFailed',
    defaultMessage: 'The database could not be loaded',
    description: 'Title of the error in place of the columns',
  },
  chooseDatabase: {
    id: 'newConnection.chooseDatabase',
    defaultMessage: 'Choose a database',
    description: 'Link to the step that chooses a database',
  },
  helpTitle: {
    id: 'newConnection.helpTitle',
    defaultMessage: 'Don’t see it?',
    description: 'Title of help that is folded away',
  },
  help_notion: {
    id: 'newConnection.help_notion',
    defaultMessage:
      'In {name}, open the database, choose “Connections” in its menu and add Otegami. Then refresh this list.',
    description: 'How a database of Notion is shared',
  },
  help_google_sheets: {
    id: 'newConnection.help_google_sheets',
    defaultMessage:
      'The sheet must be in the {name} account above or shared with it, and its first row must have the column names. Then refresh this list.',
    description: 'How a sheet is shared',
  },
  help_other: {
    id: 'newConnection.help_other',
    defaultMessage: 'Share the database with the account above in {name}, then refresh this list.',
    description: 'How a database is shared',
  },
  helpMore: {
    id: 'newConnection.helpMore',
    defaultMessage: 'How sharing works in {name}',
    description: 'Link to the documentation',
  },
  mappingLead: {
    id: 'newConnection.mappingLead',
    defaultMessage: 'Columns of “{database}”. What we could match is already filled in.',
    description: 'Above the columns',
  },
  reset: {
    id: 'newConnection.reset',
    defaultMessage: 'Reset to suggestions',
    description: 'Button: goes back to what was suggested',
  },
  keptHere: {
    id: 'newConnection.keptHere',
    defaultMessage: 'Your entries are kept in this browser until the connection is created.',
    description: 'Below the steps',
  },
  dryRun: {
    id: 'newConnection.dryRun',
    defaultMessage: 'Dry run',
    description: 'Heading of the trial with the first rows',
  },
  dryRunText: {
    id: 'newConnection.dryRunText',
    defaultMessage:
      '{count, plural, one {See what would become of the first row.} other {See what would become of the first # rows.}} Nothing is imported.',
    description: 'What the trial does',
  },
  tryNow: {
    id: 'newConnection.tryNow',
    defaultMessage: 'Try now',
    description: 'Button: tries the first rows',
  },
  tryAgain: {
    id: 'newConnection.tryAgain',
    defaultMessage: 'Try again',
    description: 'Button: tries the first rows once more',
  },
  dryRunFailed: {
    id: 'newConnection.dryRunFailed',
    defaultMessage: 'The dry run failed.',
    description: 'Below the button',
  },
  noRowTaken: {
    id: 'newConnection.noRowTaken',
    defaultMessage: 'None of these rows meets the conditions.',
    description: 'Result where the filter takes no row',
  },
  dryRunFigures: {
    id: 'newConnection.dryRunFigures',
    defaultMessage:
      '{created, number} new · {updated, number} updated · {unchanged, number} unchanged · {failed, number} failed',
    description: 'Figures of the trial',
  },
  rowNumber: { id: 'newConnection.rowNumber', defaultMessage: 'Row {number}', description: 'Names a row' },
  outcome_created: {
    id: 'newConnection.outcome_created',
    defaultMessage: 'New contact',
    description: 'What would become of a row',
  },
  outcome_updated: {
    id: 'newConnection.outcome_updated',
    defaultMessage: 'Updated',
    description: 'What would become of a row',
  },
  outcome_unchanged: {
    id: 'newConnection.outcome_unchanged',
    defaultMessage: 'Unchanged',
    description: 'What would become of a row',
  },
  outcome_skipped: {
    id: 'newConnection.outcome_skipped',
    defaultMessage: 'Skipped',
    description: 'What would become of a row',
  },
  outcome_suppressed: {
    id: 'newConnection.outcome_suppressed',
    defaultMessage: 'Not subscribed',
    description: 'What would become of a row: values may change, mailing lists don’t',
  },
  outcome_invalid: {
    id: 'newConnection.outcome_invalid',
    defaultMessage: 'Failed',
    description: 'What would become of a row',
  },
  outcomeReason: {
    id: 'newConnection.outcomeReason',
    defaultMessage: '{outcome}: {reason}',
    description: 'What would become of a row, and why',
  },
  name: { id: 'newConnection.name', defaultMessage: 'Name', description: 'Field: name of the connection' },
  nameHint: {
    id: 'newConnection.nameHint',
    defaultMessage: 'What the connection is called in lists and in the history of contacts.',
    description: 'Hint of the field',
  },
  nameMissing: {
    id: 'newConnection.nameMissing',
    defaultMessage: 'Enter a name.',
    description: 'The name is empty',
  },
  source: {
    id: 'newConnection.source',
    defaultMessage: 'Source',
    description: 'Term: service, account and database',
  },
  becomes: {
    id: 'newConnection.becomes',
    defaultMessage: '{column} → {property}',
    description: 'What a column becomes',
  },
  conditions: {
    id: 'newConnection.conditions',
    defaultMessage: '{count, plural, one {# condition} other {# conditions}}',
    description: 'How many conditions rows are filtered by',
  },
  noLists: {
    id: 'newConnection.noLists',
    defaultMessage: 'None',
    description: 'Contacts are put on no mailing list',
  },
  createFailed: {
    id: 'newConnection.createFailed',
    defaultMessage: 'The connection could not be created. Try again.',
    description: 'Below the summary',
  },
  saveDraft: {
    id: 'newConnection.saveDraft',
    defaultMessage: 'Save as draft',
    description: 'Button: saves without fetching rows',
  },
  create: {
    id: 'newConnection.create',
    defaultMessage: 'Create and sync',
    description: 'Button: creates the connection and fetches rows',
  },
  created: {
    id: 'newConnection.created',
    defaultMessage: '“{name}” is created and syncing',
    description: 'Toast',
  },
  draftSaved: {
    id: 'newConnection.draftSaved',
    defaultMessage: '“{name}” is saved as a draft',
    description: 'Toast',
  },
})

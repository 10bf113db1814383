import { defineMessages } from 'react-intl'

export const messages = defineMessages<{
  title: {}
  count: { count: number }
  new: {}
  search: {}
  status: {}
  anyStatus: {}
  status_draft: {}
  status_active: {}
  status_syncing: {}
  status_paused: {}
  status_error: {}
  status_reauth_required: {}
  status_archived: {}
  name: {}
  database: {}
  direction: {}
  inbound: {}
  lists: {}
  noList: {}
  last: {}
  next: {}
  manually: {}
  none: {}
  runRunning: {}
  runFailed: {}
  runFigures: { created: number; updated: number; failed: number }
  failed: {}
  staleFailed: {}
  sync: {}
  edit: {}
  pause: {}
  resume: {}
  start: {}
  reconnect: {}
  rename: {}
  archive: {}
  more: {}
  ownerOnly: {}
  isSyncing: {}
  isPaused: {}
  isDraft: {}
  noAccess: {}
  isArchived: {}
  syncStarted: { name: string }
  isPausedNow: { name: string }
  isResumed: { name: string }
  undo: {}
  actionFailed: { name: string; reason: string }
  saveFailed: {}
  archiveTitle: { name: string }
  archiveText: {}
  archivedToast: { name: string }
  changedMeanwhile: { name: string }
  renameTitle: {}
  renamedToast: { name: string }
  nameMissing: {}
  cancel: {}
  save: {}
  savedToast: { name: string }
  reauthTitle: { name: string }
  reauthText: { count: number; names: string }
  emptyTitle: {}
  emptyText: {}
  sheetTitle: {}
  gone: {}
  goneText: {}
  oneFailed: {}
  source: {}
  created: {}
  createdBy: { name: string; date: string }
  parts: {}
  runs: {}
  mapping: {}
  noRuns: {}
  noRunsDraft: {}
  run_running: {}
  run_succeeded: {}
  run_partial: {}
  run_failed: {}
  runAbout: { figures: string; skipped: number }
  failedRows: { shown: number; count: number }
  failedRow: { row: string; reason: string }
  noMapping: {}
  becomes: { property: string; change: string }
  becomesChanged: { property: string; change: string }
  openDatabase: {}
  editTitle: { name: string }
  editNeedsAccess: { name: string }
  databaseGone: {}
  schedule: {}
}>({
  title: {
    id: 'connections.title',
    defaultMessage: 'Connections',
    description: 'Title of the list of connections',
  },
  count: {
    id: 'connections.count',
    defaultMessage: '{count, number} in all',
    description: 'How many connections are listed, beside the title; short, so that both fit on a phone',
  },
  new: {
    id: 'connections.new',
    defaultMessage: 'New connection',
    description: 'Button: begins a new connection',
  },
  search: { id: 'connections.search', defaultMessage: 'Search connections', description: 'Names the search' },
  status: {
    id: 'connections.status',
    defaultMessage: 'Status',
    description: 'Names the filter and the column of the status',
  },
  anyStatus: {
    id: 'connections.anyStatus',
    defaultMessage: 'Any status',
    description: 'Choice of the filter: connections of every status but archived',
  },
  status_draft: {
    id: 'connections.status_draft',
    defaultMessage: 'Draft',
    description: 'Status of a connection',
  },
  status_active: {
    id: 'connections.status_active',
    defaultMessage: 'Active',
    description: 'Status of a connection',
  },
  status_syncing: {
    id: 'connections.status_syncing',
    defaultMessage: 'Syncing',
    description: 'Status of a connection: rows are fetched now',
  },
  status_paused: {
    id: 'connections.status_paused',
    defaultMessage: 'Paused',
    description: 'Status of a connection',
  },
  status_error: {
    id: 'connections.status_error',
    defaultMessage: 'Failed',
    description: 'Status of a connection: the last run failed',
  },
  status_reauth_required: {
    id: 'connections.status_reauth_required',
    defaultMessage: 'Reconnect needed',
    description: 'Status of a connection: the access has ended',
  },
  status_archived: {
    id: 'connections.status_archived',
    defaultMessage: 'Archived',
    description: 'Status of a connection',
  },
  name: {
    id: 'connections.name',
    defaultMessage: 'Name',
    description: 'Column and field: name of a connection',
  },
  database: {
    id: 'connections.database',
    defaultMessage: 'Database',
    description: 'Column: the database that rows come from',
  },
  direction: {
    id: 'connections.direction',
    defaultMessage: 'Direction',
    description: 'Column: which way data goes',
  },
  inbound: {
    id: 'connections.inbound',
    defaultMessage: 'To contacts',
    description: 'Direction: rows become contacts',
  },
  lists: {
    id: 'connections.lists',
    defaultMessage: 'Mailing lists',
    description: 'Column: mailing lists that contacts are put on',
  },
  noList: {
    id: 'connections.noList',
    defaultMessage: 'None',
    description: 'The connection puts contacts on no mailing list',
  },
  last: { id: 'connections.last', defaultMessage: 'Last sync', description: 'Column: the last run' },
  next: { id: 'connections.next', defaultMessage: 'Next sync', description: 'Column: the next run' },
  manually: {
    id: 'connections.manually',
    defaultMessage: 'Manual',
    description: 'In place of the next run, where there is none by itself',
  },
  none: {
    id: 'connections.none',
    defaultMessage: 'None',
    description: 'Read in place of a dash where there is no value',
  },
  runRunning: {
    id: 'connections.runRunning',
    defaultMessage: 'Running…',
    description: 'In place of the figures of a run that goes on',
  },
  runFailed: {
    id: 'connections.runFailed',
    defaultMessage: 'Failed',
    description: 'In place of the figures of a run that failed',
  },
  runFigures: {
    id: 'connections.runFigures',
    defaultMessage:
      '{created, number} added · {updated, number} updated{failed, plural, =0 {} other { · # failed}}',
    description: 'Figures of a run',
  },
  failed: {
    id: 'connections.failed',
    defaultMessage: 'Connections could not be loaded',
    description: 'Title of the error in place of the list',
  },
  staleFailed: {
    id: 'connections.staleFailed',
    defaultMessage: 'The list could not be refreshed',
    description: 'Title of the error above older rows',
  },
  sync: { id: 'connections.sync', defaultMessage: 'Sync now', description: 'Menu: fetches rows now' },
  edit: {
    id: 'connections.edit',
    defaultMessage: 'Edit mapping',
    description: 'Menu and button: edits what columns become',
  },
  pause: {
    id: 'connections.pause',
    defaultMessage: 'Pause',
    description: 'Menu: stops fetching for a while',
  },
  resume: { id: 'connections.resume', defaultMessage: 'Resume', description: 'Menu: goes on fetching' },
  start: { id: 'connections.start', defaultMessage: 'Start', description: 'Menu: starts a draft' },
  reconnect: {
    id: 'connections.reconnect',
    defaultMessage: 'Reconnect…',
    description: 'Menu: opens where access is given again',
  },
  rename: { id: 'connections.rename', defaultMessage: 'Rename…', description: 'Menu: asks for another name' },
  archive: {
    id: 'connections.archive',
    defaultMessage: 'Archive',
    description: 'Menu and button: archives a connection',
  },
  more: { id: 'connections.more', defaultMessage: 'More', description: 'Names the button of the menu' },
  ownerOnly: {
    id: 'connections.ownerOnly',
    defaultMessage: 'Only an owner can do this.',
    description: 'Why something can’t be done',
  },
  isSyncing: {
    id: 'connections.isSyncing',
    defaultMessage: 'A sync is running.',
    description: 'Why something can’t be done',
  },
  isPaused: {
    id: 'connections.isPaused',
    defaultMessage: 'The connection is paused.',
    description: 'Why something can’t be done',
  },
  isDraft: {
    id: 'connections.isDraft',
    defaultMessage: 'The connection is a draft.',
    description: 'Why something can’t be done',
  },
  noAccess: {
    id: 'connections.noAccess',
    defaultMessage: 'Reconnect first.',
    description: 'Why something can’t be done',
  },
  isArchived: {
    id: 'connections.isArchived',
    defaultMessage: 'The connection is archived.',
    description: 'Why something can’t be done',
  },
  syncStarted: { id: 'connections.syncStarted', defaultMessage: 'Syncing “{name}”', description: 'Toast' },
  isPausedNow: { id: 'connections.isPausedNow', defaultMessage: '“{name}” is paused', description: 'Toast' },
  isResumed: {
    id: 'connections.isResumed',
    defaultMessage: '“{name}” is active again',
    description: 'Toast',
  },
  undo: { id: 'connections.undo', defaultMessage: 'Undo', description: 'Button of a toast' },
  actionFailed: {
    id: 'connections.actionFailed',
    defaultMessage: '“{name}” was not changed. {reason}',
    description: 'Toast',
  },
  saveFailed: {
    id: 'connections.saveFailed',
    defaultMessage: 'The change could not be saved.',
    description: 'Where a change of a connection failed',
  },
  archiveTitle: {
    id: 'connections.archiveTitle',
    defaultMessage: 'Archive “{name}”?',
    description: 'Question before a connection is archived',
  },
  archiveText: {
    id: 'connections.archiveText',
    defaultMessage:
      'No more rows are imported, and the connection can’t be activated again. Contacts stay as they are.',
    description: 'What follows from archiving',
  },
  changedMeanwhile: {
    id: 'connections.changedMeanwhile',
    defaultMessage: 'Someone changed “{name}” in the meantime. Check it, then try again.',
    description:
      'In the dialogs that rename or archive a connection, when somebody else changed it while they were open',
  },
  archivedToast: {
    id: 'connections.archivedToast',
    defaultMessage: '“{name}” is archived',
    description: 'Toast',
  },
  renameTitle: {
    id: 'connections.renameTitle',
    defaultMessage: 'Rename connection',
    description: 'Title of the dialog that asks for another name',
  },
  renamedToast: {
    id: 'connections.renamedToast',
    defaultMessage: 'Renamed to “{name}”',
    description: 'Toast',
  },
  nameMissing: {
    id: 'connections.nameMissing',
    defaultMessage: 'Enter a name.',
    description: 'The name is empty',
  },
  cancel: { id: 'connections.cancel', defaultMessage: 'Cancel', description: 'Button of a dialog' },
  save: { id: 'connections.save', defaultMessage: 'Save', description: 'Button of a dialog' },
  savedToast: {
    id: 'connections.savedToast',
    defaultMessage: '“{name}” is saved. It applies from the next sync.',
    description: 'Toast',
  },
  reauthTitle: {
    id: 'connections.reauthTitle',
    defaultMessage: 'Access to “{name}” has ended',
    description: 'Title of the banner',
  },
  reauthText: {
    id: 'connections.reauthText',
    defaultMessage:
      '{count, plural, one {This connection is waiting for it: {names}.} other {# connections are waiting for it: {names}.}}',
    description: 'Text of the banner, with names are up to three',
  },
  emptyTitle: {
    id: 'connections.emptyTitle',
    defaultMessage: 'No connections yet',
    description: 'Title in place of an empty list',
  },
  emptyText: {
    id: 'connections.emptyText',
    defaultMessage:
      'Keep contacts up to date with a database you already have: its rows become contacts, as often as you choose.',
    description: 'What connections are for',
  },
  sheetTitle: {
    id: 'connections.sheetTitle',
    defaultMessage: 'Connection',
    description: 'Title of the sheet until the name is known',
  },
  gone: {
    id: 'connections.gone',
    defaultMessage: 'This connection no longer exists',
    description: 'Title of the error in the sheet',
  },
  goneText: {
    id: 'connections.goneText',
    defaultMessage: 'It may have been archived, or the link is wrong.',
    description: 'Why a connection that the address names is not there',
  },
  oneFailed: {
    id: 'connections.oneFailed',
    defaultMessage: 'The connection could not be loaded',
    description: 'Title of the error in the sheet',
  },
  source: {
    id: 'connections.source',
    defaultMessage: 'Source',
    description: 'Term: the service and the account',
  },
  created: {
    id: 'connections.created',
    defaultMessage: 'Created',
    description: 'Term: when and by whom it was made',
  },
  createdBy: {
    id: 'connections.createdBy',
    defaultMessage: '{date}, {name}',
    description: 'When and by whom it was made',
  },
  parts: {
    id: 'connections.parts',
    defaultMessage: 'Parts of the connection',
    description: 'Names the tabs',
  },
  runs: { id: 'connections.runs', defaultMessage: 'Sync history', description: 'Tab: the runs' },
  mapping: { id: 'connections.mapping', defaultMessage: 'Mapping', description: 'Tab: what columns become' },
  noRuns: {
    id: 'connections.noRuns',
    defaultMessage: 'Nothing was synced yet.',
    description: 'In place of the runs',
  },
  noRunsDraft: {
    id: 'connections.noRunsDraft',
    defaultMessage: 'A draft is not synced. Finish its mapping, then choose “Start”.',
    description: 'In place of the runs of a draft',
  },
  run_running: {
    id: 'connections.run_running',
    defaultMessage: 'Sync running',
    description: 'A run in the history',
  },
  run_succeeded: {
    id: 'connections.run_succeeded',
    defaultMessage: 'Sync completed',
    description: 'A run in the history',
  },
  run_partial: {
    id: 'connections.run_partial',
    defaultMessage: 'Sync completed, some rows failed',
    description: 'A run in the history',
  },
  run_failed: {
    id: 'connections.run_failed',
    defaultMessage: 'Sync failed',
    description: 'A run in the history',
  },
  runAbout: {
    id: 'connections.runAbout',
    defaultMessage: '{figures} · {skipped, number} unchanged',
    description: 'Figures of a run with the rows that changed nothing',
  },
  failedRows: {
    id: 'connections.failedRows',
    defaultMessage: '{count, plural, one {# row failed} other {# rows failed, {shown} shown}}',
    description: 'Above the rows that failed',
  },
  failedRow: {
    id: 'connections.failedRow',
    defaultMessage: '{row}: {reason}',
    description: 'A row that failed and why, such as “#41: Not an email address”',
  },
  noMapping: {
    id: 'connections.noMapping',
    defaultMessage: 'No columns are mapped yet.',
    description: 'In place of the mapping',
  },
  becomes: { id: 'connections.becomes', defaultMessage: '{property}', description: 'What a column becomes' },
  becomesChanged: {
    id: 'connections.becomesChanged',
    defaultMessage: '{property} ({change})',
    description: 'What a column becomes, and how its values are changed',
  },
  openDatabase: {
    id: 'connections.openDatabase',
    defaultMessage: 'Open the database',
    description: 'Link to the database at the other service',
  },
  editTitle: {
    id: 'connections.editTitle',
    defaultMessage: 'Edit “{name}”',
    description: 'Title of the sheet that edits a connection',
  },
  editNeedsAccess: {
    id: 'connections.editNeedsAccess',
    defaultMessage: 'Access to “{name}” has ended. Reconnect to see its columns.',
    description: 'In place of the fields',
  },
  databaseGone: {
    id: 'connections.databaseGone',
    defaultMessage: 'The database no longer exists or is no longer shared',
    description: 'Title of the error in place of the fields',
  },
  schedule: {
    id: 'connections.schedule',
    defaultMessage: 'Schedule',
    description: 'Heading of how often rows are imported',
  },
})

import { defineMessages } from 'react-intl'

export const messages = defineMessages<{
  title: {}
  point: {}
  now: {}
  at: { time: string }
  atNamed: { time: string; name: string }
  spoken: { when: string; changes: string }
  start: {}
  whatChanged: {}
  added: { node: string }
  removed: { node: string }
  changed: { node: string }
  moved: { node: string }
  settings: {}
  noChange: {}
  more: { count: number }
  restore: {}
  restored: { time: string }
  isNow: {}
  mail: { when: string }
  empty: {}
  only: {}
  failed: {}
  versions: {}
  noVersions: {}
  versionName: {}
  keep: {}
  kept: { name: string }
}>({
  title: {
    id: 'editor.history.title',
    defaultMessage: 'History',
    description: 'Title of a dialog with the earlier states of a mail',
  },
  point: {
    id: 'editor.history.point',
    defaultMessage: 'Point in time',
    description: 'Names the slider that goes through the earlier states of a mail',
  },
  now: {
    id: 'editor.history.now',
    defaultMessage: 'Now',
    description: 'The present state of a mail, at the end of its timeline',
  },
  at: {
    id: 'editor.history.at',
    defaultMessage: '{time}',
    description: 'When a mail was as it is shown; time is a date with a time',
  },
  atNamed: {
    id: 'editor.history.atNamed',
    defaultMessage: '{name}, {time}',
    description: 'A named version of a mail and when it was kept',
  },
  spoken: {
    id: 'editor.history.spoken',
    defaultMessage: '{when}: {changes}',
    description: 'What screen readers say of a point of the timeline: when it was and what changed',
  },
  start: {
    id: 'editor.history.start',
    defaultMessage: 'Start of the history',
    description: 'The oldest state of a mail that is kept',
  },
  whatChanged: {
    id: 'editor.history.whatChanged',
    defaultMessage: 'What changed',
    description: 'Heading above what changed in a mail since the point before',
  },
  added: {
    id: 'editor.history.added',
    defaultMessage: '{node} added',
    description: 'A part was added to a mail, such as Button “Shop now”',
  },
  removed: {
    id: 'editor.history.removed',
    defaultMessage: '{node} deleted',
    description: 'A part was deleted from a mail, such as Button “Shop now”',
  },
  changed: {
    id: 'editor.history.changed',
    defaultMessage: '{node} edited',
    description: 'A part of a mail was changed, such as Button “Shop now”',
  },
  moved: {
    id: 'editor.history.moved',
    defaultMessage: '{node} moved',
    description: 'A part of a mail was moved, such as Button “Shop now”',
  },
  settings: {
    id: 'editor.history.settings',
    defaultMessage: 'Email settings edited',
    description: 'The settings of a mail were changed, such as its width or its colours',
  },
  noChange: {
    id: 'editor.history.noChange',
    defaultMessage: 'No changes',
    description: 'Nothing changed in a mail since the point before',
  },
  more: {
    id: 'editor.history.more',
    defaultMessage: '{count, plural, one {and # more} other {and # more}}',
    description: 'How many more changes of a mail there are than are listed',
  },
  restore: {
    id: 'editor.history.restore',
    defaultMessage: 'Restore this',
    description: 'Button: brings the earlier state of a mail that is shown back',
  },
  restored: {
    id: 'editor.history.restored',
    defaultMessage: 'Restored the email from {time}. Undo brings the later one back.',
    description: 'Spoken after an earlier state of a mail was brought back',
  },
  isNow: {
    id: 'editor.history.isNow',
    defaultMessage: 'This is how the email is now.',
    description: 'Beside the timeline of a mail where its present state is shown',
  },
  mail: {
    id: 'editor.history.mail',
    defaultMessage: 'Email, {when}',
    description: 'Names the frame with an earlier state of a mail; when is a date or “Now”',
  },
  empty: {
    id: 'editor.history.empty',
    defaultMessage: 'The email had no content yet',
    description: 'In place of an earlier state of a mail that was empty',
  },
  only: {
    id: 'editor.history.only',
    defaultMessage: 'Earlier states appear here as you edit.',
    description: 'In the timeline of a mail that was not changed yet',
  },
  failed: {
    id: 'editor.history.failed',
    defaultMessage: 'The history could not be read. Only named versions are shown.',
    description: 'The browser did not give the earlier states of a mail',
  },
  versions: {
    id: 'editor.history.versions',
    defaultMessage: 'Named versions',
    description: 'Heading above the versions of a mail that were given a name',
  },
  noVersions: {
    id: 'editor.history.noVersions',
    defaultMessage: 'No named versions yet.',
    description: 'Where no version of a mail was given a name',
  },
  versionName: {
    id: 'editor.history.versionName',
    defaultMessage: 'Name of this version',
    description: 'Field: what the shown state of a mail is to be called',
  },
  keep: {
    id: 'editor.history.keep',
    defaultMessage: 'Keep this version',
    description: 'Button: keeps the shown state of a mail under a name',
  },
  kept: {
    id: 'editor.history.kept',
    defaultMessage: 'Kept as “{name}”',
    description: 'Spoken after a state of a mail was kept under a name',
  },
})

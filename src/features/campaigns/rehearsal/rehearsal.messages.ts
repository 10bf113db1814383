import { defineMessages } from 'react-intl'

export const messages = defineMessages<{
  title: {}
  hint: {}
  begin: {}
  again: {}
  old: {}
  running: {}
  cancel: {}
  stopped: {}
  sample: { count: number; total: number }
  nobody: {}
  failed: {}
  slider: {}
  spoken: { place: number; count: number; name: string; problems: number }
  danger: { count: number }
  warning: { count: number }
  note: { count: number }
  clear: { count: number }
  problems: {}
  view: {}
  byProblem: {}
  byPerson: {}
  problem: {}
  people: {}
  person: {}
  look: {}
  show: {}
  showNamed: { what: string }
  noProblems: {}
  missing: { about: string }
  fallback: { about: string }
  brokenLink: { about: string }
  clipped: {}
  ampLarge: {}
  contrastDark: { ratio: number }
  contrast: { ratio: number }
  imagesHeavy: { size: number }
  subjectCut: {}
  reader: {}
  previous: {}
  next: {}
  to: {}
  subject: {}
  size: {}
  kilobytes: { size: number }
  fine: {}
  html: {}
  text: {}
  amp: {}
  frame: {}
  scheme: {}
  light: {}
  dark: {}
  noHtml: {}
  noText: {}
  noAmp: {}
}>({
  title: {
    id: 'rehearsal.title',
    defaultMessage: 'Rehearsal',
    description: 'Title of the card that shows an email as a sample of its readers gets it',
  },
  hint: {
    id: 'rehearsal.hint',
    defaultMessage:
      'See the email as up to 500 of its readers will get it, and what is wrong for whom: missing values, cut subjects, broken links.',
    description: 'What the rehearsal of an email is for, above the button that starts it',
  },
  begin: {
    id: 'rehearsal.begin',
    defaultMessage: 'Rehearse',
    description: 'Button that renders the email for a sample of its readers',
  },
  again: {
    id: 'rehearsal.again',
    defaultMessage: 'Rehearse again',
    description: 'Button that renders the email for the sample once more',
  },
  old: {
    id: 'rehearsal.old',
    defaultMessage: 'The campaign has changed since the rehearsal.',
    description: 'In place of the rehearsal after the campaign was changed',
  },
  running: {
    id: 'rehearsal.running',
    defaultMessage: 'Rendering the email',
    description: 'What goes on while the email is rendered for the sample',
  },
  cancel: {
    id: 'rehearsal.cancel',
    defaultMessage: 'Stop',
    description: 'Button that stops the rehearsal',
  },
  stopped: {
    id: 'rehearsal.stopped',
    defaultMessage: 'Stopped',
    description: 'State of a rehearsal that was stopped before its end',
  },
  sample: {
    id: 'rehearsal.sample',
    defaultMessage: '{count, number} of {total, number} people',
    description: 'How many of the audience were looked at in the rehearsal',
  },
  nobody: {
    id: 'rehearsal.nobody',
    defaultMessage: 'Nobody is in the audience yet.',
    description: 'In place of a rehearsal without readers',
  },
  failed: {
    id: 'rehearsal.failed',
    defaultMessage: 'The rehearsal could not be completed.',
    description: 'Error while the email is rendered for a sample of its readers',
  },
  slider: {
    id: 'rehearsal.slider',
    defaultMessage: 'Reader',
    description: 'Names the slider that goes through the readers of the rehearsal',
  },
  spoken: {
    id: 'rehearsal.spoken',
    defaultMessage:
      '{place, number} of {count, number}, {name}, {problems, plural, =0 {no problems} one {# problem} other {# problems}}',
    description: 'What screen readers say at a position of the slider of the rehearsal',
  },
  danger: {
    id: 'rehearsal.danger',
    defaultMessage: 'Broken: {count, number}',
    description: 'Legend of the rehearsal: readers for whom something is broken',
  },
  warning: {
    id: 'rehearsal.warning',
    defaultMessage: 'Look again: {count, number}',
    description: 'Legend of the rehearsal: readers for whom something should be looked at',
  },
  note: {
    id: 'rehearsal.note',
    defaultMessage: 'With fallback: {count, number}',
    description: 'Legend of the rehearsal: readers who see a fallback in place of a value',
  },
  clear: {
    id: 'rehearsal.clear',
    defaultMessage: 'Fine: {count, number}',
    description: 'Legend of the rehearsal: readers without any problem',
  },
  problems: {
    id: 'rehearsal.problems',
    defaultMessage: 'What was found',
    description: 'Heading of the problems of the rehearsal',
  },
  view: {
    id: 'rehearsal.view',
    defaultMessage: 'List by',
    description: 'Names the choice of how problems of the rehearsal are listed, for screen readers',
  },
  byProblem: {
    id: 'rehearsal.byProblem',
    defaultMessage: 'Problem',
    description: 'Choice: problems with the number of people',
  },
  byPerson: {
    id: 'rehearsal.byPerson',
    defaultMessage: 'Person',
    description: 'Choice: people with their problems, as a table',
  },
  problem: {
    id: 'rehearsal.problem',
    defaultMessage: 'Problem',
    description: 'Head of a column: what was found in the email',
  },
  people: {
    id: 'rehearsal.people',
    defaultMessage: 'People',
    description: 'Head of a column: how many people have a problem',
  },
  person: {
    id: 'rehearsal.person',
    defaultMessage: 'Reader',
    description: 'Head of a column: who reads the email',
  },
  look: {
    id: 'rehearsal.look',
    defaultMessage: 'Look',
    description: 'Head of a column with buttons that show a reader in the rehearsal',
  },
  show: {
    id: 'rehearsal.show',
    defaultMessage: 'Show',
    description: 'Button that shows a reader of the rehearsal',
  },
  showNamed: {
    id: 'rehearsal.showNamed',
    defaultMessage: 'Show: {what}',
    description: 'Name for screen readers of the button that shows a reader of the rehearsal',
  },
  noProblems: {
    id: 'rehearsal.noProblems',
    defaultMessage: 'Nothing is wrong for anybody in the sample.',
    description: 'Result of a rehearsal that found no problem',
  },
  missing: {
    id: 'rehearsal.missing',
    defaultMessage: 'Nothing to show for “{about}”',
    description: 'Problem of an email: a variable is empty and has no fallback',
  },
  fallback: {
    id: 'rehearsal.fallback',
    defaultMessage: 'Fallback for “{about}”',
    description: 'Note about an email: a variable is empty and its fallback is shown',
  },
  brokenLink: {
    id: 'rehearsal.brokenLink',
    defaultMessage: 'Link leads nowhere: {about}',
    description: 'Problem of an email: a link cannot be followed',
  },
  clipped: {
    id: 'rehearsal.clipped',
    defaultMessage: 'Gmail cuts it off: larger than 102 kB',
    description: 'Problem of an email: its HTML is too large',
  },
  ampLarge: {
    id: 'rehearsal.ampLarge',
    defaultMessage: 'Gmail shows the HTML instead: the AMP part is larger than 200 kB',
    description: 'Problem of an email: its AMP part is too large',
  },
  contrastDark: {
    id: 'rehearsal.contrastDark',
    defaultMessage: 'Hard to read in dark mode: contrast {ratio, number}',
    description: 'Problem of an email: a text has too little contrast in dark mode',
  },
  contrast: {
    id: 'rehearsal.contrast',
    defaultMessage: 'Hard to read: contrast {ratio, number}',
    description: 'Problem of an email: a text has too little contrast',
  },
  imagesHeavy: {
    id: 'rehearsal.imagesHeavy',
    defaultMessage: 'Images weigh {size, number} kB',
    description: 'Problem of an email: its images are large',
  },
  subjectCut: {
    id: 'rehearsal.subjectCut',
    defaultMessage: 'A phone cuts off the subject with this name',
    description: 'Problem of an email: with the values of the reader the subject is wider than a phone shows',
  },
  reader: {
    id: 'rehearsal.reader',
    defaultMessage: 'Who is shown',
    description: 'Names the area with the reader who is shown in the rehearsal, for screen readers',
  },
  previous: {
    id: 'rehearsal.previous',
    defaultMessage: 'Previous problem',
    description: 'Button that shows the reader before this one who has a problem',
  },
  next: {
    id: 'rehearsal.next',
    defaultMessage: 'Next problem',
    description: 'Button that shows the reader after this one who has a problem',
  },
  to: {
    id: 'rehearsal.to',
    defaultMessage: 'To',
    description: 'Whom an email of the rehearsal goes to',
  },
  subject: {
    id: 'rehearsal.subject',
    defaultMessage: 'Subject',
    description: 'Term: the subject of an email of the rehearsal',
  },
  size: {
    id: 'rehearsal.size',
    defaultMessage: 'Size',
    description: 'Term: the size of an email of the rehearsal',
  },
  kilobytes: {
    id: 'rehearsal.kilobytes',
    defaultMessage: '{size, number, ::.0} kB',
    description: 'The size of an email',
  },
  fine: {
    id: 'rehearsal.fine',
    defaultMessage: 'No problems',
    description: 'Badge of a reader of the rehearsal without any problem',
  },
  html: {
    id: 'rehearsal.html',
    defaultMessage: 'HTML',
    description: 'Names the HTML part of an email in the rehearsal',
  },
  text: {
    id: 'rehearsal.text',
    defaultMessage: 'Text',
    description: 'Names the text part of an email in the rehearsal',
  },
  amp: {
    id: 'rehearsal.amp',
    defaultMessage: 'AMP',
    description: 'Names the AMP part of an email in the rehearsal',
  },
  frame: {
    id: 'rehearsal.frame',
    defaultMessage: 'Email as this reader gets it',
    description: 'Names the frame with the email of a reader in the rehearsal',
  },
  scheme: {
    id: 'rehearsal.scheme',
    defaultMessage: 'Colors',
    description: 'Names the choice of light and dark colors in the rehearsal',
  },
  light: {
    id: 'rehearsal.light',
    defaultMessage: 'Light',
    description: 'Choice of the rehearsal: light mode',
  },
  dark: {
    id: 'rehearsal.dark',
    defaultMessage: 'Dark',
    description: 'Choice of the rehearsal: dark mode',
  },
  noHtml: {
    id: 'rehearsal.noHtml',
    defaultMessage: 'This email has no HTML part.',
    description: 'In place of the HTML part in the rehearsal',
  },
  noText: {
    id: 'rehearsal.noText',
    defaultMessage: 'This email has no text part.',
    description: 'In place of the text part in the rehearsal',
  },
  noAmp: {
    id: 'rehearsal.noAmp',
    defaultMessage: 'This email has no AMP part: every reader gets HTML or text.',
    description: 'In place of the AMP part in the rehearsal',
  },
})

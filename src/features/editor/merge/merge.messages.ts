import { defineMessages } from 'react-intl'

export const messages = defineMessages<{
  noticeTitle: {}
  notice: { count: number }
  compare: {}
  keepMine: {}
  takeTheirs: {}
  merged: {}
  title: {}
  about: {}
  taken: { mine: number; theirs: number }
  before: {}
  mine: {}
  theirs: { time: string }
  notThere: {}
  deleted: {}
  settings: {}
  part: { node: string; side: string }
  question: { node: string }
  chooseMine: {}
  chooseTheirs: {}
  chooseBoth: {}
  chooseBothHint: {}
  chooseKeep: {}
  chooseDelete: {}
  missing: {}
  result: {}
  resultEmpty: {}
  use: {}
  left: { count: number }
  cancel: {}
}>({
  noticeTitle: {
    id: 'editor.merge.noticeTitle',
    defaultMessage: 'This email was also edited in another tab',
    description: 'Title above a mail whose draft another tab of this browser saved in the meantime',
  },
  notice: {
    id: 'editor.merge.notice',
    defaultMessage:
      '{count, plural, one {# part was edited in both tabs.} other {# parts were edited in both tabs.}} Until you decide, your changes aren’t saved.',
    description: 'Above a mail that was changed in two tabs: how many parts need a decision',
  },
  compare: {
    id: 'editor.merge.compare',
    defaultMessage: 'Compare and merge',
    description: 'Button: opens a comparison of two versions of a mail',
  },
  keepMine: {
    id: 'editor.merge.keepMine',
    defaultMessage: 'Keep this tab’s version',
    description: 'Button: saves the mail of this tab over that of the other tab',
  },
  takeTheirs: {
    id: 'editor.merge.takeTheirs',
    defaultMessage: 'Use the other tab’s version',
    description: 'Button: takes the mail that the other tab saved',
  },
  merged: {
    id: 'editor.merge.merged',
    defaultMessage: 'Changes from another tab were merged into this email',
    description: 'Spoken after what another tab changed was taken over',
  },
  title: {
    id: 'editor.merge.title',
    defaultMessage: 'Merge two versions',
    description: 'Title of a dialog that compares two versions of a mail part by part',
  },
  about: {
    id: 'editor.merge.about',
    defaultMessage: 'Choose a version for each part that was edited in both tabs.',
    description: 'Below the title of a dialog that compares two versions of a mail',
  },
  taken: {
    id: 'editor.merge.taken',
    defaultMessage:
      'Already merged: {mine, plural, one {# change} other {# changes}} from this tab, {theirs, plural, one {# change} other {# changes}} from the other tab.',
    description: 'How many changes of two versions of a mail need no decision',
  },
  before: {
    id: 'editor.merge.before',
    defaultMessage: 'Before',
    description: 'Heading above a part of a mail as it was before two tabs changed it',
  },
  mine: {
    id: 'editor.merge.mine',
    defaultMessage: 'This tab',
    description: 'Heading above a part of a mail as this tab has it',
  },
  theirs: {
    id: 'editor.merge.theirs',
    defaultMessage: 'Other tab, {time}',
    description: 'Heading above a part of a mail as another tab saved it; time is a time of day',
  },
  notThere: {
    id: 'editor.merge.notThere',
    defaultMessage: 'Not in the email',
    description: 'In place of a part of a mail that one version did not have yet',
  },
  deleted: {
    id: 'editor.merge.deleted',
    defaultMessage: 'Deleted',
    description: 'In place of a part of a mail that one version no longer has',
  },
  settings: {
    id: 'editor.merge.settings',
    defaultMessage: 'Email settings',
    description: 'Names the settings of a mail where two versions of them are compared',
  },
  part: {
    id: 'editor.merge.part',
    defaultMessage: '{node}: {side}',
    description: 'Names the picture of a part of a mail in one version; side is such as “This tab”',
  },
  question: {
    id: 'editor.merge.question',
    defaultMessage: 'Version of {node}',
    description: 'Names the choice between two versions of a part of a mail',
  },
  chooseMine: {
    id: 'editor.merge.chooseMine',
    defaultMessage: 'This tab',
    description: 'Choice: the version of a part of a mail that this tab has',
  },
  chooseTheirs: {
    id: 'editor.merge.chooseTheirs',
    defaultMessage: 'Other tab',
    description: 'Choice: the version of a part of a mail that the other tab saved',
  },
  chooseBoth: {
    id: 'editor.merge.chooseBoth',
    defaultMessage: 'Both',
    description: 'Choice: both versions of a part of a mail',
  },
  chooseBothHint: {
    id: 'editor.merge.chooseBothHint',
    defaultMessage: 'The other tab’s version comes below this one’s.',
    description: 'What follows from keeping both versions of a part of a mail',
  },
  chooseKeep: {
    id: 'editor.merge.chooseKeep',
    defaultMessage: 'Keep the edited part',
    description: 'Choice about a part of a mail that one tab edited and the other deleted',
  },
  chooseDelete: {
    id: 'editor.merge.chooseDelete',
    defaultMessage: 'Delete it',
    description: 'Choice about a part of a mail that one tab edited and the other deleted',
  },
  missing: {
    id: 'editor.merge.missing',
    defaultMessage: 'Choose a version.',
    description: 'Error at a choice between two versions of a part of a mail',
  },
  result: {
    id: 'editor.merge.result',
    defaultMessage: 'Merged email',
    description: 'Heading above the mail that two versions give together',
  },
  resultEmpty: {
    id: 'editor.merge.resultEmpty',
    defaultMessage: 'The merged email is empty.',
    description: 'In place of the mail that two versions give together',
  },
  use: {
    id: 'editor.merge.use',
    defaultMessage: 'Use merged email',
    description: 'Button: continues with the mail that two versions give together',
  },
  left: {
    id: 'editor.merge.left',
    defaultMessage:
      '{count, plural, =0 {All parts are decided.} one {# part left to decide} other {# parts left to decide}}',
    description: 'How many parts of a mail still need a choice between two versions',
  },
  cancel: {
    id: 'editor.merge.cancel',
    defaultMessage: 'Decide later',
    description: 'Button: closes the comparison of two versions of a mail and decides nothing',
  },
})

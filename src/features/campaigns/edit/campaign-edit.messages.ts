import { defineMessages } from 'react-intl'

export const messages = defineMessages<{
  campaigns: {}
  name: {}
  nameEmpty: {}
  steps: {}
  audience: {}
  content: {}
  settings: {}
  review: {}
  stepDone: {}
  stepProblem: {}
  stepOpen: {}
  reviewAndSend: {}
  next: { step: string }
  saving: {}
  savedNow: {}
  saved: { ago: string }
  waiting: {}
  notSaved: {}
  savedShort: {}
  savedBy: { ago: string; name: string }
  notInIt: {}
  name_empty: {}
  reply_to_invalid: {}
  deletedMeanwhile: {}
  changedMeanwhile: {}
  unsavedBefore: {}
  decide: {}
  deletedMeanwhileText: {}
  createFromIt: {}
  createFailed: {}
  thisCampaign: {}
  sendTest: {}
  deletedOne: {}
  ofLists: { names: string }
  ofSegments: { names: string }
  withoutSegments: { names: string }
  withConditions: {}
  more: { name: string }
  duplicate: {}
  duplicated: { name: string }
  duplicateFailed: {}
  copyId: {}
  delete: {}
  ownerOnly: {}
  failedTitle: {}
  gone: {}
  goneText: {}
  toCampaigns: {}
  sender: {}
  replyTo: {}
  variants: {}
  tracking: {}
  labels: {}
  note: {}
  mails: { count: number; subject: string }
}>({
  campaigns: {
    id: 'campaignEdit.campaigns',
    defaultMessage: 'Campaigns',
    description: 'Link from a campaign back to the list of campaigns',
  },
  name: {
    id: 'campaignEdit.name',
    defaultMessage: 'Name of the campaign',
    description: 'Label of the field with the name of a campaign; only people of the workspace see it',
  },
  nameEmpty: {
    id: 'campaignEdit.nameEmpty',
    defaultMessage: 'Enter a name.',
    description: 'Below the name of a campaign that was left empty',
  },
  steps: {
    id: 'campaignEdit.steps',
    defaultMessage: 'Steps',
    description: 'Names the list of the four steps of a campaign, for screen readers',
  },
  audience: {
    id: 'campaignEdit.audience',
    defaultMessage: 'Audience',
    description: 'Step of a campaign: who gets it',
  },
  content: {
    id: 'campaignEdit.content',
    defaultMessage: 'Content',
    description: 'Step of a campaign: subject and mail',
  },
  settings: {
    id: 'campaignEdit.settings',
    defaultMessage: 'Settings',
    description: 'Step of a campaign: sender, tracking, labels',
  },
  review: {
    id: 'campaignEdit.review',
    defaultMessage: 'Review',
    description: 'Step of a campaign: checks, test and sending',
  },
  stepDone: {
    id: 'campaignEdit.stepDone',
    defaultMessage: 'Done',
    description: 'State of a step, for screen readers',
  },
  stepProblem: {
    id: 'campaignEdit.stepProblem',
    defaultMessage: 'Something is missing',
    description: 'State of a step that was begun, for screen readers',
  },
  stepOpen: {
    id: 'campaignEdit.stepOpen',
    defaultMessage: 'Not started',
    description: 'State of a step that was not begun, for screen readers',
  },
  reviewAndSend: {
    id: 'campaignEdit.reviewAndSend',
    defaultMessage: 'Review and send',
    description: 'Main button of a draft: leads to the last step, nothing is sent yet',
  },
  next: {
    id: 'campaignEdit.next',
    defaultMessage: 'Next: {step}',
    description: 'Link below a step to the one after it',
  },
  saving: {
    id: 'campaignEdit.saving',
    defaultMessage: 'Saving…',
    description: 'A draft is being saved',
  },
  savedNow: {
    id: 'campaignEdit.savedNow',
    defaultMessage: 'Saved just now',
    description: 'A draft was saved less than a minute ago',
  },
  saved: {
    id: 'campaignEdit.saved',
    defaultMessage: 'Saved {ago}',
    description: 'A draft was saved some time ago, such as "3 minutes ago"',
  },
  waiting: {
    id: 'campaignEdit.waiting',
    defaultMessage: 'No connection. Your changes are kept here and saved when it is back.',
    description: 'A draft could not be saved because there is no network',
  },
  notSaved: {
    id: 'campaignEdit.notSaved',
    defaultMessage: 'Not saved yet',
    description: 'A draft has changes that are not saved, such as because a field is wrong',
  },
  savedShort: {
    id: 'campaignEdit.savedShort',
    defaultMessage: 'Saved',
    description: 'A draft is saved, for screen readers',
  },
  savedBy: {
    id: 'campaignEdit.savedBy',
    defaultMessage: 'Saved {ago} by {name}',
    description: 'Somebody else saved a draft last, such as "3 minutes ago"',
  },
  name_empty: {
    id: 'campaignEdit.nameNotSaved',
    defaultMessage: 'Not saved: the name is empty',
    description: 'In the header of a draft; a link to the field that keeps it from being saved',
  },
  reply_to_invalid: {
    id: 'campaignEdit.replyNotSaved',
    defaultMessage: 'Not saved: the reply address is wrong',
    description: 'In the header of a draft; a link to the field that keeps it from being saved',
  },
  changedMeanwhile: {
    id: 'campaignEdit.changedMeanwhile',
    defaultMessage: 'Someone else changed this campaign. Choose which changes to keep to save yours.',
    description: 'In the editor of a mail, when another member changed the same campaign in the meantime',
  },
  unsavedBefore: {
    id: 'campaignEdit.unsavedBefore',
    defaultMessage:
      'Changes that you made to this campaign earlier were never saved. You can still restore them.',
    description:
      'In the editor of a mail, where the browser still has changes from before a crash or before the campaign was sent',
  },
  decide: {
    id: 'campaignEdit.decide',
    defaultMessage: 'Close editor and choose',
    description:
      'Button beside the notice that a campaign was changed or deleted by somebody else, or has changes that were never saved: what to do is chosen behind the editor of its mail',
  },
  deletedMeanwhile: {
    id: 'campaignEdit.deletedMeanwhile',
    defaultMessage: 'This campaign was deleted',
    description: 'Title of a notice above a draft that somebody else deleted while it was written',
  },
  deletedMeanwhileText: {
    id: 'campaignEdit.deletedMeanwhileText',
    defaultMessage:
      'What you wrote is still shown here, but it is no longer stored. Create a new campaign from it to keep it.',
    description: 'In the notice above a draft that somebody else deleted while it was written',
  },
  createFromIt: {
    id: 'campaignEdit.createFromIt',
    defaultMessage: 'Create a new campaign from it',
    description: 'Button: makes a new campaign of a draft that somebody else deleted',
  },
  createFailed: {
    id: 'campaignEdit.createFailed',
    defaultMessage: 'The new campaign could not be created.',
    description: 'When a deleted draft could not be made a new campaign',
  },
  more: {
    id: 'campaignEdit.more',
    defaultMessage: 'More for {name}',
    description: 'Button that opens the menu of a campaign',
  },
  duplicate: {
    id: 'campaignEdit.duplicate',
    defaultMessage: 'Duplicate',
    description: 'Entry of a menu: makes a copy of the campaign as a draft',
  },
  duplicated: {
    id: 'campaignEdit.duplicated',
    defaultMessage: '“{name}” created.',
    description: 'Toast after a campaign was duplicated',
  },
  duplicateFailed: {
    id: 'campaignEdit.duplicateFailed',
    defaultMessage: 'The campaign could not be duplicated. Try again.',
    description: 'Toast when a campaign could not be duplicated',
  },
  copyId: {
    id: 'campaignEdit.copyId',
    defaultMessage: 'Copy ID',
    description: 'Entry of a menu: copies the identifier of a campaign',
  },
  delete: {
    id: 'campaignEdit.delete',
    defaultMessage: 'Delete',
    description: 'Entry of a menu and button: deletes a campaign',
  },
  ownerOnly: {
    id: 'campaignEdit.ownerOnly',
    defaultMessage: 'Only an owner can do this.',
    description: 'Why an entry of the menu of a campaign is disabled',
  },
  failedTitle: {
    id: 'campaignEdit.failedTitle',
    defaultMessage: 'The campaign could not be loaded',
    description: 'Title in place of a campaign',
  },
  gone: {
    id: 'campaignEdit.gone',
    defaultMessage: 'This campaign does not exist',
    description: 'Title in place of a campaign that was not found',
  },
  goneText: {
    id: 'campaignEdit.goneText',
    defaultMessage: 'It may have been deleted, or the link is incomplete.',
    description: 'Why a campaign was not found',
  },
  toCampaigns: {
    id: 'campaignEdit.toCampaigns',
    defaultMessage: 'Go to campaigns',
    description: 'Link in place of a campaign that was not found',
  },
  sender: {
    id: 'campaignEdit.sender',
    defaultMessage: 'Sender',
    description: 'Field of a campaign, compared with what somebody else saved',
  },
  replyTo: {
    id: 'campaignEdit.replyTo',
    defaultMessage: 'Reply address',
    description: 'Field of a campaign, compared with what somebody else saved',
  },
  variants: {
    id: 'campaignEdit.variants',
    defaultMessage: 'Subject and email',
    description: 'Part of a campaign, compared with what somebody else saved',
  },
  tracking: {
    id: 'campaignEdit.tracking',
    defaultMessage: 'Tracking',
    description: 'Part of a campaign, compared with what somebody else saved',
  },
  labels: {
    id: 'campaignEdit.labels',
    defaultMessage: 'Labels',
    description: 'Field of a campaign, compared with what somebody else saved',
  },
  note: {
    id: 'campaignEdit.note',
    defaultMessage: 'Note',
    description: 'Field of a campaign, compared with what somebody else saved',
  },
  mails: {
    id: 'campaignEdit.mails',
    defaultMessage: '{count, plural, one {“{subject}”} other {“{subject}”, # emails in total}}',
    description: 'The mails of a campaign in short: the first subject, and how many mails there are',
  },
  thisCampaign: {
    id: 'campaignEdit.thisCampaign',
    defaultMessage: 'This campaign',
    description: 'Heading in the command palette above what can be done with the campaign that is open',
  },
  sendTest: {
    id: 'campaignEdit.sendTest',
    defaultMessage: 'Send test',
    description: 'Command: leads to where a test of the campaign that is open is sent',
  },
  deletedOne: {
    id: 'campaignEdit.deletedOne',
    defaultMessage: '(deleted)',
    description: 'In place of the name of a sender, list or segment that does not exist any more',
  },
  ofLists: {
    id: 'campaignEdit.ofLists',
    defaultMessage: 'Lists: {names}',
    description: 'Part of the audience of a campaign, where two versions are compared',
  },
  ofSegments: {
    id: 'campaignEdit.ofSegments',
    defaultMessage: 'Segments: {names}',
    description: 'Part of the audience of a campaign, where two versions are compared',
  },
  withoutSegments: {
    id: 'campaignEdit.withoutSegments',
    defaultMessage: 'Without: {names}',
    description: 'Segments that are left out of the audience of a campaign, where two versions are compared',
  },
  withConditions: {
    id: 'campaignEdit.withConditions',
    defaultMessage: 'With conditions',
    description: 'The audience of a campaign has conditions, where two versions are compared',
  },
  notInIt: {
    id: 'campaignEdit.notInIt',
    defaultMessage:
      'Your last changes were not saved: the campaign was sent or scheduled before. You can restore them if it becomes a draft again.',
    description:
      'Toast: somebody else sent or scheduled the campaign while something that was typed here was not saved yet',
  },
})

import { defineMessages } from 'react-intl'

export const messages = defineMessages<{
  toForms: {}
  gone: {}
  goneText: {}
  failed: {}
  loading: {}
  parts: {}
  overview: {}
  submissions: {}
  history: {}
  more: {}
  views: {}
  submitted: {}
  conversion: {}
  course: { label: string }
  share: {}
  shareDraft: {}
  shareClosed: {}
  way: {}
  link: {}
  script: {}
  popup: {}
  iframe: {}
  html: {}
  linkHint: {}
  scriptHint: {}
  popupHint: {}
  iframeHint: {}
  htmlHint: {}
  qr: {}
  qrText: { url: string }
  publication: {}
  version: {}
  versionValue: { version: number; edits: number }
  publishedAt: {}
  publishedBy: { name: string }
  hostname: {}
  pending: {}
  search: {}
  anyState: {}
  state: {}
  accepted: {}
  pending_opt_in: {}
  confirmed: {}
  spam: {}
  rejected: {}
  from: {}
  to: {}
  time: {}
  contact: {}
  source: {}
  noContact: {}
  submissionsFailed: {}
  emptyTitle: {}
  emptyText: {}
  test: {}
  testText: {}
  testClosed: {}
  testTarget: { url: string }
  isTest: {}
  htmlCheck: {}
  toShare: {}
  export: {}
  exported: { count: number }
  exportFailed: {}
  older: {}
  newest: {}
  one: { time: string }
  openContact: {}
  referrer: {}
  campaign: {}
  botScore: {}
  yes: {}
  no: {}
  created: { name: string }
  edited: { name: string }
  wasPublished: { name: string; version: number }
  copyLink: {}
  edit: {}
  publish: {}
  unpublish: {}
}>({
  toForms: {
    id: 'formPage.toForms',
    defaultMessage: 'Forms',
    description: 'Link back to the list of forms',
  },
  gone: {
    id: 'formPage.gone',
    defaultMessage: 'This form doesn’t exist',
    description: 'Title where a form was deleted',
  },
  goneText: {
    id: 'formPage.goneText',
    defaultMessage: 'It may have been deleted.',
    description: 'Below the title where a form was deleted',
  },
  failed: {
    id: 'formPage.failed',
    defaultMessage: 'The form could not be loaded.',
    description: 'Title of an error',
  },
  loading: {
    id: 'formPage.loading',
    defaultMessage: 'Loading the form',
    description: 'For screen readers, in place of the form’s name',
  },
  parts: {
    id: 'formPage.parts',
    defaultMessage: 'Parts of the form',
    description: 'Name of the tabs',
  },
  overview: {
    id: 'formPage.overview',
    defaultMessage: 'Overview',
    description: 'Tab of a form: figures, share, publication',
  },
  submissions: {
    id: 'formPage.submissions',
    defaultMessage: 'Submissions',
    description: 'Tab of a form and name of its table',
  },
  history: {
    id: 'formPage.history',
    defaultMessage: 'History',
    description: 'Tab of a form',
  },
  more: {
    id: 'formPage.more',
    defaultMessage: 'More actions',
    description: 'Button that opens the menu of the form',
  },
  views: {
    id: 'formPage.views',
    defaultMessage: 'Views, 30 days',
    description: 'Figure of a form',
  },
  submitted: {
    id: 'formPage.submitted',
    defaultMessage: 'Submissions, 30 days',
    description: 'Figure of a form',
  },
  conversion: {
    id: 'formPage.conversion',
    defaultMessage: 'Conversion, 30 days',
    description: 'Figure of a form',
  },
  course: {
    id: 'formPage.course',
    defaultMessage: '{label}, by day',
    description: 'Name of the small chart in a figure',
  },
  share: {
    id: 'formPage.share',
    defaultMessage: 'Share',
    description: 'Card with the ways to put the form on a page',
  },
  shareDraft: {
    id: 'formPage.shareDraft',
    defaultMessage: 'Publish the form to get its link and the code for your site.',
    description: 'In the card where the form was never published',
  },
  shareClosed: {
    id: 'formPage.shareClosed',
    defaultMessage: 'Visitors see a closed message until the form is published again.',
    description: 'In the card where the form is unpublished',
  },
  way: {
    id: 'formPage.way',
    defaultMessage: 'Way to share',
    description: 'Name of the choice between link, script and the like',
  },
  link: {
    id: 'formPage.link',
    defaultMessage: 'Link',
    description: 'Way to share a form',
  },
  script: {
    id: 'formPage.script',
    defaultMessage: 'Script',
    description: 'Way to share a form',
  },
  popup: {
    id: 'formPage.popup',
    defaultMessage: 'Pop-up',
    description: 'Way to share a form',
  },
  iframe: {
    id: 'formPage.iframe',
    defaultMessage: 'Iframe',
    description: 'Way to share a form',
  },
  html: {
    id: 'formPage.html',
    defaultMessage: 'HTML',
    description: 'Way to share a form',
  },
  linkHint: {
    id: 'formPage.linkHint',
    defaultMessage: 'The form on a page of its own.',
    description: 'Below the way to share',
  },
  scriptHint: {
    id: 'formPage.scriptHint',
    defaultMessage:
      'The form appears where this tag is. It works under a strict content security policy and sets no cookies.',
    description: 'Below the way to share',
  },
  popupHint: {
    id: 'formPage.popupHint',
    defaultMessage: 'A button opens the form in a dialog. Links with data-form-open open it as well.',
    description: 'Below the way to share',
  },
  iframeHint: {
    id: 'formPage.iframeHint',
    defaultMessage: 'For sites that allow frames but no scripts.',
    description: 'Below the way to share',
  },
  htmlHint: {
    id: 'formPage.htmlHint',
    defaultMessage: 'For sites that allow neither. Answers are checked only after they are sent.',
    description: 'Below the way to share',
  },
  qr: {
    id: 'formPage.qr',
    defaultMessage: 'Show QR code',
    description: 'Button beside the link, and title of the dialog',
  },
  qrText: {
    id: 'formPage.qrText',
    defaultMessage: 'Leads to {url}',
    description: 'Below the QR code',
  },
  publication: {
    id: 'formPage.publication',
    defaultMessage: 'Publication',
    description: 'Card with what visitors see',
  },
  version: {
    id: 'formPage.version',
    defaultMessage: 'Version',
    description: 'In the publication',
  },
  versionValue: {
    id: 'formPage.versionValue',
    defaultMessage: '{version, number}{edits, plural, =0 {} one { (# edit since)} other { (# edits since)}}',
    description: 'The public version, and how many edits came after it',
  },
  publishedAt: {
    id: 'formPage.publishedAt',
    defaultMessage: 'Published',
    description: 'In the publication',
  },
  publishedBy: {
    id: 'formPage.publishedBy',
    defaultMessage: 'by {name}',
    description: 'Behind the time of the publication',
  },
  hostname: {
    id: 'formPage.hostname',
    defaultMessage: 'Hostname',
    description: 'In the publication',
  },
  pending: {
    id: 'formPage.pending',
    defaultMessage: 'This form has changes that visitors don’t see yet.',
    description: 'In a banner above the figures',
  },
  search: {
    id: 'formPage.search',
    defaultMessage: 'Search submissions',
    description: 'Name of the search field',
  },
  anyState: {
    id: 'formPage.anyState',
    defaultMessage: 'Any state',
    description: 'Choice of the filter of submissions',
  },
  state: {
    id: 'formPage.state',
    defaultMessage: 'State',
    description: 'Filter and column of submissions',
  },
  accepted: {
    id: 'formPage.accepted',
    defaultMessage: 'Accepted',
    description: 'State of a submission: single opt-in',
  },
  pending_opt_in: {
    id: 'formPage.pending_opt_in',
    defaultMessage: 'Pending confirmation',
    description: 'State of a submission: double opt-in',
  },
  confirmed: {
    id: 'formPage.confirmed',
    defaultMessage: 'Confirmed',
    description: 'State of a submission: double opt-in',
  },
  spam: {
    id: 'formPage.spam',
    defaultMessage: 'Spam',
    description: 'State of a submission',
  },
  rejected: {
    id: 'formPage.rejected',
    defaultMessage: 'Rejected',
    description: 'State of a submission',
  },
  from: {
    id: 'formPage.from',
    defaultMessage: 'From',
    description: 'First day of a range',
  },
  to: {
    id: 'formPage.to',
    defaultMessage: 'To',
    description: 'Last day of a range',
  },
  time: {
    id: 'formPage.time',
    defaultMessage: 'Time',
    description: 'Column of submissions',
  },
  contact: {
    id: 'formPage.contact',
    defaultMessage: 'Contact',
    description: 'Column of submissions, and field of its sheet',
  },
  source: {
    id: 'formPage.source',
    defaultMessage: 'Source',
    description: 'Column of submissions, and field of its sheet',
  },
  noContact: {
    id: 'formPage.noContact',
    defaultMessage: 'No contact',
    description: 'Where a submission led to no contact',
  },
  submissionsFailed: {
    id: 'formPage.submissionsFailed',
    defaultMessage: 'The submissions could not be loaded.',
    description: 'Title of an error',
  },
  emptyTitle: {
    id: 'formPage.emptyTitle',
    defaultMessage: 'No submissions yet',
    description: 'Heading where nobody has sent the form',
  },
  test: {
    id: 'formPage.test',
    defaultMessage: 'Test submission',
    description: 'Button and title of the dialog in which a form is tried out',
  },
  testText: {
    id: 'formPage.testText',
    defaultMessage:
      'It appears among the submissions as a test. No contact is added, no email is sent, and no figure counts it.',
    description: 'Below the title of the dialog in which a form is tried out',
  },
  testClosed: {
    id: 'formPage.testClosed',
    defaultMessage: 'Publish the form first.',
    description: 'Why a form can’t be tried out',
  },
  testTarget: {
    id: 'formPage.testTarget',
    defaultMessage: 'Visitors would now go to {url}',
    description: 'In the dialog in which a form was tried out: where its visitors get to',
  },
  isTest: {
    id: 'formPage.isTest',
    defaultMessage: 'Test',
    description: 'State of a submission that a colleague sent to try out the form',
  },
  htmlCheck: {
    id: 'formPage.htmlCheck',
    defaultMessage:
      'This form has the browser check, which plain HTML can’t pass. Use the script or the link.',
    description: 'Warning above the plain HTML of a form',
  },
  emptyText: {
    id: 'formPage.emptyText',
    defaultMessage: 'Share the form, and what visitors send appears here.',
    description: 'Below the heading',
  },
  toShare: {
    id: 'formPage.toShare',
    defaultMessage: 'Share the form',
    description: 'Button below the heading: opens the overview',
  },
  export: {
    id: 'formPage.export',
    defaultMessage: 'Export CSV',
    description: 'Button above the submissions',
  },
  exported: {
    id: 'formPage.exported',
    defaultMessage: '{count, plural, one {# submission was exported.} other {# submissions were exported.}}',
    description: 'Toast',
  },
  exportFailed: {
    id: 'formPage.exportFailed',
    defaultMessage: 'The submissions could not be exported.',
    description: 'Toast',
  },
  older: {
    id: 'formPage.older',
    defaultMessage: 'Older',
    description: 'Button to the next page of submissions',
  },
  newest: {
    id: 'formPage.newest',
    defaultMessage: 'Back to newest',
    description: 'Button to the first page of submissions',
  },
  one: {
    id: 'formPage.one',
    defaultMessage: 'Submission of {time}',
    description: 'Title of the sheet with one submission',
  },
  openContact: {
    id: 'formPage.openContact',
    defaultMessage: 'Open contact',
    description: 'Link in the sheet',
  },
  referrer: {
    id: 'formPage.referrer',
    defaultMessage: 'Referrer',
    description: 'In the sheet: the page that led to the form’s',
  },
  campaign: {
    id: 'formPage.campaign',
    defaultMessage: 'UTM parameters',
    description: 'In the sheet',
  },
  botScore: {
    id: 'formPage.botScore',
    defaultMessage: 'Bot score',
    description: 'In the sheet: 0 is a person, 100% a robot',
  },
  yes: {
    id: 'formPage.yes',
    defaultMessage: 'Yes',
    description: 'A tick in the sheet',
  },
  no: {
    id: 'formPage.no',
    defaultMessage: 'No',
    description: 'An empty tick in the sheet',
  },
  created: {
    id: 'formPage.created',
    defaultMessage: '{name} created the form.',
    description: 'History of a form',
  },
  edited: {
    id: 'formPage.edited',
    defaultMessage: '{name} edited the form.',
    description: 'History of a form',
  },
  wasPublished: {
    id: 'formPage.wasPublished',
    defaultMessage: '{name} published version {version, number}.',
    description: 'History of a form',
  },
  copyLink: {
    id: 'formPage.copyLink',
    defaultMessage: 'Copy link',
    description: 'Button beside the link of a form',
  },
  edit: {
    id: 'formPage.edit',
    defaultMessage: 'Edit',
    description: 'Button of a form',
  },
  publish: {
    id: 'formPage.publish',
    defaultMessage: 'Publish',
    description: 'Button of a form',
  },
  unpublish: {
    id: 'formPage.unpublish',
    defaultMessage: 'Unpublish',
    description: 'Button of a form',
  },
})

import { defineMessages } from 'react-intl'

export const messages = defineMessages<{
  title: {}
  when: {}
  to: {}
  finished: {}
  audience: {}
  sentBy: {}
  toCount: { count: number; sent: number }
  from: {}
  subject: {}
  delivered: {}
  opens: {}
  clicks: {}
  clickToOpen: {}
  unsubscribes: {}
  bounces: {}
  complaints: {}
  failed: {}
  ofCount: { count: number; all: number }
  bounceKinds: { hard: number; soft: number }
  bots: { count: number }
  also: { numbers: string; more: string }
  inflated: {}
  showPeople: { label: string }
  people: { label: string }
  peopleFailed: {}
  noPeople: {}
  noPeopleText: {}
  someKnown: { known: number; count: number }
  deleted: {}
  gone: {}
  program: {}
  saveSegment: {}
  segmentName: { label: string; campaign: string }
  segmentSaved: { name: string }
  segmentFailed: {}
  openSegment: {}
  course: {}
  step: {}
  hour: {}
  day: {}
  opened: {}
  clicked: {}
  chartFailed: {}
  breakdown: {}
  by: {}
  link: {}
  provider: {}
  list: {}
  segment: {}
  variant: {}
  sent: {}
  deliveredRate: {}
  openRate: {}
  clickRate: {}
  bounceRate: {}
  allClicks: {}
  uniqueClicks: {}
  botClicks: {}
  others: {}
  nothing: {}
  breakdownFailed: {}
  runs: {}
  started: {}
  kind: {}
  initial: {}
  remaining: {}
  recipients: {}
  skipped: {}
  skippedBy: { skipped: number; unsubscribed: number; suppressed: number; recently: number; render: number }
  runsFailed: {}
  senderFailed: {}
  audienceFailed: {}
  export: {}
  exportUtf8: {}
  exportShiftJis: {}
  exportFailed: {}
  group: {}
  name: {}
  total: {}
  followUp: {}
  followUpName: { name: string }
  followUpMade: {}
  followUpOpen: {}
  followUpFailed: {}
}>({
  title: {
    id: 'campaignReport.title',
    defaultMessage: 'Report',
    description: 'Heading of the report of a campaign',
  },
  when: {
    id: 'campaignReport.when',
    defaultMessage: 'Sent',
    description: 'Name of a fact: when a campaign was sent',
  },
  to: {
    id: 'campaignReport.to',
    defaultMessage: 'Recipients',
    description: 'Name of a fact: how many people a campaign was for',
  },
  finished: {
    id: 'campaignReport.finished',
    defaultMessage: 'Finished',
    description: 'Fact of the report of a campaign: when the last email went out',
  },
  audience: {
    id: 'campaignReport.audience',
    defaultMessage: 'Audience',
    description: 'Fact of the report of a campaign: the lists and segments it went to',
  },
  sentBy: {
    id: 'campaignReport.sentBy',
    defaultMessage: 'Sent by',
    description: 'Fact of the report of a campaign: the member who sent it',
  },
  toCount: {
    id: 'campaignReport.toCount',
    defaultMessage: '{count, plural, one {# person} other {# people}}, {sent, number} sent',
    description: 'To how many people a campaign was sent',
  },
  from: {
    id: 'campaignReport.from',
    defaultMessage: 'From',
    description: 'Name of a fact: the sender of a campaign',
  },
  subject: {
    id: 'campaignReport.subject',
    defaultMessage: 'Subject',
    description: 'Name of a fact: the subject of a campaign',
  },
  delivered: {
    id: 'campaignReport.delivered',
    defaultMessage: 'Delivered',
    description: 'Figure of a report',
  },
  opens: {
    id: 'campaignReport.opens',
    defaultMessage: 'Unique opens',
    description: 'Figure of a report: people who opened',
  },
  clicks: {
    id: 'campaignReport.clicks',
    defaultMessage: 'Unique clicks',
    description: 'Figure of a report: people who clicked',
  },
  clickToOpen: {
    id: 'campaignReport.clickToOpen',
    defaultMessage: 'Click-to-open',
    description: 'Figure of a report: clicks as a share of opens',
  },
  unsubscribes: {
    id: 'campaignReport.unsubscribes',
    defaultMessage: 'Unsubscribed',
    description: 'Figure of a report: people who unsubscribed',
  },
  bounces: {
    id: 'campaignReport.bounces',
    defaultMessage: 'Bounces',
    description: 'Figure of a report: mails that came back',
  },
  complaints: {
    id: 'campaignReport.complaints',
    defaultMessage: 'Spam complaints',
    description: 'Figure of a report: mails reported as spam',
  },
  failed: {
    id: 'campaignReport.failed',
    defaultMessage: 'Failed',
    description: 'Figure of a report: mails that could not be sent',
  },
  ofCount: {
    id: 'campaignReport.ofCount',
    defaultMessage: '{count, number} of {all, number}',
    description: 'Below a rate: the numbers that it is made of',
  },
  bounceKinds: {
    id: 'campaignReport.bounceKinds',
    defaultMessage: '{hard, number} hard, {soft, number} soft',
    description: 'Below the bounces: how many were for good',
  },
  bots: {
    id: 'campaignReport.bots',
    defaultMessage: '{count, plural, one {# more by a program} other {# more by programs}}',
    description: 'Below opens and clicks: how many were not made by people',
  },
  also: {
    id: 'campaignReport.also',
    defaultMessage: '{numbers} · {more}',
    description: 'Below a rate: the numbers behind it, and what more is to be said of them',
  },
  inflated: {
    id: 'campaignReport.inflated',
    defaultMessage: 'Opens can be inflated by mail privacy features.',
    description: 'Note below the figures of a report',
  },
  showPeople: {
    id: 'campaignReport.showPeople',
    defaultMessage: '{label}: show people',
    description: 'Name for screen readers of a figure that opens the people behind it',
  },
  people: {
    id: 'campaignReport.people',
    defaultMessage: '{label}: people',
    description: 'Title of the sheet with the people behind a figure',
  },
  peopleFailed: {
    id: 'campaignReport.peopleFailed',
    defaultMessage: 'The people could not be loaded.',
    description: 'Error in the sheet with the people behind a figure',
  },
  noPeople: {
    id: 'campaignReport.noPeople',
    defaultMessage: 'Nobody to show',
    description: 'Title of the sheet with people, when there are none',
  },
  noPeopleText: {
    id: 'campaignReport.noPeopleText',
    defaultMessage: 'This figure counts nobody, or the campaign was too large to keep each person.',
    description: 'Text of the sheet with people, when there are none',
  },
  someKnown: {
    id: 'campaignReport.someKnown',
    defaultMessage: 'Names are kept for only {known, number} of these {count, number} people.',
    description: 'Below the people behind a figure, when not each of them is known',
  },
  deleted: {
    id: 'campaignReport.deleted',
    defaultMessage: 'Deleted contact',
    description: 'In place of the name of a contact that no longer exists',
  },
  gone: {
    id: 'campaignReport.gone',
    defaultMessage: '(deleted)',
    description: 'In place of the name of a sender, mailing list or segment that no longer exists',
  },
  program: {
    id: 'campaignReport.program',
    defaultMessage: 'Program',
    description: 'Badge of an opening or click that was made by a program',
  },
  saveSegment: {
    id: 'campaignReport.saveSegment',
    defaultMessage: 'Save as segment',
    description: 'Button that makes a segment of the people behind a figure',
  },
  segmentName: {
    id: 'campaignReport.segmentName',
    defaultMessage: '{label}: {campaign}',
    description: 'Name of a segment made of the people behind a figure',
  },
  segmentSaved: {
    id: 'campaignReport.segmentSaved',
    defaultMessage: 'The segment “{name}” was created.',
    description: 'After a segment was made of the people behind a figure',
  },
  segmentFailed: {
    id: 'campaignReport.segmentFailed',
    defaultMessage: 'The segment could not be created.',
    description: 'Error when a segment could not be made',
  },
  openSegment: {
    id: 'campaignReport.openSegment',
    defaultMessage: 'Open segment',
    description: 'Link to a segment that was just made',
  },
  course: {
    id: 'campaignReport.course',
    defaultMessage: 'Opens and clicks over time',
    description: 'Title of the chart of a report',
  },
  step: {
    id: 'campaignReport.step',
    defaultMessage: 'Per',
    description: 'Names the choice between hours and days for screen readers',
  },
  hour: {
    id: 'campaignReport.hour',
    defaultMessage: 'Hour',
    description: 'Choice of the chart of a report',
  },
  day: {
    id: 'campaignReport.day',
    defaultMessage: 'Day',
    description: 'Choice of the chart of a report',
  },
  opened: {
    id: 'campaignReport.opened',
    defaultMessage: 'Opens',
    description: 'What a line of the chart shows',
  },
  clicked: {
    id: 'campaignReport.clicked',
    defaultMessage: 'Clicks',
    description: 'What a line of the chart shows',
  },
  chartFailed: {
    id: 'campaignReport.chartFailed',
    defaultMessage: 'The chart could not be loaded.',
    description: 'Error in the chart of a report',
  },
  breakdown: {
    id: 'campaignReport.breakdown',
    defaultMessage: 'Breakdown',
    description: 'Title of the card with the figures by link, provider and so on',
  },
  by: {
    id: 'campaignReport.by',
    defaultMessage: 'By',
    description: 'Names the choice of what the figures are broken down by, for screen readers',
  },
  link: {
    id: 'campaignReport.link',
    defaultMessage: 'Link',
    description: 'Choice of the breakdown, and heading of its column',
  },
  provider: {
    id: 'campaignReport.provider',
    defaultMessage: 'Provider',
    description: 'Choice of the breakdown, and heading of its column',
  },
  list: {
    id: 'campaignReport.list',
    defaultMessage: 'List',
    description: 'Choice of the breakdown, and heading of its column',
  },
  segment: {
    id: 'campaignReport.segment',
    defaultMessage: 'Segment',
    description: 'Choice of the breakdown, and heading of its column',
  },
  variant: {
    id: 'campaignReport.variant',
    defaultMessage: 'Variant',
    description: 'Choice of the breakdown, and heading of its column',
  },
  sent: {
    id: 'campaignReport.sent',
    defaultMessage: 'Sent',
    description: 'Heading of a column',
  },
  deliveredRate: {
    id: 'campaignReport.deliveredRate',
    defaultMessage: 'Delivered',
    description: 'Heading of a column: the share that was delivered',
  },
  openRate: {
    id: 'campaignReport.openRate',
    defaultMessage: 'Open rate',
    description: 'Heading of a column: the share that was opened',
  },
  clickRate: {
    id: 'campaignReport.clickRate',
    defaultMessage: 'Click rate',
    description: 'Heading of a column: the share that was clicked',
  },
  bounceRate: {
    id: 'campaignReport.bounceRate',
    defaultMessage: 'Bounce rate',
    description: 'Heading of a column: the share that came back',
  },
  allClicks: {
    id: 'campaignReport.allClicks',
    defaultMessage: 'Clicks',
    description: 'Heading of a column: clicks by people',
  },
  uniqueClicks: {
    id: 'campaignReport.uniqueClicks',
    defaultMessage: 'People',
    description: 'Heading of a column: people who clicked',
  },
  botClicks: {
    id: 'campaignReport.botClicks',
    defaultMessage: 'By programs',
    description: 'Heading of a column: clicks by programs',
  },
  others: {
    id: 'campaignReport.others',
    defaultMessage: 'Others',
    description: 'Row of the breakdown: everything else',
  },
  nothing: {
    id: 'campaignReport.nothing',
    defaultMessage: 'Nothing to break down yet.',
    description: 'The breakdown of a report has no rows',
  },
  breakdownFailed: {
    id: 'campaignReport.breakdownFailed',
    defaultMessage: 'The breakdown could not be loaded.',
    description: 'Error in the breakdown of a report',
  },
  runs: {
    id: 'campaignReport.runs',
    defaultMessage: 'Runs',
    description: 'Title of the card with the runs of a campaign',
  },
  started: {
    id: 'campaignReport.started',
    defaultMessage: 'Started',
    description: 'Heading of a column: when a run began',
  },
  kind: {
    id: 'campaignReport.kind',
    defaultMessage: 'Kind',
    description: 'Heading of a column: whether a run was the first',
  },
  initial: {
    id: 'campaignReport.initial',
    defaultMessage: 'First',
    description: 'A run for everybody',
  },
  remaining: {
    id: 'campaignReport.remaining',
    defaultMessage: 'Remaining',
    description: 'A run for those who remained',
  },
  recipients: {
    id: 'campaignReport.recipients',
    defaultMessage: 'Recipients',
    description: 'Heading of a column',
  },
  skipped: {
    id: 'campaignReport.skipped',
    defaultMessage: 'Skipped',
    description: 'Heading of a column: people who were left out',
  },
  skippedBy: {
    id: 'campaignReport.skippedBy',
    defaultMessage:
      '{skipped, number} ({unsubscribed, number} unsubscribed, {suppressed, number} suppressed, {recently, number} sent recently, {render, number} not renderable)',
    description: 'How many people were left out of a run, and why',
  },
  runsFailed: {
    id: 'campaignReport.runsFailed',
    defaultMessage: 'The runs could not be loaded.',
    description: 'Error in the card with the runs of a campaign',
  },
  senderFailed: {
    id: 'campaignReport.senderFailed',
    defaultMessage: 'The sender could not be loaded.',
    description: 'In place of the sender of a campaign that was sent',
  },
  audienceFailed: {
    id: 'campaignReport.audienceFailed',
    defaultMessage: 'Lists and segments could not be loaded.',
    description: 'In place of the lists and segments that a campaign was sent to',
  },
  export: {
    id: 'campaignReport.export',
    defaultMessage: 'Export CSV',
    description: 'Button that exports a report',
  },
  exportUtf8: {
    id: 'campaignReport.exportUtf8',
    defaultMessage: 'UTF-8 (most apps)',
    description: 'Encoding of an exported file',
  },
  exportShiftJis: {
    id: 'campaignReport.exportShiftJis',
    defaultMessage: 'Shift_JIS (for Excel in Japan)',
    description: 'Encoding of an exported file',
  },
  exportFailed: {
    id: 'campaignReport.exportFailed',
    defaultMessage: 'The report could not be exported.',
    description: 'Error when a report could not be exported',
  },
  group: {
    id: 'campaignReport.group',
    defaultMessage: 'Group',
    description: 'Heading of a column of the exported report',
  },
  name: {
    id: 'campaignReport.name',
    defaultMessage: 'Name',
    description: 'Heading of a column of the exported report',
  },
  total: {
    id: 'campaignReport.total',
    defaultMessage: 'Total',
    description: 'Row of the exported report',
  },
  followUp: {
    id: 'campaignReport.followUp',
    defaultMessage: 'Create follow-up',
    description: 'Button that makes a campaign for those who did not open this one',
  },
  followUpName: {
    id: 'campaignReport.followUpName',
    defaultMessage: '{name}: follow-up',
    description: 'Name of a campaign for those who did not open another one',
  },
  followUpMade: {
    id: 'campaignReport.followUpMade',
    defaultMessage: 'A draft for those who didn’t open it was created.',
    description: 'After a campaign for those who did not open this one was made',
  },
  followUpOpen: {
    id: 'campaignReport.followUpOpen',
    defaultMessage: 'Open the draft',
    description: 'Link to a campaign that was just made',
  },
  followUpFailed: {
    id: 'campaignReport.followUpFailed',
    defaultMessage: 'The follow-up could not be created.',
    description: 'Error when a campaign could not be made',
  },
})

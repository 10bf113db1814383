import { defineMessages } from 'react-intl'

export const messages = defineMessages<{
  everyone: {}
  nobody: {}
  contacts: { clauses: string }
  or: { left: string; right: string }
  allOf: { state: string; clauses: string }
  anyOf: { state: string; clauses: string }
  unreadable: { state: string }
  quoted: { text: string }
  unfinished: {}
  is: { state: string; property: string; value: string }
  contains: { state: string; property: string; value: string }
  starts: { state: string; property: string; value: string }
  ends: { state: string; property: string; value: string }
  more: { state: string; property: string; value: string }
  least: { state: string; property: string; value: string }
  less: { state: string; property: string; value: string }
  most: { state: string; property: string; value: string }
  range: { state: string; property: string; least: string; most: string }
  yes: { state: string; property: string }
  no: { state: string; property: string }
  set: { state: string; property: string }
  dated: { state: string; property: string; when: string }
  within: { state: string; property: string; when: string }
  anniversary: { state: string; property: string; when: string }
  hasAny: { state: string; property: string; value: string }
  hasAll: { state: string; property: string; value: string }
  deletedProperty: {}
  someProperty: {}
  matchAll: {}
  matchAny: {}
  matchNone: {}
  list: { name: string }
  deletedList: {}
  someList: {}
  campaign: { name: string }
  deletedCampaign: {}
  someCampaign: {}
  form: { name: string }
  deletedForm: {}
  someForm: {}
  segment: { name: string }
  deletedSegment: {}
  someSegment: {}
  onList: { state: string; list: string }
  activeOnList: { state: string; list: string }
  pendingOnList: { state: string; list: string }
  offList: { state: string; list: string }
  inSegment: { state: string; segment: string }
  scoreLeast: { state: string; score: number }
  scoreMost: { state: string; score: number }
  random: { state: string; share: string }
  did: { what: string }
  custom: { state: string; type: string }
  someEvent: { state: string }
  where: { what: string; clauses: string }
  atLeast: { what: string; count: number }
  atMost: { state: string; what: string; count: number }
  exactly: { state: string; what: string; count: number }
  notExactly: { state: string; what: string; count: number }
  anyCampaign: {}
  lastCampaigns: { state: string; count: number }
  sent: { state: string; campaign: string }
  delivered: { state: string; campaign: string }
  entered: { state: string; segment: string }
  left: { state: string; segment: string }
  opened: { state: string; campaign: string }
  clicked: { state: string; campaign: string }
  bounced: { state: string; campaign: string }
  unsubscribed: { state: string; campaign: string }
  clickedLink: { state: string; campaign: string; link: string }
  anyForm: {}
  submitted: { state: string; form: string }
  when: { what: string; when: string }
  last: { value: number; unit: string }
  next: { value: number; unit: string }
  span: { from: string; to: string }
  before: { at: string }
  after: { at: string }
  today: {}
}>({
  everyone: {
    id: 'segmentSentence.everyone',
    defaultMessage: 'All contacts',
    description: 'The sentence of conditions that hold for everybody',
  },
  nobody: {
    id: 'segmentSentence.nobody',
    defaultMessage: 'No contacts',
    description: 'The sentence of conditions that hold for nobody',
  },
  contacts: {
    id: 'segmentSentence.contacts',
    defaultMessage: 'Contacts {clauses}',
    description:
      'The sentence that says who is in a segment: Contacts whose city is Kyoto and who opened an email',
  },
  or: {
    id: 'segmentSentence.or',
    defaultMessage: '{left} or {right}',
    description: 'Part of the sentence that says who is in a segment: one or the other',
  },
  allOf: {
    id: 'segmentSentence.allOf',
    defaultMessage: '{state, select, other {({clauses})}}',
    description:
      'Part of the sentence that says who is in a segment: a group of conditions that all hold, among others',
  },
  anyOf: {
    id: 'segmentSentence.anyOf',
    defaultMessage: '{state, select, other {({clauses})}}',
    description:
      'Part of the sentence that says who is in a segment: a group of conditions of which one holds, among others',
  },
  unreadable: {
    id: 'segmentSentence.unreadable',
    defaultMessage: '{state, select, other {who meet a condition that can’t be read}}',
    description: 'Part of the sentence that says who is in a segment: a condition that makes no sense',
  },
  quoted: {
    id: 'segmentSentence.quoted',
    defaultMessage: '“{text}”',
    description: 'A text that somebody typed, within a sentence',
  },
  unfinished: {
    id: 'segmentSentence.unfinished',
    defaultMessage: '…',
    description: 'Stands in a sentence where a value is still to be typed',
  },
  is: {
    id: 'segmentSentence.is',
    defaultMessage: 'whose {property} {state, select, and {is} end {is} other {is not}} {value}',
    description:
      'Part of the sentence that says who is in a segment: a property equals a value, or one of several',
  },
  contains: {
    id: 'segmentSentence.contains',
    defaultMessage:
      'whose {property} {state, select, and {contains} end {contains} other {does not contain}} {value}',
    description: 'Part of the sentence that says who is in a segment: a text contains another',
  },
  starts: {
    id: 'segmentSentence.starts',
    defaultMessage:
      'whose {property} {state, select, and {starts} end {starts} other {does not start}} with {value}',
    description: 'Part of the sentence that says who is in a segment: a text starts with another',
  },
  ends: {
    id: 'segmentSentence.ends',
    defaultMessage:
      'whose {property} {state, select, and {ends} end {ends} other {does not end}} with {value}',
    description: 'Part of the sentence that says who is in a segment: a text ends with another',
  },
  more: {
    id: 'segmentSentence.more',
    defaultMessage: 'whose {property} {state, select, and {is} end {is} other {is not}} more than {value}',
    description: 'Part of the sentence that says who is in a segment: a number is greater',
  },
  least: {
    id: 'segmentSentence.least',
    defaultMessage: 'whose {property} {state, select, and {is} end {is} other {is not}} at least {value}',
    description: 'Part of the sentence that says who is in a segment: a number is greater or equal',
  },
  less: {
    id: 'segmentSentence.less',
    defaultMessage: 'whose {property} {state, select, and {is} end {is} other {is not}} less than {value}',
    description: 'Part of the sentence that says who is in a segment: a number is smaller',
  },
  most: {
    id: 'segmentSentence.most',
    defaultMessage: 'whose {property} {state, select, and {is} end {is} other {is not}} at most {value}',
    description: 'Part of the sentence that says who is in a segment: a number is smaller or equal',
  },
  range: {
    id: 'segmentSentence.range',
    defaultMessage:
      'whose {property} {state, select, and {is} end {is} other {is not}} between {least} and {most}',
    description:
      'Part of the sentence that says who is in a segment: a number lies between two, both included',
  },
  yes: {
    id: 'segmentSentence.yes',
    defaultMessage: 'whose {property} {state, select, and {is} end {is} other {is not}} yes',
    description: 'Part of the sentence that says who is in a segment: a yes-or-no property',
  },
  no: {
    id: 'segmentSentence.no',
    defaultMessage: 'whose {property} {state, select, and {is} end {is} other {is not}} no',
    description: 'Part of the sentence that says who is in a segment: a yes-or-no property',
  },
  set: {
    id: 'segmentSentence.set',
    defaultMessage: 'whose {property} {state, select, and {is} end {is} other {is not}} set',
    description: 'Part of the sentence that says who is in a segment: a property has a value',
  },
  dated: {
    id: 'segmentSentence.dated',
    defaultMessage: 'whose {property} {state, select, and {is} end {is} other {is not}} {when}',
    description:
      'Part of the sentence that says who is in a segment: a date lies before or after another; when: before Jan 1, 2026',
  },
  within: {
    id: 'segmentSentence.within',
    defaultMessage: 'whose {property} {state, select, and {is} end {is} other {is not}} {when}',
    description:
      'Part of the sentence that says who is in a segment: a date lies in a stretch of time; when: in the last 30 days',
  },
  anniversary: {
    id: 'segmentSentence.anniversary',
    defaultMessage: 'whose {property} anniversary {state, select, and {is} end {is} other {is not}} {when}',
    description:
      'Part of the sentence that says who is in a segment: month and day of a date lie in a stretch of time, whatever the year; when: in the next week, today',
  },
  hasAny: {
    id: 'segmentSentence.hasAny',
    defaultMessage:
      'whose {property} {state, select, and {includes} end {includes} other {does not include}} {value}',
    description:
      'Part of the sentence that says who is in a segment: one of several choices is among those chosen',
  },
  hasAll: {
    id: 'segmentSentence.hasAll',
    defaultMessage:
      'whose {property} {state, select, and {includes} end {includes} other {does not include}} all of {value}',
    description:
      'Part of the sentence that says who is in a segment: all of several choices are among those chosen',
  },
  deletedProperty: {
    id: 'segmentSentence.deletedProperty',
    defaultMessage: 'deleted property',
    description: 'Stands for the name of a property that is no longer there, within a sentence',
  },
  someProperty: {
    id: 'segmentSentence.someProperty',
    defaultMessage: 'property',
    description: 'Stands for the name of a property that is not known yet, within a sentence',
  },
  matchAll: {
    id: 'segmentSentence.matchAll',
    defaultMessage: 'All of these hold',
    description: 'A group of conditions: all must hold',
  },
  matchAny: {
    id: 'segmentSentence.matchAny',
    defaultMessage: 'Any of these holds',
    description: 'A group of conditions: one must hold',
  },
  matchNone: {
    id: 'segmentSentence.matchNone',
    defaultMessage: 'None of these holds',
    description: 'A group of conditions: none may hold',
  },
  list: {
    id: 'segmentSentence.list',
    defaultMessage: 'the mailing list “{name}”',
    description: 'The name of a mailing list within a sentence',
  },
  deletedList: {
    id: 'segmentSentence.deletedList',
    defaultMessage: 'a deleted mailing list',
    description: 'Stands for the name of a mailing list that is no longer there, within a sentence',
  },
  someList: {
    id: 'segmentSentence.someList',
    defaultMessage: 'a mailing list',
    description: 'Stands for the name of a mailing list that is not known yet, within a sentence',
  },
  campaign: {
    id: 'segmentSentence.campaign',
    defaultMessage: 'the campaign “{name}”',
    description: 'The name of a campaign within a sentence',
  },
  deletedCampaign: {
    id: 'segmentSentence.deletedCampaign',
    defaultMessage: 'a deleted campaign',
    description: 'Stands for the name of a campaign that is no longer there, within a sentence',
  },
  someCampaign: {
    id: 'segmentSentence.someCampaign',
    defaultMessage: 'a campaign',
    description: 'Stands for the name of a campaign that is not known yet, within a sentence',
  },
  form: {
    id: 'segmentSentence.form',
    defaultMessage: 'the form “{name}”',
    description: 'The name of a form within a sentence',
  },
  deletedForm: {
    id: 'segmentSentence.deletedForm',
    defaultMessage: 'a deleted form',
    description: 'Stands for the name of a form that is no longer there, within a sentence',
  },
  someForm: {
    id: 'segmentSentence.someForm',
    defaultMessage: 'a form',
    description: 'Stands for the name of a form that is not known yet, within a sentence',
  },
  segment: {
    id: 'segmentSentence.segment',
    defaultMessage: 'the segment “{name}”',
    description: 'The name of a segment within a sentence',
  },
  deletedSegment: {
    id: 'segmentSentence.deletedSegment',
    defaultMessage: 'a deleted segment',
    description: 'Stands for the name of a segment that is no longer there, within a sentence',
  },
  someSegment: {
    id: 'segmentSentence.someSegment',
    defaultMessage: 'a segment',
    description: 'Stands for the name of a segment that is not known yet, within a sentence',
  },
  onList: {
    id: 'segmentSentence.onList',
    defaultMessage: 'who {state, select, and {are} end {are} other {are not}} on {list}',
    description: 'Part of the sentence that says who is in a segment: on a mailing list, whatever the status',
  },
  activeOnList: {
    id: 'segmentSentence.activeOnList',
    defaultMessage: 'who {state, select, and {are} end {are} other {are not}} subscribed to {list}',
    description: 'Part of the sentence that says who is in a segment: subscribed to a mailing list',
  },
  pendingOnList: {
    id: 'segmentSentence.pendingOnList',
    defaultMessage:
      'who {state, select, and {are} end {are} other {are not}} waiting to be confirmed on {list}',
    description: 'Part of the sentence that says who is in a segment: has not confirmed a subscription yet',
  },
  offList: {
    id: 'segmentSentence.offList',
    defaultMessage: 'who {state, select, and {have} end {have} other {have not}} unsubscribed from {list}',
    description: 'Part of the sentence that says who is in a segment: left a mailing list',
  },
  inSegment: {
    id: 'segmentSentence.inSegment',
    defaultMessage: 'who {state, select, and {are} end {are} other {are not}} in {segment}',
    description: 'Part of the sentence that says who is in a segment: in another segment',
  },
  scoreLeast: {
    id: 'segmentSentence.scoreLeast',
    defaultMessage:
      'whose engagement {state, select, and {is} end {is} other {is not}} at least {score, number} of 5',
    description: 'Part of the sentence that says who is in a segment: how much somebody reads, from 0 to 5',
  },
  scoreMost: {
    id: 'segmentSentence.scoreMost',
    defaultMessage:
      'whose engagement {state, select, and {is} end {is} other {is not}} at most {score, number} of 5',
    description: 'Part of the sentence that says who is in a segment: how much somebody reads, from 0 to 5',
  },
  random: {
    id: 'segmentSentence.random',
    defaultMessage: 'who {state, select, and {are} end {are} other {are not}} in a random {share}',
    description:
      'Part of the sentence that says who is in a segment: a random part of all contacts; share: 10%',
  },
  did: {
    id: 'segmentSentence.did',
    defaultMessage: 'who {what}',
    description:
      'Part of the sentence that says who is in a segment: what contacts did; what: opened an email in the last 30 days',
  },
  custom: {
    id: 'segmentSentence.custom',
    defaultMessage: '{state, select, and {had} end {had} other {never had}} the event “{type}”',
    description:
      'Part of the sentence that says who is in a segment: an event of the customer’s own happened, or never did',
  },
  someEvent: {
    id: 'segmentSentence.someEvent',
    defaultMessage: '{state, select, and {had} end {had} other {never had}} an event',
    description: 'Part of the sentence that says who is in a segment: an event that is still to be chosen',
  },
  where: {
    id: 'segmentSentence.where',
    defaultMessage: '{what} {clauses}',
    description:
      'An event with what it must say: viewed a page whose page address contains “/beans”. In Japanese the conditions stand before its first noun',
  },
  atLeast: {
    id: 'segmentSentence.atLeast',
    defaultMessage: '{what} at least {count, plural, one {once} =2 {twice} other {# times}}',
    description: 'Part of the sentence that says who is in a segment: how often something happened',
  },
  atMost: {
    id: 'segmentSentence.atMost',
    defaultMessage:
      '{state, select, other {{what} at most {count, plural, one {once} =2 {twice} other {# times}}}}',
    description:
      'Part of the sentence that says who is in a segment: how often something happened; never counts too',
  },
  exactly: {
    id: 'segmentSentence.exactly',
    defaultMessage:
      '{state, select, other {{what} exactly {count, plural, one {once} =2 {twice} other {# times}}}}',
    description: 'Part of the sentence that says who is in a segment: how often something happened',
  },
  notExactly: {
    id: 'segmentSentence.notExactly',
    defaultMessage: '{state, select, other {{what} any number of times but {count, number}}}',
    description:
      'Part of the sentence that says who is in a segment: how often something happened; never counts too',
  },
  anyCampaign: {
    id: 'segmentSentence.anyCampaign',
    defaultMessage: 'any campaign',
    description: 'Object of what contacts did with mails: who opened any campaign',
  },
  lastCampaigns: {
    id: 'segmentSentence.lastCampaigns',
    defaultMessage:
      '{state, select, other {any of their last {count, plural, one {campaign} other {# campaigns}}}}',
    description:
      'Object of what contacts did with mails: any of the last 3 campaigns that the contact was sent',
  },
  sent: {
    id: 'segmentSentence.sent',
    defaultMessage: '{state, select, and {were sent} end {were sent} other {were never sent}} {campaign}',
    description:
      'Part of the sentence that says who is in a segment: a campaign was sent to contacts, or never was',
  },
  delivered: {
    id: 'segmentSentence.delivered',
    defaultMessage: '{state, select, and {received} end {received} other {never received}} {campaign}',
    description: 'Part of the sentence that says who is in a segment: a campaign arrived, or never did',
  },
  entered: {
    id: 'segmentSentence.entered',
    defaultMessage: '{state, select, and {entered} end {entered} other {never entered}} {segment}',
    description: 'Part of the sentence that says who is in a segment: entered another segment, or never did',
  },
  left: {
    id: 'segmentSentence.left',
    defaultMessage: '{state, select, and {left} end {left} other {never left}} {segment}',
    description: 'Part of the sentence that says who is in a segment: left another segment, or never did',
  },
  opened: {
    id: 'segmentSentence.opened',
    defaultMessage: '{state, select, and {opened} end {opened} other {never opened}} {campaign}',
    description:
      'Part of the sentence that says who is in a segment: contacts opened a campaign, or never did',
  },
  clicked: {
    id: 'segmentSentence.clicked',
    defaultMessage:
      '{state, select, and {clicked a link in} end {clicked a link in} other {never clicked a link in}} {campaign}',
    description:
      'Part of the sentence that says who is in a segment: contacts clicked in a campaign, or never did',
  },
  bounced: {
    id: 'segmentSentence.bounced',
    defaultMessage: '{state, select, and {bounced on} end {bounced on} other {never bounced on}} {campaign}',
    description: 'Part of the sentence that says who is in a segment: a campaign could not be delivered',
  },
  unsubscribed: {
    id: 'segmentSentence.unsubscribed',
    defaultMessage:
      '{state, select, and {unsubscribed from} end {unsubscribed from} other {never unsubscribed from}} {campaign}',
    description:
      'Part of the sentence that says who is in a segment: contacts unsubscribed with a campaign, or never did',
  },
  clickedLink: {
    id: 'segmentSentence.clickedLink',
    defaultMessage:
      '{state, select, and {clicked} end {clicked} other {never clicked}} the link {link} in {campaign}',
    description:
      'Part of the sentence that says who is in a segment: contacts clicked one link of a campaign, or never did',
  },
  anyForm: {
    id: 'segmentSentence.anyForm',
    defaultMessage: 'any form',
    description: 'Object of what contacts did: who submitted any form',
  },
  submitted: {
    id: 'segmentSentence.submitted',
    defaultMessage: '{state, select, and {submitted} end {submitted} other {never submitted}} {form}',
    description:
      'Part of the sentence that says who is in a segment: contacts submitted a form, or never did',
  },
  when: {
    id: 'segmentSentence.when',
    defaultMessage: '{what} {when}',
    description: 'What contacts did, and when: opened an email in the last 30 days',
  },
  last: {
    id: 'segmentSentence.last',
    defaultMessage:
      'in the last {unit, select, hour {{value, plural, one {hour} other {# hours}}} day {{value, plural, one {day} other {# days}}} week {{value, plural, one {week} other {# weeks}}} other {{value, plural, one {month} other {# months}}}}',
    description: 'When, within a sentence',
  },
  next: {
    id: 'segmentSentence.next',
    defaultMessage:
      'in the next {unit, select, hour {{value, plural, one {hour} other {# hours}}} day {{value, plural, one {day} other {# days}}} week {{value, plural, one {week} other {# weeks}}} other {{value, plural, one {month} other {# months}}}}',
    description: 'When, within a sentence',
  },
  span: {
    id: 'segmentSentence.span',
    defaultMessage: 'from {from} to {to}',
    description: 'When, within a sentence',
  },
  before: {
    id: 'segmentSentence.before',
    defaultMessage: 'before {at}',
    description: 'When, within a sentence',
  },
  after: {
    id: 'segmentSentence.after',
    defaultMessage: 'after {at}',
    description: 'When, within a sentence',
  },
  today: {
    id: 'segmentSentence.today',
    defaultMessage: 'today',
    description: 'When, within a sentence',
  },
})

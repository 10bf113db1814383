import { defineMessages } from 'react-intl'

export const messages = defineMessages<{
  isIn: { name: string }
  isNotIn: { name: string }
  noContact: { email: string }
  failed: {}
  cut: {}
  passed: {}
  notPassed: {}
  off: {}
  foundNothing: {}
  foundValue: { value: string }
  foundNoList: {}
  foundList: { status: string }
  active: {}
  pending: {}
  unsubscribed: {}
  foundNever: {}
  foundEvents: { count: number; at: string }
  foundIn: {}
  foundNotIn: {}
  foundScore: { score: number }
  foundPlace: { percent: string }
  tooLow: { amount: string }
  tooHigh: { amount: string }
  onTheLimit: {}
  tooEarly: { value: number; unit: string }
  tooLate: { value: number; unit: string }
  comesRound: { days: number }
  missing: { parts: string }
  present: { parts: string }
  ofTimes: { count: number; wanted: number }
  tooOften: { times: number }
  withNearest: { times: string; near: string }
  nearestEvent: { at: string; why: string }
  payloadNothing: { property: string }
  payloadValue: { property: string; value: string }
  otherSegment: { segment: string }
  yes: {}
  no: {}
}>({
  isIn: {
    id: 'segmentWhy.isIn',
    defaultMessage: '{name} is in it',
    description: 'Why a contact is in a segment or not: the result',
  },
  isNotIn: {
    id: 'segmentWhy.isNotIn',
    defaultMessage: '{name} is not in it',
    description: 'Why a contact is in a segment or not: the result',
  },
  noContact: {
    id: 'segmentWhy.noContact',
    defaultMessage: 'No contact has the address {email}.',
    description: 'Why a contact is in a segment or not: in place of the result',
  },
  failed: {
    id: 'segmentWhy.failed',
    defaultMessage: 'What is known about the contact could not be loaded.',
    description: 'Why a contact is in a segment or not: error',
  },
  cut: {
    id: 'segmentWhy.cut',
    defaultMessage: 'Only the newest events were checked.',
    description: 'Why a contact is in a segment or not: notice where there are very many events',
  },
  passed: {
    id: 'segmentWhy.passed',
    defaultMessage: 'Met:',
    description: 'Why a contact is in a segment or not: a condition holds; read out before it',
  },
  notPassed: {
    id: 'segmentWhy.notPassed',
    defaultMessage: 'Not met:',
    description: 'Why a contact is in a segment or not: a condition does not hold; read out before it',
  },
  off: {
    id: 'segmentWhy.off',
    defaultMessage: 'Disabled:',
    description: 'Why a contact is in a segment or not: a condition that does not count; read out before it',
  },
  foundNothing: {
    id: 'segmentWhy.foundNothing',
    defaultMessage: 'Nothing is set',
    description: 'Why a contact is in a segment or not: what was found',
  },
  foundValue: {
    id: 'segmentWhy.foundValue',
    defaultMessage: 'Found: {value}',
    description: 'Why a contact is in a segment or not: what was found',
  },
  foundNoList: {
    id: 'segmentWhy.foundNoList',
    defaultMessage: 'Not on the list',
    description: 'Why a contact is in a segment or not: what was found',
  },
  foundList: {
    id: 'segmentWhy.foundList',
    defaultMessage: 'On the list: {status}',
    description: 'Why a contact is in a segment or not: what was found',
  },
  active: {
    id: 'segmentWhy.active',
    defaultMessage: 'subscribed',
    description: 'Why a contact is in a segment or not: status on a list',
  },
  pending: {
    id: 'segmentWhy.pending',
    defaultMessage: 'waiting to be confirmed',
    description: 'Why a contact is in a segment or not: status on a list',
  },
  unsubscribed: {
    id: 'segmentWhy.unsubscribed',
    defaultMessage: 'unsubscribed',
    description: 'Why a contact is in a segment or not: status on a list',
  },
  foundNever: {
    id: 'segmentWhy.foundNever',
    defaultMessage: 'It never happened',
    description: 'Why a contact is in a segment or not: what was found',
  },
  foundEvents: {
    id: 'segmentWhy.foundEvents',
    defaultMessage:
      'Counted: {count, plural, =0 {never} one {once} =2 {twice} other {# times}}. Last time: {at}',
    description: 'Why a contact is in a segment or not: what was found of events, and when the last one was',
  },
  foundIn: {
    id: 'segmentWhy.foundIn',
    defaultMessage: 'In the segment',
    description: 'Why a contact is in a segment or not: what was found',
  },
  foundNotIn: {
    id: 'segmentWhy.foundNotIn',
    defaultMessage: 'Not in the segment',
    description: 'Why a contact is in a segment or not: what was found',
  },
  foundScore: {
    id: 'segmentWhy.foundScore',
    defaultMessage: 'Engagement: {score, number} of 5',
    description: 'Why a contact is in a segment or not: what was found',
  },
  foundPlace: {
    id: 'segmentWhy.foundPlace',
    defaultMessage: 'At {percent} of all',
    description:
      'Why a contact is in a segment or not: where the contact stands among all, for a random share',
  },
  tooLow: {
    id: 'segmentWhy.tooLow',
    defaultMessage: '{amount} too low',
    description: 'Why a contact is in a segment or not: how far from holding: a number',
  },
  tooHigh: {
    id: 'segmentWhy.tooHigh',
    defaultMessage: '{amount} too high',
    description: 'Why a contact is in a segment or not: how far from holding: a number',
  },
  onTheLimit: {
    id: 'segmentWhy.onTheLimit',
    defaultMessage: 'Exactly on the limit, which doesn’t count',
    description: 'Why a contact is in a segment or not: how far from holding: a number',
  },
  tooEarly: {
    id: 'segmentWhy.tooEarly',
    defaultMessage:
      '{unit, select, day {{value, plural, one {# day} other {# days}}} hour {{value, plural, one {# hour} other {# hours}}} other {{value, plural, one {# minute} other {# minutes}}}} too early',
    description: 'Why a contact is in a segment or not: how far from holding: a time',
  },
  tooLate: {
    id: 'segmentWhy.tooLate',
    defaultMessage:
      '{unit, select, day {{value, plural, one {# day} other {# days}}} hour {{value, plural, one {# hour} other {# hours}}} other {{value, plural, one {# minute} other {# minutes}}}} too late',
    description: 'Why a contact is in a segment or not: how far from holding: a time',
  },
  comesRound: {
    id: 'segmentWhy.comesRound',
    defaultMessage:
      '{days, plural, =0 {The day is today} one {The day comes in # day} other {The day comes in # days}}',
    description: 'Why a contact is in a segment or not: how far from holding: an anniversary',
  },
  missing: {
    id: 'segmentWhy.missing',
    defaultMessage: 'Missing: {parts}',
    description: 'Why a contact is in a segment or not: how far from holding: choices',
  },
  present: {
    id: 'segmentWhy.present',
    defaultMessage: 'Has: {parts}',
    description:
      'Why a contact is in a segment or not: how far from holding: choices that should not be there',
  },
  ofTimes: {
    id: 'segmentWhy.ofTimes',
    defaultMessage: '{count, number} of {wanted, plural, one {# time} other {# times}}',
    description: 'Why a contact is in a segment or not: how far from holding: how often of how often',
  },
  tooOften: {
    id: 'segmentWhy.tooOften',
    defaultMessage: '{times, plural, one {Once} =2 {Twice} other {# times}} too often',
    description: 'Why a contact is in a segment or not: how far from holding: how often',
  },
  withNearest: {
    id: 'segmentWhy.withNearest',
    defaultMessage: '{times}. {near}',
    description: 'Why a contact is in a segment or not: how often, and then the event that nearly counted',
  },
  nearestEvent: {
    id: 'segmentWhy.nearestEvent',
    defaultMessage: 'Nearest: {at}, but {why}',
    description: 'Why a contact is in a segment or not: the event that nearly counted, and why it does not',
  },
  payloadNothing: {
    id: 'segmentWhy.payloadNothing',
    defaultMessage: '{property} is not set',
    description: 'Why a contact is in a segment or not: why an event does not count',
  },
  otherSegment: {
    id: 'segmentWhy.otherSegment',
    defaultMessage: 'it was {segment}',
    description:
      'Why an event does not count: it is about another segment. {segment}: the segment “Regulars”',
  },
  payloadValue: {
    id: 'segmentWhy.payloadValue',
    defaultMessage: '{property} was {value}',
    description: 'Why a contact is in a segment or not: why an event does not count',
  },
  yes: {
    id: 'segmentWhy.yes',
    defaultMessage: 'yes',
    description: 'Why a contact is in a segment or not: value of a yes-or-no property',
  },
  no: {
    id: 'segmentWhy.no',
    defaultMessage: 'no',
    description: 'Why a contact is in a segment or not: value of a yes-or-no property',
  },
})

import { defineMessages } from 'react-intl'

export const messages = defineMessages<{
  verify: {}
  verifyAgain: { s: number }
  verifyFailed: {}
  verifyTooSoon: {}
  checkedAt: { date: string }
  neverChecked: {}
  flippedFound: { record: string; host: string }
  flippedLost: { record: string; host: string }
}>({
  verify: {
    id: 'dnsCheck.verify',
    defaultMessage: 'Check DNS',
    description: 'Button: looks into the DNS now',
  },
  verifyAgain: {
    id: 'dnsCheck.verifyAgain',
    defaultMessage: 'Check again in {s} s',
    description: 'Button that is disabled for so many seconds after a check',
  },
  verifyFailed: {
    id: 'dnsCheck.verifyFailed',
    defaultMessage: 'The DNS could not be checked',
    description: 'When looking into the DNS failed',
  },
  verifyTooSoon: {
    id: 'dnsCheck.verifyTooSoon',
    defaultMessage: 'The DNS was checked a moment ago. Wait half a minute, then check again.',
    description: 'When somebody else has just looked into the DNS',
  },
  checkedAt: {
    id: 'dnsCheck.checkedAt',
    defaultMessage: 'Last checked {date}',
    description: 'When the DNS was looked into',
  },
  neverChecked: {
    id: 'dnsCheck.neverChecked',
    defaultMessage: 'Not checked yet',
    description: 'The DNS was never looked into',
  },
  flippedFound: {
    id: 'dnsCheck.flippedFound',
    defaultMessage: '{record} found at {host}',
    description: 'Toast: a record was found; record is DKIM, SPF and the like, host its name',
  },
  flippedLost: {
    id: 'dnsCheck.flippedLost',
    defaultMessage: '{record} is no longer correct at {host}',
    description: 'Toast: a record that was found is gone or differs',
  },
})

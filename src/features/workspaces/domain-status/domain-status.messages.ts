import { defineMessages } from 'react-intl'

export const messages = defineMessages<{
  not_started: {}
  pending: {}
  verified: {}
  failed_: {}
  temporary_failure: {}
}>({
  not_started: {
    id: 'domains.notStarted',
    defaultMessage: 'Not started',
    description: 'Status of a domain: nobody has asked to verify it',
  },
  pending: {
    id: 'domains.pending',
    defaultMessage: 'Waiting for DNS',
    description: 'Status of a domain: records are looked for',
  },
  verified: { id: 'domains.verified', defaultMessage: 'Verified', description: 'Status of a domain' },
  failed_: {
    id: 'domains.statusFailed',
    defaultMessage: 'Failed',
    description: 'Status of a domain: the records were not found in time',
  },
  temporary_failure: {
    id: 'domains.temporaryFailure',
    defaultMessage: 'Records lost',
    description: 'Status of a domain that was verified: records are no longer found',
  },
})

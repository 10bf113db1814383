import { defineMessages } from 'react-intl'

/** The choice of mailing lists that contacts are put on. */
export const messages = defineMessages<{
  none: {}
  failed: {}
}>({
  none: {
    id: 'listsField.none',
    defaultMessage: 'There is no mailing list yet.',
    description: 'In place of the mailing lists that contacts could be put on',
  },
  failed: {
    id: 'listsField.failed',
    defaultMessage: 'The mailing lists could not be loaded.',
    description: 'In place of the mailing lists that contacts could be put on',
  },
})

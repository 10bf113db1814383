import { defineMessages } from 'react-intl'

export const messages = defineMessages<{
  lineColumn: {}
  reasonColumn: {}
  failuresFile: {}
}>({
  lineColumn: {
    id: 'import.lineColumn',
    defaultMessage: 'Line',
    description: 'Added column in the file with the rows that failed: line in the original file',
  },
  reasonColumn: {
    id: 'import.reasonColumn',
    defaultMessage: 'Reason',
    description: 'Added column in the file with the rows that failed',
  },
  failuresFile: {
    id: 'import.failuresFile',
    defaultMessage: 'not-imported',
    description: 'End of the name of the file with the rows that failed; no spaces',
  },
})

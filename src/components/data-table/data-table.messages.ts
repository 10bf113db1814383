import { defineMessages } from 'react-intl'

export const messages = defineMessages<{ loadingRow: {} }>({
  loadingRow: {
    id: 'dataTable.loadingRow',
    defaultMessage: 'Loading',
    description: 'Name, for screen readers, of a cell whose row has not arrived yet',
  },
})

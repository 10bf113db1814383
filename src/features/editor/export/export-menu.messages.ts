import { defineMessages } from 'react-intl'

export const messages = defineMessages<{
  export: {}
  html: {}
  eml: {}
  json: {}
  saved: { name: string }
  failed: {}
}>({
  export: {
    id: 'mailExport.export',
    defaultMessage: 'Export',
    description: 'Button that opens the menu of the files an email can be saved as',
  },
  html: {
    id: 'mailExport.html',
    defaultMessage: 'HTML, with variables',
    description: 'Entry of the menu: saves the HTML of an email',
  },
  eml: {
    id: 'mailExport.eml',
    defaultMessage: 'Message (.eml), opens in email apps',
    description: 'Entry of the menu: saves an email as a message file',
  },
  json: {
    id: 'mailExport.json',
    defaultMessage: 'JSON, to import again',
    description: 'Entry of the menu: saves the document of an email',
  },
  saved: {
    id: 'mailExport.saved',
    defaultMessage: '{name} saved.',
    description: 'Toast after an email was saved as a file',
  },
  failed: {
    id: 'mailExport.failed',
    defaultMessage: 'The file could not be created. Check the sender’s address.',
    description: 'Toast when an email could not be saved as a file',
  },
})

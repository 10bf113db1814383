import { defineMessages } from 'react-intl'

export const messages = defineMessages<{ copy: {}; wrap: {} }>({
  copy: {
    id: 'codeBlock.copy',
    defaultMessage: 'Copy code',
    description: 'Button at a piece of code',
  },
  wrap: {
    id: 'codeBlock.wrap',
    defaultMessage: 'Wrap lines',
    description: 'Toggle at a piece of code: long lines are broken, or scroll',
  },
})

import { defineMessages } from 'react-intl'

export const messages = defineMessages<{
  host: { host: string }
  code: {}
  table: {}
  image: {}
  done: {}
  toDo: {}
}>({
  host: {
    id: 'markdown.host',
    defaultMessage: '({host})',
    description: 'After a link in an answer of the assistant: the site that it leads to',
  },
  code: {
    id: 'markdown.code',
    defaultMessage: 'Code',
    description: 'Over code in an answer of the assistant when it is not known in which language it is',
  },
  table: {
    id: 'markdown.table',
    defaultMessage: 'Table',
    description: 'Name, for screen readers, of a table in an answer of the assistant that can be scrolled',
  },
  image: {
    id: 'markdown.image',
    defaultMessage: 'Image',
    description: 'Link to a picture in an answer of the assistant that has no words of its own',
  },
  done: {
    id: 'markdown.done',
    defaultMessage: 'Done:',
    description: 'Before a ticked task in an answer of the assistant, for screen readers',
  },
  toDo: {
    id: 'markdown.toDo',
    defaultMessage: 'To do:',
    description: 'Before a task that is not ticked in an answer of the assistant, for screen readers',
  },
})

import { defineMessages } from 'react-intl'

export const messages = defineMessages<{
  label: {}
  previous: {}
  next: {}
  page: { page: number }
  pageOf: { page: number; pages: number }
  rows: { first: number; last: number; total: number }
  noRows: {}
  pageSize: {}
  more: {}
  shown: { shown: number }
  shownOf: { shown: number; total: number }
  allShown: { shown: number }
}>({
  label: {
    id: 'pagination.label',
    defaultMessage: 'Pages',
    description: 'Name of the row of buttons that go to the pages of a list',
  },
  previous: {
    id: 'pagination.previous',
    defaultMessage: 'Previous page',
    description: 'Button that goes one page back in a list',
  },
  next: {
    id: 'pagination.next',
    defaultMessage: 'Next page',
    description: 'Button that goes one page on in a list',
  },
  page: {
    id: 'pagination.page',
    defaultMessage: 'Page {page, number}',
    description: 'Name, for screen readers, of the button that goes to one page of a list',
  },
  pageOf: {
    id: 'pagination.pageOf',
    defaultMessage: 'Page {page, number} of {pages, number}',
    description: 'Between the two arrows on a narrow screen: which page of a list is shown',
  },
  rows: {
    id: 'pagination.rows',
    defaultMessage: '{first, number}–{last, number} of {total, number}',
    description: 'Which rows of a list are on this page: 26–50 of 12,480',
  },
  noRows: {
    id: 'pagination.noRows',
    defaultMessage: 'No rows',
    description: 'In place of which rows are shown, for a list without any',
  },
  pageSize: {
    id: 'pagination.pageSize',
    defaultMessage: 'Rows per page',
    description: 'Label of the choice of how many rows a page of a list has',
  },
  more: {
    id: 'pagination.more',
    defaultMessage: 'Load more',
    description: 'Button below a list that loads the rows that follow',
  },
  shown: {
    id: 'pagination.shown',
    defaultMessage: '{shown, plural, one {# shown} other {# shown}}',
    description: 'Below a list that is loaded in parts: how many rows are there so far, of an unknown number',
  },
  shownOf: {
    id: 'pagination.shownOf',
    defaultMessage: '{shown, number} of {total, number} shown',
    description: 'Below a list that is loaded in parts: how many rows are there so far',
  },
  allShown: {
    id: 'pagination.allShown',
    defaultMessage: '{shown, plural, one {The only one is shown} other {All # are shown}}',
    description: 'Below a list that is loaded in parts, when everything is there',
  },
})

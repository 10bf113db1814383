import { defineMessages } from 'react-intl'

export const messages = defineMessages<{
  insert: {}
  title: {}
  search: {}
  searchWhat: {}
  list: {}
  contact: {}
  properties: {}
  company: {}
  links: {}
  company_name: {}
  company_address: {}
  complaint_contact: {}
  unsubscribe_url: {}
  view_in_browser_url: {}
  preferences_url: {}
  loading: {}
  noMatch: { text: string }
  example: { value: string }
  empty: {}
  back: {}
  fallback: { name: string }
  fallbackHint: {}
  noFallback: { name: string }
  writtenAs: {}
  asItIs: {}
  add: {}
}>({
  insert: {
    id: 'editorPanel.insertVariable',
    defaultMessage: 'Insert variable',
    description: 'Button inside a field that opens the list of variables, such as the name of the contact',
  },
  title: {
    id: 'editorPanel.variables',
    defaultMessage: 'Variables',
    description: 'Name of the popover with the variables that can be put into a text',
  },
  search: {
    id: 'editorPanel.searchVariables',
    defaultMessage: 'Search variables',
    description: 'Name of the search field above the list of variables',
  },
  searchWhat: {
    id: 'editorPanel.searchVariablesWhat',
    defaultMessage: 'Name or property',
    description: 'Placeholder of the search field above the list of variables',
  },
  list: {
    id: 'editorPanel.variableList',
    defaultMessage: 'Available variables',
    description: 'Name of the list of variables, for screen readers',
  },
  contact: {
    id: 'editorPanel.variableGroup.contact',
    defaultMessage: 'Contact',
    description: 'Group of variables: what every contact has, such as email and name',
  },
  properties: {
    id: 'editorPanel.variableGroup.properties',
    defaultMessage: 'Properties',
    description: 'Group of variables: the properties of contacts that this workspace has defined',
  },
  company: {
    id: 'editorPanel.variableGroup.company',
    defaultMessage: 'Company',
    description: 'Group of variables: facts about the sending company, from the brand',
  },
  links: {
    id: 'editorPanel.variableGroup.links',
    defaultMessage: 'Links for each recipient',
    description: 'Group of variables: addresses made for each recipient, such as the one to unsubscribe',
  },
  company_name: {
    id: 'editorPanel.variable.companyName',
    defaultMessage: 'Company name',
    description: 'Variable: the name of the sending company',
  },
  company_address: {
    id: 'editorPanel.variable.companyAddress',
    defaultMessage: 'Postal address',
    description: 'Variable: the postal address of the sending company',
  },
  complaint_contact: {
    id: 'editorPanel.variable.complaintContact',
    defaultMessage: 'Contact for complaints',
    description: 'Variable: where readers can send complaints, required by Japanese law',
  },
  unsubscribe_url: {
    id: 'editorPanel.variable.unsubscribe',
    defaultMessage: 'Unsubscribe page',
    description: 'Variable and link target: the page where this recipient unsubscribes',
  },
  view_in_browser_url: {
    id: 'editorPanel.variable.viewInBrowser',
    defaultMessage: 'View in browser',
    description: 'Variable and link target: this mail as a web page',
  },
  preferences_url: {
    id: 'editorPanel.variable.preferences',
    defaultMessage: 'Subscription preferences',
    description: 'Variable and link target: the page where this recipient chooses mailing lists',
  },
  loading: {
    id: 'editorPanel.variablesLoading',
    defaultMessage: 'Loading properties…',
    description: 'Shown while the properties of contacts are loading',
  },
  noMatch: {
    id: 'editorPanel.variablesNoMatch',
    defaultMessage: 'No variable matches “{text}”.',
    description: 'The search for variables found nothing',
  },
  example: {
    id: 'editorPanel.variableExample',
    defaultMessage: 'e.g. {value}',
    description: 'Beside a variable: its value for one contact of the workspace',
  },
  empty: {
    id: 'editorPanel.variableEmpty',
    defaultMessage: 'Empty for some contacts',
    description: 'Beside a variable: the sample contact has no value, so others may have none either',
  },
  back: {
    id: 'editorPanel.variableBack',
    defaultMessage: 'All variables',
    description: 'Button: back from the settings of one variable to the list of all',
  },
  fallback: {
    id: 'editorPanel.fallback',
    defaultMessage: 'If {name} is empty, show',
    description: 'Label of the field for the text that takes the place of an empty variable',
  },
  fallbackHint: {
    id: 'editorPanel.fallbackHint',
    defaultMessage: 'Leave it empty to show nothing.',
    description: 'Hint of the field for the text that takes the place of an empty variable',
  },
  noFallback: {
    id: 'editorPanel.noFallback',
    defaultMessage: 'Every contact has a value for {name}, so no fallback is needed.',
    description: 'Shown instead of the fallback field for a variable that is never empty',
  },
  writtenAs: {
    id: 'editorPanel.variableFormat',
    defaultMessage: 'Written as',
    description: 'Label of the choice of how a date is written, with examples as options',
  },
  asItIs: {
    id: 'editorPanel.variableAsItIs',
    defaultMessage: 'As stored',
    description: 'Option of how a value is written: unchanged',
  },
  add: {
    id: 'editorPanel.variableAdd',
    defaultMessage: 'Insert',
    description: 'Button that puts the chosen variable into the text',
  },
})

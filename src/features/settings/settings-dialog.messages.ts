import { defineMessages } from 'react-intl'

export const messages = defineMessages<{
  title: {}
  sections: {}
  section: {}
  accountGroup: {}
  workspaceGroup: {}
  developerGroup: {}
  account: {}
  payment: {}
  workspace: {}
  brands: {}
  members: {}
  contact_schema: {}
  mailing_lists: {}
  senders: {}
  domains: {}
  script_tag: {}
  custom_hostnames: {}
  certificates: {}
  usage_plan: {}
  dedicatedIps: {}
  logs: {}
  api_keys: {}
  web_api: {}
  soon: {}
  someday: {}
  notFound: {}
  notFoundText: {}
  chooseWorkspace: {}
  chooseWorkspaceText: {}
  allWorkspaces: {}
}>({
  title: { id: 'settings.title', defaultMessage: 'Settings', description: 'Title of the settings dialog' },
  sections: {
    id: 'settings.sections',
    defaultMessage: 'Settings',
    description: 'Name, for screen readers, of the menu of the settings',
  },
  section: {
    id: 'settings.section',
    defaultMessage: 'Section',
    description: 'Label of the list of sections that stands in place of the menu on a narrow screen',
  },
  accountGroup: {
    id: 'settings.accountGroup',
    defaultMessage: 'Account',
    description: 'Heading of a group of the settings menu: what belongs to the reader',
  },
  workspaceGroup: {
    id: 'settings.workspaceGroup',
    defaultMessage: 'Workspace',
    description: 'Heading of a group of the settings menu: what belongs to the workspace',
  },
  developerGroup: {
    id: 'settings.developerGroup',
    defaultMessage: 'Developer',
    description: 'Heading of a group of the settings menu: what developers need',
  },
  account: {
    id: 'settings.account',
    defaultMessage: 'Account',
    description: 'Section of the settings, where the reader’s name is not known',
  },
  payment: {
    id: 'settings.payment',
    defaultMessage: 'Payment & Billing',
    description: 'Entry of the settings menu that can’t be used yet',
  },
  workspace: {
    id: 'settings.workspace',
    defaultMessage: 'Workspace',
    description: 'Section of the settings: icon, name and domains of the workspace',
  },
  brands: {
    id: 'settings.brands',
    defaultMessage: 'Brand',
    description: 'Section of the settings: logo, colours and legal texts',
  },
  members: {
    id: 'settings.members',
    defaultMessage: 'Members',
    description: 'Section of the settings: who is in the workspace',
  },
  contact_schema: {
    id: 'settings.contactSchema',
    defaultMessage: 'Contact Schema',
    description: 'Section of the settings: which properties contacts and events have',
  },
  mailing_lists: {
    id: 'settings.mailingLists',
    defaultMessage: 'Mailing Lists',
    description: 'Section of the settings: lists that contacts subscribe to',
  },
  senders: {
    id: 'settings.senders',
    defaultMessage: 'Senders',
    description: 'Section of the settings: addresses that mail is sent from',
  },
  domains: {
    id: 'settings.domains',
    defaultMessage: 'Domains',
    description: 'Section of the settings: domains that mail is sent from',
  },
  script_tag: {
    id: 'settings.scriptTag',
    defaultMessage: 'Script Tag',
    description: 'Section of the settings: the tracking script for one’s site',
  },
  custom_hostnames: {
    id: 'settings.customHostnames',
    defaultMessage: 'Custom Hostnames',
    description: 'Section of the settings: host names of links and forms',
  },
  certificates: {
    id: 'settings.certificates',
    defaultMessage: 'SSL Certificates',
    description: 'Section of the settings: certificates of the custom host names',
  },
  usage_plan: {
    id: 'settings.usage',
    defaultMessage: 'Usage',
    description: 'Section of the settings: how much was used in a month',
  },
  dedicatedIps: {
    id: 'settings.dedicatedIps',
    defaultMessage: 'Dedicated IPs',
    description: 'Entry of the settings menu that can’t be used yet',
  },
  logs: {
    id: 'settings.logs',
    defaultMessage: 'Logs',
    description: 'Entry of the settings menu that can’t be used yet',
  },
  api_keys: {
    id: 'settings.apiKeys',
    defaultMessage: 'API Keys',
    description: 'Section of the settings: keys for programs',
  },
  web_api: {
    id: 'settings.webApi',
    defaultMessage: 'Web API',
    description: 'Section of the settings: what the customer’s own site may call',
  },
  soon: {
    id: 'settings.soon',
    defaultMessage: 'Soon',
    description: 'Badge on an entry that is soon to come',
  },
  someday: {
    id: 'settings.someday',
    defaultMessage: 'Someday',
    description: 'Badge on an entry that comes some day',
  },
  notFound: {
    id: 'settings.notFound',
    defaultMessage: 'Not found',
    description: 'Title when the address names a section of the settings that does not exist',
  },
  notFoundText: {
    id: 'settings.notFoundText',
    defaultMessage: 'This setting doesn’t exist. Choose one from the menu.',
    description: 'Sentence under “Not found” in the settings',
  },
  chooseWorkspace: {
    id: 'settings.chooseWorkspace',
    defaultMessage: 'Open a workspace first',
    description: 'Title of a section of the settings that belongs to a workspace, where none is open',
  },
  chooseWorkspaceText: {
    id: 'settings.chooseWorkspaceText',
    defaultMessage: 'These settings belong to one workspace.',
    description: 'Sentence under “Open a workspace first”',
  },
  allWorkspaces: {
    id: 'settings.allWorkspaces',
    defaultMessage: 'All workspaces',
    description: 'Link to the list of workspaces, in the settings',
  },
})

import { defineMessages } from 'react-intl'

export const messages = defineMessages<{
  goTo: {}
  create: {}
  switchTo: {}
  settings: {}
  display: {}
  home: {}
  campaigns: {}
  contacts: {}
  forms: {}
  connections: {}
  drafts: {}
  amp: {}
  example: {}
  importContacts: {}
  newCampaign: {}
  allWorkspaces: {}
  account: {}
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
  api_keys: {}
  web_api: {}
  light: {}
  dark: {}
  system: {}
  language: { name: string }
  navigation: {}
  pane: {}
  shortcuts: {}
  signOut: {}
}>({
  goTo: { id: 'commands.goTo', defaultMessage: 'Go to', description: 'Group of commands: pages' },
  create: {
    id: 'commands.create',
    defaultMessage: 'Create',
    description: 'Group of commands: making something',
  },
  switchTo: {
    id: 'commands.switchTo',
    defaultMessage: 'Workspaces',
    description: 'Group of commands: other workspaces',
  },
  settings: {
    id: 'commands.settings',
    defaultMessage: 'Settings',
    description: 'Group of commands: sections of the settings',
  },
  display: {
    id: 'commands.display',
    defaultMessage: 'Display',
    description: 'Group of commands: theme, language, panes',
  },
  home: {
    id: 'commands.home',
    defaultMessage: 'Home',
    description: 'Command: goes to the home of the workspace',
  },
  campaigns: {
    id: 'commands.campaigns',
    defaultMessage: 'Campaigns',
    description: 'Command: goes to the campaigns',
  },
  contacts: {
    id: 'commands.contacts',
    defaultMessage: 'Contacts',
    description: 'Command: goes to the contacts',
  },
  forms: { id: 'commands.forms', defaultMessage: 'Forms', description: 'Command: goes to the forms' },
  connections: {
    id: 'commands.connections',
    defaultMessage: 'Connections',
    description: 'Command: goes to the connections',
  },
  drafts: {
    id: 'commands.drafts',
    defaultMessage: 'Email drafts',
    description: 'Command: goes to the drafts of emails that belong to no campaign',
  },
  amp: {
    id: 'commands.amp',
    defaultMessage: 'AMP registration',
    description: 'Command: goes to the page that registers a sender for AMP emails',
  },
  example: {
    id: 'commands.example',
    defaultMessage: 'Example page',
    description: 'Command: goes to the page that tries out the script tag',
  },
  newCampaign: {
    id: 'commands.newCampaign',
    defaultMessage: 'New campaign',
    description: 'Command that begins a new campaign',
  },
  importContacts: {
    id: 'commands.importContacts',
    defaultMessage: 'Import contacts',
    description: 'Command: opens the import of contacts',
  },
  allWorkspaces: {
    id: 'commands.allWorkspaces',
    defaultMessage: 'All workspaces',
    description: 'Command: goes to the list of workspaces',
  },
  account: {
    id: 'commands.account',
    defaultMessage: 'Account',
    description: 'Command: opens the settings of the account',
  },
  workspace: {
    id: 'commands.workspace',
    defaultMessage: 'Workspace',
    description: 'Command: opens the settings of the workspace',
  },
  brands: {
    id: 'commands.brands',
    defaultMessage: 'Brand',
    description: 'Command: opens the settings of the brand',
  },
  members: { id: 'commands.members', defaultMessage: 'Members', description: 'Command: opens the members' },
  contact_schema: {
    id: 'commands.contact_schema',
    defaultMessage: 'Contact Schema',
    description: 'Command: opens the properties of contacts',
  },
  mailing_lists: {
    id: 'commands.mailing_lists',
    defaultMessage: 'Mailing Lists',
    description: 'Command: opens the mailing lists',
  },
  senders: { id: 'commands.senders', defaultMessage: 'Senders', description: 'Command: opens the senders' },
  domains: { id: 'commands.domains', defaultMessage: 'Domains', description: 'Command: opens the domains' },
  script_tag: {
    id: 'commands.script_tag',
    defaultMessage: 'Script Tag',
    description: 'Command: opens the script tag',
  },
  custom_hostnames: {
    id: 'commands.custom_hostnames',
    defaultMessage: 'Custom Hostnames',
    description: 'Command: opens the custom hostnames',
  },
  certificates: {
    id: 'commands.certificates',
    defaultMessage: 'SSL Certificates',
    description: 'Command: opens the certificates',
  },
  usage_plan: { id: 'commands.usage_plan', defaultMessage: 'Usage', description: 'Command: opens the usage' },
  api_keys: {
    id: 'commands.api_keys',
    defaultMessage: 'API Keys',
    description: 'Command: opens the API keys',
  },
  web_api: { id: 'commands.web_api', defaultMessage: 'Web API', description: 'Command: opens the web API' },
  light: { id: 'commands.light', defaultMessage: 'Light theme', description: 'Command: light theme' },
  dark: { id: 'commands.dark', defaultMessage: 'Dark theme', description: 'Command: dark theme' },
  system: {
    id: 'commands.system',
    defaultMessage: 'Theme of the system',
    description: 'Command: theme as the system has it',
  },
  language: {
    id: 'commands.language',
    defaultMessage: 'Language: {name}',
    description: 'Command: another language, by its own name',
  },
  navigation: {
    id: 'commands.navigation',
    defaultMessage: 'Show or hide the navigation',
    description: 'Command: collapses or expands the navigation',
  },
  pane: {
    id: 'commands.pane',
    defaultMessage: 'Show or hide the AI pane',
    description: 'Command: opens or closes the pane of the assistant',
  },
  shortcuts: {
    id: 'commands.shortcuts',
    defaultMessage: 'Keyboard shortcuts',
    description: 'Command: shows all shortcuts',
  },
  signOut: { id: 'commands.signOut', defaultMessage: 'Sign out', description: 'Command: signs out' },
})

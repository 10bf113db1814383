import { defineMessages } from 'react-intl'

export const messages = defineMessages<{
  navigation: {}
  home: {}
  campaigns: {}
  workflows: {}
  workflowsSoon: {}
  soon: {}
  forms: {}
  contacts: {}
  settings: {}
  collapse: {}
  expand: {}
  openNavigation: {}
  switcher: { name: string }
  workspaces: {}
  allWorkspaces: {}
  newWorkspace: {}
  newWorkspaceNotAllowed: {}
  assistant: {}
  openPane: {}
  closePane: {}
  regionFailed: {}
  regionRetry: {}
  account: {}
  language: {}
  theme: {}
  light: {}
  dark: {}
  system: {}
  signOut: {}
  unknownWorkspace: {}
  unknownWorkspaceText: {}
  skip: {}
}>({
  navigation: {
    id: 'layout.navigation',
    defaultMessage: 'Main',
    description: 'Name, for screen readers, of the navigation at the left',
  },
  home: { id: 'layout.home', defaultMessage: 'Home', description: 'Navigation link to the workspace’s home' },
  campaigns: {
    id: 'layout.campaigns',
    defaultMessage: 'Campaigns',
    description: 'Navigation link to the campaigns',
  },
  workflows: {
    id: 'layout.workflows',
    defaultMessage: 'Workflows',
    description: 'Navigation entry that can’t be used yet',
  },
  workflowsSoon: {
    id: 'layout.workflowsSoon',
    defaultMessage: 'Workflows are coming soon. We are still building them.',
    description: 'Tooltip of the navigation entry that can not be used yet',
  },
  soon: { id: 'layout.soon', defaultMessage: 'Soon', description: 'Badge on an entry that is still to come' },
  forms: { id: 'layout.forms', defaultMessage: 'Forms', description: 'Navigation link to the forms' },
  contacts: {
    id: 'layout.contacts',
    defaultMessage: 'Contacts',
    description: 'Navigation link to the contacts',
  },
  settings: {
    id: 'layout.settings',
    defaultMessage: 'Settings',
    description: 'Entry of the navigation and of the account menu that opens the settings',
  },
  collapse: {
    id: 'layout.collapse',
    defaultMessage: 'Collapse navigation',
    description: 'Button that makes the navigation narrow',
  },
  expand: {
    id: 'layout.expand',
    defaultMessage: 'Expand navigation',
    description: 'Button that makes the navigation wide again',
  },
  openNavigation: {
    id: 'layout.openNavigation',
    defaultMessage: 'Open navigation',
    description: 'Button, on a narrow screen, that shows the navigation',
  },
  switcher: {
    id: 'layout.switcher',
    defaultMessage: 'Switch workspace, now {name}',
    description: 'Name of the button that opens the list of workspaces',
  },
  workspaces: {
    id: 'layout.workspaces',
    defaultMessage: 'Workspaces',
    description: 'Label over the workspaces in the switcher',
  },
  allWorkspaces: {
    id: 'layout.allWorkspaces',
    defaultMessage: 'All workspaces',
    description: 'Entry of the switcher that goes to the list of workspaces',
  },
  newWorkspace: {
    id: 'layout.newWorkspace',
    defaultMessage: 'New Workspace',
    description: 'Last entry of the menu of workspaces: opens the dialog that creates one',
  },
  newWorkspaceNotAllowed: {
    id: 'layout.newWorkspaceNotAllowed',
    defaultMessage: 'For administrators only',
    description: 'Why the entry that creates a workspace is disabled',
  },
  assistant: {
    id: 'layout.assistant',
    defaultMessage: 'AI assistant',
    description: 'Name of the pane at the right',
  },
  openPane: {
    id: 'layout.openPane',
    defaultMessage: 'Open AI Pane',
    description: 'Tooltip of the button that opens the pane of the assistant',
  },
  closePane: {
    id: 'layout.closePane',
    defaultMessage: 'Close AI Pane',
    description: 'Tooltip of the button that closes the pane of the assistant',
  },
  regionFailed: {
    id: 'layout.regionFailed',
    defaultMessage: 'This part could not be shown. The rest keeps working.',
    description: 'In place of a part of the layout that broke',
  },
  regionRetry: {
    id: 'layout.regionRetry',
    defaultMessage: 'Try again',
    description: 'Button that shows a part of the layout anew after it broke',
  },
  account: {
    id: 'layout.account',
    defaultMessage: 'Account',
    description: 'Name of the button that opens the account menu',
  },
  language: { id: 'layout.language', defaultMessage: 'Language', description: 'Submenu of the account menu' },
  theme: { id: 'layout.theme', defaultMessage: 'Theme', description: 'Submenu of the account menu' },
  light: { id: 'layout.light', defaultMessage: 'Light', description: 'Theme' },
  dark: { id: 'layout.dark', defaultMessage: 'Dark', description: 'Theme' },
  system: {
    id: 'layout.system',
    defaultMessage: 'Same as system',
    description: 'Theme that follows the system',
  },
  signOut: { id: 'layout.signOut', defaultMessage: 'Sign out', description: 'Entry of the account menu' },
  unknownWorkspace: {
    id: 'layout.unknownWorkspace',
    defaultMessage: 'Workspace not found',
    description: 'Title when the workspace of an address does not exist or is not open to the reader',
  },
  unknownWorkspaceText: {
    id: 'layout.unknownWorkspaceText',
    defaultMessage: 'It may have been deleted, or you’re no longer a member. Ask an owner to invite you.',
    description: 'Sentence under the title when a workspace is not there',
  },
  skip: {
    id: 'layout.skip',
    defaultMessage: 'Skip to content',
    description: 'First link of the page, for who uses a keyboard: jumps over the navigation',
  },
})

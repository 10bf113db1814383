import { defineMessages } from 'react-intl'

export const messages = defineMessages<{
  title: {}
  about: {}
  profile: {}
  managed: {}
  role: {}
  failed: {}
  display: {}
  language: {}
  theme: {}
  light: {}
  dark: {}
  system: {}
  density: {}
  comfortable: {}
  compact: {}
  motion: {}
  motionReduced: {}
  motionFull: {}
  shortcuts: {}
  local: {}
  localText: {}
  forget: {}
  forgotten: {}
  forgetDrafts: {}
  draftsQuestion: {}
  draftsConsequence: {}
  draftsConfirm: {}
  draftsFailed: {}
  draftsForgotten: {}
  signOut: {}
}>({
  title: {
    id: 'account.title',
    defaultMessage: 'Account',
    description: 'Heading of the settings of one’s own account',
  },
  about: {
    id: 'account.about',
    defaultMessage: 'Your profile, and how the product looks in this browser. Changes apply immediately.',
    description: 'Sentence under the heading',
  },
  profile: {
    id: 'account.profile',
    defaultMessage: 'Profile',
    description: 'Heading of the part with name and address',
  },
  managed: {
    id: 'account.managed',
    defaultMessage: 'Name, address and photo are managed by Google.',
    description: 'Under name and address: where they are changed',
  },
  role: {
    id: 'account.role',
    defaultMessage: 'Role here',
    description: 'What the reader is in this workspace',
  },
  failed: {
    id: 'account.failed',
    defaultMessage: 'Your account could not be loaded',
    description: 'Title of the error in place of name and address',
  },
  display: {
    id: 'account.display',
    defaultMessage: 'Display',
    description: 'Heading of the part about language and theme',
  },
  language: {
    id: 'account.language',
    defaultMessage: 'Language',
    description: 'Label of the choice of a language',
  },
  theme: { id: 'account.theme', defaultMessage: 'Theme', description: 'Label of the choice of a theme' },
  light: { id: 'account.light', defaultMessage: 'Light', description: 'Theme' },
  dark: { id: 'account.dark', defaultMessage: 'Dark', description: 'Theme' },
  system: {
    id: 'account.system',
    defaultMessage: 'Same as system',
    description: 'Theme: follows the operating system',
  },
  density: {
    id: 'account.density',
    defaultMessage: 'Table rows',
    description: 'Beside a choice of how close the rows of tables stand',
  },
  comfortable: {
    id: 'account.comfortable',
    defaultMessage: 'Comfortable',
    description: 'How close the rows of tables stand: with room around them',
  },
  compact: {
    id: 'account.compact',
    defaultMessage: 'Compact',
    description: 'How close the rows of tables stand: as many as fit',
  },
  motion: {
    id: 'account.motion',
    defaultMessage: 'Motion',
    description: 'Name of the line about animations',
  },
  motionReduced: {
    id: 'account.motionReduced',
    defaultMessage: 'Reduced, as your system asks for',
    description: 'Animations are reduced',
  },
  motionFull: {
    id: 'account.motionFull',
    defaultMessage: 'Shown. Your system’s setting “reduce motion” turns it off.',
    description: 'Animations are shown',
  },
  shortcuts: {
    id: 'account.shortcuts',
    defaultMessage: 'Keyboard shortcuts',
    description: 'Button that shows all shortcuts',
  },
  local: {
    id: 'account.local',
    defaultMessage: 'This browser',
    description: 'Heading of the part about what the browser keeps',
  },
  localText: {
    id: 'account.localText',
    defaultMessage:
      'Pane widths, saved views, columns of tables and unsaved drafts are stored in this browser only. Passwords are never stored here.',
    description: 'What the browser keeps',
  },
  forget: {
    id: 'account.forget',
    defaultMessage: 'Reset layout',
    description: 'Button that removes what the browser keeps',
  },
  forgotten: {
    id: 'account.forgotten',
    defaultMessage: 'The default layout returns when you reload.',
    description: 'Toast after what the browser keeps was removed',
  },
  forgetDrafts: {
    id: 'account.forgetDrafts',
    defaultMessage: 'Delete drafts and views…',
    description: 'Button that asks whether unsaved drafts and saved views are deleted from this browser',
  },
  draftsQuestion: {
    id: 'account.draftsQuestion',
    defaultMessage: 'Delete drafts and views from this browser?',
    description: 'Title of a question',
  },
  draftsConsequence: {
    id: 'account.draftsConsequence',
    defaultMessage:
      'This deletes unsaved changes kept after a crash, emails that you edit without a campaign, saved views of contacts, and how you arranged columns. Saved blocks, and everything in the workspace, stay.',
    description: 'What is deleted and what stays, in the question',
  },
  draftsConfirm: {
    id: 'account.draftsConfirm',
    defaultMessage: 'Delete',
    description: 'Button that deletes drafts and views',
  },
  draftsFailed: {
    id: 'account.draftsFailed',
    defaultMessage: 'The drafts could not be deleted. Try again.',
    description: 'Error in the question',
  },
  draftsForgotten: {
    id: 'account.draftsForgotten',
    defaultMessage: 'Drafts and views were deleted. What is open now keeps its own until you reload.',
    description: 'Toast after drafts and views were deleted',
  },
  signOut: { id: 'account.signOut', defaultMessage: 'Sign out', description: 'Button that signs out' },
})

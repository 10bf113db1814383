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
      'Pane widths and what is collapsed are stored in this browser only. Passwords are never stored here.',
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
  signOut: { id: 'account.signOut', defaultMessage: 'Sign out', description: 'Button that signs out' },
})

import { defineMessages } from 'react-intl'

export const messages = defineMessages<{
  countContacts: {}
  counted: { count: number }
  openScreen: {}
  openScreenTitle: {}
  open: {}
  opened: { name: string }
  home: {}
  campaigns: {}
  contacts: {}
  forms: {}
  connections: {}
  settings: {}
  proposeSegment: {}
  segmentTitle: {}
  createSegment: {}
  created: { name: string }
  nameTaken: {}
  notSaved: {}
  senseless: {}
  decline: {}
  declined: {}
}>({
  countContacts: {
    id: 'clientTools.countContacts',
    defaultMessage: 'Count contacts',
    description: 'Over a step of the assistant in which contacts are counted',
  },
  counted: {
    id: 'clientTools.counted',
    defaultMessage:
      '{count, plural, =0 {No contact matches.} one {# contact matches.} other {# contacts match.}}',
    description: 'What the assistant is told, and shown under its step, after contacts were counted',
  },
  openScreen: {
    id: 'clientTools.openScreen',
    defaultMessage: 'Open a screen',
    description: 'Over a step of the assistant in which it proposes to open a screen',
  },
  openScreenTitle: {
    id: 'clientTools.openScreenTitle',
    defaultMessage: 'Open this screen?',
    description: 'Title of a card in which the assistant proposes to go to another screen; its name follows',
  },
  open: {
    id: 'clientTools.open',
    defaultMessage: 'Open',
    description: 'Button of that card that goes to the screen',
  },
  opened: {
    id: 'clientTools.opened',
    defaultMessage: 'The screen “{name}” was opened.',
    description: 'What the assistant is told, and shown under its step, after a proposal was accepted',
  },
  home: {
    id: 'clientTools.home',
    defaultMessage: 'Home',
    description: 'Name of a screen',
  },
  campaigns: {
    id: 'clientTools.campaigns',
    defaultMessage: 'Campaigns',
    description: 'Name of a screen',
  },
  contacts: {
    id: 'clientTools.contacts',
    defaultMessage: 'Contacts',
    description: 'Name of a screen',
  },
  forms: {
    id: 'clientTools.forms',
    defaultMessage: 'Forms',
    description: 'Name of a screen',
  },
  connections: {
    id: 'clientTools.connections',
    defaultMessage: 'Connections',
    description: 'Name of a screen',
  },
  settings: {
    id: 'clientTools.settings',
    defaultMessage: 'Settings',
    description: 'Name of a screen',
  },
  proposeSegment: {
    id: 'clientTools.proposeSegment',
    defaultMessage: 'Propose a segment',
    description: 'Over a step of the assistant in which it proposes a segment',
  },
  segmentTitle: {
    id: 'clientTools.segmentTitle',
    defaultMessage: 'Create this segment?',
    description:
      'Title of a card in which the assistant proposes a segment; its name and its conditions as a sentence follow',
  },
  createSegment: {
    id: 'clientTools.createSegment',
    defaultMessage: 'Create segment',
    description: 'Button of that card that saves the segment',
  },
  created: {
    id: 'clientTools.created',
    defaultMessage: 'The segment “{name}” was created.',
    description: 'What the assistant is told, and shown under its step, after the segment was saved',
  },
  nameTaken: {
    id: 'clientTools.nameTaken',
    defaultMessage: 'Another segment has this name. Decline, and ask for a different name.',
    description: 'In the card of a proposed segment that could not be saved',
  },
  notSaved: {
    id: 'clientTools.notSaved',
    defaultMessage: 'The segment could not be created. Nothing was saved.',
    description: 'In the card of a proposed segment that could not be saved',
  },
  senseless: {
    id: 'clientTools.senseless',
    defaultMessage: 'The arguments are not valid. Nothing was done.',
    description: 'What the assistant is told, and shown under its step, when it calls a tool wrongly',
  },
  decline: {
    id: 'clientTools.decline',
    defaultMessage: 'Decline',
    description: 'Button of a card in which the assistant proposes something',
  },
  declined: {
    id: 'clientTools.declined',
    defaultMessage: 'The proposal was declined. Nothing was changed.',
    description:
      'What the assistant is told, and shown under its step, after the reader declined its proposal',
  },
})

import { defineMessages } from 'react-intl'

export const messages = defineMessages<{
  title: {}
  placeholder: {}
  recent: {}
  none: {}
  loading: {}
  count: { count: number }
  move: {}
  choose: {}
  close: {}
}>({
  title: {
    id: 'commandPalette.title',
    defaultMessage: 'Commands',
    description: 'Names the palette of commands, its field and its list for screen readers',
  },
  placeholder: {
    id: 'commandPalette.placeholder',
    defaultMessage: 'Go to a page or do something…',
    description: 'In the empty field of the palette of commands',
  },
  recent: {
    id: 'commandPalette.recent',
    defaultMessage: 'Recent',
    description: 'Heading in the palette of commands over those chosen lately',
  },
  none: {
    id: 'commandPalette.none',
    defaultMessage: 'No matching command. Try other words.',
    description: 'In the palette of commands, when none fits what is typed',
  },
  loading: {
    id: 'commandPalette.loading',
    defaultMessage: 'Loading...',
    description: 'Last line of the palette of commands while more of them are on their way',
  },
  count: {
    id: 'commandPalette.count',
    defaultMessage: '{count, plural, one {# command} other {# commands}}',
    description: 'Announced to screen readers when other commands fit what is typed',
  },
  move: {
    id: 'commandPalette.move',
    defaultMessage: 'Move',
    description: 'Beside the arrow keys at the bottom of the palette of commands',
  },
  choose: {
    id: 'commandPalette.choose',
    defaultMessage: 'Choose',
    description: 'Beside the Enter key at the bottom of the palette of commands',
  },
  close: {
    id: 'commandPalette.close',
    defaultMessage: 'Close',
    description: 'Beside the Escape key at the bottom of the palette of commands',
  },
})

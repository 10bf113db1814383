import { defineMessages } from 'react-intl'

export const messages = defineMessages<{
  canvas: {}
  commands: {}
  hint: {}
  sectionRole: {}
  columnRole: {}
  blockRole: {}
  emptyColumn: {}
  emptyMail: {}
  emptyMailText: {}
  emptyText: {}
  emptyImage: {}
  brokenImage: {}
  emptyBlock: { kind: string }
  opaque: {}
  insert: {}
  insertSearch: {}
  insertNone: { words: string }
  insertCount: { count: number }
  actions: { name: string }
  conditional: {}
  desktopOnly: {}
  mobileOnly: {}
  variable: { name: string; fallback: string }
}>({
  canvas: {
    id: 'editor.canvas.label',
    defaultMessage: 'Email canvas',
    description: 'Names the area where a mail is edited, for screen readers',
  },
  commands: {
    id: 'editor.canvas.commands',
    defaultMessage: 'Email',
    description: 'Heading in the command palette: what can be done with the mail that is edited',
  },
  hint: {
    id: 'editor.canvas.hint',
    defaultMessage:
      'Arrow keys move between blocks, Enter goes in, Escape goes out, slash inserts, Alt with an arrow moves the block.',
    description: 'How the canvas of the email editor is used by keyboard, for screen readers',
  },
  sectionRole: {
    id: 'editor.canvas.sectionRole',
    defaultMessage: 'section',
    description: 'What kind of thing has the focus, for screen readers: a section of a mail',
  },
  columnRole: {
    id: 'editor.canvas.columnRole',
    defaultMessage: 'column',
    description: 'What kind of thing has the focus, for screen readers: a column of a section of a mail',
  },
  blockRole: {
    id: 'editor.canvas.blockRole',
    defaultMessage: 'block',
    description: 'What kind of thing has the focus, for screen readers: a block of a mail',
  },
  emptyColumn: {
    id: 'editor.canvas.emptyColumn',
    defaultMessage: 'Add a block',
    description: 'In an empty column of a mail: opens the list of blocks',
  },
  emptyMail: {
    id: 'editor.canvas.emptyMail',
    defaultMessage: 'This email is empty',
    description: 'Title on the canvas of a mail without sections',
  },
  emptyMailText: {
    id: 'editor.canvas.emptyMailText',
    defaultMessage: 'Add a block here, drag one from the left, or press / to choose one.',
    description: 'On the canvas of a mail without sections',
  },
  emptyText: {
    id: 'editor.canvas.emptyText',
    defaultMessage: 'Write something…',
    description: 'In a text block of a mail that has no words yet',
  },
  emptyImage: {
    id: 'editor.canvas.emptyImage',
    defaultMessage: 'Choose an image',
    description: 'In place of an image of a mail that is not chosen yet',
  },
  brokenImage: {
    id: 'editor.canvas.brokenImage',
    defaultMessage: 'This image can’t be shown.',
    description: 'In place of an image of a mail that fails to load',
  },
  emptyBlock: {
    id: 'editor.canvas.emptyBlock',
    defaultMessage: '{kind}: nothing to show yet',
    description: 'In place of a block of a mail that shows nothing; kind is such as HTML or Table',
  },
  opaque: {
    id: 'editor.canvas.opaque',
    defaultMessage: 'This block comes from a newer version. It is kept and not shown.',
    description: 'In place of a block of a mail that this version of the app can not read',
  },
  insert: {
    id: 'editor.canvas.insert',
    defaultMessage: 'Insert a block here',
    description: 'Button between two blocks of a mail',
  },
  insertSearch: {
    id: 'editor.canvas.insertSearch',
    defaultMessage: 'Search blocks',
    description: 'Field above the list of blocks to insert into a mail',
  },
  insertNone: {
    id: 'editor.canvas.insertNone',
    defaultMessage: 'No block matches “{words}”',
    description: 'In the list of blocks to insert, where none is found',
  },
  insertCount: {
    id: 'editor.canvas.insertCount',
    defaultMessage: '{count, plural, one {# block} other {# blocks}} found',
    description: 'Spoken when the list of blocks to insert was filtered',
  },
  actions: {
    id: 'editor.canvas.actions',
    defaultMessage: 'Actions for {name}',
    description:
      'Button at a block of a mail: opens its menu, and drags it; name is such as Button “Shop now”',
  },
  conditional: {
    id: 'editor.canvas.conditional',
    defaultMessage: 'Shown to some contacts',
    description: 'Mark at a block of a mail that has conditions',
  },
  desktopOnly: {
    id: 'editor.canvas.desktopOnly',
    defaultMessage: 'Hidden on phones',
    description: 'Mark at a block of a mail',
  },
  mobileOnly: {
    id: 'editor.canvas.mobileOnly',
    defaultMessage: 'Only on phones',
    description: 'Mark at a block of a mail',
  },
  variable: {
    id: 'editor.canvas.variable',
    defaultMessage: '{name}, or “{fallback}”',
    description: 'A variable in the text of a mail and what replaces it where it is empty',
  },
})

import { defineMessages } from 'react-intl'

export const messages = defineMessages<{
  unsubscribeTitle: { who: string }
  resubscribeTitle: { who: string }
  blockTitle: { who: string }
  unsubscribeText: {}
  resubscribeText: {}
  blockText: {}
  unsubscribe: {}
  resubscribe: {}
  block: {}
  cancel: {}
  note: {}
  noteHint: {}
  reason: {}
  reasonHint: {}
  missing: {}
  failed: {}
}>({
  unsubscribeTitle: {
    id: 'statusDialog.unsubscribeTitle',
    defaultMessage: 'Unsubscribe {who} from everything?',
    description: 'Question before a contact is taken off all mail; who is a name or an address',
  },
  resubscribeTitle: {
    id: 'statusDialog.resubscribeTitle',
    defaultMessage: 'Subscribe {who} again?',
    description: 'Question before a contact gets mail again; who is a name or an address',
  },
  blockTitle: {
    id: 'statusDialog.blockTitle',
    defaultMessage: 'Block {who}?',
    description: 'Question before a contact is blocked; who is a name or an address',
  },
  unsubscribeText: {
    id: 'statusDialog.unsubscribeText',
    defaultMessage: 'They get no more mail from this workspace. Each list keeps the unsubscribe as a record.',
    description: 'What follows when a contact is taken off all mail',
  },
  resubscribeText: {
    id: 'statusDialog.resubscribeText',
    defaultMessage: 'Only do this when they asked for mail again. What you write below is kept as proof.',
    description: 'What follows when a contact gets mail again',
  },
  blockText: {
    id: 'statusDialog.blockText',
    defaultMessage: 'They get no mail, and no form, import or tool can subscribe them again.',
    description: 'What follows when a contact is blocked',
  },
  unsubscribe: {
    id: 'statusDialog.unsubscribe',
    defaultMessage: 'Unsubscribe from everything',
    description: 'Takes a contact off all mail: menu entry and button',
  },
  resubscribe: {
    id: 'statusDialog.resubscribe',
    defaultMessage: 'Subscribe again',
    description: 'Lets a contact get mail again: menu entry and button',
  },
  block: {
    id: 'statusDialog.block',
    defaultMessage: 'Block',
    description: 'Blocks a contact: menu entry and button',
  },
  cancel: { id: 'statusDialog.cancel', defaultMessage: 'Cancel', description: 'Leaves the status as it is' },
  note: {
    id: 'statusDialog.note',
    defaultMessage: 'How they consented',
    description: 'Label of the note on the consent',
  },
  noteHint: {
    id: 'statusDialog.noteHint',
    defaultMessage: 'For example: asked by phone on 12 March.',
    description: 'Hint at the note on the consent',
  },
  reason: {
    id: 'statusDialog.reason',
    defaultMessage: 'Reason',
    description: 'Label of the reason why a bounced or complaining contact gets mail again',
  },
  reasonHint: {
    id: 'statusDialog.reasonHint',
    defaultMessage: 'Mail to addresses that bounce or complain harms the delivery of all your mail.',
    description: 'Hint at the reason why a bounced or complaining contact gets mail again',
  },
  missing: {
    id: 'statusDialog.missing',
    defaultMessage: 'Enter a few words. They are kept as proof.',
    description: 'Error where the note or the reason is missing',
  },
  failed: {
    id: 'statusDialog.failed',
    defaultMessage: 'The status could not be changed.',
    description: 'First sentence of the error when a change of status was refused',
  },
})

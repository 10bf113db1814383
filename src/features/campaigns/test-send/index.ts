import { deferred } from '#components/deferred'

/** A test of the mail is sent from a card of its own. */
export const TestSend = deferred(async () => (await import('./test-send.tsx')).TestSend)
/** The way to it from elsewhere, such as from the editor. */
export const TestSendButton = deferred(async () => (await import('./test-send-button.tsx')).TestSendButton)

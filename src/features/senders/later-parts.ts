import { deferred } from '#components/deferred'

/** One sender is larger than the list of them, which does without. */
export const SenderDetail = deferred(async () => (await import('./sender-detail.tsx')).SenderDetail)
export const SenderScreen = deferred(async () => (await import('./sender-screen.tsx')).SenderScreen)
/** Knows addresses and what is wrong with them. */
export const NewSenderDialog = deferred(async () => (await import('./new-sender-dialog.tsx')).NewSenderDialog)

import { saidLater } from '#features/editor/said-later'

/** A whole mail as one reader gets it, for features that show mails; loaded when it is first wanted. */
export const MailPreview = saidLater(async () => (await import('./preview/mail-preview.tsx')).MailPreview)

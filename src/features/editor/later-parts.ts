import { deferred } from '#components/deferred'

// Campaigns open each of these without the others, and the editor is large.
export const MailEditor = deferred(async () => (await import('#features/editor/mail-editor')).MailEditor)
export const MailFrame = deferred(async () => (await import('#features/editor/mail-frame')).MailFrame)
export const MailThumbnail = deferred(async () => (await import('#features/editor/mail-frame')).MailThumbnail)
export const StartersGallery = deferred(
  async () => (await import('#features/editor/starters-gallery')).StartersGallery,
)

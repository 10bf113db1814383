import { pageAmp } from '#mail/amp/page'
import type { EmailDocument } from '#mail/document'
import { pageHtml } from '#mail/html/page'
import type { RenderOptions } from '#mail/render/options'
import { pageText } from '#mail/text/page'

export { withUtm } from '#mail/render/address'
export type { RenderOptions, Utm } from '#mail/render/options'

/** The HTML part: tables for layout, styles inline, columns that stack on a phone, dark mode where the client has one. */
export const toHtml = (document: EmailDocument, options: RenderOptions): string => pageHtml(document, options)

/** The text part: every word of the mail, and where each link leads. Lines are not wrapped. */
export const toText = (document: EmailDocument, options: RenderOptions): string => pageText(document, options)

/** The AMP part, for senders that are registered for it. Only a resolved document is valid for sure. */
export const toAmp = (document: EmailDocument, options: RenderOptions): string => pageAmp(document, options)

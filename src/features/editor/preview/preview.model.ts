import type { Brand } from '#api/brand'
import { systemValues } from '#domain/brand/system-values'
import type { EmailDocument } from '#mail/document'
import { parseTemplate, renderTemplate, withEscapedOutputs } from '#mail/liquid'
import { toAmp, toHtml, toText } from '#mail/render'
import { contactScope, resolve, type MailContact } from '#mail/resolve'
import { isBilingual } from '#mail/twin'
import { inLanguageOf } from '#mail/twin/changes'

export const previewViews = ['desktop', 'phone', 'text', 'amp'] as const
export type PreviewView = (typeof previewViews)[number]

export const previewSchemes = ['light', 'dark', 'inverted'] as const
export type PreviewScheme = (typeof previewSchemes)[number]

/** The language of the reader; `own` is that of the contact, or of the mail where the contact has none. */
export const previewLanguages = ['own', 'en', 'ja'] as const
export type PreviewLanguage = (typeof previewLanguages)[number]

/** Addresses that the sending system makes for each reader. */
const addresses = {
  unsubscribe_url: 'https://example.com/unsubscribe',
  preferences_url: 'https://example.com/preferences',
  view_in_browser_url: 'https://example.com/view',
}

export interface PreviewContext {
  brand: Brand | undefined
  language: PreviewLanguage
  now: number
  timezone: string
}

export interface PreviewParts {
  html: string
  text: string
  /** Undefined where the mail has no AMP part. */
  amp: string | undefined
}

/** Why a reader gets one language of a bilingual mail. */
export type LanguageReason = 'shown' | 'theirs' | 'noLanguage' | 'otherLanguage'

/**
 * A mail in the language that a contact gets, and why it is that one: the chosen language, that of the contact, or the
 * original. Samples have no language and are shown the one that is edited. A mail in one language needs no reason.
 */
export function mailFor(
  mail: EmailDocument,
  language: PreviewLanguage,
  contact: { locale?: string | undefined } | undefined,
): { document: EmailDocument; reason?: LanguageReason } {
  if (!isBilingual(mail)) return { document: mail }
  if (language !== 'own') return { document: inLanguageOf(mail, language), reason: 'shown' }
  if (!contact) return { document: mail, reason: 'shown' }
  const { locale = '' } = contact
  const document = inLanguageOf(mail, locale)
  if (locale === '') return { document, reason: 'noLanguage' }
  const isTheirs = document.settings.lang.slice(0, 2) === locale.slice(0, 2).toLowerCase()
  return { document, reason: isTheirs ? 'theirs' : 'otherLanguage' }
}

/** The parts of the mail as this contact gets them. */
export function previewParts(
  document: EmailDocument,
  contact: MailContact,
  { brand, language, now, timezone }: PreviewContext,
): PreviewParts {
  const own = typeof contact.locale === 'string' ? contact.locale : undefined
  const locale = language === 'own' ? own : language
  const reader = locale === undefined ? contact : { ...contact, locale }
  const isJapanese = (locale ?? document.settings.lang).startsWith('ja')
  const resolved = resolve(document, reader, { now, timezone, system: systemValues(brand, isJapanese) })
  const options = { output: 'final', brand: brand?.colors, addresses } as const
  return {
    html: toHtml(resolved, options),
    text: toText(resolved, options),
    amp: document.settings.amp.enabled ? toAmp(resolved, options) : undefined,
  }
}

/** HTML or text as it is stored, as this contact gets it (EML-13). */
export function filledIn(
  source: string,
  kind: 'html' | 'text',
  contact: MailContact,
  { brand, now, timezone }: Omit<PreviewContext, 'language'>,
): string {
  const isJapanese = typeof contact.locale === 'string' && contact.locale.startsWith('ja')
  const system = { ...systemValues(brand, isJapanese), ...addresses }
  const scope = contactScope(contact, { now, timezone, system })
  const { template } = parseTemplate(source)
  return renderTemplate(kind === 'html' ? withEscapedOutputs(template) : template, scope, { timezone })
}

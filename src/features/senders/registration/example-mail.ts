import type { Brand } from '#api/brand'
import type { Campaign } from '#api/campaigns'
import { checkAmp, type AmpFinding } from '#mail/amp/check'
import {
  insecureLinks,
  isForwardedSubject,
  isSimilar,
  isTrialSubject,
  placeholdersIn,
} from '#mail/amp/example'
import { readPage } from '#mail/amp/html-page'
import { parseTemplate, renderTemplate, withEscapedOutputs } from '#mail/liquid'
import { toAmp, toHtml } from '#mail/render'
import { contactScope, resolve, type MailContact, type ResolveContext } from '#mail/resolve'
import { hasAmpPart } from './registration.model.ts'

/** The mail that providers are sent, and what they would object to (DOM-46). */
export interface ExampleMail {
  subject: string
  amp: string
  findings: readonly AmpFinding[]
  hasHtml: boolean
  isSimilar: boolean
  placeholders: readonly string[]
  isTrial: boolean
  isForwarded: boolean
  insecureLinks: readonly string[]
}

/** Someone of whom nothing is known: every variable shows its fallback, as for the people at the providers. */
const reader: MailContact = { id: '', email: '', properties: {}, subscriptions: [] }

/** What the example is made of; it goes to a worker as it is. */
export interface ExampleFacts {
  campaign: Pick<Campaign, 'variants'>
  brand: Brand | undefined
  /** ms since 1970. */
  now: number
}

/** Renders the mail of a campaign that has an AMP part, and checks it; undefined where none has one. */
export function readExample({ campaign, brand, now }: ExampleFacts): ExampleMail | undefined {
  const variant = campaign.variants.find((one) => hasAmpPart({ variants: [one] }))
  if (!variant) return undefined
  const company = brand?.company
  const link = 'https://example.com/'
  const context: ResolveContext = {
    now,
    timezone: 'UTC',
    system: {
      company_name: company?.name ?? '',
      company_address: company?.address ?? '',
      complaint_contact: company?.complaintContact ?? '',
      unsubscribe_url: link,
      view_in_browser_url: link,
      preferences_url: link,
    },
  }
  const scope = contactScope(reader, context)
  const filled = (source: string) => renderTemplate(parseTemplate(source).template, scope, context)
  const markup = (source: string) =>
    renderTemplate(withEscapedOutputs(parseTemplate(source).template), scope, context)
  const doc = variant.mode === 'blocks' && variant.doc ? resolve(variant.doc, reader, context) : undefined
  const options = {
    output: 'final',
    brand: brand?.colors,
    addresses: { unsubscribe_url: link, view_in_browser_url: link, preferences_url: link },
  } as const
  const amp = variant.amp?.html === undefined ? (doc ? toAmp(doc, options) : '') : markup(variant.amp.html)
  const html = doc ? toHtml(doc, options) : markup(variant.html ?? '')
  const subject = filled(variant.subject)
  const ampPage = readPage(amp)
  const htmlPage = readPage(html)
  return {
    subject,
    amp,
    findings: checkAmp(amp, ampPage),
    hasHtml: html !== '',
    isSimilar: isSimilar(ampPage.words, htmlPage.words),
    placeholders: placeholdersIn(`${subject}\n${ampPage.words}`),
    isTrial: isTrialSubject(subject),
    isForwarded: isForwardedSubject(subject),
    insecureLinks: [...new Set([...insecureLinks(ampPage), ...insecureLinks(htmlPage)])],
  }
}

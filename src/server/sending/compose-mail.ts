import type { ContentVariant } from '#api/campaigns'
import { systemValues } from '#domain/brand/system-values'
import { commonVariables } from '#domain/campaigns/mail-body'
import {
  mailSources,
  mailTemplates,
  type MailSources,
  type MailTemplates,
} from '#domain/campaigns/mail-templates'
import { linkName, OWN, withTracking } from '#domain/campaigns/tracked-mail'
import type { StoredContact } from '#domain/contacts/contact-changes'
import { readersLanguage, senderName } from '#domain/senders/sender-name'
import { withImageHost, type ImageHost } from '#domain/uploads/image-host'
import { segmentsIn } from '#lib/condition-tree'
import { nodesOf } from '#mail/document'
import { renderTemplate, type Template } from '#mail/liquid'
import { toMime } from '#mail/mime'
import type { ExecutionSnapshot } from '#server/store/deliveries.tables'
import { unsubscribeAddress } from '#server/mail/mailing'
import type { LinkTokens } from '#server/public/link-tokens'

/** What mails are composed with, the same for all runs. */
export interface ComposerSettings {
  tokens: LinkTokens
  /** Where links of mails lead: an origin. */
  linkUrl: string
  /** Whether mails to the addresses of bounces arrive at this server. @default false */
  takesMail?: boolean | undefined
}

/** A run whose mails are composed. */
export interface ComposedRun {
  campaignId: string
  snapshot: ExecutionSnapshot
  links: readonly string[][]
  /** What conditions in the mails count times from, ms since 1970. */
  now: number
}

export interface Recipient {
  deliveryId: number
  /** The place of its variant. */
  variant: number
  contact: StoredContact & { segmentIds: readonly string[] }
}

/** The parts of one reader's mail. */
export interface ReaderParts {
  subject: string
  html: string | undefined
  text: string | undefined
  amp: string | undefined
}

/** Somebody has nothing that a mail could not do without, or no address that mails can be sent to: they get none. */
export class NotForThem extends Error {}

export interface Composer {
  /** The parts of a mail. */
  partsFor: (recipient: Recipient) => ReaderParts
  /** A whole message, without a signature. Throws `NotForThem`. `date`: ms since 1970. */
  messageFor: (recipient: Recipient, date: number) => Uint8Array
  /** Segments that parts of the mails are shown by: who is in them has to be known of recipients. */
  segmentIds: readonly string[]
}

/** Composes the mails of a run: each variant is read once for each language in which the sending system speaks (CAM-151). */
export function createComposer(
  { campaignId, snapshot, links, now }: ComposedRun,
  { tokens, linkUrl: sharedUrl, takesMail = false }: ComposerSettings,
): Composer {
  const { variants, tracking, brand, timezone, sender, replyTo, linkUrl = sharedUrl, images } = snapshot
  const known = new Map<string, MailTemplates>()

  function templatesFor(place: number, { locale }: StoredContact): MailTemplates | undefined {
    const variant = variants[place]
    if (!variant) return undefined
    const isJapanese = languageOf(variant, locale) === 'ja'
    const key = `${place} ${isJapanese}`
    const read = known.get(key) ?? templatesOf(variant, place, isJapanese)
    known.set(key, read)
    return read
  }

  function templatesOf(variant: ContentVariant, place: number, isJapanese: boolean): MailTemplates {
    const hasPreview = variant.previewText.trim() !== ''
    const own = hasPreview ? withoutPreheader(variant) : variant
    const world = { now, timezone, colors: brand.colors, system: systemValues(brand, isJapanese) }
    const sources = withTracking(mailSources(own, brand.colors), {
      mode: variant.mode,
      links: links[place] ?? [],
      tracking,
      hasPreview,
    })
    return mailTemplates(own, world, images ? withImages(sources, images) : sources)
  }

  /** What is made for this reader alone. */
  function ownScope(deliveryId: number, place: number) {
    const at = (letter: string, token: string, end = '') => `${linkUrl}/${letter}/${token}${end}`
    const unsubscribe = at('u', tokens.unsubscribe(deliveryId))
    return {
      addresses: {
        unsubscribe_url: unsubscribe,
        preferences_url: unsubscribe,
        view_in_browser_url: at('v', tokens.view(deliveryId)),
      },
      unsubscribe,
      own: {
        open: at('o', tokens.open(deliveryId), '.gif'),
        ...Object.fromEntries(
          (links[place] ?? []).map((_, link) => [
            linkName(link),
            at('c', tokens.click({ deliveryId, link })),
          ]),
        ),
      },
    }
  }

  /** For mail programs that write instead of calling (RFC 2369, 3.2). */
  const unsubscribeByMail = (deliveryId: number) =>
    `<mailto:${unsubscribeAddress(tokens.mailUnsubscribe(deliveryId), sender.domainName)}?subject=unsubscribe>`

  function rendered({ deliveryId, variant: place, contact }: Recipient, onNothing: (name: string) => void) {
    const templates = templatesFor(place, contact)
    if (!templates) throw new NotForThem('The run has no such variant.')
    const { addresses, own, unsubscribe } = ownScope(deliveryId, place)
    const base = { ...templates.scopeOf({ ...contact }), ...addresses }
    const write = (template: Template, scope: Readonly<Record<string, unknown>>) =>
      renderTemplate(template, scope, {
        timezone,
        onVariable({ path, written, inAddress }) {
          if (written === 'nothing' && !inAddress && path[0] !== OWN) onNothing(path.join('.'))
        },
      })
    const subject = write(templates.subject, base)
    const scope = { ...base, [OWN]: { ...own, preview: write(templates.preview, base) } }
    const part = (template: Template | undefined) => template && write(template, scope)
    return {
      unsubscribe,
      parts: { subject, html: part(templates.html), text: part(templates.text), amp: part(templates.amp) },
    }
  }

  return {
    segmentIds: [...new Set(variants.flatMap(segmentsShownBy))],
    partsFor: (recipient) => rendered(recipient, () => undefined).parts,
    messageFor(recipient, date) {
      const { deliveryId, contact } = recipient
      const { parts, unsubscribe } = rendered(recipient, (name) => {
        if (!commonVariables.includes(name.replace(/^contact\./, '')))
          throw new NotForThem(`There is nothing for the variable ${name}.`)
      })
      const variant = variants[recipient.variant]
      const language = variant && languageOf(variant, contact.locale)
      try {
        return toMime({
          from: { address: sender.address, name: senderName(sender, language) },
          to: [{ address: contact.email, ...(contact.name !== undefined && { name: contact.name }) }],
          ...(replyTo !== undefined && { replyTo: { address: replyTo } }),
          subject: parts.subject,
          headers: {
            'Message-ID': `<d${deliveryId}.${tokens.view(deliveryId)}@${sender.domainName}>`,
            Date: new Date(date).toUTCString().replace(/GMT$/, '+0000'),
            'List-Unsubscribe': [
              `<${unsubscribe}>`,
              ...(takesMail ? [unsubscribeByMail(deliveryId)] : []),
            ].join(', '),
            'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
            'Feedback-ID': `${campaignId}:${sender.id}:campaign:otegami`,
          },
          text: parts.text ?? '',
          ...(parts.amp !== undefined && { amp: parts.amp }),
          ...(parts.html !== undefined && { html: parts.html }),
        })
      } catch (error) {
        if (!(error instanceof RangeError)) throw error
        throw new NotForThem(error.message)
      }
    },
  }
}

/** A text names no image: what looks like one there is an address to follow. */
const withImages = (sources: MailSources, images: ImageHost): MailSources => ({
  ...sources,
  ...(sources.html !== undefined && { html: withImageHost(sources.html, images) }),
  ...(sources.amp !== undefined && { amp: withImageHost(sources.amp, images) }),
})

/** In which language the sending system speaks in a mail. */
const languageOf = ({ locale, doc }: ContentVariant, reader: string | undefined): 'en' | 'ja' =>
  readersLanguage(reader, locale ?? undefined, doc?.settings.lang) ?? 'en'

/** The preview text of the campaign takes the place of that of the mail. */
const withoutPreheader = (variant: ContentVariant): ContentVariant =>
  variant.doc
    ? { ...variant, doc: { ...variant.doc, settings: { ...variant.doc.settings, preheader: [] } } }
    : variant

const segmentsShownBy = ({ mode, doc }: ContentVariant): string[] =>
  mode === 'blocks' && doc
    ? [...nodesOf(doc.sections)].flatMap((node) =>
        'visibleIf' in node && node.visibleIf ? segmentsIn(node.visibleIf) : [],
      )
    : []

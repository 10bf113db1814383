import type { ContentVariant } from '#api/campaigns'
import { parseTemplate, type Scope, type Template } from '#mail/liquid'
import { toAmp, toHtml, toText } from '#mail/render'
import { contactScope, scopesOf, type MailContact, type ResolveContext } from '#mail/resolve'

/** What every reader of a mail has in common. */
export interface MailWorld extends ResolveContext {
  /** Colours of the brand by token. */
  colors: Readonly<Record<string, string>> | undefined
}

/** A mail as templates that were read once. */
export interface MailTemplates {
  subject: Template
  preview: Template
  /** Undefined where the mail has no such part. */
  html: Template | undefined
  text: Template | undefined
  amp: Template | undefined
  /** What the templates see for a reader. */
  scopeOf: (contact: MailContact) => Scope
}

/** The parts of a mail before they are read as templates. */
export interface MailSources {
  html: string | undefined
  text: string | undefined
  amp: string | undefined
}

/** Reads a mail once for all of its readers; `change` may change its parts before. */
export function mailTemplates(
  variant: ContentVariant,
  world: MailWorld,
  change: (sources: MailSources) => MailSources = (sources) => sources,
): MailTemplates {
  const { mode, html, text, textAuto, amp } = variant
  const doc = mode === 'blocks' ? variant.doc : undefined
  const options = { output: 'template', brand: world.colors } as const
  const read = (source: string) => parseTemplate(source).template
  const maybe = (source: string | undefined) => (source === undefined ? undefined : read(source))
  const ownAmp = amp?.enabled === true ? amp.html : undefined
  const sources = change({
    html: doc ? toHtml(doc, options) : mode === 'html' ? html : undefined,
    text: doc && textAuto ? toText(doc, options) : text,
    amp: ownAmp ?? (doc?.settings.amp.enabled === true ? toAmp(doc, options) : undefined),
  })
  return {
    subject: read(variant.subject),
    preview: read(variant.previewText),
    html: maybe(sources.html),
    text: maybe(sources.text),
    amp: maybe(sources.amp),
    scopeOf: doc ? scopesOf(doc, world) : (contact) => contactScope(contact, world),
  }
}

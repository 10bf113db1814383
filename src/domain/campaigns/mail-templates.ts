import type { ContentVariant } from '#api/campaigns'
import { parseTemplate, withEscapedOutputs, type Scope, type Template } from '#mail/liquid'
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

/** The parts of a mail as they are written for everybody. */
export function mailSources(
  { mode, doc, html, text, textAuto, amp }: ContentVariant,
  colors: MailWorld['colors'],
): MailSources {
  const blocks = mode === 'blocks' ? doc : undefined
  const options = { output: 'template', brand: colors } as const
  const ownAmp = amp?.enabled === true ? amp.html : undefined
  return {
    html: blocks ? toHtml(blocks, options) : mode === 'html' ? html : undefined,
    // The text that a mail of another mode had before is kept, and nobody gets it.
    text: mode === 'text' || !textAuto ? text : blocks && toText(blocks, options),
    amp: ownAmp ?? (blocks?.settings.amp.enabled === true ? toAmp(blocks, options) : undefined),
  }
}

/** Reads a mail once for all of its readers; `sources` where its parts were changed. */
export function mailTemplates(
  variant: ContentVariant,
  world: MailWorld,
  { html, text, amp }: MailSources = mailSources(variant, world.colors),
): MailTemplates {
  const doc = variant.mode === 'blocks' ? variant.doc : undefined
  const read = (source: string) => parseTemplate(source).template
  const maybe = (source: string | undefined) => (source === undefined ? undefined : read(source))
  // Blocks escape what they put out themselves.
  const markup = (source: string | undefined) => {
    const template = maybe(source)
    return template && withEscapedOutputs(template)
  }
  return {
    subject: read(variant.subject),
    preview: read(variant.previewText),
    html: markup(html),
    text: maybe(text),
    amp: markup(amp),
    scopeOf: doc ? scopesOf(doc, world) : (contact) => contactScope(contact, world),
  }
}

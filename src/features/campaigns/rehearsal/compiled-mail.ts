import type { ContentVariant } from '#api/campaigns'
import { nodesIn, type Block, type EmailDocument, type Section } from '#mail/document'
import { halfWidths } from '#mail/html/button-width'
import { createLinter } from '#mail/lint'
import { parseTemplate, renderTemplate, type Scope, type Template } from '#mail/liquid'
import { toAmp, toHtml, toText } from '#mail/render'
import { contactScope, scopesOf, type MailContact, type ResolveContext } from '#mail/resolve'
import type { Finding } from './rehearsal.model.ts'

/** What every reader of a mail has in common. */
export interface MailWorld extends ResolveContext {
  /** Colours of the brand by token. */
  colors: Readonly<Record<string, string>> | undefined
}

/** A mail as templates that were read once. */
export interface CompiledMail {
  variantId: string
  subject: Template
  /** Of the subject with nothing filled in, in half-width characters. */
  subjectWidth: number
  preview: Template
  /** Undefined where the mail has no such part. */
  html: Template | undefined
  text: Template | undefined
  amp: Template | undefined
  scopeOf: (contact: MailContact) => Scope
  /** What is wrong with it for whoever sees the part it is about. */
  flaws: readonly { finding: Finding; shownIf: readonly string[] }[]
}

/** Reads a mail once for all of its readers: no reader is rendered from anything but these templates. */
export function compileMail(variant: ContentVariant, world: MailWorld): CompiledMail {
  const { id, mode, html, text, textAuto, amp } = variant
  const doc = mode === 'blocks' ? variant.doc : undefined
  const options = { output: 'template', brand: world.colors } as const
  const read = (source: string) => parseTemplate(source).template
  const maybe = (source: string | undefined) => (source === undefined ? undefined : read(source))
  const subject = read(variant.subject)
  const ownAmp = amp?.enabled === true ? amp.html : undefined
  return {
    variantId: id,
    subject,
    subjectWidth: halfWidths(renderTemplate(subject, {}, world)),
    preview: read(variant.previewText),
    html: maybe(doc ? toHtml(doc, options) : mode === 'html' ? html : undefined),
    text: maybe(doc && textAuto ? toText(doc, options) : text),
    amp: maybe(ownAmp ?? (doc?.settings.amp.enabled === true ? toAmp(doc, options) : undefined)),
    scopeOf: doc ? scopesOf(doc, world) : (contact) => contactScope(contact, world),
    flaws: doc ? flawsOf(doc, world) : [],
  }
}

/** What the checks of the mail find that no reader's data changes. */
function flawsOf(doc: EmailDocument, { colors }: MailWorld): CompiledMail['flaws'] {
  const conditions = conditionsOfNodes(doc)
  const found = (kind: Finding['kind'], about: unknown, nodeId = '') => ({
    finding: { kind, about: String(about) },
    shownIf: conditions.get(nodeId) ?? [],
  })
  return createLinter()(doc, { brand: colors }).flatMap(({ id, nodeId, values = {} }) => {
    if (id === 'contrastLow')
      return [found(values['mode'] === 'dark' ? 'contrastDark' : 'contrast', values['ratio'], nodeId)]
    return id === 'imagesHeavy' ? [found('imagesHeavy', values['size'])] : []
  })
}

/** By node, those nodes around it and itself that are shown under conditions. */
function conditionsOfNodes(doc: EmailDocument): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, readonly string[]>()
  const note = (node: Section | Block, outer: readonly string[]) => {
    const own = node.visibleIf === undefined ? outer : [...outer, node.id]
    for (const { id } of nodesIn(node)) found.set(id, own)
    const inner =
      'columns' in node ? node.columns.flatMap(({ blocks }) => blocks) : 'blocks' in node ? node.blocks : []
    for (const block of inner) note(block, own)
  }
  for (const section of doc.sections) note(section, [])
  return found
}

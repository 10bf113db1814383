import type { ContentVariant } from '#api/campaigns'
import { mailTemplates, type MailTemplates, type MailWorld } from '#domain/campaigns/mail-templates'
import { nodesIn, type Block, type EmailDocument, type Section } from '#mail/document'
import { halfWidths } from '#mail/html/button-width'
import { createLinter } from '#mail/lint'
import { renderTemplate } from '#mail/liquid'
import type { Finding } from './rehearsal.model.ts'

/** A mail as templates that were read once. */
export interface CompiledMail extends MailTemplates {
  variantId: string
  /** Of the subject with nothing filled in, in half-width characters. */
  subjectWidth: number
  /** What is wrong with it for whoever sees the part it is about. */
  flaws: readonly { finding: Finding; shownIf: readonly string[] }[]
}

/** Reads a mail once for all of its readers: no reader is rendered from anything but these templates. */
export function compileMail(variant: ContentVariant, world: MailWorld): CompiledMail {
  const doc = variant.mode === 'blocks' ? variant.doc : undefined
  const templates = mailTemplates(variant, world)
  return {
    ...templates,
    variantId: variant.id,
    subjectWidth: halfWidths(renderTemplate(templates.subject, {}, world)),
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

import type { AnyNode, EmailDocument, Section } from '#mail/document'

/** A mail of one part alone, in the settings of the mail that it is from. Undefined where that mail does not have it. */
export function mailOfPart(document: EmailDocument, node: AnyNode | undefined): EmailDocument | undefined {
  if (!node || !('type' in node)) return undefined
  const section: Section =
    node.type === 'section'
      ? node
      : {
          type: 'section',
          id: 'around',
          gap: 0,
          stack: 'ltr',
          valign: 'top',
          padding: { top: 16, right: 16, bottom: 16, left: 16 },
          columns: [{ id: 'column', width: 12, blocks: [node] }],
        }
  // Conditions decide who gets it, not what is compared here.
  const { visibleIf: _, ...shown } = section
  return { ...document, sections: [shown] }
}

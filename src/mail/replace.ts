import type { EmailDocument } from '#mail/document'
import type { Operation } from '#mail/operations'

/** Another document in place of one, as one step of undo. Nodes that both have stay the same objects. */
export const replacing = (
  document: EmailDocument,
  next: EmailDocument,
  origin: 'user' | 'import' = 'user',
): Operation => ({
  type: 'batch',
  origin,
  operations: [
    ...document.sections.map(({ id }): Operation => ({ type: 'remove', id })),
    {
      type: 'settings',
      set: { ...next.settings },
      unset: Object.keys(document.settings).filter((name) => !(name in next.settings)),
    },
    ...next.sections.map((node, index): Operation => ({
      type: 'insert',
      node,
      at: { parent: null, index },
    })),
  ],
})

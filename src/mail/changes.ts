import type { AnyNode, EmailDocument } from '#mail/document'
import { differenceOf, type Atom } from './hunks/difference.ts'

/** One difference between two versions of a document. What is inside something new or gone is not listed by itself. */
export type MailChange =
  | { kind: 'added' | 'removed' | 'changed' | 'moved'; id: string; node: AnyNode }
  | { kind: 'settings' }

const kinds = { fields: 'changed', add: 'added', remove: 'removed', move: 'moved' } as const

/** What differs between two versions, in the order of the later one and then what is gone. */
export function changesBetween(before: EmailDocument, after: EmailDocument): MailChange[] {
  const { base, proposed, atoms } = differenceOf(before, after)
  const changes = new Map<string, MailChange>()
  const note = (kind: (typeof kinds)[keyof typeof kinds], id: string) => {
    const node = proposed.nodes.get(id) ?? base.nodes.get(id)
    // What was moved and changed has changed.
    if (node && (kind === 'changed' || !changes.has(id))) changes.set(id, { kind, id, node })
  }
  const read = (atom: Exclude<Atom, { kind: 'settings' }>) => {
    const { nodes, parents } = atom.kind === 'remove' ? base : proposed
    const other = atom.kind === 'remove' ? proposed : base
    const node = nodes.get(atom.id)
    const parent = parents.get(atom.id)
    const isInsideOf = parent !== undefined && nodes.has(parent) && !other.nodes.has(parent)
    if ((atom.kind === 'add' || atom.kind === 'remove') && isInsideOf) return
    // A column is a part of its section.
    if (node && !('type' in node)) note('changed', parent ?? atom.id)
    else if (atom.kind !== 'width') note(kinds[atom.kind], atom.id)
  }
  for (const atom of atoms) {
    if (atom.kind === 'settings') changes.set('settings', { kind: 'settings' })
    else read(atom)
  }
  return [...changes.values()]
}

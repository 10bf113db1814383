import type { EmailDocument } from '#mail/document'
import { apply, type Operation } from '#mail/operations'
import type { Atom, Difference } from './difference.ts'
import { flatten, ROOT, unflatten, type FlatMail } from './flat.ts'
import { entriesOf, longestGrowth } from './values.ts'

/**
 * What to do to a document so that it has these differences. `accepted` are those that it has already. One batch: it is one
 * step of undo, and does all or nothing.
 */
export function acceptOperation(
  now: EmailDocument,
  proposal: { difference: Difference; proposed: EmailDocument },
  atoms: readonly Atom[],
  accepted: readonly Atom[],
): Operation {
  const values = valueOperations(proposal, atoms)
  const batch: Operation = { type: 'batch', operations: values }
  const after = apply(now, batch).document
  const restructured = structured(after, proposal.difference, atoms, accepted)
  return {
    type: 'batch',
    operations: [...values, ...sectionOperations(after, restructured)],
    origin: 'ai',
  }
}

function valueOperations(
  { difference, proposed }: { difference: Difference; proposed: EmailDocument },
  atoms: readonly Atom[],
): Operation[] {
  const settings = changeTo(
    proposed.settings,
    atoms.flatMap((atom) => (atom.kind === 'settings' ? [atom.key] : [])),
  )
  return [
    ...(settings ? [{ type: 'settings' as const, ...settings }] : []),
    ...atoms.flatMap((atom): Operation[] => {
      const node = atom.kind === 'fields' ? difference.proposed.nodes.get(atom.id) : undefined
      const change = node && atom.kind === 'fields' && changeTo(node, atom.keys)
      return node && change ? [{ type: 'update', id: node.id, ...change }] : []
    }),
  ]
}

function changeTo(record: object, keys: readonly string[]) {
  if (keys.length === 0) return undefined
  const values = entriesOf(record)
  return {
    set: Object.fromEntries(keys.flatMap((key) => (values.has(key) ? [[key, values.get(key)]] : []))),
    unset: keys.filter((key) => !values.has(key)),
  }
}

function structured(
  document: EmailDocument,
  { proposed, stable }: Difference,
  atoms: readonly Atom[],
  accepted: readonly Atom[],
): EmailDocument {
  const flat = flatten(document)
  const idsOf = (some: readonly Atom[], kinds: readonly Atom['kind'][]) =>
    new Set(some.flatMap((atom) => ('id' in atom && kinds.includes(atom.kind) ? [atom.id] : [])))
  const settled = new Set([...stable, ...idsOf(accepted, ['add', 'move'])])
  const placed = idsOf(atoms, ['add', 'move'])
  // In the order of the proposal the outer come before the inner, and the first before the second.
  for (const [id, node] of proposed.nodes) {
    if (!placed.has(id)) continue
    if (!flat.nodes.has(id)) flat.nodes.set(id, node)
    place(flat, proposed, settled, id)
    settled.add(id)
  }
  for (const id of idsOf(atoms, ['width'])) {
    const [column, wanted] = [flat.nodes.get(id), proposed.nodes.get(id)]
    if (column && !('type' in column) && wanted && !('type' in wanted))
      flat.nodes.set(id, { ...column, width: wanted.width })
  }
  for (const id of idsOf(atoms, ['remove'])) detach(flat, id)
  return unflatten(document, flat)
}

/** Puts a node after the nearest node before it in the proposal that already is where it will stay. */
function place(flat: FlatMail, proposed: FlatMail, settled: ReadonlySet<string>, id: string): void {
  const parent = proposed.parents.get(id) ?? ROOT
  detach(flat, id)
  const siblings = flat.children.get(parent) ?? []
  const wanted = proposed.children.get(parent) ?? []
  const before = wanted
    .slice(0, wanted.indexOf(id))
    .findLast((one) => settled.has(one) && siblings.includes(one))
  flat.children.set(
    parent,
    siblings.toSpliced(before === undefined ? 0 : siblings.indexOf(before) + 1, 0, id),
  )
  flat.parents.set(id, parent)
}

function detach(flat: FlatMail, id: string): void {
  const parent = flat.parents.get(id)
  if (parent === undefined) return
  flat.children.set(
    parent,
    (flat.children.get(parent) ?? []).filter((one) => one !== id),
  )
  flat.parents.delete(id)
}

/** Replaces the sections that are others; those that keep their order stay. */
function sectionOperations(before: EmailDocument, after: EmailDocument): Operation[] {
  const kept = before.sections.filter((one) => after.sections.includes(one))
  const growing = longestGrowth(kept.map((one) => after.sections.indexOf(one)))
  const stays = new Set(kept.filter((_, place) => growing.has(place)))
  return [
    ...before.sections.flatMap((one): Operation[] =>
      stays.has(one) ? [] : [{ type: 'remove', id: one.id }],
    ),
    ...after.sections.flatMap((node, index): Operation[] =>
      stays.has(node) ? [] : [{ type: 'insert', node, at: { parent: null, index } }],
    ),
  ]
}

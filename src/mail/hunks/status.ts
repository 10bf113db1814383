import type { EmailDocument } from '#mail/document'
import type { Atom, Difference } from './difference.ts'
import { flatten, ROOT, type FlatMail } from './flat.ts'
import { differingKeys, entriesOf, isSameValue } from './values.ts'

/**
 * What a document says about a proposed difference:
 * - `clean`: nothing about it changed since it was proposed.
 * - `changed`: what it is about has been changed since; accepting would replace newer work.
 * - `gone`: what it is about, or where it would go, is no longer there.
 * - `done`: the document already says what is proposed.
 */
export type HunkStatus = 'clean' | 'changed' | 'gone' | 'done'

export function statusOf(
  now: EmailDocument,
  proposal: { difference: Difference; base: EmailDocument; proposed: EmailDocument },
  atoms: readonly Atom[],
): HunkStatus {
  const flat = flatten(now)
  const all = atoms.map((atom) =>
    atom.kind === 'settings'
      ? valueStatus(now.settings, proposal.base.settings, proposal.proposed.settings, [atom.key])
      : nodeStatus(flat, proposal.difference, atoms, atom),
  )
  if (all.includes('gone')) return 'gone'
  if (all.includes('changed')) return 'changed'
  return all.every((one) => one === 'done') ? 'done' : 'clean'
}

type NodeAtom = Exclude<Atom, { kind: 'settings' }>

function nodeStatus(
  now: FlatMail,
  { base, proposed }: Difference,
  atoms: readonly Atom[],
  atom: NodeAtom,
): HunkStatus {
  const { id } = atom
  const [node, before, after] = [now.nodes.get(id), base.nodes.get(id), proposed.nodes.get(id)]
  const isOurs = (one: string, kinds: readonly Atom['kind'][]) =>
    atoms.some((other) => 'id' in other && other.id === one && kinds.includes(other.kind))
  const hasPlace = () => {
    const parent = proposed.parents.get(id) ?? ROOT
    return parent === ROOT || now.nodes.has(parent) || isOurs(parent, ['add'])
  }
  switch (atom.kind) {
    case 'fields':
    case 'width':
      if (!node || !before || !after) return 'gone'
      return valueStatus(node, before, after, atom.kind === 'fields' ? atom.keys : ['width'])
    case 'add':
      if (node) return 'done'
      return hasPlace() ? 'clean' : 'gone'
    case 'remove': {
      if (!node || !before) return 'done'
      const isNewer = (child: string) => !isOurs(child, ['remove', 'move'])
      const own = differingKeys(node, before).filter((key) => key !== 'columns' && key !== 'blocks')
      return own.length > 0 || (now.children.get(id) ?? []).some(isNewer) ? 'changed' : 'clean'
    }
    case 'move': {
      if (!node || !hasPlace()) return 'gone'
      const parent = now.parents.get(id)
      return parent === base.parents.get(id) || parent === proposed.parents.get(id) ? 'clean' : 'changed'
    }
  }
}

function valueStatus(now: object, before: object, after: object, keys: readonly string[]): HunkStatus {
  const [present, old, wanted] = [now, before, after].map(entriesOf)
  const is = (values: Map<string, unknown> | undefined) => (key: string) =>
    isSameValue(present?.get(key), values?.get(key))
  if (keys.every(is(wanted))) return 'done'
  return keys.every((key) => is(old)(key) || is(wanted)(key)) ? 'clean' : 'changed'
}

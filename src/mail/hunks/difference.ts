import type { AnyNode, EmailDocument } from '#mail/document'
import { flatten, ROOT, type FlatMail } from './flat.ts'
import { differingKeys, longestGrowth } from './values.ts'

/** The smallest differences between two documents. */
export type Atom =
  | { kind: 'settings'; key: string }
  /** Own fields of a section or block. */
  | { kind: 'fields'; id: string; keys: readonly string[] }
  /** The width of a column. */
  | { kind: 'width'; id: string }
  | { kind: 'add' | 'remove' | 'move'; id: string }

export interface Difference {
  base: FlatMail
  proposed: FlatMail
  atoms: readonly Atom[]
  /** Nodes that keep their parent and their order: the others find their place between them. */
  stable: ReadonlySet<string>
}

const structural: ReadonlySet<string> = new Set(['id', 'columns', 'blocks'])
const ownKeys = (one: AnyNode, other: AnyNode) =>
  differingKeys(one, other).filter((key) => !structural.has(key))

export function differenceOf(before: EmailDocument, after: EmailDocument): Difference {
  const [base, proposed] = [flatten(before), flatten(after)]
  const stable = stableNodes(base, proposed)
  const atoms: Atom[] = differingKeys(before.settings, after.settings).map((key) => ({
    kind: 'settings',
    key,
  }))
  for (const [id, node] of proposed.nodes) {
    const old = base.nodes.get(id)
    if (!old) {
      atoms.push({ kind: 'add', id })
      continue
    }
    if (!stable.has(id)) atoms.push({ kind: 'move', id })
    const keys = old === node ? [] : ownKeys(old, node)
    if (keys.length > 0) atoms.push('type' in node ? { kind: 'fields', id, keys } : { kind: 'width', id })
  }
  for (const id of base.nodes.keys()) if (!proposed.nodes.has(id)) atoms.push({ kind: 'remove', id })
  return { base, proposed, atoms, stable }
}

function stableNodes(base: FlatMail, proposed: FlatMail): Set<string> {
  const stable = new Set<string>()
  for (const [parent, before] of base.children) {
    const after = proposed.children.get(parent) ?? []
    const kept = before.filter((id) => after.includes(id))
    const growing = longestGrowth(kept.map((id) => after.indexOf(id)))
    for (const [place, id] of kept.entries()) if (growing.has(place)) stable.add(id)
  }
  return stable
}

/**
 * Which differences can't be accepted without each other: what is put into something new, what leaves something that is
 * removed, and all columns of a section, whose widths add up.
 */
export function groupsOf({ base, proposed, atoms }: Difference): Atom[][] {
  const leaders = new Map<string, string>()
  const leaderOf = (key: string): string => {
    const next = leaders.get(key)
    return next === undefined ? key : leaderOf(next)
  }
  const join = (one: string, other: string) => {
    const [first, second] = [leaderOf(one), leaderOf(other)]
    if (first !== second) leaders.set(second, first)
  }
  const keyOf = (atom: Atom): string => {
    if (atom.kind === 'settings') return `settings ${atom.key}`
    return atom.kind === 'fields' ? `fields ${atom.id}` : `place ${atom.id}`
  }
  const isAdded = (id: string) => proposed.nodes.has(id) && !base.nodes.has(id)
  const isRemoved = (id: string) => base.nodes.has(id) && !proposed.nodes.has(id)
  for (const atom of atoms) {
    if (atom.kind === 'settings' || atom.kind === 'fields') continue
    const [from, to] = [base.parents.get(atom.id), proposed.parents.get(atom.id)]
    if (to !== undefined && atom.kind !== 'remove' && isAdded(to)) join(`place ${to}`, keyOf(atom))
    if (from !== undefined && atom.kind !== 'add' && isRemoved(from)) join(`place ${from}`, keyOf(atom))
    const node = proposed.nodes.get(atom.id) ?? base.nodes.get(atom.id)
    if (node && !('type' in node))
      for (const section of [from, to])
        if (section !== undefined && section !== ROOT) join(`columns ${section}`, keyOf(atom))
  }
  const groups = new Map<string, Atom[]>()
  for (const atom of atoms) {
    const leader = leaderOf(keyOf(atom))
    groups.set(leader, [...(groups.get(leader) ?? []), atom])
  }
  return [...groups.values()]
}

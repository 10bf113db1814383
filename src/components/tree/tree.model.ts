import { fold } from '#lib/fold-text'

/** One thing of a tree. */
export interface TreeNode {
  id: string
  label: string
  /** What lies below it; 'lazy' if it has yet to be asked for. Without it the node is a leaf. */
  children?: readonly TreeNode[] | 'lazy'
}

/** A node that can be seen, and where it stands. */
export interface TreeRow {
  node: TreeNode
  parent: string | undefined
  /** Counted from 1, as is `place`. */
  level: number
  place: number
  siblings: number
  /** undefined: a leaf. */
  expanded: boolean | undefined
}

/** The nodes that can be seen, from above to below. */
export function treeRows(nodes: readonly TreeNode[], expanded: ReadonlySet<string>): readonly TreeRow[] {
  const rows: TreeRow[] = []
  const walk = (siblings: readonly TreeNode[], parent: string | undefined, level: number) => {
    for (const [index, node] of siblings.entries()) {
      const open = node.children === undefined ? undefined : expanded.has(node.id)
      rows.push({ node, parent, level, place: index + 1, siblings: siblings.length, expanded: open })
      if (open && typeof node.children === 'object') walk(node.children, node.id, level + 1)
    }
  }
  walk(nodes, undefined, 1)
  return rows
}

/** What a key does at a row: the focus goes to another one, or nodes are opened or closed. */
export type TreeMove =
  | { kind: 'focus'; id: string }
  | { kind: 'expand'; ids: readonly string[] }
  | { kind: 'collapse'; id: string }

/** What a key means at the node, by the W3C tree view; undefined if it means nothing there. */
export function treeMove(key: string, rows: readonly TreeRow[], at: string): TreeMove | undefined {
  const index = rows.findIndex((row) => row.node.id === at)
  const row = rows[index]
  if (!row) return undefined
  const focus = (to: TreeRow | undefined): TreeMove | undefined =>
    to && to !== row ? { kind: 'focus', id: to.node.id } : undefined
  switch (key) {
    case 'ArrowDown':
      return focus(rows[index + 1])
    case 'ArrowUp':
      return focus(rows[index - 1])
    case 'Home':
      return focus(rows[0])
    case 'End':
      return focus(rows.at(-1))
    case 'ArrowRight': {
      if (row.expanded === false) return { kind: 'expand', ids: [at] }
      const next = rows[index + 1]
      return next?.parent === at ? focus(next) : undefined
    }
    case 'ArrowLeft':
      if (row.expanded === true) return { kind: 'collapse', id: at }
      return row.parent === undefined ? undefined : { kind: 'focus', id: row.parent }
    case '*': {
      const closed = rows.filter((other) => other.parent === row.parent && other.expanded === false)
      return closed.length > 0 ? { kind: 'expand', ids: closed.map((other) => other.node.id) } : undefined
    }
    default:
      return undefined
  }
}

/** How long after a key the next one goes on with the same word, ms. */
export const TYPE_AHEAD = 500

/** The next node, from `at` around the end, whose label begins so. The same letter again and again goes on to the next. */
export function typeAhead(
  rows: readonly TreeRow[],
  at: string | undefined,
  typed: string,
): string | undefined {
  const letters = Array.from(fold(typed))
  const repeated = letters.length > 1 && letters.every((letter) => letter === letters[0])
  const begin = repeated ? (letters[0] ?? '') : letters.join('')
  if (begin.trim() === '') return undefined
  const here = rows.findIndex((row) => row.node.id === at)
  // A word that grows may go on to mean the node it is at.
  const from = letters.length > 1 && !repeated ? Math.max(here, 0) : here + 1
  const around = [...rows.slice(from), ...rows.slice(0, from)]
  return around.find((row) => fold(row.node.label).startsWith(begin))?.node.id
}

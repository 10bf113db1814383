import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { CONDITION_TREE, type ConditionGroup, type ConditionNode } from '#lib/condition-tree'
import {
  depthOf,
  duplicateNode,
  freeId,
  insertNode,
  moveNode,
  nodesOf,
  noHistory,
  placeNode,
  placeOf,
  redo,
  remember,
  removeNode,
  replaceNode,
  toggleNode,
  undo,
} from './tree-edit.model.ts'

const leaf = (id: string): ConditionNode => ({ id, kind: 'engagement', op: 'gte', score: 3 })
const group = (id: string, ...children: ConditionNode[]): ConditionGroup => ({
  id,
  kind: 'group',
  match: 'all',
  children,
})
/** The ids as they stand, with a group's in brackets. */
const drawn = (node: ConditionNode): string =>
  node.kind === 'group' ? `${node.id}(${node.children.map(drawn).join(' ')})` : node.id

const example = group('r', leaf('a'), group('g', leaf('b'), leaf('c')), leaf('d'))

describe('a step by the keys', () => {
  test.each([
    ['a', 'down', 'r(g(b c) a d)'],
    ['a', 'up', 'r(a g(b c) d)'],
    ['d', 'up', 'r(a d g(b c))'],
    ['d', 'down', 'r(a g(b c) d)'],
    ['b', 'up', 'r(a b g(c) d)'],
    ['c', 'down', 'r(a g(b) c d)'],
    ['b', 'down', 'r(a g(c b) d)'],
    ['b', 'out', 'r(a g(c) b d)'],
    ['d', 'in', 'r(a g(b c d))'],
    ['a', 'in', 'r(g(a b c) d)'],
    ['b', 'in', 'r(a g(c6(b) c) d)'],
    ['g', 'up', 'r(g(b c) a d)'],
    ['r', 'up', 'r(a g(b c) d)'],
    ['nobody', 'up', 'r(a g(b c) d)'],
  ] as const)('%s %s', (id, move, after) => {
    expect(drawn(moveNode(example, id, move))).toBe(after)
  })
  test('a group that nothing stays in goes', () => {
    expect(drawn(moveNode(group('r', group('g', leaf('a'))), 'a', 'out'))).toBe('r(a)')
  })
})

test('a group never goes into itself', () => {
  const nested = group('r', group('g', group('h', leaf('a'))))
  expect(placeNode(nested, 'g', 'h', 0)).toBe(nested)
  expect(placeNode(nested, 'g', 'g', 0)).toBe(nested)
})

test('what would be too deep or too much is not done', () => {
  const deep = group('1', group('2', group('3', group('4', leaf('a')), leaf('b'))), group('x'))
  expect(moveNode(deep, 'a', 'in')).toBe(deep)
  expect(insertNode(deep, '4', group('5'))).toBe(deep)
  expect(placeNode(deep, '2', 'x', 0)).toBe(deep)
  const full = group(
    'r',
    ...Array.from({ length: CONDITION_TREE.nodesMax - 1 }, (_, index) => leaf(`l${index}`)),
  )
  expect(insertNode(full, 'r', leaf('more'))).toBe(full)
  expect(duplicateNode(full, 'l0').root).toBe(full)
})

test('a disabled node is enabled again as it was', () => {
  const off = toggleNode(example, 'g')
  expect(nodesOf(off).find(({ id }) => id === 'g')?.disabled).toBe(true)
  expect(toggleNode(off, 'g')).toEqual(example)
})

const { tree } = fc.letrec<{ tree: ConditionGroup; node: ConditionNode }>((tie) => ({
  node: fc.oneof({ maxDepth: 3 }, fc.constant(leaf('')), tie('tree')),
  tree: fc.array(tie('node'), { maxLength: 5 }).map((children) => group('', ...children)),
}))
/** A tree within the limits, each node with an id of its own. */
const trees = tree
  .map((root) => {
    let count = 0
    const named = (node: ConditionNode): ConditionNode => {
      count += 1
      const id = `n${count}`
      return node.kind === 'group' ? { ...node, id, children: node.children.map(named) } : { ...node, id }
    }
    count += 1
    return group('n1', ...root.children.map(named))
  })
  .filter(
    (root) => depthOf(root) <= CONDITION_TREE.depthMax && nodesOf(root).length <= CONDITION_TREE.nodesMax,
  )

type Edit = (root: ConditionGroup, id: string, other: string, index: number) => ConditionGroup
const edits: Record<string, Edit> = {
  up: (root, id) => moveNode(root, id, 'up'),
  down: (root, id) => moveNode(root, id, 'down'),
  in: (root, id) => moveNode(root, id, 'in'),
  out: (root, id) => moveNode(root, id, 'out'),
  place: (root, id, other, index) => placeNode(root, id, other, index),
  duplicate: (root, id) => duplicateNode(root, id).root,
  remove: (root, id) => removeNode(root, id),
  toggle: (root, id) => toggleNode(root, id),
  insert: (root, id, _, index) => insertNode(root, id, leaf(freeId(root)), index),
  insertGroup: (root, id) => insertNode(root, id, group(freeId(root))),
  swap: (root, id) => replaceNode(root, id, group(id, leaf(freeId(root)))),
}
const edit = fc.record({
  name: fc.constantFrom(...Object.keys(edits)),
  at: fc.nat(),
  to: fc.nat(),
  index: fc.nat(6),
})
const leavesOf = (root: ConditionGroup) =>
  nodesOf(root)
    .filter(({ kind }) => kind !== 'group')
    .map(({ id }) => id)
    .sort()

test('limits hold, ids stay unique, and moving neither loses nor doubles', () => {
  fc.assert(
    fc.property(trees, fc.array(edit, { minLength: 1, maxLength: 30 }), (start, steps) => {
      let root = start
      let history = noHistory
      const seen = [start]
      for (const { name, at, to, index } of steps) {
        const nodes = nodesOf(root)
        const idAt = (place: number) => nodes[place % nodes.length]?.id ?? ''
        const after = edits[name]?.(root, idAt(at), idAt(to), index) ?? root
        const ids = nodesOf(after).map(({ id }) => id)
        expect(new Set(ids).size).toBe(ids.length)
        expect(ids.length).toBeLessThanOrEqual(CONDITION_TREE.nodesMax)
        expect(depthOf(after)).toBeLessThanOrEqual(CONDITION_TREE.depthMax)
        expect(after.id).toBe('n1')
        if (['up', 'down', 'in', 'out', 'place', 'toggle'].includes(name))
          expect(leavesOf(after)).toEqual(leavesOf(root))
        if (after === root) continue
        history = remember(history, root)
        root = after
        seen.push(root)
      }
      for (const before of seen.toReversed().slice(1)) {
        const undone = undo(history, root)
        expect(undone.root).toBe(before)
        root = undone.root
        history = undone.history
      }
      expect(undo(history, root).root).toBe(start)
      for (const after of seen.slice(1)) {
        const again = redo(history, root)
        expect(again.root).toBe(after)
        root = again.root
        history = again.history
      }
    }),
    { numRuns: 300 },
  )
})

test('what is typed into one value is one step', () => {
  const [one, two, three] = [group('r'), group('r', leaf('a')), group('r', leaf('b'))]
  const history = remember(remember(noHistory, one, 'a.value'), two, 'a.value')
  expect(undo(history, three).root).toBe(one)
})

test('a node is found where it stands', () => {
  expect(placeOf(example, 'c')).toMatchObject({ parent: { id: 'g' }, index: 1 })
  expect(placeOf(example, 'r')).toBeUndefined()
})

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { treeMove, treeRows, typeAhead, type TreeNode } from './tree.model.ts'

let made = 0
const { forest } = fc.letrec<{ forest: TreeNode[]; node: TreeNode }>((tie) => ({
  forest: fc.array(tie('node'), { maxLength: 4, depthIdentifier: 'tree' }),
  node: fc
    .tuple(
      fc.constantFrom('Alpha', 'Beta', '東京', 'ＡＢＣ'),
      fc.option(
        fc.oneof(
          { depthSize: 'small', maxDepth: 3, depthIdentifier: 'tree' },
          fc.constant('lazy' as const),
          tie('forest'),
        ),
        {
          nil: undefined,
        },
      ),
    )
    .map(([label, children]) => {
      made += 1
      return { id: `n${made}`, label, ...(children === undefined ? {} : { children }) }
    }),
}))

const idsOf = (nodes: readonly TreeNode[]): string[] =>
  nodes.flatMap((node) => [node.id, ...(typeof node.children === 'object' ? idsOf(node.children) : [])])

test('with everything open every node is seen once, children right below their parent', () => {
  fc.assert(
    fc.property(forest, (nodes) => {
      const ids = idsOf(nodes)
      const rows = treeRows(nodes, new Set(ids))
      expect(rows.map((row) => row.node.id)).toEqual(ids)
      for (const row of rows) {
        const parent = rows.find((other) => other.node.id === row.parent)
        expect(row.level).toBe((parent?.level ?? 0) + 1)
        expect(rows.filter((other) => other.parent === row.parent)).toHaveLength(row.siblings)
      }
    }),
  )
})

test('with everything closed only the first level is seen', () => {
  fc.assert(
    fc.property(forest, (nodes) => {
      expect(treeRows(nodes, new Set()).map((row) => row.node.id)).toEqual(nodes.map((node) => node.id))
    }),
  )
})

test('no key leads anywhere that can not be seen, and down and up are each other’s way back', () => {
  const keys = fc.constantFrom('ArrowDown', 'ArrowUp', 'ArrowLeft', 'ArrowRight', 'Home', 'End', '*')
  fc.assert(
    fc.property(forest, fc.array(fc.nat(), { maxLength: 4 }), fc.nat(), keys, (nodes, open, at, key) => {
      const ids = idsOf(nodes)
      fc.pre(ids.length > 0)
      const rows = treeRows(nodes, new Set(open.map((place) => ids[place % ids.length] ?? '')))
      const here = rows[at % rows.length]
      if (!here) return
      const move = treeMove(key, rows, here.node.id)
      if (move?.kind === 'expand')
        for (const id of move.ids) expect(rows.find((row) => row.node.id === id)?.expanded).toBe(false)
      if (move?.kind === 'collapse') expect(here.expanded).toBe(true)
      if (move?.kind !== 'focus') return
      expect(rows.some((row) => row.node.id === move.id)).toBe(true)
      if (key === 'ArrowDown')
        expect(treeMove('ArrowUp', rows, move.id)).toEqual({ kind: 'focus', id: here.node.id })
    }),
  )
})

const rows = treeRows(
  [
    { id: 'a', label: 'Apple' },
    { id: 'b', label: 'Apricot' },
    { id: 'c', label: 'Banana' },
    { id: 'd', label: 'ｶﾒﾗ' },
  ],
  new Set(),
)

test.each([
  ['a', 'a', 'b'],
  ['c', 'a', 'a'],
  ['a', 'aa', 'b'],
  ['a', 'ap', 'a'],
  ['a', 'apr', 'b'],
  ['a', 'B', 'c'],
  ['a', 'カ', 'd'],
  ['a', 'z', undefined],
  ['a', ' ', undefined],
  [undefined, 'a', 'a'],
])('from %s, %s goes to %s', (at, typed, to) => {
  expect(typeAhead(rows, at, typed)).toBe(to)
})

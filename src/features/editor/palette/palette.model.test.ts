import { expect, test } from 'vitest'
import type { Insertable } from '#features/editor/blocks'
import { groupNames, paletteGroups, tileAfterKey, type PaletteGroup } from './palette.model.ts'

type Grouped = (typeof paletteGroups)[PaletteGroup][number]

test('everything that can be inserted is in exactly one group', () => {
  // Does not compile where a kind is in no group.
  const isEveryKindGrouped: Insertable extends Grouped ? true : false = true
  expect(isEveryKindGrouped).toBe(true)
  const grouped = groupNames.flatMap((group): readonly Insertable[] => paletteGroups[group])
  expect(new Set(grouped).size).toBe(grouped.length)
})

const tiles = [
  { left: 0, top: 0 },
  { left: 100, top: 0 },
  { left: 200, top: 0 },
  { left: 0, top: 80 },
  { left: 100, top: 80 },
  { left: 0, top: 200 },
]

test.each([
  ['ArrowRight', 2, 3],
  ['ArrowRight', 5, undefined],
  ['ArrowLeft', 3, 2],
  ['ArrowLeft', 0, undefined],
  ['ArrowDown', 1, 4],
  ['ArrowDown', 2, 4],
  ['ArrowDown', 4, 5],
  ['ArrowDown', 5, undefined],
  ['ArrowUp', 5, 3],
  ['ArrowUp', 1, undefined],
  ['Home', 4, 0],
  ['End', 1, 5],
  ['a', 1, undefined],
])('%s from tile %i leads to %s', (key, at, to) => expect(tileAfterKey(key, at, tiles)).toBe(to))

import { expect, test } from 'vitest'
import { recordsInMemory } from '#lib/kept-records.fake'
import { savedBlocksIn, type SavedBlock } from './saved-blocks.model.ts'

const block = (id: string, savedAt: number): SavedBlock => ({ id, name: `Block ${id}`, json: '[]', savedAt })

test('the newest comes first, and another workspace has its own', async () => {
  const records = recordsInMemory()
  const blocks = savedBlocksIn(records, 'ws_one')
  await blocks.put(block('a', 1))
  await blocks.put(block('b', 2))
  await savedBlocksIn(records, 'ws_two').put(block('c', 3))
  expect((await blocks.list()).map(({ id }) => id)).toEqual(['b', 'a'])
  await blocks.remove('b')
  expect(await blocks.list()).toEqual([block('a', 1)])
})

test('what is no saved block is left out', async () => {
  const records = recordsInMemory()
  await records.put('saved-block:ws:x', { id: 'x' })
  await records.put('saved-block:ws:y', 'nonsense')
  expect(await savedBlocksIn(records, 'ws').list()).toEqual([])
})

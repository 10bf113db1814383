import { expect, test } from 'vitest'
import { listAdded, listChanged, nextDefault } from '#domain/mailing-lists/list-rules'

const who = { id: 'acc_1', name: '森 遥', email: 'haruka@example.jp' }
const NOW = '2026-05-12T03:00:00.000Z'
const made = (isDefault: boolean | undefined, others: { isDefault: boolean }[]) =>
  listAdded({ name: '定期便', ...(isDefault !== undefined && { isDefault }) }, others, who, NOW)

test('the first list is the default, whatever is asked for', () => {
  expect(made(undefined, []).isDefault).toBe(true)
  expect(made(false, []).isDefault).toBe(true)
  expect(made(undefined, [{ isDefault: true }]).isDefault).toBe(false)
  expect(made(true, [{ isDefault: true }]).isDefault).toBe(true)
})

test('the default stays that until another list is chosen', () => {
  const list = { id: 'lst_1', ...made(true, []) }
  expect(listChanged(list, { version: 1, isDefault: false }, who, NOW).isDefault).toBe(true)
  expect(listChanged(list, { version: 1, name: '別の名前' }, who, NOW)).toMatchObject({
    isDefault: true,
    name: '別の名前',
    version: 2,
  })
})

test('where the default is deleted, the oldest of the others becomes it', () => {
  const list = (id: string, createdAt: string) => ({ id, isDefault: false, createdAt })
  const others = [list('lst_2', '2026-05-12T03:00:00.000Z'), list('lst_1', '2026-05-11T03:00:00.000Z')]
  expect(nextDefault({ isDefault: true }, others)?.id).toBe('lst_1')
  expect(nextDefault({ isDefault: false }, others)).toBeUndefined()
  expect(nextDefault({ isDefault: true }, [])).toBeUndefined()
})

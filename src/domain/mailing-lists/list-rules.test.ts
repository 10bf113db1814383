import { expect, test } from 'vitest'
import { listAdded, listChanged } from '#domain/mailing-lists/list-rules'

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

import { expect, test } from 'vitest'
import { browserRecords, forgetRecords } from './kept-records.ts'

// Node has no IndexedDB: asking for it throws, as it does in a browser that refuses storage.
test.each([
  ['get', () => browserRecords.get('key')],
  ['put', () => browserRecords.put('key', 1)],
  ['keys', () => browserRecords.keys('k')],
  ['remove', () => browserRecords.remove(['key'])],
  ['forget', () => forgetRecords()],
])('%s rejects where the browser keeps nothing, and does not throw', async (_, call) => {
  let answer: Promise<unknown> | undefined
  expect(() => {
    answer = call()
  }).not.toThrow()
  await expect(answer).rejects.toThrow('indexedDB')
})

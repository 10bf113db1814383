import fc from 'fast-check'
import { expect, test } from 'vitest'
import { prettyJson, readJson } from './json-text.model.ts'

test.each([
  ['', { ok: true, value: undefined }],
  [' \n', { ok: true, value: undefined }],
  ['null', { ok: true, value: null }],
  ['{"total":1200}', { ok: true, value: { total: 1200 } }],
  ['[]', { ok: true, value: [] }],
  ['{total: 1}', { ok: false }],
  ['｛｝', { ok: false }],
])('%j', (text, read) => {
  expect(readJson(text)).toEqual(read)
})

test('whatever JSON is, it stays the same on lines of its own', () => {
  fc.assert(
    fc.property(fc.json(), (text) => {
      expect(JSON.parse(prettyJson(text))).toEqual(JSON.parse(text))
    }),
  )
  expect(prettyJson('<html>')).toBe('<html>')
  expect(prettyJson('')).toBe('')
})

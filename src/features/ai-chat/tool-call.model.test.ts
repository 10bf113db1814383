import { describe, expect, test } from 'vitest'
import { givenTo, shownCall } from './tool-call.model.ts'

test.each([
  ['web_search', '{"search":"DMARC"}', { kind: 'search', detail: 'DMARC' }],
  [
    'fetch_web_content',
    '{"url":"https://docs.example/dmarc"}',
    { kind: 'fetch', detail: 'https://docs.example/dmarc' },
  ],
  ['web_search', '{"sear', { kind: 'search', detail: '' }],
  ['web_search', 'null', { kind: 'search', detail: '' }],
  ['web_search', '{"search":{"a":1}}', { kind: 'search', detail: '' }],
  ['web_search', '{"__proto__":{"search":"x"}}', { kind: 'search', detail: '' }],
  ['propose_segment', '{"search":"x"}', { kind: 'other', detail: 'propose_segment' }],
  ['constructor', '{}', { kind: 'other', detail: 'constructor' }],
])('a call of %s with %s is told as %j', (name, written, shown) => {
  expect(
    shownCall({ id: 'c', type: 'function', function: { name, arguments: written }, forward: false }),
  ).toEqual(shown)
})

describe('what a tool was given', () => {
  const given = (text: string) =>
    givenTo({ id: 'c', type: 'function', function: { name: 'x', arguments: text }, forward: false })
  test.each([
    ['{"a":1}', '{\n  "a": 1\n}'],
    ['{}', ''],
    ['', ''],
    ['{"a":', '{"a":'],
  ])('%j is read as %j', (text, expected) => expect(given(text)).toBe(expected))

  test('has an end', () => expect(given('x'.repeat(100_000))).toHaveLength(4000))
})

import { expect, test } from 'vitest'
import { oneLine } from './smtp-outcome.ts'

test('what a mail server says is one line of whole characters, as outcomes are written together', () => {
  expect(oneLine('550 no\r\n\0such\tone')).toBe('550 no such one')
  expect(oneLine(`${'a'.repeat(299)}🍵`)).toBe(`${'a'.repeat(299)}\uFFFD`)
})

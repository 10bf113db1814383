import fc from 'fast-check'
import { expect, test } from 'vitest'
import { bytesOfBase64 } from './base64.ts'

test('gives the bytes that were packed, whatever they are', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 300 }), (bytes) => {
      expect(bytesOfBase64(Buffer.from(bytes).toString('base64'))).toEqual(new Uint8Array(bytes))
    }),
  )
})

test.each(['=', 'a', 'あ', 'a-_b'])('throws for %s, which is none', (text) => {
  expect(() => bytesOfBase64(text)).toThrow(DOMException)
})

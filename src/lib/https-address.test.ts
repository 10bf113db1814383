import fc from 'fast-check'
import { expect, test } from 'vitest'
import { HTTPS_ADDRESS, httpsAddress } from './https-address.ts'

test.each([
  ['https://www.example.com/a?b=c#d', 'https://www.example.com/a?b=c#d'],
  [' www.example.com ', 'https://www.example.com'],
  ['ｗｗｗ．example．com', 'https://www.example.com'],
  ['example.com:8443/a', 'https://example.com:8443/a'],
  ['', ''],
  ['   ', ''],
  ['http://www.example.com', undefined],
  ['javascript:alert(1)', undefined],
  ['JaVaScRiPt://example.com/%0aalert(1)', undefined],
  ['java\nscript:alert(1)', undefined],
  ['data:text/html,x', undefined],
  ['//example.com', undefined],
  ['https://', undefined],
  ['https://localhost', undefined],
  ['https://example.com/"onload=', undefined],
  ['https://example.com/<b>', undefined],
  ['https://example.com/\r\nBcc:x', undefined],
  [`https://example.com/${'a'.repeat(2048)}`, undefined],
])('%j means %j', (typed, address) => {
  expect(httpsAddress(typed)).toBe(address)
})

test('whatever is typed, what comes of it is https and stays as it is', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.webUrl()), (typed) => {
      const address = httpsAddress(typed)
      if (address === undefined || address === '') return
      expect(address).toMatch(HTTPS_ADDRESS)
      expect(new URL(address).protocol).toBe('https:')
      expect(httpsAddress(address)).toBe(address)
    }),
  )
})

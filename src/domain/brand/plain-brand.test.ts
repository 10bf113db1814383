import { expect, test } from 'vitest'
import { ONE_LINE } from '#lib/brand-limits'
import { plainBrand } from './plain-brand.ts'

test('a workspace of any name has a brand that the contract allows', () => {
  for (const name of ['Kissa \u202eevil', 'A\u0000B\r\nBcc: x@y.example', '\u2066', '株式会社さくら'])
    expect(plainBrand(name).company.name).toMatch(ONE_LINE)
  expect(plainBrand('Kissa \u202eevil\r\nBcc').company.name).toBe('Kissa evil Bcc')
  expect(plainBrand('株式会社さくら').company.name).toBe('株式会社さくら')
})

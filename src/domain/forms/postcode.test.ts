import { expect, test } from 'vitest'
import { problemOf, valueOfAnswer } from './form-answers.ts'
import { asPostcode, POSTCODE_PATTERN } from './postcode.ts'
import type { PublicField } from './public-form.ts'

const field: PublicField = {
  id: 'zip',
  type: 'property',
  propertyKey: 'zip',
  label: { en: 'Postcode', ja: '郵便番号' },
  required: true,
  width: 'full',
  control: 'text',
  rules: { pattern: POSTCODE_PATTERN },
}

test.each([
  '150-0001',
  '1500001',
  '１５０−０００１',
  '１５０ー０００１',
  '〒150-0001',
  ' 150 0001 ',
  '150―0001',
])('%j is a postcode however it was typed (FRM-62)', (typed) => {
  expect(asPostcode(typed)).toBe('150-0001')
  expect(problemOf(field, typed)).toBeUndefined()
  expect(valueOfAnswer(field, typed)).toBe('150-0001')
})

test.each(['', '150-001', '15000012', '150-0001 Tokyo', 'abc-defg', '-'.repeat(5000), '1'.repeat(5000)])(
  '%j is none, and stays as it was typed',
  (typed) => {
    expect(asPostcode(typed)).toBe(typed)
    expect(problemOf(field, typed)).toBeDefined()
  },
)

test('a field with another pattern takes what was typed as it is', () => {
  const other: PublicField = { ...field, rules: { pattern: String.raw`\d{7}` } }
  expect(problemOf(other, '1500001')).toBeUndefined()
  expect(problemOf(other, '150-0001')).toBe('pattern')
  expect(valueOfAnswer(other, '1500001')).toBe('1500001')
})

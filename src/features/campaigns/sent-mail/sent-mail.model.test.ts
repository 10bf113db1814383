import fc from 'fast-check'
import { expect, test } from 'vitest'
import { variantThatWasSent } from './sent-mail.model.ts'

const en = { locale: 'en', subject: 'Hello' } as const
const test1 = { locale: 'ja', subject: 'こんにちは' } as const
const test2 = { locale: 'ja', subject: 'お元気ですか' } as const

test('the subject tells which variant was sent, else the language of the contact', () => {
  const variants = [en, test1, test2]
  expect(variantThatWasSent(variants, 'お元気ですか', 'ja')).toBe(test2)
  expect(variantThatWasSent(variants, 'Hello', 'ja')).toBe(en)
  expect(variantThatWasSent(variants, 'changed since', 'ja-JP')).toBe(test1)
  expect(variantThatWasSent(variants, '', undefined)).toBe(en)
  expect(variantThatWasSent([], 'Hello', 'en')).toBeUndefined()
})

test('there is one whatever the subject and the language are', () => {
  fc.assert(
    fc.property(fc.string(), fc.option(fc.string(), { nil: undefined }), (subject, locale) => {
      expect(variantThatWasSent([en, test1], subject, locale)).toBeDefined()
    }),
  )
})

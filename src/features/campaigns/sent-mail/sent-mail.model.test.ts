import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sentPayload } from '#domain/campaigns/variants'
import { variantThatWasSent } from './sent-mail.model.ts'

const en = { id: 'a', locale: 'en', subject: 'Hello' } as const
const test1 = { id: 'b', locale: 'ja', subject: 'こんにちは' } as const
const test2 = { id: 'c', locale: 'ja', subject: 'お元気ですか' } as const

test('the subject tells which variant was sent, else the language of the contact', () => {
  const variants = [en, test1, test2]
  expect(variantThatWasSent(variants, { subject: 'お元気ですか' }, 'ja')).toBe(test2)
  expect(variantThatWasSent(variants, { subject: 'Hello' }, 'ja')).toBe(en)
  expect(variantThatWasSent(variants, { subject: 'changed since' }, 'ja-JP')).toBe(test1)
  expect(variantThatWasSent(variants, { subject: '' }, undefined)).toBe(en)
  expect(variantThatWasSent([], { subject: 'Hello' }, 'en')).toBeUndefined()
})

test('of an A/B test of the body, whose subjects are the same, the history names the variant', () => {
  const variants = [test1, { ...test2, subject: test1.subject }]
  expect(variantThatWasSent(variants, sentPayload(variants, 1), 'ja')).toBe(variants[1])
  expect(variantThatWasSent(variants, sentPayload(variants, 0), 'ja')).toBe(variants[0])
  expect(sentPayload([en, test1], 1)).toEqual({ subject: test1.subject })
})

test('there is one whatever the subject and the language are', () => {
  fc.assert(
    fc.property(fc.string(), fc.option(fc.string(), { nil: undefined }), (subject, locale) => {
      expect(variantThatWasSent([en, test1], { subject }, locale)).toBeDefined()
    }),
  )
})

import * as v from 'valibot'
import { expect, test } from 'vitest'
import { EmailDocument, emptyDocument } from '#mail/document'
import { campaignVariants } from './campaign-variants.ts'

const { settings, ...rest } = emptyDocument('en')
const english = { ...rest, settings: { ...settings, title: 'Spring harvest' } }

test('a mail in one language is for everybody', () => {
  expect(campaignVariants(english)).toMatchObject([{ locale: null, subject: 'Spring harvest', doc: english }])
})

test('a mail in two languages is a variant for the readers of each, the original first', () => {
  const twin = { lang: 'ja', words: { title: { kind: 'plain' as const, text: '春の新茶' } } }
  const variants = campaignVariants({ ...english, settings: { ...english.settings, twin } })
  expect(variants).toMatchObject([
    { locale: 'en', weight: 100, subject: 'Spring harvest', doc: { settings: { lang: 'en' } } },
    { locale: 'ja', weight: 100, subject: '春の新茶', doc: { settings: { lang: 'ja' } } },
  ])
  for (const variant of variants) {
    expect(variant.doc?.settings.twin).toBeUndefined()
    expect(v.is(EmailDocument, variant.doc)).toBe(true)
  }
})

import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { ContentVariant } from '#api/campaigns'
import { expectWholeWeights } from '#domain/campaigns/variants'
import { emptyDocument } from '#mail/document'
import {
  freeLocales,
  hasContent,
  hasMail,
  sharedEvenly,
  sumOfShares,
  VARIANTS,
  withCopy,
  withDesign,
  withLocale,
  withoutVariant,
  withVariantBack,
} from './variants.model.ts'

const variant = (id: string, rest: Partial<ContentVariant> = {}): ContentVariant => ({
  id,
  label: 'A',
  locale: null,
  weight: 100,
  subject: '',
  previewText: '',
  mode: 'blocks',
  textAuto: true,
  ...rest,
})
const one = [variant('a', { subject: 'Hello' })]

test('a copy for the same readers is the next letter and shares them', () => {
  const { variants, added } = withCopy(one, 'a', null)
  expect(variants).toMatchObject([
    { id: 'a', label: 'A', weight: 50, subject: 'Hello' },
    { id: added, label: 'B', weight: 50, subject: 'Hello' },
  ])
})

test('a copy for another language has all of its readers', () => {
  expect(withCopy(one, 'a', 'ja').variants).toMatchObject([{ weight: 100 }, { locale: 'ja', weight: 100 }])
  expect(freeLocales(withCopy(one, 'a', 'ja').variants)).toEqual(['en'])
})

test('three share evenly: 34, 33 and 33', () => {
  const three = ['a', 'b', 'c'].map((id) => variant(id, { weight: 1 }))
  expect(sumOfShares(three, null)).toBe(3)
  expect(sharedEvenly(three, null).map(({ weight }) => weight)).toEqual([34, 33, 33])
})

test('a removed variant comes back at its place with its share', () => {
  const before = [variant('a', { weight: 30 }), variant('b', { weight: 70, label: 'B' })]
  const after = withoutVariant(before, 'a')
  expect(after).toMatchObject([{ id: 'b', weight: 100 }])
  expect(withVariantBack(after, before, 'a')).toEqual(before)
})

test('the last variant stays', () => {
  expect(withoutVariant(one, 'a')).toEqual(one)
})

test('whatever is added, moved and removed, the shares of each language add up', () => {
  const locale = fc.constantFrom<ContentVariant['locale']>('en', 'ja', null)
  const step = fc.record({ kind: fc.constantFrom('copy', 'move', 'remove'), at: fc.nat(), locale })
  fc.assert(
    fc.property(fc.array(step, { maxLength: 20 }), (steps) => {
      let variants: ContentVariant[] = one
      for (const { kind, at, locale: to } of steps) {
        const id = variants[at % variants.length]?.id ?? ''
        if (kind === 'copy') ({ variants } = withCopy(variants, id, to))
        else variants = kind === 'move' ? withLocale(variants, id, to) : withoutVariant(variants, id)
        expect(() => expectWholeWeights(variants)).not.toThrow()
        expect(variants.length).toBeGreaterThan(0)
        expect(variants.length).toBeLessThanOrEqual(VARIANTS.most)
        expect(new Set(variants.map((each) => each.id)).size).toBe(variants.length)
      }
    }),
  )
})

test('a mail in two languages is a variant for each, in the language of the one that it is chosen for', () => {
  const docs = { en: emptyDocument('en'), ja: emptyDocument('ja') }
  const mails = [
    variant('x', { locale: 'en', doc: docs.en, subject: 'Spring' }),
    variant('y', { locale: 'ja', doc: docs.ja, subject: '春' }),
  ]
  expect(withDesign(one, 'a', mails)).toMatchObject([
    { id: 'a', locale: null, subject: 'Hello', doc: docs.en },
    { id: 'y', locale: 'ja', subject: '春', weight: 100 },
  ])
  expect(withDesign([variant('a', { locale: 'ja' })], 'a', mails)).toMatchObject([
    { id: 'a', locale: 'ja', subject: '春', doc: docs.ja },
    { id: 'x', locale: 'en' },
  ])
  const both = [variant('a'), variant('b', { locale: 'ja' })]
  expect(withDesign(both, 'a', mails)).toHaveLength(2)
})

test('an empty document is no mail', () => {
  expect(hasMail(variant('a', { doc: emptyDocument('en') }))).toBe(false)
  expect(hasMail(variant('a', { mode: 'html', html: '<p>x</p>' }))).toBe(true)
  expect(hasContent(variant('a', { mode: 'text', text: ' ' }))).toBe(false)
  expect(hasContent(variant('a', { previewText: 'x' }))).toBe(true)
})

import { expect, test } from 'vitest'
import { audienceChips, variantBadges } from './campaign-cells.model.ts'

test('languages once each, and a test where two variants are for the same readers', () => {
  expect(variantBadges([{ locale: null }])).toEqual({ locales: [], isTest: false })
  expect(variantBadges([{ locale: 'ja' }, { locale: 'en' }])).toEqual({
    locales: ['en', 'ja'],
    isTest: false,
  })
  expect(variantBadges([{ locale: 'ja' }, { locale: 'ja' }])).toEqual({ locales: ['ja'], isTest: true })
  expect(variantBadges([{ locale: null }, { locale: null }])).toEqual({ locales: [], isTest: true })
})

test('the first of the lists and segments is named, and the others counted', () => {
  const audience = {
    mailingListIds: ['ml_1', 'ml_2'],
    segmentIds: ['seg_1'],
    segmentMatch: 'any' as const,
    excludeSegmentIds: [],
  }
  expect(audienceChips(audience, new Map([['ml_1', 'News']]))).toEqual({
    shown: [{ id: 'ml_1', name: 'News' }],
    more: [
      { id: 'ml_2', name: 'ml_2' },
      { id: 'seg_1', name: 'seg_1' },
    ],
    hasConditions: false,
  })
})

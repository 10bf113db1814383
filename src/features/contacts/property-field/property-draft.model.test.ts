import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Contact } from '#api/contacts'
import { propertyTypes } from '#lib/property-key'
import { draftOf, valueOf, type PropertyDraft } from './property-draft.model.ts'

const TOKYO = 'Asia/Tokyo'

describe('the field of a property', () => {
  it('gives back the value that it was filled with', () => {
    const cases: [(typeof propertyTypes)[number], Contact['properties'][string]][] = [
      ['string', 'Kyoto'],
      ['number', -2.5],
      ['boolean', false],
      ['date', '2024-02-29'],
      ['datetime', '2026-01-15T03:30:00.000Z'],
      ['multi_select', ['a', 'b']],
      ['url', 'https://example.com/?a=b'],
      ['email', 'a@example.com'],
      ['json', { a: [1, null], b: { c: 'd' } }],
    ]
    for (const [type, value] of cases) {
      expect(valueOf({ type }, draftOf({ type }, value, TOKYO)), type).toEqual({ value })
    }
  })

  it('is empty where there is no value, and gives none', () => {
    for (const type of propertyTypes) {
      expect(valueOf({ type }, draftOf({ type }, undefined, TOKYO))).toEqual({ value: null })
      expect(valueOf({ type }, draftOf({ type }, null, TOKYO))).toEqual({ value: null })
    }
  })

  it('says what is no value of its type', () => {
    const wrong: [(typeof propertyTypes)[number], PropertyDraft][] = [
      ['number', Number.NaN],
      ['number', Number.POSITIVE_INFINITY],
      ['date', '2026-02-30'],
      ['datetime', { date: '2026-01-15', time: '', timezone: TOKYO }],
      ['email', 'a@'],
      ['url', 'javascript:alert(1)'],
      ['json', '[1]'],
      ['json', '{'],
      ['json', 'null'],
    ]
    for (const [type, draft] of wrong)
      expect(valueOf({ type }, draft), JSON.stringify([type, draft])).toEqual({ problem: type })
  })

  it('has an answer for any text', () => {
    fc.assert(
      fc.property(fc.constantFrom(...propertyTypes), fc.string(), (type, text) => {
        const answer = valueOf({ type }, text)
        expect('value' in answer || 'problem' in answer).toBe(true)
      }),
    )
  })
})

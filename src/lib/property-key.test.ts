import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { keyOf, keyProblem, labelProblem } from './property-key.ts'

describe('the key of a property', () => {
  it('comes from the label', () => {
    expect(keyOf('Favourite café')).toBe('favourite_cafe')
    expect(keyOf('  2nd Address! ')).toBe('nd_address')
    expect(keyOf('ＦＡＸ')).toBe('fax')
    expect(keyOf('会社名')).toBe('')
  })
  it('comes out right whatever the label, or empty', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (label) => {
        expect([undefined, 'empty', 'reserved']).toContain(keyProblem(keyOf(label), []))
      }),
    )
  })
  it.each(['__proto__', 'constructor', 'prototype', 'id', 'email'])('is not %s', (key) => {
    expect(keyProblem(key, [])).toBe('reserved')
  })
  it('is of small letters, digits and underscores, and new', () => {
    expect(keyProblem('', [])).toBe('empty')
    expect(keyProblem('Plan', [])).toBe('form')
    expect(keyProblem('2nd', [])).toBe('form')
    expect(keyProblem('a'.repeat(65), [])).toBe('form')
    expect(keyProblem('plan', ['plan'])).toBe('taken')
    expect(keyProblem('plan_2', ['plan'])).toBeUndefined()
  })
})

it('takes a label once, whatever its case and width', () => {
  expect(labelProblem(' ', [])).toBe('empty')
  expect(labelProblem('ｐｌａｎ', ['Plan'])).toBe('taken')
  expect(labelProblem('a'.repeat(61), [])).toBe('long')
  expect(labelProblem('Plan 2', ['Plan'])).toBeUndefined()
})

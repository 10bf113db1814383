import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { FormField } from '#api/forms'
import { possibleConditions, withChanged, withRenamed } from './field-edits.ts'
import {
  FIELDS,
  freeId,
  isEmailField,
  withCopy,
  withField,
  withMoved,
  withoutField,
  type Fields,
} from './form-fields.ts'
import { plainField, plainKinds, propertyField } from './new-field.ts'
import { repeatedId } from './form-rules.ts'

const email = propertyField([], { key: 'email', label: 'Email', type: 'email' })
const named = (id: string): FormField => ({ ...plainField([], 'text'), id })
const three: Fields = [email, named('a'), { ...named('b'), showIf: { fieldId: 'a', op: 'is_set' } }]

/** What somebody does with a form, one after the other. */
type Step = (fields: Fields) => Fields
const place = fc.nat({ max: 12 })
const idAt = (fields: Fields, at: number) => fields[at % Math.max(1, fields.length)]?.id ?? ''
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.tuple(fc.constantFrom(...plainKinds), place).map(
    ([kind, at]): Step =>
      (fields) =>
        withField(fields, plainField(fields, kind), idAt(fields, at)),
  ),
  place.map(
    (at): Step =>
      (fields) =>
        withoutField(fields, idAt(fields, at)),
  ),
  fc.tuple(place, fc.integer({ min: -3, max: 15 })).map(
    ([at, to]): Step =>
      (fields) =>
        withMoved(fields, idAt(fields, at), to),
  ),
  place.map(
    (at): Step =>
      (fields) =>
        withCopy(fields, idAt(fields, at))?.fields ?? fields,
  ),
  fc.tuple(place, fc.string()).map(
    ([at, id]): Step =>
      (fields) =>
        withRenamed(fields, idAt(fields, at), id),
  ),
  fc.tuple(place, place).map(
    ([at, other]): Step =>
      (fields) =>
        withChanged(fields, idAt(fields, at), { showIf: { fieldId: idAt(fields, other), op: 'is_set' } }),
  ),
)

test('whatever is done, every field keeps an id of its own, the email field stays, and no condition looks at nothing', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
      const fields = steps.reduce((now, one) => one(now), three)
      expect(repeatedId(fields)).toBeUndefined()
      expect(fields.filter(isEmailField)).toHaveLength(1)
      expect(fields.length).toBeLessThanOrEqual(FIELDS.most)
      const ids = new Set(fields.map(({ id }) => id))
      for (const { showIf } of fields) if (showIf) expect(ids).toContain(showIf.fieldId)
    }),
  )
})

describe('fields of a form', () => {
  test('a new one comes after the selected one, and not beyond the most', () => {
    expect(withField(three, named('c'), 'a').map(({ id }) => id)).toEqual(['email', 'a', 'c', 'b'])
    const full = Array.from({ length: FIELDS.most }, (_, number) => named(`f${number}`))
    expect(withField(full, named('more'), undefined)).toBe(full)
    expect(withCopy(full, 'f1')).toBeUndefined()
  })
  test('a move keeps the others in their order, and ends at the ends', () => {
    expect(withMoved(three, 'b', 0).map(({ id }) => id)).toEqual(['b', 'email', 'a'])
    expect(withMoved(three, 'a', 99).map(({ id }) => id)).toEqual(['email', 'b', 'a'])
    expect(withMoved(three, 'a', 1)).toBe(three)
    expect(withMoved(three, 'none', 0)).toBe(three)
  })
  test('what is taken away takes the conditions with it; the email field can’t be', () => {
    expect(withoutField(three, 'a')[1]).toEqual(named('b'))
    expect(withoutField(three, 'email')).toBe(three)
  })
  test('a copy of a property’s field is still to be given a property', () => {
    const name = propertyField(three, {
      key: 'name',
      label: 'Name',
      labels: { ja: 'お名前' },
      type: 'string',
    })
    expect(name.label).toEqual({ en: 'Name', ja: 'お名前' })
    const copy = withCopy([...three, name], 'name')
    expect(copy?.id).toBe('name-2')
    expect(copy?.fields.at(-1)).not.toHaveProperty('propertyKey')
    expect(withCopy(three, 'email')).toBeUndefined()
  })
  test('another id is followed by the conditions', () => {
    expect(withRenamed(three, 'a', 'utm_source')[2]?.showIf?.fieldId).toBe('utm_source')
    for (const id of ['', 'b', 'with space', '<b>', 'x'.repeat(41)])
      expect(withRenamed(three, 'a', id)).toBe(three)
  })
  test('a value that is undefined goes', () => {
    const help = withChanged(three, 'a', { help: { en: 'Why' } })
    expect(withChanged(help, 'a', { help: undefined })[1]).toEqual(named('a'))
  })
  test('one depends on what comes before it and can be answered', () => {
    expect(possibleConditions(three, 'b').map(({ id }) => id)).toEqual(['email'])
    expect(possibleConditions(three, 'email')).toEqual([])
  })
  test.each(['__proto__', 'constructor', '', 'ü', 'a b'])('%j as a wish for an id', (wish) => {
    expect(freeId(three, wish)).toMatch(/^[\w-]{1,40}$/)
  })
})

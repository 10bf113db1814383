import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  formFilterOf,
  formSortKeys,
  formsQueryValues,
  formStatuses,
  readFormsQuery,
} from './forms-query.model.ts'

test('an address is read as it was written', () => {
  const query = fc.record({
    q: fc.string({ maxLength: 200 }),
    status: fc.option(fc.constantFrom(...formStatuses), { nil: undefined }),
    sort: fc.record({ key: fc.constantFrom(...formSortKeys), direction: fc.constantFrom('asc', 'desc') }),
  })
  fc.assert(
    fc.property(query, (one) => {
      expect(readFormsQuery(formsQueryValues(one))).toEqual(one)
    }),
  )
})

test.each([
  { status: '<b>' },
  { status: 'archived' },
  { order: '__proto__' },
  { order: '--name' },
  { order: 'views' },
])('%j counts as not given', (values) => {
  expect(readFormsQuery(values)).toEqual(readFormsQuery({}))
})

test('a search of any length is cut, and nothing is asked for what is not given', () => {
  expect(readFormsQuery({ q: 'x'.repeat(9000) }).q).toHaveLength(200)
  expect(formFilterOf(readFormsQuery({}))).toEqual({})
  expect(formsQueryValues(readFormsQuery({ order: '-updatedAt' }))).toEqual({})
})

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { contactStatuses } from '#lib/contact-status'
import {
  contactFilterOf,
  contactSortKeys,
  contactsQueryValues,
  readContactsQuery,
  type ContactsQuery,
} from './contacts-query.model.ts'
import { contactTabs } from '#features/contacts/contact-tabs'

const asText = (values: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(values)
      .filter(([, value]) => value !== undefined && value !== '')
      .map(([name, value]) => [name, String(value)]),
  )

const queries: fc.Arbitrary<ContactsQuery> = fc.record({
  q: fc.string({ maxLength: 200 }),
  status: fc.option(fc.constantFrom(...contactStatuses), { nil: undefined }),
  list: fc.constantFrom(undefined, 'lst_1'),
  segment: fc.constantFrom(undefined, 'seg_1'),
  f: fc.constantFrom('', 'W3sia2luZCI-_'),
  editing: fc.constant(false),
  view: fc.constantFrom(undefined, '0b1c-2'),
  sort: fc.record({
    key: fc.constantFrom(...contactSortKeys, 'properties.last_order_at' as const),
    direction: fc.constantFrom('asc' as const, 'desc' as const),
  }),
  offset: fc.nat(1_000_000),
  contact: fc.constantFrom('con_1', 'con_2-x'),
  tab: fc.constantFrom(...contactTabs),
  mail: fc.constantFrom(undefined, 'cmp_1'),
  importing: fc.boolean(),
})

test('what is written to an address reads back the same', () => {
  fc.assert(
    fc.property(queries, (query) => {
      expect(readContactsQuery(asText(contactsQueryValues(query)))).toEqual(query)
    }),
  )
})

describe('what makes no sense counts as not given', () => {
  const usual = readContactsQuery({})
  test.each([
    { offset: '-1' },
    { offset: '1e9' },
    { offset: 'NaN' },
    { order: '__proto__' },
    { order: '-constructor' },
    { order: 'properties.' },
    { order: 'properties.__proto__' },
    { order: 'properties.a.b' },
    { status: '<b>' },
    { status: 'toString' },
    { contact: '../x' },
    { list: '../x' },
    { segment: '/' },
    { view: '<b>' },
    { f: 'a b' },
    { f: 'x'.repeat(6001) },
    { edit: '1' },
    { contact: 'a b' },
    { contact: '' },
    { tab: '__proto__' },
    { import: 'yes' },
  ])('%j', (values) => {
    expect(readContactsQuery(values as unknown as Record<string, string | undefined>)).toEqual(usual)
  })

  test('a very long search is cut', () => {
    expect(readContactsQuery({ q: 'x'.repeat(10_000) }).q).toHaveLength(200)
  })
})

test('spaces alone search for nothing', () => {
  expect(contactFilterOf(readContactsQuery({ q: '  ' }))).toEqual({})
  expect(
    contactFilterOf(readContactsQuery({ q: ' a ', status: 'bounced', list: 'lst_1', segment: 'seg_1' })),
  ).toEqual({ q: 'a', status: ['bounced'], mailingListId: 'lst_1', segmentId: 'seg_1' })
})

test('a segment is made, edited or shown', () => {
  expect(readContactsQuery({ segment: 'new' })).toMatchObject({ segment: 'new', editing: true })
  expect(contactFilterOf(readContactsQuery({ segment: 'new' }))).toEqual({})
  const edited = readContactsQuery({ segment: 'seg_1', edit: '1' })
  expect(edited).toMatchObject({ segment: 'seg_1', editing: true })
  expect(readContactsQuery(asText(contactsQueryValues(edited)))).toEqual(edited)
  expect(readContactsQuery({ segment: 'seg_1' }).editing).toBe(false)
})

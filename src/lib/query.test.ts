import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseQuery, parseSettingsHash, settingsHash } from '#lib/query'

test('the first value of a query wins, and no name reaches a prototype', () => {
  const query = parseQuery('?page=-1&page=2&__proto__=x&constructor=y&%E0%A4%A=z')
  expect(query['page']).toBe('-1')
  expect(Object.getPrototypeOf(query)).toBeNull()
  expect(query['__proto__']).toBe('x')
  expect(({} as Record<string, unknown>)['x']).toBeUndefined()
  expect(parseQuery('')['toString']).toBeUndefined()
})
test('settings in the hash', () => {
  expect(parseSettingsHash('')).toBeUndefined()
  expect(parseSettingsHash('#')).toBeUndefined()
  expect(parseSettingsHash('#account')).toEqual({ key: 'account' })
  expect(parseSettingsHash('#domains:a%2Fb')).toEqual({ key: 'domains', value: 'a/b' })
  expect(parseSettingsHash('#account:%E0%A4%A')).toEqual({ key: 'account', value: '%E0%A4%A' })
  expect(parseSettingsHash('#__proto__')).toEqual({ key: '__proto__' })
})
test('any text is a query and a hash, and throws nothing', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      parseQuery(text)
      parseSettingsHash(text)
    }),
  )
})

test('the address of a setting is read as it was written', () => {
  fc.assert(
    fc.property(
      fc.string({ minLength: 1, unit: 'grapheme' }),
      fc.string({ unit: 'grapheme' }),
      (key, value) => {
        expect(parseSettingsHash(settingsHash({ key, value }))).toEqual(
          value === '' ? { key } : { key, value },
        )
      },
    ),
  )
})

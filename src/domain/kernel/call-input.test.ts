import * as v from 'valibot'
import { expect, test } from 'vitest'
import { bodyOf, checkedAnswer, queryOf } from './call-input.ts'
import { bearerOf, refusalResponse } from './envelope.ts'
import { notFound, tooSoon } from './refusals.ts'

const schema = v.strictObject({ name: v.optional(v.pipe(v.string(), v.trim())) })

test('the first value of a name counts, and a route without a query has none', () => {
  expect(queryOf({ query: schema }, new URLSearchParams('name=+a+&name=b'))).toEqual({ name: 'a' })
  expect(queryOf({ query: undefined }, new URLSearchParams('name=a'))).toBeUndefined()
  expect(queryOf({ query: schema }, new URLSearchParams([['name', 'a\uD800']]))).toEqual({ name: 'a\uFFFD' })
  expect(() => queryOf({ query: schema }, new URLSearchParams('name=%00'))).toThrow('NUL')
  expect(() => queryOf({ query: schema }, new URLSearchParams('other=1'))).toThrow(
    'The query is not what it should be: other',
  )
})

test.each([
  ['', 'The body is not JSON.'],
  ['[]', 'The body is a list in place of an object.'],
  ['{"name":1}', 'The body is not what it should be: name'],
  ['null', 'The body is not what it should be'],
  ['{"name":"a\\u0000"}', 'A text holds the character NUL.'],
  [`{"name":${'['.repeat(70)}${']'.repeat(70)}}`, 'The body is nested more than 64 deep.'],
])('the body %s is refused', (text, message) => {
  expect(() => bodyOf({ body: schema }, text)).toThrow(message)
})

test('a body goes on as its schema makes it', () => {
  expect(bodyOf({ body: schema }, '{"name":" a "}')).toEqual({ name: 'a' })
  expect(bodyOf({ body: undefined }, 'no JSON')).toBeUndefined()
})

test('an answer off its schema is no envelope', () => {
  const route = { name: 'things.one', result: schema }
  expect(checkedAnswer(route, { name: 'a' })).toEqual({ name: 'a' })
  expect(() => checkedAnswer(route, { nmae: 'a' })).toThrow('The answer of things.one')
})

const asked = (headers: Record<string, string>) => new Request('https://api.example/v1/things', { headers })

test.each([
  [{}, 'There is no thing. It may have been deleted.'],
  [{ 'accept-language': 'ja-JP, en;q=0.5' }, '見つかりません。削除された可能性があります。'],
  [{ 'accept-language': 'jav' }, 'There is no thing. It may have been deleted.'],
])('an error speaks the language of the call: %j', async (headers, message) => {
  const response = refusalResponse(asked(headers), notFound('thing'), 'tkt_1')
  expect(response.status).toBe(404)
  expect(response.headers.get('retry-after')).toBeNull()
  expect(await response.json()).toEqual({ code: 404, message, ticketId: 'tkt_1' })
})

test('what helps by waiting says how long', () => {
  expect(
    refusalResponse(asked({}), tooSoon('Not yet.', 0, 1500, 'まだです。'), 'tkt_1').headers.get(
      'retry-after',
    ),
  ).toBe('2')
})

test.each([
  ['Bearer abc', 'abc'],
  // The word is the same however it is written (RFC 9110, 11.1).
  ['bearer abc', 'abc'],
  ['BEARER  abc', 'abc'],
  ['Basic abc', undefined],
  ['Bearer a b', undefined],
  ['', undefined],
])('the bearer of "%s"', (authorization, token) => {
  expect(bearerOf(asked({ authorization }))).toBe(token)
})

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { answerTo, isRate, originOf } from './web-api.model.ts'

test.each([
  ['https://www.example.com', 'https://www.example.com'],
  [' HTTPS://Shop.Example/ ', 'https://shop.example'],
  ['https://shop.example:8443', 'https://shop.example:8443'],
  ['http://localhost:5173', 'http://localhost:5173'],
  ['ｈｔｔｐｓ://shop.example', 'https://shop.example'],
  ['http://shop.example', undefined],
  ['https://shop.example/path', undefined],
  ['https://shop.example?x', undefined],
  ['https://user@shop.example', undefined],
  ['https://*.example', undefined],
  ['shop.example', undefined],
  ['null', undefined],
  ['*', undefined],
  ['javascript:alert(1)', undefined],
  ['', undefined],
])('%j as an origin is %j', (typed, origin) => {
  expect(originOf(typed)).toBe(origin)
})

test('whatever is typed, what is taken is what browsers send', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.webUrl({ withQueryParameters: true })), (typed) => {
      const origin = originOf(typed)
      expect(origin === undefined || new URL(origin).origin === origin).toBe(true)
    }),
  )
})

test.each([
  ['https://a.example', { enabled: true, allowedOrigins: [] }, 'letIn'],
  ['https://a.example/', { enabled: true, allowedOrigins: ['https://a.example'] }, 'letIn'],
  ['https://b.example', { enabled: true, allowedOrigins: ['https://a.example'] }, 'notLetIn'],
  ['https://a.example', { enabled: false, allowedOrigins: ['https://a.example'] }, 'switchedOff'],
  ['a.example', { enabled: true, allowedOrigins: [] }, 'noOrigin'],
])('%s, with %j: %s', (origin, draft, answer) => {
  expect(answerTo(origin, draft)).toBe(answer)
})

test.each([
  [1, true],
  [6000, true],
  [0, false],
  [6001, false],
  [1.5, false],
  [Number.NaN, false],
  [null, false],
])('%s is a limit: %s', (rate, answer) => {
  expect(isRate(rate)).toBe(answer)
})

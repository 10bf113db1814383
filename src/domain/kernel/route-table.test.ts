import { expect, test } from 'vitest'
import { noRoute, routeTable } from './route-table.ts'

const at = (method: 'GET' | 'POST', path: string) => ({ base: '/v1', route: { method, path } })
const [one, count, nested, write] = [
  at('GET', '/things/:id'),
  at('GET', '/things/count'),
  at('GET', '/things/:id/parts/:partId'),
  at('POST', '/things/:id'),
]
const find = routeTable([one, count, nested, write])

test.each([
  ['GET', '/v1/things/count', { bound: count, params: {} }],
  ['GET', '/v1/things/a%2Fb', { bound: one, params: { id: 'a/b' } }],
  ['POST', '/v1/things/count', { bound: write, params: { id: 'count' } }],
  ['GET', '/v1/things/1/parts/2', { bound: nested, params: { id: '1', partId: '2' } }],
  ['GET', '/v1/things/', undefined],
  ['GET', '/things/1', undefined],
  ['PUT', '/v1/things/1', undefined],
])('%s %s', (method, path, hit) => expect(find(method, path)).toEqual(hit))

test('what is not well encoded is told', () => {
  expect(() => find('GET', '/v1/things/%E0%A4%A')).toThrow('The path is not well encoded.')
})

test('a path of other methods says which, and one that is not there is not found (API-45)', () => {
  expect(noRoute(find, 'PUT', '/v1/things/1')).toMatchObject({ code: 405, allowed: ['GET', 'POST'] })
  expect(noRoute(find, 'PUT', '/v1/nothing')).toMatchObject({ code: 404, allowed: undefined })
})

import { expect, test } from 'vitest'
import { link, paths } from '#lib/link'
import { parseQuery } from '#lib/query'
import { EVENT_TYPE_MAX, exampleQueryValues, readExampleQuery } from './example-query.model.ts'

test.each([
  ['', { form: undefined, event: undefined, debug: false }],
  ['?form=frm_1&event=order&debug=1', { form: 'frm_1', event: 'order', debug: true }],
  ['?form=..%2Fx&event=&debug=true', { form: undefined, event: undefined, debug: false }],
  ['?form=a&form=b', { form: 'a', event: undefined, debug: false }],
  ['?__proto__=x&event=%E6%B3%A8%E6%96%87', { form: undefined, event: '注文', debug: false }],
])('%s', (search, query) => {
  expect(readExampleQuery(parseQuery(search))).toEqual(query)
})

test('a type that is too long is cut', () => {
  expect(readExampleQuery({ event: 'x'.repeat(500) }).event).toHaveLength(EVENT_TYPE_MAX)
})

test('the address says what differs, and is read as it was written', () => {
  const query = { form: 'frm_1', event: '注文 & more', debug: true }
  const href = link(paths.EXAMPLE, { workspaceId: 'ws_1' }, exampleQueryValues(query))
  expect(readExampleQuery(parseQuery(href.split('?')[1] ?? ''))).toEqual(query)
  expect(link(paths.EXAMPLE, { workspaceId: 'ws_1' }, exampleQueryValues(readExampleQuery({})))).toBe(
    '/example/ws_1',
  )
})

import fc from 'fast-check'
import { afterEach, expect, test, vi } from 'vitest'
import {
  readReturn,
  rememberRequest,
  requestIn,
  takeRequest,
  workspaceOfState,
} from './integration-request.model.ts'

afterEach(() => vi.unstubAllGlobals())

const request = { state: 's1', credentialId: 'crd_1', workspaceId: 'ws_1', name: 'Notion' }

function stubTab() {
  const items = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, text: string) => items.set(key, text),
    removeItem: (key: string) => items.delete(key),
  })
}

test('what was remembered can be taken once', () => {
  stubTab()
  rememberRequest(request)
  expect(takeRequest()).toEqual(request)
  expect(takeRequest()).toBeUndefined()
})

test.each([
  ['/workspaces/ws_1/connections?connection=ctn_1', true],
  ['/workspaces/ws_1/connections/new?step=mapping', true],
  ['/workspaces/ws_2/connections', false],
  ['/workspaces/ws_1/contacts', false],
  ['/workspaces/ws_1/connections/../contacts', false],
  ['https://evil.example/', false],
  ['//evil.example/', false],
])('a return to %j is kept: %j', (returnTo, isKept) => {
  stubTab()
  rememberRequest({ ...request, returnTo })
  expect(takeRequest()).toEqual(isKept ? { ...request, returnTo } : request)
})

test.each([
  ['ws_1.crd_1.abc', 'ws_1'],
  ['ws_1.crd_1', undefined],
  ['../x.crd_1.abc', undefined],
  ['a.b.c.d', undefined],
  [undefined, undefined],
])('the workspace of the state %j is %j', (state, workspaceId) => {
  expect(workspaceOfState(state)).toBe(workspaceId)
})

test('a browser that stores nothing remembers nothing', () => {
  vi.stubGlobal('sessionStorage', undefined)
  rememberRequest(request)
  expect(takeRequest()).toBeUndefined()
})

test.each([
  '',
  '{}',
  '[]',
  'null',
  '["s","../x","ws_1","n"]',
  '["","c","w","n"]',
  '[1,"c","w","n"]',
  undefined,
])('%j was not remembered by us', (text) => expect(requestIn(text)).toBeUndefined())

test('whatever stands there, reading it throws nothing', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      const read = requestIn(text)
      expect(read === undefined || read.state !== '').toBe(true)
    }),
  )
})

test.each([
  [{ code: 'c', state: 's1' }, request, 'exchange'],
  [{ code: 'c', state: 's2' }, request, 'mismatch'],
  [{ code: 'c', state: 's1' }, undefined, 'mismatch'],
  [{ code: 'c' }, request, 'missing'],
  [{ code: '', state: 's1' }, request, 'missing'],
  [{}, request, 'missing'],
  [{ error: 'access_denied', state: 's1' }, request, 'refused'],
  [{ error: 'access_denied', state: 's1', code: 'c' }, request, 'refused'],
] as const)('%j, asked for %j: %s', (query, asked, kind) => {
  expect(readReturn(query, asked).kind).toBe(kind)
})

test('an address that was read before still says for which workspace', () => {
  expect(readReturn({}, undefined, 'ws_1')).toEqual({ kind: 'missing', workspaceId: 'ws_1' })
  expect(readReturn({}, undefined)).toEqual({ kind: 'missing' })
})

test('a refusal that answers nothing of ours offers no way to ask again', () => {
  expect(readReturn({ error: 'x', state: 'other' }, request)).toEqual({
    kind: 'refused',
    request: undefined,
    error: 'x',
  })
})

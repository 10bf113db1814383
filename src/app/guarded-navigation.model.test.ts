import { expect, test, vi } from 'vitest'
import { guardedNavigator, leftBetween, SETTINGS_AREA } from './guarded-navigation.model.ts'

const here = { pathname: '/workspaces/ws_a/contacts', search: '?q=a', hash: '#workspace' }

test.each([
  [{}, 'nothing'],
  [{ hash: '' }, 'settings'],
  [{ hash: '#members' }, 'settings'],
  [{ search: '' }, 'page'],
  [{ search: '?q=a&step=review' }, 'nothing'],
  [{ search: '?step=settings&target=sender&q=a', hash: '' }, 'settings'],
  [{ search: '?q=a&step=content&mail=var_a' }, 'nothing'],
  [{ search: '?q=b&step=review' }, 'page'],
  [{ pathname: '/workspaces', search: '', hash: '' }, 'page'],
] as const)('on the way to %j one leaves %s', (change, left) => {
  expect(leftBetween(here, { ...here, ...change })).toBe(left)
})

function navigator() {
  const inner = { createHref: () => '', go: vi.fn(), push: vi.fn(), replace: vi.fn() }
  const leave = vi.fn<(go: () => void, area: string | undefined) => void>()
  return { inner, leave, guarded: guardedNavigator(inner, () => here, leave) }
}

test('a push is asked about, with the area that it leaves', () => {
  const { inner, leave, guarded } = navigator()
  guarded.push({ ...here, hash: '#members' })
  guarded.push('/workspaces')
  expect(leave.mock.calls.map(([, area]) => area)).toEqual([SETTINGS_AREA, undefined])
  expect(inner.push).not.toHaveBeenCalled()
  leave.mock.calls[1]?.[0]()
  expect(inner.push).toHaveBeenCalledExactlyOnceWith('/workspaces')
})

test('what replaces the address of the same page only keeps a place, and goes at once', () => {
  const { inner, leave, guarded } = navigator()
  guarded.replace({ ...here, search: '?q=a&offset=50' })
  expect(inner.replace).toHaveBeenCalledOnce()
  expect(leave).not.toHaveBeenCalled()
  guarded.replace('/workspaces')
  expect(leave).toHaveBeenCalledOnce()
})

test('steps through the history are asked about', () => {
  const { inner, leave, guarded } = navigator()
  guarded.go(-1)
  expect(inner.go).not.toHaveBeenCalled()
  leave.mock.calls[0]?.[0]()
  expect(inner.go).toHaveBeenCalledExactlyOnceWith(-1)
})

import { expect, test } from 'vitest'
import { trustedScriptUrl, WORKER_POLICY } from '#lib/trusted-worker'

const base = 'https://app.test/workspaces/ws_1'

test.each([
  'https://evil.example/x.js',
  '//evil.example/x.js',
  'data:text/javascript,1',
  'blob:https://app.test/1',
  'javascript:1',
])('%s is refused', (url) => {
  expect(() => trustedScriptUrl(url, base)).toThrow(/comes from this site/)
})

test('without policies the address stays text', () => {
  expect(trustedScriptUrl('/assets/csv.worker.js', base)).toBe('https://app.test/assets/csv.worker.js')
})

test('with them, one policy is made, once, and it is the one that decides', () => {
  const made: string[] = []
  const trustedTypes = {
    createPolicy(name: string, rules: { createScriptURL: (url: string) => string }) {
      made.push(name)
      return { createScriptURL: (url: string) => ({ trusted: rules.createScriptURL(url) }) }
    },
  }
  expect(trustedScriptUrl('/a.js', base, trustedTypes)).toEqual({ trusted: 'https://app.test/a.js' })
  expect(() => trustedScriptUrl('https://evil.example/a.js', base, trustedTypes)).toThrow(/this site/)
  expect(made).toEqual([WORKER_POLICY])
})

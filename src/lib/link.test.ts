import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { refreshDelay, queryRetryDelay } from '#lib/backoff'
import { MissingConfigError, readConfig } from '#lib/config'
import { isImeConfirm } from '#lib/ime'
import { link, paths } from '#lib/link'
import { parseQuery, parseSettingsHash } from '#lib/query'
import { safeHref, safeImageSrc, safeRedirect } from '#lib/safe-url'

describe('links', () => {
  test('substitute and encode parameters, and append only what is not empty', () => {
    expect(link(paths.WORKSPACE_CAMPAIGNS_EDIT, { workspaceId: 'ws 1', campaignId: 'a/b' }, { step: 'review', q: '', n: 0, x: undefined, y: null })).toBe(
      '/workspaces/ws%201/campaigns/a%2Fb?step=review&n=0',
    )
  })
  test.each(['', '.', '..'])('refuse %j', (workspaceId) => {
    expect(() => link(paths.WORKSPACE_HOME, { workspaceId })).toThrow(/workspaceId/)
  })
  test('any other parameter stays one segment and reads back the same', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 1 }).filter((text) => text !== '.' && text !== '..'), (workspaceId) => {
        const { pathname } = new URL(link(paths.WORKSPACE_HOME, { workspaceId }), 'https://app.test')
        expect(pathname.split('/')).toHaveLength(3)
        expect(decodeURIComponent(pathname.split('/')[2] ?? '')).toBe(workspaceId)
      }),
    )
  })
})

describe('redirects', () => {
  const origin = 'https://app.test'
  test.each(['/', '/workspaces', '/workspaces/ws_1/contacts?q=a&order=-name#x', '/a//b', '/日本'])('%s is kept', (raw) => {
    expect(new URL(safeRedirect(raw, origin) ?? 'about:blank', origin).href).toBe(new URL(raw, origin).href)
  })
  test.each([
    '//evil.example', '/\\evil.example', '/\t/evil.example', '/\n/evil.example', '\\\\evil', 'https://evil.example', 'javascript:alert(1)',
    'workspaces', '', ' /x', '/.//evil.example', '/a/..//evil.example', '/%09/../\\evil\u0000', undefined, null, 7, ['/'], '/'.padEnd(3000, 'x'),
  ])('%j is refused', (raw) => {
    expect(safeRedirect(raw, origin)).toBeUndefined()
  })
  test('nothing ever leaves the site', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('/', '\\', '.', '%', '2', 'f', 'F', '\t', '\n', ':', '@', 'a', '?', '#') }), (raw) => {
        const target = safeRedirect(raw, origin)
        if (target !== undefined) expect(new URL(target, origin).origin).toBe(origin)
      }),
    )
  })
})

test.each(['https://a.example/', 'http://a.example/x', 'mailto:a@b.co', 'tel:+81312345678'])('%s may be linked', (raw) => {
  expect(safeHref(raw)).toBe(raw)
})
test.each(['javascript:alert(1)', 'JaVaScRiPt:1', 'java\nscript:1', ' javascript:1', 'data:text/html,x', 'vbscript:x', 'file:///etc', '/relative', '', null])('%j may not', (raw) => {
  expect(safeHref(raw)).toBeUndefined()
})
test('images come from the web or are data', () => {
  expect(safeImageSrc('https://a.example/x.png')).toBe('https://a.example/x.png')
  expect(safeImageSrc('data:image/png;base64,AA==')).toBe('data:image/png;base64,AA==')
  expect(safeImageSrc('data:text/html,x')).toBeUndefined()
  expect(safeImageSrc('javascript:x')).toBeUndefined()
})

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
  fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => {
    parseQuery(text)
    parseSettingsHash(text)
  }))
})

test('backoff', () => {
  expect([0, 1, 2].map((attempt) => refreshDelay(attempt, 0))).toEqual([500, 1000, 2000])
  expect([0, 1, 2].map((attempt) => refreshDelay(attempt, 1))).toEqual([1500, 3000, 6000])
  expect([0, 1, 2, 3, 4, 5, 9].map(queryRetryDelay)).toEqual([1000, 2000, 4000, 8000, 16_000, 30_000, 30_000])
})

describe('configuration', () => {
  const env = { VITE_API_BASE_URL: 'https://api.test', VITE_SITE_URL: 'https://site.test', VITE_DASHBOARD_BASE_URL: 'https://app.test', VITE_TRACKING_WORKSPACE_ID: 'ws_1' }
  test('reads all four', () => {
    expect(readConfig(env)).toEqual({ apiBaseUrl: 'https://api.test', siteUrl: 'https://site.test', dashboardBaseUrl: 'https://app.test', trackingWorkspaceId: 'ws_1' })
  })
  test.each(Object.keys(env))('names %s when it is missing or empty', (variable) => {
    for (const value of [undefined, '', ' ']) {
      const error = (() => {
        try {
          readConfig({ ...env, [variable]: value })
        } catch (caught) {
          return caught
        }
        return undefined
      })()
      expect(error).toBeInstanceOf(MissingConfigError)
      expect(error).toMatchObject({ message: 'Environment variable is not set', variable })
    }
  })
})

test('keys of an input method', () => {
  expect(isImeConfirm({ isComposing: true })).toBe(true)
  expect(isImeConfirm({ isComposing: false, keyCode: 229 })).toBe(true)
  expect(isImeConfirm({ isComposing: false, keyCode: 13 })).toBe(false)
  expect(isImeConfirm({})).toBe(false)
})

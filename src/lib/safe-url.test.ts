import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isKeptImageSrc, safeHref, safeImageSrc, safeRedirect, withSlashes } from '#lib/safe-url'

describe('redirects', () => {
  const origin = 'https://app.test'
  test.each(['/', '/workspaces', '/workspaces/ws_1/contacts?q=a&order=-name#x', '/a//b', '/日本'])(
    '%s is kept',
    (raw) => {
      expect(new URL(safeRedirect(raw, origin) ?? 'about:blank', origin).href).toBe(new URL(raw, origin).href)
    },
  )
  test.each([
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '\\\\evil',
    'https://evil.example',
    'javascript:alert(1)',
    'workspaces',
    '',
    ' /x',
    '/.//evil.example',
    '/a/..//evil.example',
    '/%09/../\\evil\u0000',
    undefined,
    null,
    7,
    ['/'],
    '/'.padEnd(3000, 'x'),
  ])('%j is refused', (raw) => {
    expect(safeRedirect(raw, origin)).toBeUndefined()
  })
  test('nothing ever leaves the site', () => {
    fc.assert(
      fc.property(
        fc.string({
          unit: fc.constantFrom('/', '\\', '.', '%', '2', 'f', 'F', '\t', '\n', ':', '@', 'a', '?', '#'),
        }),
        (raw) => {
          const target = safeRedirect(raw, origin)
          if (target !== undefined) expect(new URL(target, origin).origin).toBe(origin)
        },
      ),
    )
  })
})

test.each(['https://a.example/', 'http://a.example/x', 'mailto:a@b.co', 'tel:+81312345678'])(
  '%s may be linked',
  (raw) => {
    expect(safeHref(raw)).toBe(raw)
  },
)
test.each([
  'javascript:alert(1)',
  'JaVaScRiPt:1',
  'java\nscript:1',
  ' javascript:1',
  'data:text/html,x',
  'vbscript:x',
  'file:///etc',
  '/relative',
  'https:example.com',
  'https:/example.com',
  'https:///x',
  ' HTTP:///example.com/a',
  'https:\\\\example.com',
  '',
  null,
])('%j may not', (raw) => {
  expect(safeHref(raw)).toBeUndefined()
})
test.each([
  ['https:example.com/a?b', 'https://example.com/a?b'],
  ['https:/example.com', 'https://example.com'],
  ['HTTP:///example.co.jp/', 'HTTP://example.co.jp/'],
  ['https:\\\\example.com', 'https://example.com'],
  ['https://example.com//a', 'https://example.com//a'],
  ['https:日本.jp', 'https://日本.jp'],
  ['https:///x', 'https:///x'],
  ['https:', 'https:'],
  ['https:{{contact.site}}', 'https:{{contact.site}}'],
  ['mailto:a@example.com', 'mailto:a@example.com'],
  ['example.com', 'example.com'],
])('%s means %s', (typed, meant) => {
  expect(withSlashes(typed)).toBe(meant)
})
test('images come from the web or are data', () => {
  expect(safeImageSrc('https://a.example/x.png')).toBe('https://a.example/x.png')
  expect(safeImageSrc('data:image/png;base64,AA==')).toBe('data:image/png;base64,AA==')
  expect(safeImageSrc('data:text/html,x')).toBeUndefined()
  expect(safeImageSrc('javascript:x')).toBeUndefined()
})

test.each([
  ['https://a.example/x.png', true],
  ['data:image/png;base64,AA==', true],
  ['http://localhost:8787/a/x.png', true],
  ['http://127.0.0.1/a/x.png', true],
  ['http://a.example/x.png', false],
  ['http://localhost.evil.example/x.png', false],
  ['http://localhost@evil.example/x.png', false],
  ['data:text/html,x', false],
  ['javascript:alert(1)', false],
])('a brand or a form keeps the picture %s: %s', (src, isKept) => {
  expect(isKeptImageSrc(src)).toBe(isKept)
})

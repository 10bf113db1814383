import fc from 'fast-check'
import { expect, test } from 'vitest'
import { invitationTokenIn } from './invitation-token.model.ts'

const SITE = 'https://app.example'

test.each([
  ['https://app.example/invite/inv_abc-1', 'inv_abc-1'],
  ['  https://app.example/invite/inv_abc?x=1#y\n', 'inv_abc'],
  ['/invite/inv_abc/', 'inv_abc'],
  ['app.example/invite/inv_abc', undefined],
  ['inv_abc', 'inv_abc'],
  ['ｉｎｖ＿ａｂｃ', 'inv_abc'],
  ['https://evil.example/invite/inv_abc', undefined],
  ['//evil.example/invite/inv_abc', undefined],
  ['javascript:alert(1)//invite/inv_abc', undefined],
  ['https://app.example/invite/', undefined],
  ['https://app.example/invite/a/b', undefined],
  ['https://app.example/invite/%2e%2e', undefined],
  ['https://app.example/workspaces', undefined],
  ['招待リンク', undefined],
  ['', undefined],
])('%j', (text, token) => {
  expect(invitationTokenIn(text, SITE)).toBe(token)
})

test('whatever is pasted, what comes out can stand in an address', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.webUrl(), fc.webPath()), (text) => {
      const token = invitationTokenIn(text, SITE)
      expect(token === undefined || /^[\w-]+$/.test(token)).toBe(true)
    }),
  )
})

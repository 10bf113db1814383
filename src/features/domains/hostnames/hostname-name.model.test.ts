import fc from 'fast-check'
import { expect, test } from 'vitest'
import { hostnameProblem } from './hostname-name.model.ts'

test.each([
  ['', 'hostEmpty'],
  ['  ', 'hostEmpty'],
  ['https://links.sakura.example/', 'hostWrong'],
  ['*.sakura.example', 'hostWrong'],
  ['links sakura.example', 'hostWrong'],
  [`${'a'.repeat(64)}.sakura.example`, 'hostWrong'],
  [`${'a.'.repeat(130)}example`, 'hostWrong'],
  ['links.sakura.example\r\nHost: evil.example', 'hostWrong'],
  ['co.jp', 'hostNotYours'],
  ['links.gmail.com', 'hostNotYours'],
  ['sakura.example', 'hostWhole'],
  ['sakura.co.jp', 'hostWhole'],
  ['日本語.jp', 'hostWhole'],
  ['links.sakura.example', 'hostTaken'],
  ['ＬＩＮＫＳ.sakura.example.', 'hostTaken'],
  ['go.sakura.example', undefined],
  ['リンク.日本語.jp', undefined],
  ['go.sakura.co.jp', undefined],
])('%j: %s', (typed, problem) => {
  expect(hostnameProblem(typed, ['links.sakura.example'])).toBe(problem)
})

test('whatever is typed is answered, and a name without a dot is never taken', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 400 }), fc.domain(), (typed, domain) => {
      hostnameProblem(typed, [])
      expect(hostnameProblem(domain.split('.').slice(-1)[0] ?? '', [])).not.toBeUndefined()
    }),
  )
})

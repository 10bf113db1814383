import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addressProblem, bodyOf, nameProblem, newSenderOf, replyProblem } from './sender.model.ts'

const domains = ['sakura.example', 'xn--wgv71a119e.jp']

test.each([
  ['', 'addressEmpty'],
  ['hello', 'addressWrong'],
  ['a@sakura.example, b@sakura.example', 'addressWrong'],
  ['a@sakura.example\r\nBcc: x@y.example', 'addressWrong'],
  [`${'a'.repeat(65)}@sakura.example`, 'addressWrong'],
  ['haruka@gmail.com', 'addressFree'],
  ['haruka@mail.yahoo.co.jp', 'addressFree'],
  ['hello@other.example', 'addressDomain'],
  ['hello@mail.sakura.example', 'addressDomain'],
  [' ＨＥＬＬＯ@sakura.example ', 'addressTaken'],
  ['news@sakura.example', undefined],
])('%j: %s', (typed, problem) => {
  expect(addressProblem(typed, domains, ['hello@sakura.example'])).toBe(problem)
})

test('a name is one line of at most 100 characters', () => {
  expect(['', '  ', 'さくら', 'a\nb', 'a'.repeat(101)].map(nameProblem)).toEqual([
    'nameEmpty',
    'nameEmpty',
    undefined,
    'nameWrong',
    'nameWrong',
  ])
  expect(['', 'a@b.example', 'a'].map(replyProblem)).toEqual([undefined, undefined, 'replyWrong'])
})

test('what is empty is none', () => {
  expect(bodyOf({ label: ' ', fromName: ' Shop ', en: ' ', ja: '店', replyTo: ' ' })).toEqual({
    label: '',
    fromName: 'Shop',
    fromNames: { ja: '店' },
    replyTo: null,
  })
  expect(newSenderOf({ fromName: 'a ', address: 'Ａ@B.example' })).toEqual({
    fromName: 'a',
    address: 'a@b.example',
  })
})

test('whatever is typed is answered', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (typed) => {
      expect(addressProblem(typed, domains, [])).not.toBeNull()
      nameProblem(typed)
      replyProblem(typed)
    }),
  )
})

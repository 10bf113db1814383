import { expect, test } from 'vitest'
import { fold, foldSound } from '#lib/fold-text'

test.each([
  ['ＡＢＣ', 'abc'],
  ['ｱ', 'ア'],
  ['ｶﾞｷﾞ', 'ガギ'],
  ['ｶﾌｪ', 'カフェ'],
  ['㈱さくら', '(株)さくら'],
  ['ＣＡＦÉ', 'café'],
  ['CAFE\u0301', 'café'],
  ['１２３', '123'],
])('%s is %s', (one, other) => {
  expect(fold(one)).toBe(fold(other))
})

test('what differs stays different: kana of another kind, accents, spaces around', () => {
  expect(fold('ア')).not.toBe(fold('あ'))
  expect(fold('cafe')).not.toBe(fold('café'))
  expect(fold(' a ')).toBe(' a ')
})

test('what was folded is folded already, for every character that there is', () => {
  for (let code = 0; code <= 0x10_ff_ff; code += 1) {
    if (code >= 0xd8_00 && code <= 0xdf_ff) continue
    const once = fold(String.fromCodePoint(code))
    if (fold(once) !== once) throw new Error(`U+${code.toString(16)} changes once more.`)
  }
})

test('by sound kana of either kind are the same, and nothing else than by fold', () => {
  expect(foldSound('ぱぴぷ ｶﾞ ゔ ゖ')).toBe(foldSound('パピプ ガ ヴ ヶ'))
  expect(foldSound('は')).not.toBe(foldSound('ば'))
  expect(foldSound('Café 京都')).toBe(fold('Café 京都'))
})

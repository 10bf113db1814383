import { expect, test } from 'vitest'
import { readersLanguage, senderName } from './sender-name.ts'

test('a sender has the name of the reader’s language, else that for all', () => {
  const sender = { fromName: 'Sakura', fromNames: { ja: 'さくら' } }
  expect(senderName(sender, 'ja')).toBe('さくら')
  expect(senderName(sender, 'en')).toBe('Sakura')
  expect(senderName(sender, undefined)).toBe('Sakura')
  expect(senderName({ fromName: 'Sakura' }, 'ja')).toBe('Sakura')
})

test.each([
  [['ja'], 'ja'],
  [['JA-JP'], 'ja'],
  [['ja_JP'], 'ja'],
  [['jam'], 'en'],
  [['fr'], 'en'],
  [[undefined, '', 'ja', 'en'], 'ja'],
  [['en-GB', 'ja'], 'en'],
  [[undefined, ''], undefined],
  [[], undefined],
])('who is known by %j reads %s', (locales, language) => {
  expect(readersLanguage(...locales)).toBe(language)
})

import { expect, test } from 'vitest'
import { glossaryProblems } from './glossary.ts'

test('another word than that of the glossary is named with its message', () => {
  expect(glossaryProblems('en', { a: 'Choose an attribute', b: 'Choose a property' })).toEqual([
    'en.json says "attribute" in a: the word is "property".',
  ])
  expect(glossaryProblems('ja', { a: '送信元を選択', b: '差出人を選択' })).toEqual([
    'ja.json says "送信元" in a: the word is "差出人".',
  ])
})

test('a word that is part of another one is none', () => {
  expect(glossaryProblems('ja', { a: '迷惑メールフィルターに警戒されます。' })).toEqual([])
  expect(glossaryProblems('ja', { a: 'ブラウザを閉じてください。' })).toEqual([])
})

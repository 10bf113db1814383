import { expect, test } from 'vitest'
import { glossaryProblems } from './glossary.ts'

test('another word than that of the glossary is named with its message', () => {
  expect(glossaryProblems('en', { a: 'Choose an attribute', b: 'Choose a property' })).toEqual([
    'en.json says "attribute" in a: the word is "property".',
  ])
  expect(glossaryProblems('ja', { a: '送信元を選択', b: '差出人を選択' })).toEqual([
    'ja.json says "送信元" in a: the word is "差出人".',
  ])
  expect(glossaryProblems('ja', { a: '解除率', b: '読者の言語', c: 'URLパラメータ' })).toEqual([
    'ja.json says "解除率" in a: the word is "配信停止".',
    'ja.json says "読者" in b: the word is "受信者".',
    'ja.json says "パラメータ" in c: the word is "パラメーター".',
  ])
})

test('a word that is part of another one is none', () => {
  expect(glossaryProblems('ja', { a: '迷惑メールフィルターに警戒されます。' })).toEqual([])
  expect(glossaryProblems('ja', { a: 'ブラウザを閉じてください。' })).toEqual([])
  expect(glossaryProblems('ja', { a: 'URLパラメーターをエディターで設定' })).toEqual([])
})

test('no number is parted from its Japanese word', () => {
  const problems = (text: string) => glossaryProblems('ja', { a: text })
  expect(problems('19 時間後')).toEqual(['ja.json parts a number from its word in a: "19 時".'])
  expect(problems('{days, number} 日')).toHaveLength(1)
  expect(problems('{count, plural, other {# 件}}')).toHaveLength(1)
  expect(problems('あと 3日')).toHaveLength(1)
  expect(problems('19時間後に{name} を開く')).toEqual([])
  expect(glossaryProblems('en', { a: '19 時' })).toEqual([])
})

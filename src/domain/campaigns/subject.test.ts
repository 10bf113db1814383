import { expect, test } from 'vitest'
import { subjectInWords, variableOf } from './subject.ts'

test.each([
  ['New leaves', 'New leaves'],
  ["{{ contact.name | default: 'お客さま' }}、新茶です", 'お客さま、新茶です'],
  ['{{contact.name|default:"you"}}, hello', 'you, hello'],
  ['{{ contact.first_name }} and {{ company_name }}', '[first_name] and [company_name]'],
  ["{{ contact.name | default: '' }}Hello", 'Hello'],
  // What else a template can say, and what only looks like one.
  [
    '{% if contact.vip %}A{% endif %} {{ contact.name | upcase }}',
    '{% if contact.vip %}A{% endif %} {{ contact.name | upcase }}',
  ],
  ['{{ contact.name', '{{ contact.name'],
  ['{}{{}}', '{}{{}}'],
])('%j is said as %j', (stored, words) => {
  expect(subjectInWords(stored)).toBe(words)
})

test('of somebody who is known it has the values', () => {
  const valueOf = variableOf({
    email: 'a@example.com',
    name: '森 $& 遥',
    properties: { city: '', points: 3 },
  })
  expect(
    subjectInWords("{{ contact.name | default: 'you' }}, {{ contact.city | default: 'here' }}", valueOf),
  ).toBe('森 $& 遥, here')
  expect(subjectInWords('{{ name }} {{ points }} {{ contact.constructor }} {{ a.b.c }}', valueOf)).toBe(
    '森 $& 遥 3 [constructor] [c]',
  )
})

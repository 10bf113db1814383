import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { footerBlocks, footerHtml, ownFooter, standardFooter } from './footer-text.ts'
import { unknownVariable } from './footer-variables.ts'

const company = {
  name: 'Ridge Tea Co.',
  address: '12 Hill Road',
  complaintContact: 'help@ridge-tea.example',
}

describe('the footer of a brand', () => {
  test('the standard one has everything, in both languages', () => {
    for (const readers of ['ja', 'other'] as const)
      expect(ownFooter({ company, footer: standardFooter }, readers)).toBe(
        readers === 'ja' ? standardFooter.ja : standardFooter.en,
      )
  })
  test.each([
    ['without a link to unsubscribe', '{{company_name}} {{company_address}}'],
    ['without an address', '{{company_name}} {{unsubscribe_url}}'],
    ['with a variable that mails do not fill in', `${standardFooter.en} {{contact.name}}`],
    ['that is empty', ' \n '],
  ])('one %s is not used', (_, en) => {
    expect(ownFooter({ company, footer: { en, ja: '' } }, 'other')).toBeUndefined()
  })
  test('Japanese readers need a contact for complaints, others do not', () => {
    const text = '{{company_name}} {{company_address}} 配信停止：{{unsubscribe_url}}'
    expect(ownFooter({ company, footer: { en: text, ja: text } }, 'ja')).toBeUndefined()
    expect(ownFooter({ company, footer: { en: text, ja: text } }, 'other')).toBe(text)
  })
  test('a variable of the brand says nothing while the brand does not have it', () => {
    expect(
      ownFooter({ company: { ...company, address: ' ' }, footer: standardFooter }, 'other'),
    ).toBeUndefined()
  })
})

describe('as the blocks of a mail', () => {
  const link = (text: string) => ({
    type: 'text',
    text,
    marks: [{ type: 'link', href: { parts: [{ variable: ['unsubscribe_url'], encode: true }] } }],
  })
  test('empty lines begin paragraphs, a word and a colon are what a link is called', () => {
    expect(
      footerBlocks('{{ company_name }}\r\n12 Hill Road\n\n\nUnsubscribe: {{unsubscribe_url}}', 'other'),
    ).toEqual([
      {
        type: 'paragraph',
        content: [
          { type: 'variable', path: ['company_name'] },
          { type: 'break' },
          { type: 'text', text: '12 Hill Road' },
        ],
      },
      { type: 'paragraph', content: [link('Unsubscribe')] },
    ])
  })
  test('the sentence before stays, and without words a link has its own', () => {
    expect(footerBlocks('ご登録の方にお送りしています。配信停止はこちら：{{unsubscribe_url}}', 'ja')).toEqual(
      [
        {
          type: 'paragraph',
          content: [{ type: 'text', text: 'ご登録の方にお送りしています。' }, link('配信停止はこちら')],
        },
      ],
    )
    expect(footerBlocks('{{unsubscribe_url}}', 'ja')).toEqual([
      { type: 'paragraph', content: [link('配信停止')] },
    ])
  })
})

test('as HTML nothing that is typed is markup', () => {
  expect(footerHtml('<b>&"\nStop: {{unsubscribe_url}}', 'other')).toBe(
    '<p>&lt;b&gt;&amp;&quot;<br><a href="{{unsubscribe_url}}">Stop</a></p>',
  )
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom('<', '>', '"', '{', '}', ':', 'a', '\n', '{{company_name}}') }),
      (text) => {
        const words = footerHtml(text, 'other').replaceAll(/<\/?p>|<br>/g, '')
        expect(words).not.toMatch(/[<>"]/)
      },
    ),
  )
})

test.each([
  ['{{company_name}} {{ unsubscribe_url }}', undefined],
  ['{{name}}', 'name'],
  ['{{contact.name | default: "x"}}', 'contact.name | default: "x"'],
  ['{{}}', ''],
  ['{ company_name }', undefined],
])('the unknown variable of %j is %j', (text, unknown) => {
  expect(unknownVariable(text)).toBe(unknown)
})

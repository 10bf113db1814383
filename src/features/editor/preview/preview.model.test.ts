import { expect, test } from 'vitest'
import { footerContent, type Block, type EmailDocument } from '#mail/document'
import { mailOf } from '#mail/document/mail-of.fake'
import { emptyContact } from '#mail/resolve'
import { filledIn, mailFor, previewParts, type PreviewContext } from './preview.model.ts'

const brand: PreviewContext['brand'] = {
  logo: null,
  icon: null,
  colors: {
    primary: '#112233',
    onPrimary: '#ffffff',
    accent: '#112233',
    bg: '#ffffff',
    surface: '#ffffff',
    text: '#000000',
  },
  fonts: { heading: 'Arial', body: 'Arial' },
  radius: 4,
  company: {
    name: 'Ridge Tea',
    nameJa: 'リッジティー',
    address: '12 Hill Road',
    complaintContact: 'help@example.com',
  },
  social: [],
  footer: { en: '', ja: '' },
  version: 1,
}
const context: PreviewContext = { brand, language: 'own', now: 0, timezone: 'UTC' }
const footer: Block = { type: 'footer', id: 'f', content: footerContent('en') }
const onlyJapanese: Block = {
  type: 'text',
  id: 't',
  content: [{ type: 'paragraph', content: [{ type: 'text', text: 'こんにちは' }] }],
  visibleIf: {
    id: 'g',
    kind: 'group',
    match: 'all',
    children: [{ id: 'p', kind: 'property', key: 'locale', op: 'eq', value: 'ja' }],
  },
}

test('the company is called as its readers know it', () => {
  const english = previewParts(mailOf([footer]), emptyContact, context)
  const japanese = previewParts(mailOf([footer]), emptyContact, { ...context, language: 'ja' })
  expect(english.text).toContain('Ridge Tea')
  expect(japanese.text).toContain('リッジティー')
  // An address that the brand has in one language only.
  expect(japanese.text).toContain('12 Hill Road')
})

test('the language of the reader decides conditions', () => {
  const document = mailOf([onlyJapanese, footer])
  expect(previewParts(document, emptyContact, context).html).not.toContain('こんにちは')
  expect(previewParts(document, emptyContact, { ...context, language: 'ja' }).html).toContain('こんにちは')
  expect(previewParts(document, { ...emptyContact, locale: 'ja' }, context).text).toContain('こんにちは')
})

test('there is an AMP part only where the mail has one', () => {
  const document = mailOf([footer])
  expect(previewParts(document, emptyContact, context).amp).toBeUndefined()
  const amp = { ...document, settings: { ...document.settings, amp: { enabled: true } } }
  expect(previewParts(amp, emptyContact, context).amp).toContain('amp4email')
})

test('data of a contact is text in every part', () => {
  const name = '"><img src=x onerror=alert(1)>{{7|x}}{% if %}'
  const document = mailOf([
    {
      type: 'text',
      id: 't',
      content: [{ type: 'paragraph', content: [{ type: 'variable', path: ['contact', 'name'] }] }],
    },
  ])
  const settings = { ...document.settings, amp: { enabled: true } }
  const { html, text, amp } = previewParts({ ...document, settings }, { ...emptyContact, name }, context)
  for (const part of [html, amp ?? '']) {
    expect(part).not.toContain('<img src=x')
    expect(part).toContain('&lt;img src=x onerror=alert(1)&gt;')
  }
  expect(text).toContain(name)
})

test('a bilingual mail is shown in the language that the reader gets', () => {
  const { settings, ...rest } = mailOf([footer])
  const mail: EmailDocument = { ...rest, settings: { ...settings, twin: { lang: 'ja', words: {} } } }
  const shown = (...args: [Parameters<typeof mailFor>[1], Parameters<typeof mailFor>[2]]) => {
    const { document, reason } = mailFor(mail, ...args)
    return [document.settings.lang, reason]
  }
  expect(shown('own', undefined)).toEqual(['en', 'shown'])
  expect(shown('ja', undefined)).toEqual(['ja', 'shown'])
  expect(shown('own', { locale: 'ja-JP' })).toEqual(['ja', 'theirs'])
  expect(shown('own', { locale: 'fr' })).toEqual(['en', 'otherLanguage'])
  expect(shown('own', {})).toEqual(['en', 'noLanguage'])
  expect(shown('en', { locale: 'ja' })).toEqual(['en', 'shown'])
  expect(mailFor(mailOf([footer]), 'ja', undefined).reason).toBeUndefined()
})

test('stored HTML and text are filled in for a contact, and nothing is left of what they do not have', () => {
  const source =
    '<p>Dear {{ contact.name | default: "customer" }}, <a href="{{ unsubscribe_url }}">leave</a></p>'
  expect(filledIn(source, 'html', { ...emptyContact, name: 'Aya' }, context)).toBe(
    '<p>Dear Aya, <a href="https://example.com/unsubscribe">leave</a></p>',
  )
  expect(filledIn(source, 'html', emptyContact, context)).toContain('Dear customer')
  expect(filledIn(source, 'html', { ...emptyContact, name: '<b>' }, context)).toContain('Dear &lt;b&gt;')
  expect(filledIn('{{ contact.name', 'text', emptyContact, context)).toBe('{{ contact.name')
})

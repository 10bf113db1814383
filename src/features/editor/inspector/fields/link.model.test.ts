import { expect, test } from 'vitest'
import { hrefText } from '#features/editor/variable-text'
import { linkKindOf, systemHref, typedHref, typedText, type TypedLink } from './link.model.ts'

const read = (kind: TypedLink, text: string) => {
  const href = typedHref(kind, text)
  return typeof href === 'string' ? href : hrefText(href)
}

test.each<[TypedLink, string, string]>([
  ['web', 'https://example.com/a?b=1', 'https://example.com/a?b=1'],
  ['web', 'example.com/sale', 'https://example.com/sale'],
  ['web', 'example.com:8080/', 'https://example.com:8080/'],
  ['web', 'https://example.com/?id={{contact.id}}', 'https://example.com/?id={{contact.id}}'],
  ['web', 'お手紙.jp', 'https://お手紙.jp'],
  ['web', 'https:example.com', 'https://example.com'],
  ['web', 'https:///example.com/{{contact.id}}', 'https://example.com/{{contact.id}}'],
  ['email', 'hello@example.com', 'mailto:hello@example.com'],
  ['email', 'hello@example.com?subject=Hi', 'mailto:hello@example.com?subject=Hi'],
  ['phone', '+81 3-1234-5678', 'tel:+81 3-1234-5678'],
])('%s: %s leads to %s', (kind, text, address) => expect(read(kind, text)).toBe(address))

test.each<[TypedLink, string, string]>([
  ['web', '', 'hrefEmpty'],
  ['web', 'javascript:alert(1)', 'hrefWeb'],
  ['web', 'data:text/html,x', 'hrefWeb'],
  ['web', 'mailto:hello@example.com', 'hrefWeb'],
  ['web', 'shop', 'hrefWeb'],
  ['web', '/sale', 'hrefWeb'],
  ['web', 'https:///x', 'hrefWeb'],
  ['web', 'https:x', 'hrefWeb'],
  ['web', 'https://{{contact.site}}/', 'hrefHost'],
  ['web', '{{contact.site}}', 'hrefHost'],
  ['web', 'https://example.com/{{contact', 'unclosed'],
  ['web', `https://example.com/${'x'.repeat(9000)}`, 'tooLong'],
  ['email', 'hello', 'hrefEmail'],
  ['phone', 'call me', 'hrefPhone'],
])('%s: %s is refused as %s', (kind, text, problem) => expect(read(kind, text)).toBe(problem))

test('a link is shown without what its kind says', () => {
  const mail = { parts: ['mailto:hello@example.com'] }
  expect(linkKindOf(mail)).toBe('email')
  expect(typedText(mail, 'email')).toBe('hello@example.com')
  expect(typedText(mail, 'web')).toBe('')
  expect(linkKindOf(systemHref('unsubscribe_url'))).toBe('unsubscribe_url')
  expect(linkKindOf(undefined)).toBe('none')
})

import fc from 'fast-check'
import PostalMime from 'postal-mime'
import { describe, expect, test } from 'vitest'
import { toMime, type Message } from '#mail/mime'

const base: Message = {
  from: { address: 'news@example.jp', name: 'さくら珈琲' },
  to: [{ address: 'taro@example.jp', name: '山田 太郎' }],
  subject: '春の新豆が届きました',
  text: 'こんにちは',
}
const sourceOf = (message: Partial<Message>) => new TextDecoder().decode(toMime({ ...base, ...message }))
const read = (message: Partial<Message>) => PostalMime.parse(toMime({ ...base, ...message }))
const headOf = (source: string) => source.slice(0, source.indexOf('\r\n\r\n'))

describe('a message', () => {
  test('has text, AMP and HTML in this order, with Japanese intact', async () => {
    const source = sourceOf({ html: '<p>こんにちは😀</p>', amp: '<html amp4email>あ' })
    const types = [...source.matchAll(/^Content-Type: (text\/[\w-]+)/gm)].map(([, type]) => type)
    expect(types).toEqual(['text/plain', 'text/x-amp-html', 'text/html'])
    const mail = await read({ html: '<p>こんにちは😀</p>', amp: '<html amp4email>あ' })
    expect(mail.subject).toBe('春の新豆が届きました')
    expect(mail.from).toMatchObject({ name: 'さくら珈琲', address: 'news@example.jp' })
    expect(mail.text?.trim()).toBe('こんにちは')
    expect(mail.html?.trim()).toBe('<p>こんにちは😀</p>')
  })

  test('without HTML is one part', () => {
    expect(sourceOf({})).not.toContain('multipart')
  })

  test('has attachments with Japanese names', async () => {
    const mail = await read({
      html: '<p>a</p>',
      attachments: [
        {
          filename: '請求書（2026年1月分）とても長い名前の書類.pdf',
          mediaType: 'application/pdf',
          content: new Uint8Array([1, 2, 255]),
        },
        { filename: '../a"\r\nX: y.txt', mediaType: 'bad\r\nX: y', content: new Uint8Array() },
      ],
    })
    expect(mail.attachments.map(({ filename, mimeType }) => [filename, mimeType])).toEqual([
      ['請求書（2026年1月分）とても長い名前の書類.pdf', 'application/pdf'],
      ['.._a" X: y.txt', 'application/octet-stream'],
    ])
    expect(mail.html?.trim()).toBe('<p>a</p>')
  })

  test('a long subject is folded, and no line is longer than 76', async () => {
    const subject = '春の新豆が届きました。'.repeat(20) + 'family 👩‍👩‍👧‍👦 end'
    const source = sourceOf({ subject, html: 'x'.repeat(5000), text: 'あ'.repeat(999) })
    for (const line of source.split('\r\n')) expect(line.length).toBeLessThanOrEqual(76)
    expect((await read({ subject })).subject).toBe(subject)
  })

  test('further headers are added, but none of its own', async () => {
    const mail = await read({
      headers: {
        'List-Unsubscribe': '<https://example.com/u?a=1>, <mailto:u@example.com>',
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      },
    })
    expect(mail.headers.find(({ key }) => key === 'list-unsubscribe')?.value).toBe(
      '<https://example.com/u?a=1>, <mailto:u@example.com>',
    )
    for (const name of ['Bcc', 'from', 'Content-Type', 'X: y', 'X\r\nBcc', '', '日本'])
      expect(() => sourceOf({ headers: { [name]: 'x' } })).toThrow(RangeError)
  })

  test.each([
    '',
    'a',
    'a@',
    '@b',
    'a@b\r\nBcc: c@d.e',
    'a@b,c@d',
    'a b@c',
    'a@b>',
    'a@b@c',
    '"x" <a@b>',
    'a\0@b',
  ])('%j is no address', (address) => {
    expect(() => sourceOf({ to: [{ address }] })).toThrow(RangeError)
  })

  test('a domain is written in ASCII', () => {
    expect(headOf(sourceOf({ to: [{ address: 'a@日本.example' }] }))).toContain('To: a@xn--wgv71a.example')
  })
})

describe('whatever the texts are', () => {
  const hostile = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 60 }),
    fc
      .array(
        fc.constantFrom(
          '\r',
          '\n',
          '\0',
          '\u2028',
          'Bcc: x@y.z',
          '=?UTF-8?B?',
          '?=',
          '"',
          '\\',
          '日',
          '😀',
          ' ',
          ',',
          '<',
          '>',
          '--=_otegami_alternative',
          '\t',
        ),
        { maxLength: 20 },
      )
      .map((parts) => parts.join('')),
  )

  test('no header is added, and what is said arrives', async () => {
    await fc.assert(
      fc.asyncProperty(hostile, hostile, hostile, async (subject, name, text) => {
        const message = {
          subject,
          from: { address: 'a@example.com', name },
          headers: { 'X-Note': text },
          text,
          html: text,
        }
        const head = headOf(sourceOf(message))
        expect(head).toMatch(/^[\x20-\x7e\r\n]*$/)
        const names = head.split(/\r\n(?! )/).map((line) => line.slice(0, line.indexOf(':')))
        expect(names).toEqual(['From', 'To', 'Subject', 'X-Note', 'MIME-Version', 'Content-Type'])
        expect(head.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
        const mail = await read(message)
        const words = (given: string) =>
          given
            .toWellFormed()
            .replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ')
            .replaceAll(/\s+/g, ' ')
            .trim()
        expect(words(mail.subject ?? '')).toBe(words(subject))
        expect(words(mail.text ?? '')).toBe(words(text))
        expect(mail.to).toHaveLength(1)
        expect(mail.bcc ?? []).toHaveLength(0)
      }),
      { numRuns: 200 },
    )
  })
})

import { generateKeyPairSync } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { toMime } from '#mail/mime'
import { verifyDkim } from '#server/testing/verify-dkim'
import { signDkim } from './dkim.ts'

const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
const record = `v=DKIM1; k=rsa; p=${publicKey.export({ type: 'spki', format: 'der' }).toString('base64')}`
const asked: string[] = []
const lookUp = (name: string) => {
  asked.push(name)
  return record
}
const key = { domain: 'mail.example.jp', selector: 'otg1', privateKey }
const mail = (changes: Partial<Parameters<typeof toMime>[0]> = {}) =>
  toMime({
    from: { name: 'さくら雑貨店', address: 'news@mail.example.jp' },
    to: [{ name: '佐藤 花子', address: 'hanako@example.org' }],
    replyTo: { address: 'shop@example.jp' },
    subject: '春の新作が届きました。桜の季節に似合う器を、ひとつずつ手でつくりました',
    headers: {
      'Message-ID': '<d1.x@mail.example.jp>',
      Date: 'Sun, 01 Mar 2026 09:00:00 +0000',
      'List-Unsubscribe': `<https://links.example.jp/u/${'a'.repeat(40)}>, <mailto:u+abc@bounce.example.jp>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      'Feedback-ID': 'cmp_1:ws_1:campaign:otegami',
    },
    text: 'こんにちは',
    html: '<p>こんにちは</p>',
    ...changes,
  })
const text = (bytes: Uint8Array) => Buffer.from(bytes).toString('latin1')
const changed = (bytes: Uint8Array, from: string, to: string) => {
  const before = text(bytes)
  expect(before).toContain(from)
  return Buffer.from(
    before.replace(from, () => to),
    'latin1',
  )
}

describe('a signed mail', () => {
  test('is verified by the key of its domain, and is the same mail behind its signature', async () => {
    const raw = mail()
    const made = await signDkim(raw, key)
    expect(text(made).endsWith(text(raw))).toBe(true)
    const { isValid, signs } = verifyDkim(made, lookUp)
    expect(isValid).toBe(true)
    expect(asked.at(-1)).toBe('otg1._domainkey.mail.example.jp')
    expect(signs).toEqual(
      expect.arrayContaining([
        'from',
        'to',
        'subject',
        'message-id',
        'list-unsubscribe',
        'list-unsubscribe-post',
      ]),
    )
    const head = text(made).slice(0, text(made).indexOf('\r\nFrom:'))
    for (const line of head.split('\r\n')) expect(line.length).toBeLessThanOrEqual(78)
  })

  test('is the same for the same mail, also with its key as PEM', async () => {
    const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()
    expect(text(await signDkim(mail(), { ...key, privateKey: pem }))).toBe(text(await signDkim(mail(), key)))
  })

  test.each([
    [
      'another body',
      'Content-Transfer-Encoding: base64\r\n\r\n',
      'Content-Transfer-Encoding: base64\r\n\r\nQQ',
    ],
    ['another subject', 'Subject: ', 'Subject: x'],
    ['another way to unsubscribe', 'One-Click', 'Two-Click'],
    ['a second From', '\r\nFrom: ', '\r\nFrom: evil@example.com\r\nFrom: '],
    ['a From behind the first', '\r\nMIME-Version', '\r\nFrom: evil@example.com\r\nMIME-Version'],
    ['a second Subject', '\r\nMIME-Version', '\r\nSubject: other\r\nMIME-Version'],
    ['an added Reply-To', '\r\nMIME-Version', '\r\nReply-To: evil@example.com\r\nMIME-Version'],
  ])('with %s is not verified', async (_, from, to) => {
    expect(verifyDkim(changed(await signDkim(mail(), key), from, to), lookUp).isValid).toBe(false)
  })

  test.each([
    ['other blanks and line ends in its header', 'Subject: ', 'Subject:\r\n\t  '],
    ['a header that a relay adds', '\r\nFrom: ', '\r\nReceived: by relay.example\r\nFrom: '],
    ['empty lines at its end', '--=_otegami_alternative--\r\n', '--=_otegami_alternative--\r\n\r\n\r\n'],
  ])('with %s still is', async (_, from, to) => {
    expect(verifyDkim(changed(await signDkim(mail(), key), from, to), lookUp).isValid).toBe(true)
  })

  test('may have no text, or one that ends in empty lines', async () => {
    const head = 'From: a@example.jp\r\nSubject: x\r\n\r\n'
    for (const body of ['', '\r\n', 'a', 'a\r\n\r\n\r\n', '\r\n\r\na\r\n'])
      expect(verifyDkim(await signDkim(Buffer.from(head + body), key), lookUp).isValid).toBe(true)
  })
})

test.each([
  ['no From', 'Subject: x\r\n\r\nbody\r\n'],
  ['no end of its header', 'From: a@example.jp\r\n'],
  ['bare line feeds', 'From: a@example.jp\r\n\r\na\nb\r\n'],
  ['bare carriage returns', 'From: a@example.jp\r\n\r\na\rb\r\n'],
  ['a bare line feed in its header', 'From: a@example.jp\nBcc: b@example.jp\r\n\r\nb\r\n'],
  ['a header line that is none', 'From: a@example.jp\r\nnonsense\r\n\r\nb\r\n'],
])('a mail with %s is not signed', async (_, raw) => {
  await expect(signDkim(Buffer.from(raw), key)).rejects.toThrow(RangeError)
})

test('a domain or selector can not add tags or lines', async () => {
  for (const domain of ['a; s=b', 'a\r\nBcc: x', '', '日本.jp'])
    await expect(signDkim(mail(), { ...key, domain })).rejects.toThrow(RangeError)
})

test('the verifier of these tests takes the signed mail of RFC 8463, A.3, and no other', () => {
  const example = [
    'DKIM-Signature: v=1; a=rsa-sha256; c=relaxed/relaxed;',
    ' d=football.example.com; i=@football.example.com;',
    ' q=dns/txt; s=test; t=1528637909; h=from : to : subject :',
    ' date : message-id : from : subject : date;',
    ' bh=2jUSOH9NhtVGCQWNr9BrIAPreKQjO6Sn7XIkfJVOzv8=;',
    ' b=F45dVWDfMbQDGHJFlXUNB2HKfbCeLRyhDXgFpEL8GwpsRe0IeIixNTe3',
    ' DhCVlUrSjV4BwcVcOF6+FF3Zo9Rpo1tFOeS9mPYQTnGdaSGsgeefOsk2Jz',
    ' dA+L10TeYt9BgDfQNZtKdN1WO//KgIqXP7OdEFE4LjFYNcUxZQ4FADY+8=',
    'From: Joe SixPack <joe@football.example.com>',
    'To: Suzie Q <suzie@shopping.example.net>',
    'Subject: Is dinner ready?',
    'Date: Fri, 11 Jul 2003 21:00:37 -0700 (PDT)',
    'Message-ID: <20030712040037.46341.5F8J@football.example.com>',
    '',
    'Hi.',
    '',
    'We lost the game.  Are you hungry yet?',
    '',
    'Joe.',
    '',
  ].join('\r\n')
  const published =
    'v=DKIM1; k=rsa; p=MIGfMA0GCSqGSIb3DQEBAQUAA4GNADCBiQKBgQDkHlOQoBTzWRiGs5V6NpP3idY6Wk08a5qhdR6wy5bdOKb2jLQiY/J16JYi0Qvx/byYzCNb3W91y3FutACDfzwQ/BC/e/8uBsCR+yz1Lxj+PL6lHvqMKrM3rG4hstT5QjvHO9PzoxZyVYLzBfO2EeC3Ip3G+2kryOTIKT+l/K4w3QIDAQAB'
  const check = (of: string) => verifyDkim(Buffer.from(of, 'latin1'), () => published).isValid
  expect(check(example)).toBe(true)
  expect(check(example.replace('hungry', 'angry'))).toBe(false)
  expect(check(example.replace('dinner', 'lunch'))).toBe(false)
})

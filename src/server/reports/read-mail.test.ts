import { expect, test } from 'vitest'
import { reportIn } from './read-mail.ts'

const mail = (...lines: string[]) => Buffer.from(lines.join('\r\n'))
const read = (raw: Uint8Array, isFromNobody = true) => reportIn(raw, { isFromNobody })

/** A report as Postfix writes it. */
const dsn = (action: string, status: string, diagnostic: string) =>
  mail(
    'From: MAILER-DAEMON@mx.example.org (Mail Delivery System)',
    'Subject: Undelivered Mail Returned to Sender',
    'Auto-Submitted: auto-replied',
    'MIME-Version: 1.0',
    'Content-Type: multipart/report; report-type=delivery-status; boundary="x"',
    '',
    '--x',
    'Content-Type: text/plain; charset=us-ascii',
    '',
    'This is the mail system at host mx.example.org. 5.9.9 is no code.',
    '',
    '--x',
    'Content-Description: Delivery report',
    'Content-Type: message/delivery-status',
    '',
    'Reporting-MTA: dns; mx.example.org',
    'Arrival-Date: Sun, 1 Mar 2026 09:00:00 +0000 (UTC)',
    '',
    'Final-Recipient: rfc822; reader@example.org',
    'Original-Recipient: rfc822;reader@example.org',
    `Action: ${action}`,
    `Status: ${status}`,
    'Remote-MTA: dns; mail.example.org',
    `Diagnostic-Code: ${diagnostic}`,
    '',
    '--x',
    'Content-Type: message/rfc822',
    '',
    'From: news@example.jp',
    'Subject: =?UTF-8?B?44GK55+l44KJ44Gb?=',
    '',
    'Action: failed',
    'Status: 5.1.1',
    '',
    '--x--',
  )

test.each([
  [
    'failed',
    '5.1.1',
    'smtp; 550 5.1.1 <reader@example.org>:\r\n    User unknown',
    { kind: 'hard', code: '5.1.1', reason: '550 5.1.1 <reader@example.org>: User unknown' },
  ],
  [
    'failed',
    '5.0.0',
    'smtp; 550 Unknown user reader@docomo.ne.jp',
    { kind: 'hard', code: '5.0.0', reason: '550 Unknown user reader@docomo.ne.jp' },
  ],
  ['failed', '5.2.2 (mailbox full)', 'smtp; 552 5.2.2 Over quota', { kind: 'soft', code: '5.2.2' }],
  ['Failed', '4.4.7', 'smtp; 421 expired', { kind: 'soft', code: '4.4.7' }],
  ['failed (bad destination)', '5.4.4', 'x-unix; unroutable', { kind: 'hard', code: '5.4.4' }],
  ['delivered', '2.0.0', 'smtp; 250 ok', { kind: 'delivered' }],
  ['delayed', '4.4.1', 'smtp; no answer', undefined],
  ['relayed', '2.1.9', 'smtp; passed on', undefined],
  ['expanded', '2.1.9', 'smtp; to a list', undefined],
])('a delivery report: %s %s', async (action, status, diagnostic, expected) => {
  const report = await read(dsn(action, status, diagnostic))
  if (expected === undefined) expect(report).toBeUndefined()
  else expect(report).toMatchObject(expected)
})

const arf = (type: string) =>
  mail(
    'From: <abusedesk@example.com>',
    'Subject: FW: Earn money',
    'MIME-Version: 1.0',
    'Content-Type: multipart/report; report-type=feedback-report; boundary="part1"',
    '',
    '--part1',
    'Content-Type: text/plain; charset="US-ASCII"',
    '',
    'This is an email abuse report.',
    '--part1',
    'Content-Type: message/feedback-report',
    '',
    `Feedback-Type: ${type}`,
    'User-Agent: SomeGenerator/1.0',
    'Version: 1',
    '',
    '--part1',
    'Content-Type: message/rfc822',
    'Content-Disposition: inline',
    '',
    'From: <somespammer@example.net>',
    '',
    'Spam',
    '--part1--',
  )

test('a feedback report is a complaint, but not one that takes it back', async () => {
  expect(await read(arf('abuse'), false)).toEqual({ kind: 'complaint', reason: 'Feedback report: abuse' })
  expect(await read(arf('Fraud'))).toMatchObject({ kind: 'complaint' })
  expect(await read(arf('not-spam'))).toBeUndefined()
})

test('an old mail server that says it in words is understood, people are not taken for one', async () => {
  const words = (subject: string, ...headers: string[]) =>
    mail(
      `Subject: ${subject}`,
      ...headers,
      'Content-Type: text/plain',
      '',
      'Sorry: 550 5.1.1 no such user',
      '',
    )
  expect(await read(words('failure notice'))).toMatchObject({ kind: 'hard', code: '5.1.1' })
  expect(await read(words('failure notice'), false)).toBeUndefined()
  expect(
    await read(mail('Subject: failure', '', 'Sorry.', '550 Unknown user ada@docomo.ne.jp', '')),
  ).toMatchObject({ kind: 'hard', reason: '550 Unknown user ada@docomo.ne.jp' })
  expect(await read(words('Automatic reply: News'))).toBeUndefined()
  expect(await read(words('=?UTF-8?B?5LiN5Zyo44Gu44GK55+l44KJ44Gb?='))).toBeUndefined()
  expect(await read(words('Re: News', 'Auto-Submitted: auto-replied'))).toBeUndefined()
  expect(await read(words('Re: News', 'Precedence: auto_reply'))).toBeUndefined()
  expect(await read(mail('Subject: hello', '', 'How are you?'))).toBeUndefined()
})

test('whatever else comes is read without an error', async () => {
  const whole = dsn('failed', '5.1.1', 'smtp; 550')
  for (let length = 0; length < whole.length; length += 37)
    expect(await read(whole.subarray(0, length)).then(() => 'read')).toBe('read')
  const deep = Array.from(
    { length: 400 },
    (_, level) => `Content-Type: multipart/mixed; boundary=b${level}\r\n\r\n--b${level}\r\n`,
  ).join('')
  const wide = `Content-Type: multipart/report; boundary=b\r\n\r\n${'--b\r\nContent-Type: text/plain\r\n\r\nx\r\n'.repeat(20_000)}--b--`
  for (const raw of ['', '\0\0\0', deep, wide, `X: ${'y'.repeat(500_000)}\r\n\r\n`, '\r\n'.repeat(100_000)])
    expect(await read(Buffer.from(raw))).toBeUndefined()
})

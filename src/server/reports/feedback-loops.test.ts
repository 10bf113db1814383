import { expect, test } from 'vitest'
import { createLinkTokens } from '#server/public/link-tokens'
import { bounceWorld, dsn } from '#server/testing/bounce-world'

const { links, errors, reader, statusNow, eventsOf, deliver } = await bounceWorld()

/** The last part of a report: the mail that it is about. */
const about = (headers: string[], ...ofPart: string[]) => [
  '--x',
  'Content-Type: message/rfc822',
  ...ofPart,
  '',
  ...headers,
  '',
  'The mail.',
  '--x--',
  '',
]

/** A report of a feedback loop, with the header of the mail that it is about. */
const feedback = (headers: string[], { type = 'abuse', fields = [] as string[] } = {}) =>
  [
    'Content-Type: multipart/report; report-type=feedback-report; boundary="x"',
    '',
    '--x',
    'Content-Type: message/feedback-report',
    '',
    `Feedback-Type: ${type}`,
    'Version: 1',
    ...fields,
    '',
    ...about(headers),
  ].join('\r\n')

test('a feedback loop names the mail by what it holds, and complains of it once', async () => {
  const to = 'fbl@bounce.example.jp'
  const from = 'feedback@provider.example'
  const messageId = `Message-ID:\r\n <d${reader.delivery}.${links.view(reader.delivery)}@shop.example>`
  const other = createLinkTokens('cd'.repeat(32))
  const said = await deliver(
    // Forged, of nobody, no complaint, in the text only, and no report at all.
    {
      to,
      from,
      raw: feedback([`Message-ID: <d${reader.delivery}.${other.view(reader.delivery)}@shop.example>`]),
    },
    { to, from, raw: feedback(['Message-ID: <1@shop.example>']) },
    { to, from, raw: feedback([messageId], { type: 'not-spam' }) },
    { to, from, raw: feedback(['Subject: Hi', '', messageId]) },
    { to, from, raw: `${messageId}\r\n\r\n5.1.1 ${links.bounce(reader.delivery)}` },
    { to, raw: dsn('5.1.1') },
  )
  for (const answer of said) expect(answer).toMatch(/^250 /)
  expect(await statusNow()).toBe('subscribed')
  const raw = feedback([messageId])
  await deliver({ to, from, raw }, { to: 'FBL@mail.example.com', from, raw })
  expect(await statusNow()).toBe('complained')
  await deliver({
    to,
    from,
    raw: feedback(['Subject: Hi'], {
      fields: [`Original-Mail-From: <b+${links.bounce(reader.delivery)}@bounce.example.jp>`],
    }),
  })
  expect(await eventsOf()).toEqual(['email.complained'])
  expect(errors).toEqual([])
})

test('the envelope alone is enough', async () => {
  const returnPath = `Return-Path: <b+${links.bounce(reader.delivery)}@bounce.example.jp>`
  await deliver({ to: 'fbl@bounce.example.jp', from: 'fbl@provider.example', raw: feedback([returnPath]) })
  expect(await statusNow()).toBe('complained')
})

/** As Outlook.com sends a report: the mail as an attachment, and no feedback report. */
const junk = (headers: string[], subject = 'complaint about message from 192.0.2.7') =>
  [
    'From: staff@hotmail.com',
    `Subject: ${subject}`,
    'MIME-Version: 1.0',
    'Content-Type: multipart/mixed; boundary="x"',
    '',
    ...about(headers, 'Content-Disposition: attachment'),
  ].join('\r\n')

test('a report that is the mail itself is a complaint where it says that it is one', async () => {
  const to = 'fbl@bounce.example.jp'
  const from = 'staff@hotmail.com'
  const messageId = `Message-ID: <d${reader.delivery}.${links.view(reader.delivery)}@shop.example>`
  const forged = createLinkTokens('cd'.repeat(32))
  await deliver(
    // Passed on by a person, of nobody, and a mail that only came back.
    { to, from, raw: junk([messageId], 'Fwd: News') },
    { to, from, raw: junk(['Message-ID: <1@shop.example>', 'X-HmXmrOriginalRecipient: a@hotmail.com']) },
    {
      to,
      from,
      raw: junk([`Message-ID: <d${reader.delivery}.${forged.view(reader.delivery)}@shop.example>`]),
    },
    { to, raw: dsn('5.1.1').replace(/^Subject: .*$/m, 'Subject: complaint about message from 192.0.2.7') },
  )
  expect(await statusNow()).toBe('subscribed')
  await deliver(
    { to, from, raw: junk([messageId]) },
    { to, from, raw: junk(['X-HmXmrOriginalRecipient: reader@hotmail.com', messageId], 'FW: News') },
  )
  expect(await statusNow()).toBe('complained')
  expect(await eventsOf()).toEqual(['email.complained'])
  expect(errors).toEqual([])
})

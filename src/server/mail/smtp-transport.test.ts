import { SMTPServer } from 'smtp-server'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { systemClock } from '#lib/clock'
import { smtpSink, type SinkFault, type SmtpSink } from '#server/testing/smtp-sink'
import { patiently } from '#server/testing/patiently'
import { smtpTransport } from './smtp-transport.ts'
import { withMetadata, type RelaySettings } from './smtp-relay.ts'
import type { OutgoingMail, SendOutcome, Transport } from './transport.ts'

const ends: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const end of ends.splice(0).toReversed()) await end()
})

const sinkWith = async (fault?: Parameters<typeof smtpSink>[0]): Promise<SmtpSink> => {
  const sink = await smtpSink(fault)
  ends.push(sink.close)
  return sink
}
const relay = (port: number, changes: Partial<RelaySettings> = {}): RelaySettings => ({
  host: '127.0.0.1',
  port,
  tls: 'optional',
  connections: 2,
  weight: 1,
  timeout: 10_000,
  ...changes,
})
const transportTo = (...relays: RelaySettings[]): Transport => {
  const transport = smtpTransport({ relays, name: 'mail.example.com', clock: systemClock })
  ends.push(transport.close)
  return transport
}
const TEXT =
  'From: a@example.jp\r\nTo: b@example.org\r\nSubject: x\r\n\r\n.a line with a dot\r\n..two\r\nend\r\n'
const mail = (changes: Partial<OutgoingMail> = {}): OutgoingMail => ({
  id: 'd1',
  envelopeFrom: 'b+0123@bounce.example.jp',
  to: 'reader@example.org',
  raw: Buffer.from(TEXT),
  ...changes,
})
/** More than all buffers between the two ends hold. */
const large = Buffer.from(`${TEXT}${`${'x'.repeat(74)}\r\n`.repeat(120_000)}`)

test('a mail arrives as it is, once, over connections that are used again', async () => {
  const sink = await sinkWith()
  const transport = transportTo(relay(sink.port))
  expect(transport.connections).toBe(2)
  const outcomes = await Promise.all(
    Array.from({ length: 12 }, (_, place) => transport.send(mail({ to: `r${place}@example.org` }))),
  )
  expect(outcomes).toEqual(
    outcomes.map(() => ({ kind: 'sent', code: 250, status: '2.0.0', text: '250 2.0.0 taken' })),
  )
  expect(sink.mails.map(({ to }) => to).toSorted()).toEqual(
    outcomes.map((_, place) => `r${place}@example.org`).toSorted(),
  )
  expect(sink.mails[0]).toMatchObject({ from: 'b+0123@bounce.example.jp', raw: TEXT })
  expect(sink.connections()).toBe(2)
  expect(sink.peak()).toBe(2)
})

/** Ms of a silence that is waited for in earnest; the mail after it must be through in less, on a busy machine too. */
const SILENCE = 2000

describe('what goes wrong is told by where it did', () => {
  const cases: [string, SinkFault, Record<string, unknown>][] = [
    [
      'refused for now',
      { at: 'rcpt', does: { reply: '451 4.7.1 Greylisted' } },
      { kind: 'deferred', code: 451, status: '4.7.1' },
    ],
    [
      'refused for good',
      { at: 'rcpt', does: { reply: '550 5.1.1 No such user' } },
      { kind: 'failed', code: 550, status: '5.1.1', text: '550 5.1.1 No such user' },
    ],
    ['refused sender', { at: 'mail', does: { reply: '553 5.7.1 Not you' } }, { kind: 'failed', code: 553 }],
    [
      'refused in several lines',
      { at: 'rcpt', does: { reply: '550-5.7.1 One\r\n550 5.7.1 Two' } },
      { kind: 'failed', status: '5.7.1' },
    ],
    ['refused by content', { at: 'end', does: { reply: '554 5.7.1 Spam' } }, { kind: 'failed', code: 554 }],
    [
      'refused for now by content',
      { at: 'end', does: { reply: '452 4.3.1 Full' } },
      { kind: 'deferred', code: 452 },
    ],
    [
      'going away after the end of DATA',
      { at: 'end', does: { reply: '421 4.3.2 Closing' } },
      { kind: 'deferred', code: 421 },
    ],
    [
      'going away before it',
      { at: 'mail', does: { reply: '421 4.3.2 Closing' } },
      { kind: 'deferred', code: 421 },
    ],
    [
      'wants a sign-in',
      { at: 'mail', does: { reply: '530 5.7.0 Authentication required' } },
      { kind: 'unsent', code: 530 },
    ],
    ['cut at MAIL', { at: 'mail', does: 'drop' }, { kind: 'unsent' }],
    ['cut at RCPT', { at: 'rcpt', does: 'drop' }, { kind: 'unsent' }],
    ['cut at DATA', { at: 'data', does: 'drop' }, { kind: 'unsent' }],
    ['cut in the middle of DATA', { at: 'middle', does: 'drop' }, { kind: 'unsent' }],
    ['cut after the end of DATA', { at: 'end', does: 'drop' }, { kind: 'unknown' }],
    ['silent before the end of DATA', { at: 'data', does: 'hang' }, { kind: 'unsent' }],
    ['silent after the end of DATA', { at: 'end', does: 'hang' }, { kind: 'unknown' }],
    ['no answer of SMTP', { at: 'end', does: { reply: 'what?' } }, { kind: 'unknown' }],
  ]
  test.each(cases)('%s', async (_, fault, expected) => {
    const sink = await sinkWith((about) => ('to' in about && about.mail === 1 ? fault : undefined))
    const transport = transportTo(
      relay(sink.port, { connections: 1, timeout: fault.does === 'hang' ? SILENCE : 10_000 }),
    )
    const outcome = await transport.send(mail({ raw: fault.at === 'middle' ? large : Buffer.from(TEXT) }))
    expect(outcome).toMatchObject(expected)
    if (outcome.kind === 'unsent' || outcome.kind === 'failed' || outcome.kind === 'deferred')
      expect(sink.mails).toEqual([])
    // Whatever happened to one mail, the next one arrives, and the first is not sent again behind our back.
    expect(await transport.send(mail({ to: 'next@example.org' }))).toMatchObject({ kind: 'sent' })
    expect(sink.mails.filter(({ to }) => to === 'reader@example.org').length).toBeLessThanOrEqual(1)
    expect(sink.mails.at(-1)?.to).toBe('next@example.org')
  })

  test.each<[string, SinkFault, SendOutcome['kind']]>([
    ['before it greets', { at: 'greeting', does: 'hang' }, 'unsent'],
    ['at RCPT', { at: 'rcpt', does: 'hang' }, 'unsent'],
    ['at DATA', { at: 'data', does: 'hang' }, 'unsent'],
    ['in the middle of DATA', { at: 'middle', does: 'hang' }, 'unsent'],
    ['after the end of DATA', { at: 'end', does: 'hang' }, 'unknown'],
  ])('hung up on while silent %s', async (_, fault, kind) => {
    const sink = await sinkWith(() => fault)
    const transport = transportTo(relay(sink.port, { connections: 1 }))
    const sent = transport.send(mail({ raw: fault.at === 'middle' ? large : Buffer.from(TEXT) }))
    const waiting = transport.send(mail({ to: 'next@example.org' }))
    await sink.fallenSilent
    transport.hangUp()
    expect((await sent).kind).toBe(kind)
    expect((await waiting).kind).toBe('unsent')
    expect((await transport.send(mail())).kind).toBe('unsent')
    await transport.close()
    expect(sink.mails.map(({ to }) => to)).toEqual(kind === 'unknown' ? ['reader@example.org'] : [])
    await vi.waitFor(() => expect(sink.open()).toBe(0), patiently)
    expect(sink.connections()).toBe(1)
  })

  test.each<[string, SinkFault]>([
    ['is not ready', { at: 'greeting', does: { reply: '421 4.3.2 Too many connections' } }],
    ['wants nobody', { at: 'greeting', does: { reply: '554 5.7.1 Go away' } }],
    ['cuts', { at: 'greeting', does: 'drop' }],
    ['says nothing', { at: 'greeting', does: 'hang' }],
  ])('a relay that %s at its greeting has no mail', async (_, fault) => {
    const sink = await sinkWith(() => fault)
    const transport = transportTo(relay(sink.port, { timeout: 150 }))
    expect(await transport.send(mail())).toMatchObject({ kind: 'unsent' })
    expect(await transport.send(mail())).toMatchObject({ kind: 'unsent' })
  })

  test('a relay that is not there has none either', async () => {
    const { port, close } = await smtpSink()
    await close()
    expect(await transportTo(relay(port)).send(mail())).toMatchObject({ kind: 'unsent' })
  })

  test('a connection that was closed while it was idle costs nothing', async () => {
    const sink = await sinkWith((about) =>
      'mail' in about && about.mail === 2 ? { at: 'mail', does: 'drop' } : undefined,
    )
    const transport = transportTo(relay(sink.port, { connections: 1 }))
    await transport.send(mail())
    expect(await transport.send(mail({ to: 'second@example.org' }))).toMatchObject({ kind: 'sent' })
    expect(sink.mails.map(({ to }) => to)).toEqual(['reader@example.org', 'second@example.org'])
  })
})

test('addresses that would be more than one, or another command, are not sent', async () => {
  const sink = await sinkWith()
  const transport = transportTo(relay(sink.port))
  for (const address of [
    'a@example.org> SIZE=1',
    'a@example.org\r\nRCPT TO:<b@example.org>',
    'a@example.org,b@example.org',
    'a@example.org b@example.org',
    '<a@example.org>',
    'a\0@example.org',
    'nobody',
    '',
  ]) {
    expect(await transport.send(mail({ to: address }))).toMatchObject({ kind: 'failed', status: '5.1.3' })
    expect(await transport.send(mail({ envelopeFrom: address }))).toMatchObject({ kind: 'failed' })
  }
  expect(await transport.send(mail({ raw: new Uint8Array() }))).toMatchObject({ kind: 'failed' })
  expect(sink.connections()).toBe(0)
})

test('a text that looks like the end of a mail ends none, and bare line ends smuggle none', async () => {
  const sink = await sinkWith()
  const transport = transportTo(relay(sink.port))
  const smuggled =
    'MAIL FROM:<evil@example.org>\r\nRCPT TO:<x@example.org>\r\nDATA\r\nSubject: evil\r\n\r\n.\r\n'
  for (const end of ['\r\n.\r\n', '\n.\n', '\r.\r', '\n.\r\n'])
    expect(await transport.send(mail({ raw: Buffer.from(`${TEXT}${end}${smuggled}`) }))).toMatchObject({
      kind: 'sent',
    })
  expect(sink.mails.map(({ to }) => to)).toEqual(Array.from({ length: 4 }, () => 'reader@example.org'))
})

describe('several relays', () => {
  test('share mails by their weights', async () => {
    const [light, heavy] = [await sinkWith(), await sinkWith()]
    const transport = transportTo(relay(light.port), relay(heavy.port, { weight: 3, connections: 6 }))
    expect(transport.connections).toBe(8)
    await Promise.all(Array.from({ length: 40 }, () => transport.send(mail())))
    expect(light.mails.length + heavy.mails.length).toBe(40)
    expect(heavy.mails.length).toBeGreaterThan(light.mails.length)
    expect(light.mails.length).toBeGreaterThan(0)
  })

  test('stand in for one that can not be reached, but not for one that may have the mail', async () => {
    const gone = await smtpSink()
    await gone.close()
    const there = await sinkWith((about) =>
      'to' in about && about.to.startsWith('lost') ? { at: 'end', does: 'drop' } : undefined,
    )
    const transport = transportTo(relay(gone.port, { weight: 5 }), relay(there.port))
    for (let count = 0; count < 3; count += 1)
      expect(await transport.send(mail())).toMatchObject({ kind: 'sent' })
    expect(await transport.send(mail({ to: 'lost@example.org' }))).toMatchObject({ kind: 'unknown' })
    expect(there.mails.filter(({ to }) => to.startsWith('lost'))).toHaveLength(1)
  })
})

test('closing waits for the mails under way', async () => {
  const sink = await sinkWith()
  const transport = smtpTransport({ relays: [relay(sink.port)], name: 'x', clock: systemClock })
  const sending = Array.from({ length: 6 }, () => transport.send(mail()))
  await transport.close()
  expect((await Promise.all(sending)).every(({ kind }) => kind === 'sent')).toBe(true)
  expect(await transport.send(mail())).toMatchObject({ kind: 'unsent' })
})

test('a rate is kept by the clock', async () => {
  const sink = await sinkWith()
  const waits: number[] = []
  const clock = {
    ...systemClock,
    now: () => 0,
    setTimeout: (work: () => void, ms: number) => {
      if (ms <= 1000) {
        waits.push(ms)
        queueMicrotask(work)
      }
      return () => undefined
    },
  }
  const transport = smtpTransport({ relays: [relay(sink.port, { rate: 4 })], name: 'x', clock })
  await Promise.all(Array.from({ length: 4 }, () => transport.send(mail())))
  expect(waits).toEqual([250, 500, 750])
  await transport.close()
})

test.each<[string, Partial<RelaySettings>, string]>([
  ['a password goes over TLS only', { tls: 'require', user: 'me', password: 'right' }, 'unsent'],
  [
    'a certificate that nobody vouches for will do where TLS is optional',
    { tls: 'optional', user: 'me', password: 'right' },
    'sent',
  ],
  ['a wrong password sends nothing', { tls: 'optional', user: 'me', password: 'wrong' }, 'unsent'],
])('STARTTLS: %s', async (_, changes, kind) => {
  let isSecure: boolean | undefined
  let taken = 0
  const server = new SMTPServer({
    logger: false,
    onAuth({ password }, session, callback) {
      isSecure = session.secure
      callback(password === 'right' ? null : new Error('Wrong password'), { user: 'me' })
    },
    onData(stream, _session, callback) {
      stream.resume()
      stream.on('end', () => {
        taken += 1
        callback()
      })
    },
  })
  server.on('error', () => undefined)
  const port = await new Promise<number>((resolve) => {
    const listener = server.listen(0, '127.0.0.1', () => {
      const address = listener.address()
      resolve(typeof address === 'object' && address ? address.port : 0)
    })
  })
  ends.push(() => new Promise((resolve) => server.close(() => resolve(undefined))))
  const transport = transportTo(relay(port, changes))
  expect(await transport.send(mail())).toMatchObject({ kind })
  expect(taken).toBe(kind === 'sent' ? 1 : 0)
  // With a certificate that can't be checked the password never left.
  expect(isSecure).toBe(changes.tls === 'require' ? undefined : true)
})

test('mails by way of Postmark carry the token of their envelope, others nothing of the kind', () => {
  const text = (host: string) => Buffer.from(withMetadata(host, mail()).raw).toString()
  expect(text('smtp.postmarkapp.com')).toBe(`X-PM-Metadata-otegami: 0123\r\n${TEXT}`)
  expect(text('postmarkapp.com.example')).toBe(TEXT)
})

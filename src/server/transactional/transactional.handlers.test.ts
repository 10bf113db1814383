import { describe, expect, test } from 'vitest'
import { sql } from 'kysely'
import PostalMime from 'postal-mime'
import * as v from 'valibot'
import { contactStatuses } from '#lib/contact-status'
import { HOUR, MINUTE } from '#lib/duration'
import { Accepted, mail, singleMails, to } from '#server/testing/single-mails'
import { testServer } from '#server/testing/test-server'
import { testVariant } from '#server/testing/test-variant'

const { db, server, sent, as, post, send, statusOf, work } = await singleMails()

describe('what is sent', () => {
  const lastText = () => Buffer.from(sent.at(-1)?.raw ?? []).toString()
  const decoded = () =>
    lastText()
      .split('\r\n\r\n')
      .map((part) => Buffer.from(part.split('\r\n--')[0] ?? '', 'base64').toString())
      .join('\n')

  test('has variables only where some are given, and they are text in HTML', async () => {
    await send({ subject: 'Hi {{ name }}', html: '<p>{{ name }}</p>', variables: { name: '<b>Yuki</b>' } })
    await work()
    expect(lastText()).toContain('Subject: Hi <b>Yuki</b>')
    expect(decoded()).toContain('<p>&lt;b&gt;Yuki&lt;/b&gt;</p>')
    await send({ subject: 'Hi', html: '<p>{{ name }} {% if %}</p>' })
    await work()
    expect(decoded()).toContain('<p>{{ name }} {% if %}</p>')
  })

  test('can have no header of somebody else', async () => {
    await send({
      subject: 'Hi {{ name }}',
      variables: { name: 'x\r\nBcc: evil@example.org' },
      to: [{ email: 'a@mail.example', name: 'A" <evil@example.org>' }],
    })
    await work()
    const [head = ''] = lastText().split('\r\n\r\n')
    expect(head).not.toMatch(/^Bcc:/m)
    expect(sent.at(-1)?.to).toBe('a@mail.example')
  })
})

describe('what is refused', () => {
  test.each<[number, Record<string, unknown>]>([
    [400, to('nobody')],
    [400, to('a@mail.example\r\nBcc: b@mail.example')],
    [400, { subject: 'a\nBcc: c@d.example' }],
    [400, { replyTo: 'nobody' }],
    [422, { subject: ' ' }],
    [422, { html: ' ' }],
    [422, { senderId: 'snd_two' }],
    [422, { senderId: 'snd_none' }],
    [422, { campaignId: 'cmp_none' }],
    [422, { asContactId: 'con_none' }],
    [422, { kind: 'test' }],
  ])('%i for %o', async (code, changes) => {
    expect(await post({ ...mail(), ...changes })).toMatchObject({ status: code })
  })

  test('everything where the server sends no mails', async () => {
    const silent = testServer(db, { mail: 'none' })
    const signedIn = await silent.signIn('acc_member')
    const answer = await silent.json('/v1/transactional/send', {
      method: 'POST',
      token: signedIn.token,
      workspace: 'ws_one',
      body: mail(),
    })
    expect(answer).toMatchObject({ status: 422, value: { message: expect.stringContaining('SMTP_URL') } })
  })

  test('the mail of another workspace', async () => {
    const id = await send()
    expect(await statusOf(id, 'ws_two', 'acc_other')).toMatchObject({ status: 404 })
    expect(await statusOf('tsn_none')).toMatchObject({ status: 404 })
  })

  test('a 61st mail within a minute', async () => {
    server.turn(MINUTE)
    const all = await Promise.all(Array.from({ length: 64 }, () => post(mail())))
    expect(all.filter(({ status }) => status === 200)).toHaveLength(60)
    expect(all.filter(({ status }) => status === 429)).toHaveLength(4)
    const japanese = await server.json('/v1/transactional/send', {
      method: 'POST',
      token: (await server.signIn('acc_member')).token,
      workspace: 'ws_one',
      body: mail(),
      headers: { 'accept-language': 'ja' },
    })
    expect(japanese).toMatchObject({
      status: 429,
      value: { message: '1分間に送信できるメールは60通までです。60秒後にもう一度お試しください。' },
    })
    server.turn(MINUTE + 1)
    expect((await post(mail())).status).toBe(200)
  })

  test('a 61st mail, and no other one, after the clock was set back', async () => {
    server.turn(MINUTE)
    const post60 = async () => Promise.all(Array.from({ length: 60 }, () => post(mail())))
    await post60()
    server.turn(-HOUR)
    try {
      expect((await post60()).filter(({ status }) => status !== 200)).toEqual([])
      expect((await post(mail())).status).toBe(429)
    } finally {
      server.turn(HOUR + 2 * MINUTE)
    }
  })
})

test('who had complained before their contact was deleted gets no mail', async () => {
  const [email, token] = ['angry@mail.example', await as('acc_owner')]
  const add = { method: 'POST', token, workspace: 'ws_one', body: { email } }
  expect((await server.json('/v1/contacts', add)).status).toBe(200)
  await sql`update contacts set status = ${contactStatuses.indexOf('complained')} where email = ${email}`.execute(
    db,
  )
  const remove = { method: 'DELETE', token, workspace: 'ws_one', body: { email } }
  expect((await server.json('/v1/contacts/by_email', remove)).status).toBe(200)
  expect(await statusOf(await send(to(email)))).toMatchObject({ value: { status: 'rejected' } })
  await work()
  expect(sent.map((one) => one.to)).not.toContain(email)
})

test('the same key sends once, also when it is called twice at once; with another mail it is a 409', async () => {
  const body = mail(to('once@mail.example'))
  const [first, second] = await Promise.all([post(body), post(body)])
  expect(first.status).toBe(200)
  expect(second).toEqual(first)
  expect(await post({ ...body, subject: 'Another' })).toMatchObject({ status: 409 })
  await work()
  expect(sent.filter((one) => one.to === 'once@mail.example')).toHaveLength(1)
})

test('an example for providers of AMP mails is the campaign with its AMP part, under the Message-ID that was told', async () => {
  const call = async (path: string, body: unknown) => {
    const token = await as('acc_owner')
    const answer = await server.json(path, { method: 'POST', token, workspace: 'ws_one', body })
    expect(answer.status, JSON.stringify(answer.value)).toBe(200)
    return answer.value
  }
  const { id } = v.parse(Accepted, await call('/v1/campaigns', { name: 'With AMP' }))
  const amp = { enabled: true, html: '<html amp4email><body>{{ contact.email }}</body></html>' }
  await call(`/v1/campaigns/${id}`, {
    version: 1,
    senderId: 'snd_one',
    variants: [testVariant('<p>Plain</p>'), testVariant('<p>With AMP</p>', { id: 'b', amp })],
  })
  const { results } = v.parse(
    v.object({
      results: v.array(v.object({ provider: v.string(), ok: v.boolean(), messageId: v.string() })),
    }),
    await call('/v1/senders/snd_one/send_emails_for_registration', {
      providers: ['gmail', 'yahoo'],
      campaignId: id,
    }),
  )
  expect(results.map(({ provider, ok }) => `${provider} ${ok}`)).toEqual(['gmail true', 'yahoo true'])
  await work()
  expect(sent.map((one) => one.to).toSorted()).toEqual([
    'ampforemail.whitelisting@gmail.com',
    'ampverification@yahoo.com',
  ])
  const toGmail = sent.find((one) => one.to.endsWith('@gmail.com'))
  const read = await PostalMime.parse(toGmail?.raw ?? new Uint8Array())
  expect(read.messageId).toBe(results[0]?.messageId)
  expect(read.html).toContain('With AMP')
  expect(Buffer.from(toGmail?.raw ?? '').toString()).toContain('text/x-amp-html')
})

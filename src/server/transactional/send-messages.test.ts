import { sql } from 'kysely'
import { describe, expect, test, vi } from 'vitest'
import { DAY, MINUTE } from '#lib/duration'
import type { SendOutcome } from '#server/mail/transport'
import { findEvents } from '#server/store/contact-events.store'
import { addContacts, contactForChange } from '#server/store/contacts.store'
import { recipientOf, recordMessageReport } from '#server/store/message-outcomes.store'
import { textsOfMails } from '#server/store/migrations/090-texts-of-mails'
import { mail, mailedContact, singleMails, to } from '#server/testing/single-mails'
import { addVerifiedSender, loseSigningKey } from '#server/testing/test-sender'
import { verifyDkim } from '#server/testing/verify-dkim'
import { patiently } from '#server/testing/patiently'

const { db, server, one, record, sent, answer, post, send, statusOf, courseOf, fallSilent, late, work } =
  await singleMails()

describe('a mail', () => {
  test('is sent once by a worker, signed, and in the history of its contact', async () => {
    const id = await send(to('con_reader@mail.example'))
    expect(await courseOf(id)).toEqual([['queued']])
    await work()
    await work()
    expect(sent).toHaveLength(1)
    const [first] = sent
    if (!first) throw new Error('Nothing was sent.')
    expect(first.to).toBe('con_reader@mail.example')
    expect(first.envelopeFrom).toMatch(/^b\+[0-9a-f]{30,44}@bounce\.snd-one\.example$/)
    expect(verifyDkim(first.raw, () => record).isValid).toBe(true)
    const text = Buffer.from(first.raw).toString()
    expect(text).toContain('multipart/alternative')
    expect(text).toContain(Buffer.from('<p>発送しました。</p>').toString('base64'))
    expect(text).toContain(Buffer.from('発送しました。').toString('base64'))
    expect(await courseOf(id)).toEqual([['queued', 'sending', 'sent']])
    const events = await findEvents(
      db,
      one,
      { contactId: 'con_reader', types: ['email.sent'] },
      undefined,
      10,
    )
    expect(events).toMatchObject([
      { messageId: id, payload: { subject: 'ご注文ありがとうございます', transactional: true } },
    ])
    const used = await db
      .selectFrom('usage_log')
      .where('metric', '=', 'emails_transactional')
      .select(['quantity', 'ref'])
      .execute()
    expect(used).toMatchObject([{ ref: { kind: 'transactional', id } }])
    // Its text is needed no more.
    expect(await db.selectFrom('messages').where('id', '=', id).select('mail').execute()).toEqual([
      { mail: null },
    ])
  })

  test('has no text any more once it is over for all of its readers, however it ended', async () => {
    const textsOf = async (...ids: string[]) =>
      (await db.selectFrom('messages').where('id', 'in', ids).select('mail').execute()).map((row) => row.mail)
    // Readers of one mail whose conversations end at the same moment.
    const many = []
    for (const place of [1, 2, 3, 4, 5])
      // oxlint-disable-next-line no-await-in-loop -- one after the other, each with readers of its own
      many.push(await send(to(...['a', 'b', 'c', 'd'].map((name) => `${name}${place}@mail.example`))))
    await work()
    expect(sent).toHaveLength(20)
    expect(await textsOf(...many)).toEqual(many.map(() => null))
    // Nobody is sent it at all.
    expect(await textsOf(await send(to('con_bounced@mail.example')))).toEqual([null])
    // Its end is heard of before its conversation is over.
    const id = await send(to('fast@mail.example'))
    await work(async () => {
      const { rows } = await sql<{ id: number }>`
        select r.id from message_recipients r join messages m on m.number = r.message_number where m.id = ${id}`.execute(
        db,
      )
      const recipient = await recipientOf(db, rows[0]?.id ?? 0)
      if (!recipient) throw new Error('There is no recipient.')
      await recordMessageReport(db, one, recipient, { kind: 'delivered' }, server.clock.now())
      return { kind: 'sent', code: 250 }
    })
    expect(await textsOf(id)).toEqual([null])
    expect(await courseOf(id)).toEqual([['queued', 'sending', 'sent', 'delivered']])
  })

  test('that is over since before this was so has no text either, and one that waits keeps it', async () => {
    const over = await send()
    await work()
    await db
      .updateTable('messages')
      .set({ mail: JSON.stringify({ subject: 'Your code' }) })
      .where('id', '=', over)
      .execute()
    answer({ kind: 'deferred', code: 451, text: '451 4.7.1 Try again later' })
    const deferred = await send(to('later@mail.example'))
    await work()
    const waiting = await send()
    await textsOfMails.up(db)
    const rows = await db
      .selectFrom('messages')
      .where('id', 'in', [over, deferred, waiting])
      .where('mail', 'is', null)
      .select('id')
      .execute()
    expect(rows).toEqual([{ id: over }])
    // Nothing waits any more when the next test begins.
    answer({ kind: 'sent', code: 250 })
    server.turn(5 * MINUTE)
    await work()
  })

  test('names its reader, however wide the address was typed', async () => {
    await send({ to: [{ email: ' Ｙｕｋｉ＠Mail.example', name: '雪' }] })
    await work()
    const text = Buffer.from(sent[0]?.raw ?? []).toString()
    expect(text).toContain(`To: =?UTF-8?B?${Buffer.from('雪').toString('base64')}?= <yuki@mail.example>`)
  })

  test('that has not come back after ten minutes counts as delivered', async () => {
    const id = await send()
    await work()
    server.turn(9 * MINUTE)
    expect(await statusOf(id)).toMatchObject({ value: { status: 'sent' } })
    server.turn(MINUTE)
    expect(await statusOf(id)).toMatchObject({ value: { status: 'delivered' } })
  })

  test('is not sent to who bounced, but to who only left the lists', async () => {
    const id = await send(to('con_bounced@mail.example', 'con_left@mail.example'))
    await work()
    expect(sent.map((one) => one.to)).toEqual(['con_left@mail.example'])
    expect(await courseOf(id)).toEqual([
      ['queued', 'rejected'],
      ['queued', 'sending', 'sent'],
    ])
    expect(await statusOf(id)).toMatchObject({
      value: { status: 'sent', recipients: [{ reason: 'The contact is suppressed.' }, {}] },
    })
  })

  test('that is refused for now is delayed, and tried again', async () => {
    answer({ kind: 'deferred', code: 451, text: '451 4.7.1 Try again later' })
    const id = await send()
    await work()
    expect(await statusOf(id)).toMatchObject({
      value: { status: 'delayed', recipients: [{ reason: '451 4.7.1 Try again later' }] },
    })
    server.turn(4 * MINUTE)
    await work()
    expect(sent).toHaveLength(1)
    server.turn(MINUTE)
    await work()
    expect(sent).toHaveLength(2)
    expect(sent[0]?.raw).toEqual(sent[1]?.raw)
    expect(await courseOf(id)).toEqual([['queued', 'sending', 'delayed', 'sent']])
  })

  test('that no relay can be reached for waits, and says nothing of it', async () => {
    answer({ kind: 'unsent', text: 'connect ECONNREFUSED' })
    const id = await send()
    await work()
    server.turn(MINUTE)
    await work()
    expect(await courseOf(id)).toEqual([['queued', 'sending', 'sent']])
  })

  test('whose key can’t be read has failed, and says why; nothing more is taken for its sender', async () => {
    await addVerifiedSender(db, one, 'snd_lost', { isDefault: false })
    await loseSigningKey(db, one, 'snd-lost.example')
    const id = await send({ senderId: 'snd_lost' })
    await work()
    expect((await statusOf(id)).value).toMatchObject({
      status: 'failed',
      recipients: [
        { status: 'failed', reason: 'The key that signs mails of snd-lost.example can’t be read.' },
      ],
    })
    expect(sent).toEqual([])
    expect((await post(mail({ senderId: 'snd_lost' }))).status).toBe(422)
  })

  test('that is refused because there is no mailbox is a bounce, and its contact gets no more', async () => {
    await addContacts(db, one, [mailedContact('con_gone', 'subscribed')])
    answer(
      { kind: 'failed', code: 550, status: '5.1.1', text: '550 5.1.1 Unknown' },
      { kind: 'failed', code: 554, status: '5.7.1', text: '554 5.7.1 Spam' },
    )
    const bounced = await send(to('con_gone@mail.example'))
    await work()
    const refused = await send(to('con_reader@mail.example'))
    await work()
    expect([await courseOf(bounced), await courseOf(refused)]).toEqual([
      [['queued', 'sending', 'bounced']],
      [['queued', 'sending', 'failed']],
    ])
    const statusIn = async (uid: string) =>
      (await db.transaction().execute((inside) => contactForChange(inside, one, { uid })))?.status
    expect(await statusIn('con_gone')).toBe('bounced')
    expect(await statusIn('con_reader')).toBe('subscribed')
  })

  test('of which nobody knows whether it arrived is sent once more, as the same mail, and never a third time', async () => {
    answer({ kind: 'unknown' }, { kind: 'unknown' })
    const id = await send()
    await work()
    server.turn(14 * MINUTE)
    await work()
    expect(sent).toHaveLength(1)
    server.turn(MINUTE)
    await work()
    server.turn(DAY)
    await work()
    expect(sent).toHaveLength(2)
    expect(sent[0]?.raw).toEqual(sent[1]?.raw)
    expect(await statusOf(id)).toMatchObject({
      value: { status: 'failed', recipients: [{ reason: 'unknown_outcome' }] },
    })
  })

  test('whose worker was killed is sent once more; what is heard of it meanwhile settles it', async () => {
    const [lost, heard] = [await send(), await send()]
    const kill = new Promise<never>((_, fail) => fail(new Error('killed')))
    kill.catch(() => undefined)
    await expect(work(() => kill)).rejects.toThrow('killed')
    sent.length = 0
    const row = await db
      .selectFrom('message_recipients as r')
      .innerJoin('messages as m', 'm.number', 'r.message_number')
      .where('m.id', '=', heard)
      .select('r.id')
      .executeTakeFirstOrThrow()
    const recipient = await recipientOf(db, row.id)
    if (!recipient) throw new Error('There is no recipient.')
    await recordMessageReport(db, one, recipient, { kind: 'delivered' }, server.clock.now())
    server.turn(15 * MINUTE)
    await work()
    expect(sent).toHaveLength(1)
    expect(await courseOf(lost)).toEqual([['queued', 'sending', 'sent']])
    expect(await courseOf(heard)).toEqual([['queued', 'sending', 'sent', 'delivered']])
  })

  test('of which the mail server says nothing holds up no other, and is settled once it does', async () => {
    let say: (outcome: SendOutcome) => void = () => undefined
    answer(
      new Promise((done) => {
        say = done
      }),
    )
    const silent = await send()
    const worked = work()
    await vi.waitFor(() => expect(sent).toHaveLength(1), patiently)
    fallSilent()
    await worked
    const code = await send(to('code@mail.example'))
    await work()
    expect(await courseOf(code)).toEqual([['queued', 'sending', 'sent']])
    expect(await courseOf(silent)).toEqual([['queued', 'sending']])
    expect([late.count(), sent.length]).toEqual([1, 2])
    say({ kind: 'sent', code: 250 })
    await late.settled()
    expect(await courseOf(silent)).toEqual([['queued', 'sending', 'sent']])
    expect(late.count()).toBe(0)
  })

  test('is sent once by two workers at once', async () => {
    for (let count = 0; count < 12; count += 1) await send(to(`many${count}@mail.example`))
    await Promise.all([work(), work(), work()])
    expect(sent.map((one) => one.to).toSorted()).toEqual(
      Array.from({ length: 12 }, (_, count) => `many${count}@mail.example`).toSorted(),
    )
  })
})

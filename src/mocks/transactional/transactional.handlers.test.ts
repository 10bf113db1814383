import { beforeEach, describe, expect, test } from 'vitest'
import { contactEventRoutes, contactRoutes, transactionalRoutes } from '#api/contract'
import type { TransactionalSend, TransactionalStatus } from '#api/transactional'
import { memoryJournal } from '#mocks/core/journal'
import { movingWorld, type MovingWorld } from '#mocks/core/test-world'

let world: MovingWorld
let member: ReturnType<MovingWorld['as']>

beforeEach(() => {
  world = movingWorld()
  member = world.as('acc_tom', 'ws_sakura')
})

let keys = 0
const mail = (changes: Partial<TransactionalSend> = {}): TransactionalSend => ({
  kind: 'transactional',
  to: [{ email: 'Yuki@Mail.example', name: '雪' }],
  senderId: 'snd_1',
  subject: 'ご注文ありがとうございます',
  html: '<p>発送しました。</p>',
  idempotencyKey: `key_${(keys += 1)}`,
  ...changes,
})
const send = (changes: Partial<TransactionalSend> = {}, caller = member) =>
  caller.call(transactionalRoutes.send, { body: mail(changes) })
const statusOf = (sendId: string, caller = member) =>
  caller.call(transactionalRoutes.status, { params: { sendId } })
const to = (...emails: string[]) => ({ to: emails.map((email) => ({ email })) })

describe('a mail goes its way', () => {
  test.each<[string, TransactionalStatus[]]>([
    ['somebody', ['queued', 'sending', 'sent', 'delivered']],
    ['delay+1', ['queued', 'sending', 'sent', 'delayed', 'delivered']],
    ['bounce', ['queued', 'sending', 'sent', 'bounced']],
    ['fail', ['queued', 'sending', 'sent', 'delayed', 'failed']],
    ['complain', ['queued', 'sending', 'sent', 'delivered', 'complained']],
    ['reject', ['queued', 'rejected']],
  ])('%s: %o', async (local, course) => {
    const { id, status } = await send(to(`${local}@mail.example`))
    expect(status).toBe('queued')
    const seen: TransactionalStatus[] = []
    for (let second = 0; second < 400; second += 1) {
      const view = await statusOf(id)
      expect(view.recipients[0]?.status).toBe(view.status)
      if (seen.at(-1) !== view.status) seen.push(view.status)
      world.pass(1000)
    }
    expect(seen).toEqual(course)
    const { recipients } = await statusOf(id)
    const [recipient] = recipients
    expect(
      recipient?.events.map(({ type }) => type).filter((type) => type !== 'opened' && type !== 'clicked'),
    ).toEqual(course)
    expect(recipient?.events.map(({ at }) => at)).toEqual(recipient?.events.map(({ at }) => at).toSorted())
    expect(recipient?.reason !== undefined).toBe(course.at(-1) !== 'delivered')
  })

  test('is as far as whoever is least far, and ends as the worst', async () => {
    const { id } = await send(to('somebody@mail.example', 'bounce@mail.example', 'delay@mail.example'))
    world.pass(60_000)
    expect(await statusOf(id)).toMatchObject({
      status: 'delayed',
      recipients: [{ status: 'delivered' }, { status: 'bounced' }, { status: 'delayed' }],
    })
    world.pass(120_000)
    expect((await statusOf(id)).status).toBe('bounced')
  })

  test('is opened by some', async () => {
    const views = []
    for (let number = 0; number < 12; number += 1) views.push(await send(to(`reader${number}@mail.example`)))
    world.pass(3_600_000)
    const opens = await Promise.all(
      views.map(async ({ id }) => (await statusOf(id)).recipients[0]?.opens ?? 0),
    )
    expect(opens.filter((count) => count > 0).length).toBeGreaterThan(2)
    expect(opens.filter((count) => count === 0).length).toBeGreaterThan(2)
  })

  test('stands in the history of a contact, and is kept from those who bounced', async () => {
    const contactOf = async (status: 'subscribed' | 'bounced') => {
      const { items } = await member.call(contactRoutes.search, { body: { status: [status], limit: 1 } })
      const [contact] = items
      if (!contact) throw new Error(`Nobody is ${status}.`)
      return contact
    }
    const [reader, bounced] = [await contactOf('subscribed'), await contactOf('bounced')]
    const { id } = await send(to(reader.email, bounced.email))
    world.pass(10_000)
    const { recipients } = await statusOf(id)
    expect(recipients[1]).toMatchObject({ email: bounced.email, status: 'rejected' })
    const sent = async (contactId: string) =>
      (
        await member.call(contactEventRoutes.search, { body: { contactId, types: ['email.sent'] } })
      ).items.filter(({ messageId }) => messageId === id)
    expect(await sent(reader.id)).toMatchObject([{ payload: { subject: 'ご注文ありがとうございます' } }])
    expect(await sent(bounced.id)).toEqual([])
  })

  test('is kept from who had complained before their contact was deleted', async () => {
    const { items } = await member.call(contactRoutes.search, { body: { status: ['complained'], limit: 1 } })
    const [angry] = items
    if (!angry) throw new Error('Nobody has complained.')
    await member.call(contactRoutes.delete, { params: { contactId: angry.id } })
    const { id } = await send(to(angry.email))
    world.pass(10_000)
    expect(await statusOf(id)).toMatchObject({ status: 'rejected' })
  })
})

describe('what is refused', () => {
  test.each<[number, Partial<TransactionalSend>]>([
    [400, to('nobody')],
    [400, { to: [] }],
    [400, to('a@b.example', 'b@b.example', 'c@b.example', 'd@b.example', 'e@b.example', 'f@b.example')],
    [400, { subject: 'a\nBcc: c@d.example' }],
    [400, { replyTo: 'nobody' }],
    [400, { idempotencyKey: '' }],
    [422, { subject: ' ' }],
    [422, { html: ' ' }],
    [422, { senderId: 'snd_3' }],
    [422, { senderId: 'snd_r1' }],
    [422, { senderId: 'snd_none' }],
    [422, { campaignId: 'cmp_r1' }],
    [422, { asContactId: 'con_none' }],
    [422, { kind: 'test' }],
    [422, { kind: 'test', campaignId: 'cmp_9', variantId: 'var_a' }],
    [422, { kind: 'test', campaignId: 'cmp_22', subject: '' }],
  ])('%i for %o', async (code, changes) => {
    expect(await member.refused(send(changes))).toMatchObject({ code })
  })

  test('a test takes what is not given from the campaign', async () => {
    const { id } = await send({
      kind: 'test',
      campaignId: 'cmp_9',
      variantId: 'var_en',
      subject: '',
      html: '',
    })
    expect((await statusOf(id)).status).toBe('queued')
  })

  test('the mail of another workspace, and one that is none', async () => {
    const { id } = await send()
    const ridge = world.as('acc_ellen', 'ws_ridge')
    for (const call of [statusOf(id, ridge), statusOf('tsn_none', ridge)])
      expect(await ridge.refused(call)).toMatchObject({ code: 404 })
  })
})

test('the same key is answered as before and sends nothing; for another mail it is a 409', async () => {
  const body = mail()
  const first = await member.call(transactionalRoutes.send, { body })
  world.pass(5000)
  expect(await member.call(transactionalRoutes.send, { body })).toEqual(first)
  const other = member.call(transactionalRoutes.send, { body: { ...body, subject: 'Another' } })
  expect(await member.refused(other)).toMatchObject({ code: 409 })
  // Keys are of a workspace.
  const ridge = world.as('acc_ellen', 'ws_ridge')
  const there = await ridge.call(transactionalRoutes.send, { body: { ...body, senderId: 'snd_r1' } })
  expect(there.id).not.toBe(first.id)
})

test('more than sixty in a minute are not sent', async () => {
  for (let number = 0; number < 60; number += 1) {
    await send()
    world.pass(500)
  }
  expect(await member.refused(send())).toMatchObject({
    code: 429,
    message: expect.stringContaining('30 seconds'),
  })
  expect(await member.refused(send())).toMatchObject({ code: 429 })
  world.pass(30_001)
  await send()
})

test('what was kept says the same in another backend', async () => {
  const journal = memoryJournal()
  const first = movingWorld({ journal })
  const { id } = await send({}, first.as('acc_tom', 'ws_sakura'))
  first.pass(3_600_000)
  const there = movingWorld({ journal, start: first.now() }).as('acc_tom', 'ws_sakura')
  expect(await statusOf(id, there)).toEqual(await statusOf(id, first.as('acc_tom', 'ws_sakura')))
})

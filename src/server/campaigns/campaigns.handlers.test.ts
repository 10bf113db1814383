import { sql } from 'kysely'
import { afterAll, describe, expect, test } from 'vitest'
import * as v from 'valibot'
import { DAY, HOUR, MINUTE } from '#lib/duration'
import { addContacts, deleteContact } from '#server/store/contacts.store'
import { campaignWorld, recorder } from '#server/testing/test-campaign'
import { testDatabase } from '#server/testing/test-database'
import { addVerifiedSender } from '#server/testing/test-sender'
import { testVariant } from '#server/testing/test-variant'
import { testServer } from '#server/testing/test-server'

const PEOPLE = 12
const db = await testDatabase()
const world = await campaignWorld(db, PEOPLE)
const { one, server } = world
afterAll(world.stop)

const doc = {
  version: 1,
  settings: {},
  sections: [],
}

describe('a draft', () => {
  test('has the default sender and one empty mail; what is not given stays, and a body that is not given too', async () => {
    const made = await world.good('POST', '/campaigns', { name: '  秋のお知らせ ', labels: ['a', 'a'] })
    expect(made).toMatchObject({
      name: '秋のお知らせ',
      status: 'draft',
      senderId: 'snd_1',
      labels: ['a'],
      variants: [{ id: 'var_1', subject: '' }],
      recipientEstimate: 0,
      schedule: null,
      stats: null,
      version: 1,
    })
    const changed = await world.good('POST', `/campaigns/${made.id}`, {
      version: 1,
      audience: world.audience,
      note: 'x',
      replyTo: 'A@Else.example',
      variants: [
        testVariant(),
        testVariant('<p>B</p>', { id: 'b', amp: { enabled: true, html: '<html amp4email>' } }),
      ],
    })
    expect(changed).toMatchObject({
      recipientEstimate: PEOPLE,
      note: 'x',
      replyTo: 'a@else.example',
      version: 2,
    })
    const { html: _, ...bodiless } = testVariant('', { id: 'b', subject: 'New' })
    const kept = await world.good('POST', `/campaigns/${made.id}`, {
      version: 2,
      note: '',
      variants: [{ ...bodiless, amp: { enabled: true } }],
    })
    expect(kept).toMatchObject({
      variants: [
        { id: 'b', subject: 'New', html: '<p>B</p>', amp: { enabled: true, html: '<html amp4email>' } },
      ],
    })
    expect(kept).not.toHaveProperty('note')
    const { value: list } = await world.call('GET', '/campaigns?q=秋&order=-createdAt')
    expect(list).toMatchObject({ items: [{ id: made.id, variants: [{ amp: { enabled: true } }] }] })
    expect(JSON.stringify(list)).not.toContain('<p>B</p>')
    const copy = await world.good('POST', `/campaigns/${made.id}/duplicate`, {})
    expect(copy).toMatchObject({
      name: '秋のお知らせ のコピー',
      status: 'draft',
      version: 1,
      variants: kept['variants'],
    })
    expect((await world.call('DELETE', `/campaigns/${made.id}`)).status).toBe(200)
    expect((await world.call('GET', `/campaigns/${made.id}`)).status).toBe(404)
  })

  test.each([
    ['a sender of another workspace', { senderId: 'snd_2' }, 422],
    ['a list that is not there', { audience: { ...world.audience, mailingListIds: ['lst_none'] } }, 422],
    ['a segment that is not there', { audience: { ...world.audience, segmentIds: ['seg_none'] } }, 422],
    ['an address that is none', { replyTo: 'nobody' }, 400],
    ['two variants of one id', { variants: [testVariant(), testVariant()] }, 400],
    [
      'a line break in the subject',
      { variants: [testVariant('', { subject: 'a\r\nBcc: x@y.example' })] },
      400,
    ],
    ['a mail that is none', { variants: [testVariant('', { mode: 'blocks', doc })] }, 400],
  ])('with %s is refused', async (_, body, status) => {
    expect((await world.call('POST', '/campaigns', { name: 'x', ...body })).status).toBe(status)
  })

  test('of two who change the same version the second is refused', async () => {
    const { id } = await world.draft()
    const results = await Promise.all(
      ['One', 'Two'].map((name) => world.call('POST', `/campaigns/${id}`, { version: 1, name })),
    )
    expect(results.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
  })
})

describe('a schedule', () => {
  test('by a key is of senders of its domains only (API-33)', async () => {
    await addVerifiedSender(db, one, 'snd_other', { domainName: 'other.example', isDefault: false })
    const keyOf = async (...domainNames: string[]) => {
      const name = `Key of ${domainNames.join(', ')}`
      const made = await world.call('POST', '/api_keys', { name, permission: 'full', domainNames })
      return v.parse(v.object({ secret: v.string() }), made.value).secret
    }
    const [ofOther, ofBoth] = [await keyOf('other.example'), await keyOf('other.example', 'shop1.example')]
    const { id, version } = await world.draft()
    const post = async (token: string, path: string, body: unknown) =>
      server.json(`/v1${path}`, { method: 'POST', token, body })
    const body = { timezone: 'Asia/Tokyo', mode: 'all', confirmCount: PEOPLE, version }
    const refused = {
      status: 403,
      value: { message: 'This API key may not send from shop1.example. It may send from other.example.' },
    }
    expect(await post(ofOther, `/campaigns/${id}/schedule`, body)).toMatchObject(refused)
    const amp = { providers: ['gmail'], campaignId: id }
    expect(await post(ofOther, '/senders/snd_1/send_emails_for_registration', amp)).toMatchObject(refused)
    expect(await post(ofBoth, `/campaigns/${id}/schedule`, body)).toMatchObject({ status: 200 })
  })

  test('of two at once is one run; moved, it stays one; the audience of then is compared with that of now', async () => {
    const { id, version } = await world.draft()
    const body = { timezone: 'Asia/Tokyo', mode: 'all', confirmCount: PEOPLE, version }
    const at = new Date(server.clock.now() + DAY).toISOString()
    const results = await Promise.all(
      [1, 2].map(() => world.call('POST', `/campaigns/${id}/schedule`, { ...body, at })),
    )
    expect(results.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    const later = new Date(server.clock.now() + 2 * DAY).toISOString()
    expect((await world.schedule(id, { at: later })).value).toMatchObject({
      status: 'scheduled',
      schedule: { at: later, timezone: 'Asia/Tokyo' },
    })
    expect(await world.executions(id)).toMatchObject([
      { status: 'queued', kind: 'initial', scheduledAt: later },
    ])
    // What is scheduled can't be changed, but for labels and note.
    const { version: now } = await world.campaign(id)
    expect((await world.call('POST', `/campaigns/${id}`, { version: now, name: 'x' })).status).toBe(422)
    expect((await world.call('POST', `/campaigns/${id}`, { version: now, note: 'y' })).status).toBe(200)
    expect((await world.call('DELETE', `/campaigns/${id}`)).status).toBe(422)
    const contact = {
      id: 'con_new',
      email: 'new@else.example',
      status: 'subscribed' as const,
      statusAt: later,
      properties: {},
      subscriptions: [
        { mailingListId: 'lst_1', status: 'active' as const, source: 'manual' as const, updatedAt: later },
      ],
      source: 'manual' as const,
      createdAt: later,
      updatedAt: later,
      version: 1,
    }
    await addContacts(db, one, [contact])
    await world.good('POST', '/contacts/con_1_3', {
      version: (await world.good('GET', '/contacts/con_1_3')).version,
      status: 'unsubscribed',
    })
    await db.transaction().execute((inside) => deleteContact(inside, one, { uid: 'con_1_4' }, Date.now()))
    expect(await world.campaign(id)).toMatchObject({
      recipientEstimate: PEOPLE - 1,
      drift: {
        before: PEOPLE,
        added: 1,
        removed: 2,
        isRedefined: false,
        addedIds: ['con_new'],
        removedIds: ['con_1_3', expect.stringMatching(/^con_deleted_\d+$/)],
      },
    })
    expect((await world.cancel(id)).value).toMatchObject({ status: 'draft' })
    expect((await world.cancel(id)).status).toBe(422)
    const { rows } = await sql`select 1 from audience_snapshots where campaign_id = ${id}`.execute(db)
    expect(rows).toEqual([])
  })

  test('that is taken back while a worker begins it is either, and never both', async () => {
    const id = await world.due()
    const sender = world.sender(recorder().transport)
    const [{ status }] = await Promise.all([world.cancel(id), sender.step()])
    await world.run(sender)
    const after = await world.campaign(id)
    if (status === 200) expect(['draft', 'canceled']).toContain(after.status)
    else expect([409, 422]).toContain(status)
    expect(await world.states(id)).not.toHaveProperty('claimed')
  })

  test.each([
    ['for many more than were confirmed', {}, { confirmCount: 0 }, 422],
    ['without a time of its own in less than five minutes', {}, { at: 'soon' }, 422],
    ['in a zone that is none', {}, { timezone: 'Mars/Base' }, 400],
    ['for the rest of nothing', {}, { mode: 'remaining' }, 422],
    ['without a sender', { senderId: null }, {}, 422],
    ['for nobody', { audience: { ...world.audience, mailingListIds: [] } }, {}, 422],
    ['without a link to unsubscribe', { variants: [testVariant('<p>x</p>')] }, {}, 422],
    ['with shares that are no whole', { variants: [testVariant(undefined, { weight: 40 })] }, {}, 422],
  ])('%s is refused', async (_, draft, body, status) => {
    const others = 'confirmCount' in body ? 12 : 0
    for (let more = 0; more < others; more += 1)
      await world.call('POST', '/contacts', {
        email: `more${more}@else.example`,
        mailingLists: { lst_1: 'active' },
      })
    const { id } = await world.draft(draft)
    const at = 'at' in body ? { at: new Date(server.clock.now() + MINUTE).toISOString() } : {}
    expect((await world.schedule(id, { confirmCount: 100, ...body, ...at })).status).toBe(status)
    expect(await world.campaign(id)).toMatchObject({ status: 'draft', version: 1 })
  })

  test('on a server that sends no mails is refused with what to do about it', async () => {
    const { id, version } = await world.draft()
    const other = testServer(db, { mail: 'none' })
    const { token } = await other.signIn('acc_owner')
    const body = { timezone: 'UTC', mode: 'all', confirmCount: 100, version }
    const { status, value } = await other.json(`/v1/campaigns/${id}/schedule`, {
      method: 'POST',
      token,
      workspace: 'ws_one',
      body,
    })
    expect(status).toBe(422)
    expect(value).toMatchObject({ message: expect.stringContaining('OTEGAMI_MAIL') })
  })
})

test('what is used by a campaign says so, and what it still needs stays', async () => {
  const { id } = await world.draft({ name: 'User of the list' })
  await world.schedule(id, { confirmCount: 100, at: new Date(server.clock.now() + HOUR).toISOString() })
  const list = await world.call('GET', '/mailing_lists/lst_1')
  expect(list.value).toMatchObject({ usedBy: { campaigns: expect.any(Number) } })
  const refused = await world.call('DELETE', '/mailing_lists/lst_1')
  expect(refused).toMatchObject({
    status: 422,
    value: { message: expect.stringContaining('User of the list') },
  })
  expect((await world.call('DELETE', '/senders/snd_1')).status).toBe(422)
  const segment = await world.call('POST', '/segments', {
    name: 'Readers',
    conditions: {
      id: 'n0',
      kind: 'group',
      match: 'all',
      children: [
        { id: 'n1', kind: 'campaign', activity: 'sent', campaign: id, did: true, window: { kind: 'any' } },
      ],
    },
    timezone: 'UTC',
  })
  expect(segment.status, JSON.stringify(segment.value)).toBe(200)
  await world.cancel(id)
})

test('members send, and only owners delete what was sent; the other workspace sees nothing of it', async () => {
  const id = await world.due()
  await world.run(world.sender(recorder().transport))
  expect((await world.campaign(id)).status).toBe('sent')
  const member: [string, string] = ['acc_member', 'ws_one']
  expect((await world.call('DELETE', `/campaigns/${id}`, undefined, member)).status).toBe(403)
  const stranger: [string, string] = ['acc_other', 'ws_two']
  for (const [method, path, body] of [
    ['GET', '', undefined],
    ['GET', '/executions', undefined],
    ['GET', '/summaries', undefined],
    ['DELETE', '', undefined],
    ['POST', '/cancel', { version: 1 }],
    ['POST', '/duplicate', {}],
  ] as const)
    expect((await world.call(method, `/campaigns/${id}${path}`, body, stranger)).status, path).toBe(404)
  expect((await world.call('DELETE', `/campaigns/${id}`)).status).toBe(200)
  const { rows } = await sql`select 1 from executions where campaign_id = ${id}`.execute(db)
  expect(rows).toHaveLength(1)
})

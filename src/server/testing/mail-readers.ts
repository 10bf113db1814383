import { beforeEach } from 'vitest'
import { plainBrand } from '#domain/brand/plain-brand'
import { findEvents } from '#server/store/contact-events.store'
import { addContacts, contactForChange } from '#server/store/contacts.store'
import type { ExecutionSnapshot } from '#server/store/deliveries.tables'
import { addList } from '#server/store/mailing-lists.store'
import { placeOf } from '#server/store/members.store'
import { testDelivery, testExecution } from './sent-delivery.ts'
import { testDatabase } from './test-database.ts'
import { seedTwo, testServer } from './test-server.ts'

/** A person's browser. */
export const SAFARI = {
  'user-agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Safari/604.1',
}
const BEGUN = '2026-03-01T09:00:00.000Z'
const TARGETS = [
  'https://example.org/a?x=1&y=%E6%97%A5%E6%9C%AC',
  'https://example.org/b',
  'https://example.org/c',
  'mailto:a@example.org',
]
const SNAPSHOT: ExecutionSnapshot = {
  variants: [
    {
      id: 'a',
      label: '',
      locale: null,
      weight: 100,
      subject: 'News',
      previewText: '',
      mode: 'html',
      html: '<html><body><p>{{ name }}</p><a href="https://example.org/a?x=1&amp;y=日本">A</a> <a href="{{unsubscribe_url}}">B</a></body></html>',
      textAuto: true,
    },
  ],
  tracking: { opens: true, clicks: true },
  audience: { mailingListIds: [], segmentIds: [], segmentMatch: 'any', excludeSegmentIds: [] },
  sender: { id: 'snd_1', fromName: 'One', address: 'hi@one.example', domainName: 'one.example' },
  brand: { company: plainBrand('One').company, colors: plainBrand('One').colors },
  timezone: 'Asia/Tokyo',
}
const by = { id: 'acc_owner', name: 'Owner', email: 'owner@one.example' }
/** What tests of the links of mails share: a run, and for each test a new contact on three lists who got its mail a minute ago. */
export async function mailReaders() {
  const db = await testDatabase()
  const server = testServer(db)
  const { links: tokens, reactions } = server
  await seedTwo(db)
  const place = await placeOf(db, 'ws_one', undefined)
  if (!place) throw new Error('There is no ws_one.')
  const one = place.tenant
  for (const [id, name, visibility] of [
    ['lst_news', '<b>News</b>', 'public'],
    ['lst_offers', 'Offers', 'public'],
    ['lst_staff', 'Staff', 'private'],
  ] as const)
    await addList(db, one, {
      id,
      name,
      visibility,
      optIn: 'single',
      isDefault: false,
      color: 'slate',
      version: 1,
      createdAt: BEGUN,
      updatedAt: BEGUN,
      createdBy: by,
    })
  const execution = await testExecution(db, one, {
    id: 'exe_1',
    campaignId: 'cmp_gone',
    links: [TARGETS],
    sendingAt: BEGUN,
    snapshot: SNAPSHOT,
  })
  let contacts = 0
  /** The number of the delivery, and whom it went to. */
  const reader = { delivery: 0, uid: '' }
  const newContact = async (locale?: string) => {
    const uid = `con_${(contacts += 1)}`
    const email = `reader${contacts}@example.org`
    await addContacts(db, one, [
      {
        id: uid,
        email,
        status: 'subscribed',
        statusAt: BEGUN,
        ...(locale !== undefined && { locale }),
        properties: {},
        source: 'api',
        subscriptions: ['lst_news', 'lst_offers', 'lst_staff'].map((mailingListId) => ({
          mailingListId,
          status: 'active' as const,
          source: 'api' as const,
          updatedAt: BEGUN,
        })),
        createdAt: BEGUN,
        updatedAt: BEGUN,
        version: 1,
      },
    ])
    reader.uid = uid
    reader.delivery = await testDelivery(
      db,
      one,
      execution,
      { uid, email },
      { sentAt: new Date(server.clock.now() - 60_000).toISOString() },
    )
  }
  beforeEach(() => newContact())

  const counted = async () => {
    server.turn(60_000)
    reactions.wake()
    await reactions.idle()
    const row = await db
      .selectFrom('deliveries')
      .where('id', '=', reader.delivery)
      .select([
        'opens',
        'clicks',
        'bot_opens as botOpens',
        'bot_clicks as botClicks',
        'unsubscribed_at as unsubscribedAt',
      ])
      .executeTakeFirstOrThrow()
    return row
  }
  const eventsOf = async () =>
    (await findEvents(db, one, { contactId: reader.uid }, undefined, 100))
      .map(({ type }) => type)
      .filter((type) => type !== 'contact.created')
      .toReversed()
  const contact = () =>
    db.transaction().execute((inside) => contactForChange(inside, one, { uid: reader.uid }))
  const listsOf = async () =>
    Object.fromEntries(
      (await contact())?.subscriptions.map(({ mailingListId, status }) => [mailingListId, status]) ?? [],
    )
  const click = (link: number, headers: Record<string, string> = SAFARI, method = 'GET') =>
    server.ask(`/c/${tokens.click({ deliveryId: reader.delivery, link })}`, { headers, method })
  const open = (headers: Record<string, string> = SAFARI, method = 'GET') =>
    server.ask(`/o/${tokens.open(reader.delivery)}.gif`, { headers, method })
  const unsubscribe = () => `/u/${tokens.unsubscribe(reader.delivery)}`
  const post = (body: string, type = 'application/x-www-form-urlencoded') =>
    server.ask(unsubscribe(), { method: 'POST', body, headers: { 'content-type': type } })

  return {
    db,
    one,
    server,
    tokens,
    reactions,
    reader,
    newContact,
    counted,
    eventsOf,
    contact,
    listsOf,
    click,
    open,
    unsubscribe,
    post,
  }
}

import { contactEventRoutes, contactRoutes } from '#api/contract'
import { beforeEach, describe, expect, test } from 'vitest'
import type { ContactEvent, ContactEventSearch } from '#api/contact-events'
import { createMockApi, type MockApi } from '#mocks/node'
import { callerAs, type Caller } from '#mocks/core/test-caller'

let api: MockApi
let owner: Caller

beforeEach(async () => {
  api = createMockApi({ scenario: { size: 'small' } })
  owner = await callerAs(api, 'acc_haruka', 'ws_sakura')
})

const all = async (body: ContactEventSearch, pages = 100): Promise<ContactEvent[]> => {
  const events: ContactEvent[] = []
  let cursor: string | undefined
  for (let page = 0; page < pages; page += 1) {
    const { items, nextCursor } = await owner.call(contactEventRoutes.search, {
      body: { ...body, ...(cursor && { cursor }) },
    })
    events.push(...items)
    if (typeof nextCursor !== 'string') return events
    cursor = nextCursor
  }
  return events
}

describe('the timeline of a contact', () => {
  test('comes newest first, each event once, whatever the pages, and ends with how it came to be', async () => {
    const { items } = await owner.call(contactRoutes.search, {
      body: { sort: [{ key: 'engagement.score', direction: 'desc' }], limit: 1 },
    })
    const contact = items[0]
    const contactId = contact?.id ?? ''
    const whole = await all({ contactId, limit: 100 })
    expect(whole.length).toBeGreaterThan(5)
    expect(await all({ contactId, limit: 3 })).toEqual(whole)
    expect(new Set(whole.map(({ id }) => id)).size).toBe(whole.length)
    expect(whole.every((event) => event.contactId === contactId)).toBe(true)
    const times = whole.map(({ occurredAt }) => occurredAt)
    expect(times).toEqual(times.toSorted().reverse())
    expect(whole[0]?.occurredAt).toBe(contact?.lastEventAt)
    expect(whole.at(-1)?.type).toMatch(/^contact\.(created|imported)$/)
    // A mail is read by the name of its campaign, and it is known of whom they all are.
    expect(whole.some(({ campaignName }) => campaignName !== undefined)).toBe(true)
    expect(whole.every((event) => event.contact === undefined)).toBe(true)
    const opened = whole.filter(({ type }) => type === 'email.opened')
    expect(opened[0]?.occurredAt).toBe(contact?.engagement.lastOpenedAt)
  })

  test('tells why a contact gets no mail any more', async () => {
    const ends = {
      unsubscribed: 'email.unsubscribed',
      bounced: 'email.bounced',
      complained: 'email.complained',
    } as const
    let told = 0
    for (const [status, type] of Object.entries(ends)) {
      const { items } = await owner.call(contactRoutes.search, {
        body: { status: [status as keyof typeof ends], limit: 20 },
      })
      for (const contact of items) {
        const [event] = await all({ contactId: contact.id, types: [type], limit: 1 }, 1)
        if (!event) continue
        told += 1
        expect(event.occurredAt).toBe(contact.statusAt)
      }
    }
    expect(told).toBeGreaterThan(5)
  })

  test('grows with what is done, and is filtered by type and time', async () => {
    const { contact } = await owner.call(contactRoutes.upsert, { body: { email: 'a@example.com' } })
    await owner.call(contactRoutes.update, {
      params: { contactId: contact.id },
      body: { version: 1, name: 'A' },
    })
    const events = await all({ contactId: contact.id })
    expect(events.map(({ type }) => type).toSorted()).toEqual(['contact.created', 'contact.updated'])
    const quiet = (await owner.call(contactRoutes.search, { body: { limit: 5, offset: 1 } })).items
    for (const { id, lastEventAt } of quiet)
      expect((await all({ contactId: id, limit: 1 }, 1))[0]?.occurredAt).toBe(lastEventAt)
    expect(await all({ contactId: contact.id, types: ['contact.updated'] })).toHaveLength(1)
    expect(await all({ contactId: contact.id, to: contact.createdAt })).toEqual([])
    expect(await all({ contactId: contact.id, from: contact.createdAt })).toHaveLength(2)
  })

  test('tells bounces apart by what the mail server said, as every page does', async () => {
    const types = ['email.bounced', 'email.delivered']
    const gone = await all({ types, code: '5.1.1', limit: 5 }, 3)
    expect(gone.length).toBeGreaterThan(0)
    expect(gone.every(({ payload }) => payload['code'] === '5.1.1')).toBe(true)
    const bounces = await all({ types: ['email.bounced'], limit: 100 }, 3)
    expect(gone).toEqual(bounces.filter(({ payload }) => payload['code'] === '5.1.1').slice(0, gone.length))
    expect(await all({ types, code: '5.2.2' })).toEqual(
      bounces.filter(({ payload }) => payload['code'] === '5.2.2'),
    )
  })

  test('is of nobody who is not there', async () => {
    const search = (body: ContactEventSearch) =>
      owner.refused(owner.call(contactEventRoutes.search, { body }))
    expect(await search({ contactId: 'con_none' })).toMatchObject({ code: 404 })
    expect(await search({ cursor: 'page-2' })).toMatchObject({ code: 400 })
  })
})

describe('what happened in a workspace', () => {
  test('comes newest first, and the events of a contact are those of its timeline', async () => {
    const newest = await all({ limit: 50 }, 2)
    expect(newest).toHaveLength(100)
    const times = newest.map(({ occurredAt }) => occurredAt)
    expect(times).toEqual(times.toSorted().reverse())
    const [first] = newest
    const timeline = await all({ contactId: first?.contactId ?? '' })
    // Only a search over everybody says whose each event is.
    expect(first).toMatchObject({ ...timeline[0] })
  })

  test('stays when the contact goes, without saying whose it was', async () => {
    const [first] = await all({ limit: 1 }, 1)
    await owner.call(contactRoutes.delete, { params: { contactId: first?.contactId ?? '' } })
    const { contact, ...rest } = first ?? {}
    expect(contact).toBeDefined()
    expect(await all({ limit: 1 }, 1)).toEqual([{ ...rest, contactId: null }])
  })
})

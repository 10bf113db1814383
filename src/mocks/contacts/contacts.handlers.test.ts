import { contactRoutes, importRoutes, mailingListRoutes, segmentRoutes } from '#api/contract'
import { beforeEach, describe, expect, test } from 'vitest'
import type { Contact } from '#api/contacts'
import { createMockApi, type MockApi } from '#mocks/node'
import { callerAs, type Caller } from '#mocks/core/test-caller'

let api: MockApi
let owner: Caller
let member: Caller

beforeEach(async () => {
  api = createMockApi({ scenario: { size: 'small' } })
  owner = await callerAs(api, 'acc_haruka', 'ws_sakura')
  member = await callerAs(api, 'acc_tom', 'ws_sakura')
})

const ascending = (a: unknown, b: unknown) =>
  typeof a === 'number' && typeof b === 'number'
    ? a - b
    : String(a) < String(b)
      ? -1
      : String(a) > String(b)
        ? 1
        : 0

const everybody = async (caller: Caller, body = {}) => {
  const all: Contact[] = []
  for (let offset = 0; ; offset += 100) {
    const { items } = await caller.call(contactRoutes.search, { body: { ...body, limit: 100, offset } })
    all.push(...items)
    if (items.length < 100) return all
  }
}
const some = async (status: Contact['status']) => {
  const { items } = await owner.call(contactRoutes.search, { body: { status: [status], limit: 1 } })
  const [contact] = items
  if (!contact) throw new Error(`Nobody is ${status}.`)
  return contact
}
const update = (caller: Caller, { id, version }: Contact, body: object) =>
  caller.call(contactRoutes.update, { params: { contactId: id }, body: { version, ...body } })

describe('searching', () => {
  test('comes in pages that are the whole, newest first, and the count agrees', async () => {
    const all = await everybody(owner)
    expect(all).toHaveLength(240)
    expect(new Set(all.map(({ id }) => id)).size).toBe(240)
    expect(all.map(({ createdAt }) => createdAt)).toEqual(
      all
        .map(({ createdAt }) => createdAt)
        .toSorted()
        .reverse(),
    )
    expect(await owner.call(contactRoutes.count, { body: {} })).toEqual({ count: 240 })
  })

  test('finds in address, name and id, whatever the case and width, and takes the text as it is', async () => {
    const all = await everybody(owner)
    const named = all.find(({ name }) => name?.includes(' ') && /^[A-Z]/.test(name))
    if (!named?.name) throw new Error('Nobody has an English name.')
    const wide = named.name.replaceAll(/[A-Za-z]/g, (letter) =>
      String.fromCharCode(letter.charCodeAt(0) + 0xfee0),
    )
    for (const q of [named.name.toUpperCase(), wide, named.email.slice(0, 9), named.id]) {
      const found = await everybody(owner, { q })
      expect(
        found.map(({ id }) => id),
        q,
      ).toContain(named.id)
    }
    for (const q of ['.*', '%', '[a-z]', 'no such person'])
      expect(await everybody(owner, { q }), q).toEqual([])
  })

  test('filters by status, list and ids, and each filter counts what it finds', async () => {
    const all = await everybody(owner)
    const filters = [
      {
        body: { status: ['bounced' as const, 'blocked' as const] },
        keeps: (one: Contact) => one.status === 'bounced' || one.status === 'blocked',
      },
      {
        body: { mailingListId: 'lst_plan' },
        keeps: (one: Contact) => one.subscriptions.some(({ mailingListId }) => mailingListId === 'lst_plan'),
      },
      {
        body: { ids: [all[3]?.id ?? '', all[9]?.id ?? '', 'con_unknown'] },
        keeps: (one: Contact) => one === all[3] || one === all[9],
      },
      { body: { mailingListId: 'lst_unused' }, keeps: () => false },
      { body: { segmentId: 'seg_none' }, keeps: () => false },
      { body: { segmentId: 'seg_1' }, keeps: (one: Contact) => one.segmentIds.includes('seg_1') },
    ]
    for (const { body, keeps } of filters) {
      const wanted = all.filter(keeps).map(({ id }) => id)
      expect((await everybody(owner, body)).map(({ id }) => id)).toEqual(wanted)
      expect(await owner.call(contactRoutes.count, { body })).toEqual({ count: wanted.length })
    }
  })

  test('sorts by any key, empty values last in both directions', async () => {
    for (const key of [
      'name',
      'email',
      'locale',
      'lastEventAt',
      'engagement.score',
      'properties.orders',
      'properties.birthday',
      'updatedAt',
    ]) {
      const valueOf = (one: Contact) => {
        const value = key.startsWith('properties.')
          ? one.properties[key.slice(11)]
          : key === 'engagement.score'
            ? one.engagement.score
            : Object.entries(one).find(([own]) => own === key)?.[1]
        return typeof value === 'string' ? value.normalize('NFKC').toLowerCase() : value
      }
      const up = (await everybody(owner, { sort: [{ key, direction: 'asc' }] })).map(valueOf)
      const down = (await everybody(owner, { sort: [{ key, direction: 'desc' }] })).map(valueOf)
      const filled = up.filter((value) => value !== undefined)
      expect(filled.length, key).toBeGreaterThan(10)
      expect(up, key).toEqual([
        ...filled.toSorted((a, b) => ascending(a, b)),
        ...Array(up.length - filled.length),
      ])
      expect(down.slice(0, filled.length), key).toEqual(filled.toReversed())
      expect(
        down.slice(filled.length).every((value) => value === undefined),
        key,
      ).toBe(true)
    }
    expect(
      await owner.refused(
        owner.call(contactRoutes.search, { body: { sort: [{ key: 'subscriptions', direction: 'asc' }] } }),
      ),
    ).toMatchObject({ code: 422 })
  })

  test('takes an empty group, which is everybody, and refuses conditions that make no sense', async () => {
    const group = { id: 'g', kind: 'group' as const, match: 'none' as const, children: [] }
    expect(await owner.call(contactRoutes.count, { body: { conditions: group } })).toEqual({ count: 240 })
    const conditions = {
      id: 'e',
      kind: 'property' as const,
      key: 'orders',
      op: 'contains' as const,
      value: '1',
    }
    const columns = ['email']
    for (const call of [
      () => owner.call(contactRoutes.search, { body: { conditions } }),
      () => owner.call(contactRoutes.count, { body: { conditions } }),
      () => owner.call(contactRoutes.exportCsv, { body: { conditions, columns, encoding: 'utf-8' } }),
    ])
      expect(await owner.refused(call())).toMatchObject({
        code: 422,
        message:
          'The conditions can\'t be evaluated: "orders contains" is nothing that this property can be asked (node "e").',
      })
  })

  test('refuses a file of more than 20,000, which comes in parts', async () => {
    const large = await callerAs(createMockApi({ scenario: { size: 'huge' } }), 'acc_haruka', 'ws_sakura')
    const body = { columns: ['email'], encoding: 'utf-8' as const }
    expect(await large.refused(large.call(contactRoutes.exportCsv, { body }))).toMatchObject({ code: 422 })
    expect(
      await large.refused(large.call(contactRoutes.exportCsv, { body: { ...body, limit: 20_001 } })),
    ).toMatchObject({ code: 400 })
    const last = { ...body, offset: 999_990, limit: 20_000 }
    expect(await large.call(contactRoutes.exportCsv, { body: last })).toMatchObject({ rows: 10 })
  })

  test('refuses a page of more than 100', async () => {
    expect(await owner.refused(owner.call(contactRoutes.search, { body: { limit: 101 } }))).toMatchObject({
      code: 400,
    })
  })

  test('has phone numbers that can be dialled', async () => {
    const all = await everybody(owner)
    const numbers = all.map(({ properties }) => properties['phone']).filter((phone) => phone !== undefined)
    expect(numbers.length).toBeGreaterThan(20)
    for (const phone of numbers) expect(phone).toMatch(/^\+\d+(?:[ -]\d+)+$/)
  })

  test('has contacts of every status', async () => {
    const statuses = new Set((await everybody(owner)).map(({ status }) => status))
    expect([...statuses].toSorted()).toEqual([
      'blocked',
      'bounced',
      'complained',
      'pending',
      'subscribed',
      'unsubscribed',
    ])
  })
})

describe('adding', () => {
  test('creates, then completes the contact of the same address', async () => {
    const first = await owner.call(contactRoutes.upsert, {
      body: {
        email: ' Mika＠Example.com',
        name: 'Mika',
        properties: { orders: 3 },
        mailingLists: { lst_weekly: 'active' },
      },
    })
    expect(first).toMatchObject({
      created: true,
      contact: { email: 'mika@example.com', status: 'subscribed', source: 'manual' },
    })
    const second = await owner.call(contactRoutes.upsert, {
      body: { email: 'MIKA@example.com', properties: { plan: 'monthly' } },
    })
    expect(second).toMatchObject({
      created: false,
      contact: { id: first.contact.id, name: 'Mika', properties: { orders: 3, plan: 'monthly' } },
    })
    expect(await owner.call(contactRoutes.count, { body: { q: 'mika@' } })).toEqual({ count: 1 })
    expect(await owner.call(contactRoutes.count, { body: {} })).toEqual({ count: 241 })
  })

  test('refuses no address, unknown lists, unknown properties and values of another type', async () => {
    const refusals: [object, number][] = [
      [{ email: 'not an address' }, 400],
      [{ email: 'a@example.com', mailingLists: { lst_trail_notes: 'active' } }, 422],
      [{ email: 'a@example.com', properties: { shoe: 1 } }, 422],
      [{ email: 'a@example.com', properties: { orders: 'three' } }, 422],
      [{ email: 'a@example.com', properties: { plan: 'yearly' } }, 422],
      [{ email: 'a@example.com', surprise: 1 }, 400],
    ]
    for (const [body, code] of refusals) {
      const call = owner.call(contactRoutes.upsert, { body: body as { email: string } })
      expect(await owner.refused(call), JSON.stringify(body)).toMatchObject({ code })
    }
    expect(await owner.call(contactRoutes.count, { body: {} })).toEqual({ count: 240 })
  })

  test('puts nobody on a list who bounced, complained or was blocked; who left comes back only with a note', async () => {
    const mailingLists = { lst_store: 'active' as const }
    for (const status of ['bounced', 'complained', 'blocked', 'unsubscribed'] as const) {
      const { email } = await some(status)
      expect(
        await owner.refused(owner.call(contactRoutes.upsert, { body: { email, mailingLists } })),
        status,
      ).toMatchObject({ code: 422 })
    }
    const { email } = await some('unsubscribed')
    const consent = {
      at: '2026-01-14T00:00:00.000Z',
      source: 'manual' as const,
      note: 'Asked at the counter',
    }
    const { contact } = await owner.call(contactRoutes.upsert, { body: { email, mailingLists, consent } })
    expect(contact.status).toBe('subscribed')
  })
})

describe('changing', () => {
  test('takes the version that was seen, and no other', async () => {
    const contact = await some('subscribed')
    const changed = await update(member, contact, {
      name: '新しい名前',
      locale: null,
      properties: { orders: 5, plan: null },
    })
    expect(changed).toMatchObject({ name: '新しい名前', version: contact.version + 1 })
    expect(changed.locale).toBeUndefined()
    expect(changed.properties).toMatchObject({ orders: 5 })
    expect(changed.properties).not.toHaveProperty('plan')
    expect(await owner.call(contactRoutes.one, { params: { contactId: contact.id } })).toEqual(changed)
    expect(await member.refused(update(member, contact, { name: 'Late' }))).toMatchObject({ code: 409 })
  })

  test('moves to another address, which frees the old one', async () => {
    const contact = await some('subscribed')
    const other = await some('pending')
    expect(await owner.refused(update(owner, contact, { email: other.email }))).toMatchObject({ code: 409 })
    const moved = await update(owner, contact, { email: 'moved@example.com' })
    expect(moved.email).toBe('moved@example.com')
    expect(await owner.call(contactRoutes.upsert, { body: { email: contact.email } })).toMatchObject({
      created: true,
    })
    expect(await owner.call(contactRoutes.count, { body: { q: 'moved@example.com' } })).toEqual({ count: 1 })
  })

  test('takes off a list, or keeps the mark of having left', async () => {
    const { items } = await owner.call(contactRoutes.search, {
      body: { status: ['subscribed'], mailingListId: 'lst_weekly', limit: 1 },
    })
    const [contact] = items
    if (!contact) throw new Error('Nobody is on the list.')
    const left = await update(owner, contact, { mailingLists: { lst_weekly: 'unsubscribed' } })
    expect(left.subscriptions.find((one) => one.mailingListId === 'lst_weekly')).toMatchObject({
      status: 'unsubscribed',
    })
    const removed = await update(owner, left, { mailingLists: { lst_weekly: null } })
    expect(removed.subscriptions.some((one) => one.mailingListId === 'lst_weekly')).toBe(false)
  })

  test('holds the ways between statuses', async () => {
    const consent = { at: '2026-01-14T00:00:00.000Z', source: 'manual' as const, note: 'Wrote to us' }
    const bounced = await some('bounced')
    expect(
      await member.refused(update(member, bounced, { status: 'subscribed', statusReason: 'Fixed' })),
    ).toMatchObject({ code: 403 })
    expect(await owner.refused(update(owner, bounced, { status: 'subscribed' }))).toMatchObject({ code: 422 })
    expect(await update(owner, bounced, { status: 'subscribed', statusReason: 'Fixed' })).toMatchObject({
      status: 'subscribed',
      statusReason: 'Fixed',
    })

    const left = await some('unsubscribed')
    expect(await owner.refused(update(owner, left, { status: 'subscribed' }))).toMatchObject({ code: 422 })
    expect(await update(member, left, { status: 'subscribed', consent })).toMatchObject({
      status: 'subscribed',
      consent,
    })

    const good = await some('subscribed')
    expect(await owner.refused(update(owner, good, { status: 'complained' }))).toMatchObject({ code: 422 })
    const gone = await update(member, good, { status: 'unsubscribed' })
    expect(gone.subscriptions.every(({ status }) => status === 'unsubscribed')).toBe(true)
  })
})

describe('deleting', () => {
  test('takes the contact out of everything, by id and by address', async () => {
    const [first, second] = (await owner.call(contactRoutes.search, { body: { limit: 2 } })).items
    if (!first || !second) throw new Error('Nobody is there.')
    expect(await member.call(contactRoutes.delete, { params: { contactId: first.id } })).toEqual({})
    expect(await member.call(contactRoutes.deleteByEmail, { body: { email: second.email } })).toEqual({})
    for (const { id, email } of [first, second]) {
      expect(await owner.refused(owner.call(contactRoutes.one, { params: { contactId: id } }))).toMatchObject(
        { code: 404 },
      )
      expect(
        await owner.refused(owner.call(contactRoutes.delete, { params: { contactId: id } })),
      ).toMatchObject({ code: 404 })
      expect(await owner.call(contactRoutes.count, { body: { q: email } })).toEqual({ count: 0 })
    }
    expect(await owner.call(contactRoutes.count, { body: {} })).toEqual({ count: 238 })
    expect((await owner.call(contactRoutes.upsert, { body: { email: first.email } })).contact.id).not.toBe(
      first.id,
    )
  })

  test('reaches no contact of another workspace', async () => {
    const elsewhere = await callerAs(api, 'acc_haruka', 'ws_ridge')
    const { items } = await elsewhere.call(contactRoutes.search, { body: { limit: 1 } })
    const contactId = items[0]?.id ?? ''
    expect(await owner.refused(owner.call(contactRoutes.one, { params: { contactId } }))).toMatchObject({
      code: 404,
    })
    expect(await owner.call(contactRoutes.count, { body: { ids: [contactId] } })).toEqual({ count: 0 })
  })
})

describe('exporting', () => {
  test('is for owners', async () => {
    const call = member.call(contactRoutes.exportCsv, { body: { columns: ['email'], encoding: 'utf-8' } })
    expect(await member.refused(call)).toMatchObject({ code: 403 })
  })

  test('writes what the filter finds, in both encodings, with cells that no spreadsheet runs', async () => {
    await owner.call(contactRoutes.upsert, {
      body: { email: 'formula@example.com', name: '=SUM(A1), "株式会社"' },
    })
    for (const encoding of ['utf-8', 'shift_jis'] as const) {
      const body = {
        q: 'formula@example.com',
        columns: ['email', 'name', 'properties.orders', 'mailingLists'],
        encoding,
      }
      const file = await owner.call(contactRoutes.exportCsv, { body })
      const text = new TextDecoder(encoding).decode(
        Uint8Array.from(atob(file.data), (character) => character.charCodeAt(0)),
      )
      expect(file.rows).toBe(1)
      expect(text).toBe(
        'email,name,properties.orders,mailingLists\r\nformula@example.com,"\'=SUM(A1), ""株式会社""",,\r\n',
      )
    }
    const all = await owner.call(contactRoutes.exportCsv, { body: { columns: ['email'], encoding: 'utf-8' } })
    expect(all.rows).toBe(241)
    // A large file comes in parts, which together are the whole; the last one has fewer rows.
    const linesOf = ({ data }: { data: string }) => atob(data).trimEnd().split('\r\n').slice(1)
    const parts = []
    for (const offset of [0, 100, 200]) {
      parts.push(
        await owner.call(contactRoutes.exportCsv, {
          body: { columns: ['email'], encoding: 'utf-8', offset, limit: 100 },
        }),
      )
    }
    expect(parts.map(({ rows }) => rows)).toEqual([100, 100, 41])
    expect(parts.flatMap(linesOf)).toEqual(linesOf(all))
  })

  test('in parts is of those who were found when it was begun, whoever comes and goes meanwhile', async () => {
    const part = async (offset: number) => {
      const { data } = await owner.call(contactRoutes.exportCsv, {
        body: { columns: ['email'], encoding: 'utf-8', offset, limit: 100 },
      })
      return atob(data).trimEnd().split('\r\n').slice(1)
    }
    const { items } = await owner.call(contactRoutes.search, { body: { limit: 100 } })
    const next = await owner.call(contactRoutes.search, { body: { limit: 100, offset: 100 } })
    const first = await part(0)
    expect(first).toEqual(items.map(({ email }) => email))
    for (const contact of [items[3], items[4], next.items[20]])
      await owner.call(contactRoutes.delete, { params: { contactId: contact?.id ?? '' } })
    await owner.call(contactRoutes.upsert, { body: { email: 'meanwhile@example.jp' } })
    const second = await part(100)
    expect(second).toHaveLength(100)
    expect(second.slice(0, 99)).toEqual(
      next.items.filter((_, place) => place !== 20).map(({ email }) => email),
    )
    expect(await part(100)).toEqual(second)
    const third = await part(200)
    expect(third).toHaveLength(39)
    expect(new Set([...first, ...second, ...third]).size).toBe(239)
  })

  test('names the segments of a contact, as a search finds them', async () => {
    const { items } = await owner.call(contactRoutes.search, { body: { limit: 20 } })
    const { items: segments } = await owner.call(segmentRoutes.list, { query: {} })
    const nameOf = (id: string) => segments.find((segment) => segment.id === id)?.name
    const { data } = await owner.call(contactRoutes.exportCsv, {
      body: { ids: items.map(({ id }) => id), columns: ['email', 'segments'], encoding: 'utf-8' },
    })
    const text = new TextDecoder().decode(Uint8Array.from(atob(data), (one) => one.charCodeAt(0)))
    // Names with a comma are quoted.
    expect(text.replaceAll('"', '').trimEnd().split('\r\n').slice(1).toSorted()).toEqual(
      items.map(({ email, segmentIds }) => `${email},${segmentIds.map(nameOf).join('; ')}`).toSorted(),
    )
    expect(items.some(({ segmentIds }) => segmentIds.length > 0)).toBe(true)
  })
})

describe('whoever wanted no more mail when they were deleted', () => {
  const remove = ({ id }: Contact) => owner.call(contactRoutes.delete, { params: { contactId: id } })
  const upsert = (body: object) => owner.call(contactRoutes.upsert, { body: { email: '', ...body } })

  test('is the same when they are added again, or come by a file', async () => {
    const left = await some('unsubscribed')
    await remove(left)
    const { contact, created } = await upsert({ email: left.email.toUpperCase() })
    expect(created).toBe(true)
    expect(contact).toMatchObject({ status: 'unsubscribed', statusAt: left.statusAt, subscriptions: [] })
    await remove(contact)
    const { results } = await owner.call(importRoutes.csv, {
      body: {
        importId: 'imp_1',
        chunk: { index: 0, total: 1 },
        mapping: [{ column: 'Mail', key: 'email' }],
        rows: [{ Mail: left.email }],
        mailingListIds: [],
        onExisting: 'fill_blanks',
        optIn: 'active',
        consentNote: 'Signed at the counter',
      },
    })
    expect(results).toMatchObject([{ outcome: 'suppressed', reason: 'unsubscribed' }])
    // A file of one's own, with the status of each, brings all back as they were.
    const again = await owner.call(importRoutes.csv, {
      body: {
        importId: 'imp_2',
        chunk: { index: 0, total: 1 },
        mapping: [
          { column: 'Mail', key: 'email' },
          { column: 'Status', key: 'status' },
        ],
        rows: [{ Mail: left.email, Status: 'unsubscribed' }],
        mailingListIds: [],
        onExisting: 'fill_blanks',
        optIn: 'active',
        consentNote: 'Signed at the counter',
      },
    })
    expect(again.results).toMatchObject([{ outcome: 'created' }])
  })

  test('comes back with a note on a new consent, but not after a complaint', async () => {
    const { items: lists } = await owner.call(mailingListRoutes.list, { query: { limit: 1 } })
    const mailingLists = { [lists[0]?.id ?? '']: 'active' as const }
    const consent = { at: new Date().toISOString(), source: 'manual' as const, note: 'By phone' }
    const [left, complained] = [await some('unsubscribed'), await some('complained')]
    for (const one of [left, complained]) await remove(one)
    await expect(upsert({ email: complained.email, mailingLists, consent })).rejects.toMatchObject({
      code: 422,
    })
    await expect(upsert({ email: left.email, mailingLists })).rejects.toMatchObject({ code: 422 })
    const { contact } = await upsert({ email: left.email, mailingLists, consent })
    expect(contact).toMatchObject({ status: 'subscribed' })
    // Deleted as a subscriber, they are one when they come again.
    await remove(contact)
    expect((await upsert({ email: left.email })).contact.status).toBe('subscribed')
  })

  test('stays behind at an address that a contact leaves', async () => {
    const left = await some('unsubscribed')
    await update(owner, left, { email: 'new.address@example.jp' })
    expect((await upsert({ email: left.email })).contact.status).toBe('unsubscribed')
  })
})

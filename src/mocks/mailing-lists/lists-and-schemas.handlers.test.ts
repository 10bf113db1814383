import { contactRoutes, mailingListRoutes, schemaRoutes } from '#api/contract'
import { beforeEach, describe, expect, test } from 'vitest'
import { createMockApi } from '#mocks/node'
import { callerAs, type Caller } from '#mocks/core/test-caller'

let owner: Caller
let member: Caller

beforeEach(async () => {
  const api = createMockApi({ scenario: { size: 'small' } })
  owner = await callerAs(api, 'acc_haruka', 'ws_sakura')
  member = await callerAs(api, 'acc_tom', 'ws_sakura')
})

describe('mailing lists', () => {
  const at = (mailingListId: string) => ({ params: { mailingListId } })

  test('there are nine, with counts that are those of the contacts', async () => {
    const { items } = await member.call(mailingListRoutes.list, {})
    expect(items).toHaveLength(9)
    expect(await member.call(mailingListRoutes.count, {})).toEqual({ count: 9 })
    for (const { id, counts } of items) {
      const { items: found } = await member.call(contactRoutes.search, {
        body: { mailingListId: id, limit: 100 },
      })
      const { count } = await member.call(contactRoutes.count, { body: { mailingListId: id } })
      expect(counts.active + counts.pending + counts.unsubscribed + counts.bounced, id).toBe(count)
      // Those whom a campaign to the list reaches.
      const mailed = await member.call(contactRoutes.count, {
        body: {
          status: ['subscribed'],
          conditions: {
            id: 'all',
            kind: 'group',
            match: 'all',
            children: [{ id: 'on', kind: 'list', op: 'in', mailingListId: id, status: 'active' }],
          },
        },
      })
      expect(counts.active, id).toBe(mailed.count)
      if (count <= 100) {
        const active = found.filter(
          (contact) =>
            contact.status === 'subscribed' &&
            contact.subscriptions.some((one) => one.mailingListId === id && one.status === 'active'),
        )
        expect(counts.active, id).toBe(active.length)
      }
    }
    expect((await member.call(mailingListRoutes.one, at('lst_unused'))).counts.active).toBe(0)
  })

  test('are found by name, and come in order', async () => {
    const names = async (query: object) =>
      (await member.call(mailingListRoutes.list, { query })).items.map(({ name }) => name)
    expect(await names({ q: 'ＷＨＯＬＥ' })).toEqual(['Wholesale'])
    expect(await names({ order: '-name', limit: 1, offset: 8 })).toEqual(['English letter'])
  })

  test('a name is taken once, whatever its case and width', async () => {
    const made = await member.call(mailingListRoutes.create, { body: { name: ' Café news ' } })
    expect(made).toMatchObject({
      name: 'Café news',
      optIn: 'double',
      createdBy: { id: 'acc_tom' },
      version: 1,
    })
    for (const name of ['CAFÉ NEWS', 'ｃａｆé news', 'Wholesale']) {
      expect(
        await member.refused(member.call(mailingListRoutes.create, { body: { name } })),
        name,
      ).toMatchObject({ code: 409 })
    }
    const renamed = await member.call(mailingListRoutes.update, {
      ...at(made.id),
      body: { version: 1, name: 'café NEWS', isDefault: true },
    })
    expect(renamed).toMatchObject({ name: 'café NEWS', isDefault: true, version: 2 })
    expect((await member.call(mailingListRoutes.one, at('lst_weekly'))).isDefault).toBe(false)
    expect(
      await member.refused(member.call(mailingListRoutes.update, { ...at(made.id), body: { version: 1 } })),
    ).toMatchObject({ code: 409 })
    for (const name of ['', 'x'.repeat(61)]) {
      expect(await member.refused(member.call(mailingListRoutes.create, { body: { name } }))).toMatchObject({
        code: 400,
      })
    }
  })

  test('deleting is for owners, and leaves the contacts', async () => {
    const list = 'lst_new_beans'
    const { count } = await owner.call(contactRoutes.count, { body: { mailingListId: list } })
    expect(count).toBeGreaterThan(0)
    expect(await member.refused(member.call(mailingListRoutes.delete, at(list)))).toMatchObject({
      code: 403,
    })
    expect(await owner.call(mailingListRoutes.delete, at(list))).toEqual({})
    expect(await owner.refused(owner.call(mailingListRoutes.one, at(list)))).toMatchObject({
      code: 404,
    })
    expect(await owner.call(contactRoutes.count, { body: { mailingListId: list } })).toEqual({
      count: 0,
    })
    expect(await owner.call(contactRoutes.count, { body: {} })).toEqual({ count: 240 })
    const { items } = await owner.call(contactRoutes.search, { body: { limit: 100 } })
    expect(
      items.some(({ subscriptions }) => subscriptions.some(({ mailingListId }) => mailingListId === list)),
    ).toBe(false)
    expect(await owner.refused(owner.call(mailingListRoutes.one, at('lst_trail_notes')))).toMatchObject({
      code: 404,
    })
  })

  test('a list that something works with at this moment is not deleted, and says with what', async () => {
    const { usedBy } = await owner.call(mailingListRoutes.one, at('lst_weekly'))
    expect(usedBy.campaigns).toBeGreaterThan(5)
    expect(usedBy.forms).toBeGreaterThan(0)
    const refusal = await owner.refused(owner.call(mailingListRoutes.delete, at('lst_weekly')))
    expect(refusal.code).toBe(422)
    expect(refusal.message).toMatch(/is used by ".+", ".+", ".+": end that first\.$/)
  })
})

describe('schemas', () => {
  const contact = { params: { type: 'contact' } }
  const property = (key: string) => ({ params: { type: 'contact', key } })
  const version = async () => (await owner.call(schemaRoutes.one, contact)).version

  test('contacts have 24 properties of every type, named in two languages, with how many are filled', async () => {
    const { properties } = await member.call(schemaRoutes.one, contact)
    expect(properties).toHaveLength(24)
    expect(new Set(properties.map(({ type }) => type)).size).toBe(12)
    expect(properties.map(({ position }) => position)).toEqual(properties.map((_, index) => index))
    for (const { key, label, labels, stats } of properties) {
      expect(labels, key).toMatchObject({ en: label, ja: expect.any(String) })
      expect(stats?.filled, key).toBeGreaterThan(0)
    }
    expect(properties.find(({ key }) => key === 'email')?.stats).toEqual({ filled: 240 })
    await owner.call(contactRoutes.deleteByEmail, {
      body: { email: (await owner.call(contactRoutes.search, { body: { limit: 1 } })).items[0]?.email ?? '' },
    })
    const { properties: after } = await member.call(schemaRoutes.one, contact)
    expect(after.find(({ key }) => key === 'email')?.stats).toEqual({ filled: 239 })
    expect(
      (await member.call(schemaRoutes.one, { params: { type: 'contact_event' } })).properties.length,
    ).toBeGreaterThan(0)
    expect(
      await member.refused(member.call(schemaRoutes.one, { params: { type: 'campaign' } })),
    ).toMatchObject({ code: 404 })
  })

  test('a property is added, filled, changed, moved and deleted', async () => {
    const added = await member.call(schemaRoutes.createProperty, {
      ...contact,
      body: {
        version: await version(),
        key: 'shirt',
        type: 'select',
        label: 'Shirt',
        options: [{ value: 's', label: 'S' }],
      },
    })
    expect(added.properties.at(-1)).toMatchObject({
      key: 'shirt',
      system: false,
      position: 24,
      stats: { filled: 0 },
    })
    await member.call(contactRoutes.upsert, { body: { email: 'a@example.com', properties: { shirt: 's' } } })
    const moved = await member.call(schemaRoutes.updateProperty, {
      ...property('shirt'),
      body: { version: added.version, label: 'T-shirt', position: 6 },
    })
    expect(moved.properties[6]).toMatchObject({ key: 'shirt', label: 'T-shirt', stats: { filled: 1 } })
    expect(moved.properties.map(({ position }) => position)).toEqual(
      moved.properties.map((_, index) => index),
    )

    expect(await member.refused(member.call(schemaRoutes.deleteProperty, property('shirt')))).toMatchObject({
      code: 403,
    })
    expect(await owner.call(schemaRoutes.deleteProperty, property('shirt'))).toEqual({})
    const { items } = await owner.call(contactRoutes.search, { body: { q: 'a@example.com' } })
    expect(items[0]?.properties).toEqual({})
    const again = owner.call(schemaRoutes.createProperty, {
      ...contact,
      body: { version: await version(), key: 'shirt', type: 'string', label: 'Shirt' },
    })
    expect(await owner.refused(again)).toMatchObject({ code: 409 })
  })

  test('deleting takes the values of everybody', async () => {
    const has = async () =>
      (await owner.call(contactRoutes.search, { body: { limit: 100 } })).items.some(
        ({ properties }) => 'orders' in properties,
      )
    expect(await has()).toBe(true)
    await owner.call(schemaRoutes.deleteProperty, property('orders'))
    expect(await has()).toBe(false)
  })

  test('refuses what would break a rule', async () => {
    const current = await version()
    const base = { version: current, key: 'size', type: 'string' as const, label: 'Size' }
    const refusals: [object, number][] = [
      [{ version: current + 1 }, 409],
      [{ key: 'company' }, 409],
      [{ label: 'ＣＯＭＰＡＮＹ' }, 409],
      [{ labels: { ja: '会社名' } }, 409],
      [{ key: 'Size' }, 400],
      [{ key: '__proto__' }, 400],
      [{ key: 'x'.repeat(65) }, 400],
      [{ type: 'select' }, 422],
      [{ options: [{ value: 'a', label: 'A' }] }, 422],
      [
        {
          type: 'select',
          options: [
            { value: 'a', label: 'A' },
            { value: 'a', label: 'B' },
          ],
        },
        422,
      ],
    ]
    for (const [change, code] of refusals) {
      const call = owner.call(schemaRoutes.createProperty, { ...contact, body: { ...base, ...change } })
      expect(await owner.refused(call), JSON.stringify(change)).toMatchObject({ code })
    }
    expect(
      await owner.refused(
        owner.call(schemaRoutes.updateProperty, {
          ...property('email'),
          body: { version: current, label: 'Mail' },
        }),
      ),
    ).toMatchObject({ code: 422 })
    expect(await owner.refused(owner.call(schemaRoutes.deleteProperty, property('email')))).toMatchObject({
      code: 422,
    })
    expect(await owner.refused(owner.call(schemaRoutes.deleteProperty, property('nothing')))).toMatchObject({
      code: 404,
    })
    expect(await version()).toBe(current)
  })

  test('holds 200 properties at most', async () => {
    let { version: current } = await owner.call(schemaRoutes.one, contact)
    for (let count = 24; count < 200; count += 1) {
      const body = { version: current, key: `p${count}`, type: 'string' as const, label: `P ${count}` }
      current = (await owner.call(schemaRoutes.createProperty, { ...contact, body })).version
    }
    const one = owner.call(schemaRoutes.createProperty, {
      ...contact,
      body: { version: current, key: 'more', type: 'string', label: 'More' },
    })
    expect(await owner.refused(one)).toMatchObject({ code: 422 })
  })
})

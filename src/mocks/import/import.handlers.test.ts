import { contactRoutes, importRoutes, mailingListRoutes } from '#api/contract'
import { beforeEach, describe, expect, test } from 'vitest'
import type { Contact } from '#api/contacts'
import type { ImportCsv } from '#api/import'
import { contactStatuses } from '#lib/contact-status'
import { createMockApi, type MockApi } from '#mocks/node'
import { callerAs, type Caller } from '#mocks/core/test-caller'

let api: MockApi
let owner: Caller

beforeEach(async () => {
  api = createMockApi({ scenario: { size: 'small' } })
  owner = await callerAs(api, 'acc_haruka', 'ws_sakura')
})

const csv = (rows: ImportCsv['rows'], changes: Partial<ImportCsv> = {}) =>
  owner.call(importRoutes.csv, {
    body: {
      importId: 'imp_1',
      chunk: { index: 0, total: 1 },
      rows,
      mapping: [
        { column: 'Mail', key: 'email' },
        { column: '姓', key: 'name' },
        { column: '名', key: 'name' },
        { column: 'Orders', key: 'orders' },
        { column: 'Birthday', key: 'birthday' },
        { column: 'Plan', key: 'plan' },
        { column: 'Memo', key: null },
      ],
      onExisting: 'fill_blanks',
      mailingListIds: ['lst_store'],
      optIn: 'active',
      consentNote: 'Signed the sheet at the counter',
      ...changes,
    },
  })
const outcomes = async (call: ReturnType<typeof csv>) =>
  (await call).results.map(({ outcome, reason }) => (reason === undefined ? outcome : `${outcome} ${reason}`))
const find = async (email: string) =>
  (await owner.call(contactRoutes.search, { body: { q: email } })).items[0]
const someone = async (status: Contact['status']) => {
  const { items } = await owner.call(contactRoutes.search, { body: { status: [status], limit: 1 } })
  if (!items[0]) throw new Error(`Nobody is ${status}.`)
  return items[0]
}

describe('importing a file', () => {
  test('makes contacts that are found at once, with typed values', async () => {
    const row = {
      Mail: 'ＴＡＲＯ@example.jp ',
      姓: '山田',
      名: '太郎',
      Orders: '１,２００',
      Birthday: '1990年4月1日',
      Plan: '毎月',
      Memo: 'x',
    }
    const { results } = await csv([row])
    expect(results).toMatchObject([{ row: 0, email: 'taro@example.jp', outcome: 'created' }])
    const contact = await find('taro@example.jp')
    expect(contact).toMatchObject({
      id: results[0]?.contactId,
      name: '山田 太郎',
      status: 'subscribed',
      source: 'import',
      sourceRef: 'imp_1',
      properties: { orders: 1200, birthday: '1990-04-01', plan: 'monthly' },
      subscriptions: [{ mailingListId: 'lst_store', status: 'active', source: 'import' }],
      consent: { note: 'Signed the sheet at the counter' },
    })
    expect(contact?.properties).not.toHaveProperty('Memo')
    expect(await owner.call(contactRoutes.count, { body: {} })).toEqual({ count: 241 })
  })

  test('says of every row what came of it', async () => {
    const rows: ImportCsv['rows'] = [
      { Mail: 'a@example.jp' },
      { Mail: 'A@EXAMPLE.jp' },
      { Mail: '' },
      { Mail: 'nonsense' },
      { Mail: 'b@example.jp', Orders: 'many' },
      { Mail: 'c@example.jp', Birthday: '2026-02-31' },
    ]
    expect(await outcomes(csv(rows))).toEqual([
      'created',
      'skipped duplicate_in_chunk',
      'invalid missing_email',
      'invalid invalid_email',
      'invalid invalid_value:orders',
      'invalid invalid_value:birthday',
    ])
    expect(await owner.call(contactRoutes.count, { body: {} })).toEqual({ count: 241 })
  })

  test('takes the name before an address where no column has one, and says why a cell is no address', async () => {
    const rows: ImportCsv['rows'] = [
      { Mail: '山田 太郎 <Taro@example.jp>', Orders: '1,200円' },
      { Mail: '社長 <hanako@example.jp>', 姓: '鈴木', 名: '花子' },
      { Mail: '"Yamada" <taro@example.jp>' },
      { Mail: 'a@example.jp; b@example.jp' },
      { Mail: 'a..b@docomo.ne.jp' },
    ]
    expect(await outcomes(csv(rows))).toEqual([
      'created',
      'created',
      'skipped duplicate_in_chunk',
      'invalid several_emails',
      'invalid dotted_email',
    ])
    expect(await find('taro@example.jp')).toMatchObject({ name: '山田 太郎', properties: { orders: 1200 } })
    expect(await find('hanako@example.jp')).toMatchObject({ name: '鈴木 花子' })
  })

  test('refuses a name that is longer than a contact may have, as the screens do', async () => {
    const rows: ImportCsv['rows'] = [
      { Mail: 'a@example.jp', Name: 'あ'.repeat(200) },
      { Mail: 'b@example.jp', Name: 'あ'.repeat(201) },
    ]
    const mapping: ImportCsv['mapping'] = [
      { column: 'Mail', key: 'email' },
      { column: 'Name', key: 'name' },
    ]
    expect(await outcomes(csv(rows, { mapping }))).toEqual(['created', 'invalid invalid_value:name'])
  })

  test('names every cell that is no value of its property, and leaves them empty where that is wanted', async () => {
    const rows: ImportCsv['rows'] = [
      { Mail: 'a@example.jp', Orders: 'many', Plan: 'monthly', Birthday: 'someday' },
      { Mail: 'nonsense', Orders: 'many' },
    ]
    expect((await csv(rows)).results).toMatchObject([
      { outcome: 'invalid', reason: 'invalid_value:orders', invalidKeys: ['orders', 'birthday'] },
      { outcome: 'invalid', reason: 'invalid_email' },
    ])
    const { results } = await csv(rows, { importId: 'imp_2', emptyInvalid: true })
    expect(results).toMatchObject([
      { outcome: 'created', invalidKeys: ['orders', 'birthday'] },
      { outcome: 'invalid', reason: 'invalid_email' },
    ])
    expect((await find('a@example.jp'))?.properties).toEqual({ plan: 'monthly' })
  })

  test('keeps of each new person when it agreed and why it gets no mail; a stricter import stops mail', async () => {
    const mapping = ['Mail', 'status', 'statusAt', 'statusReason', 'consentAt', 'consentNote'].map(
      (column) => ({
        column,
        key: column === 'Mail' ? 'email' : column,
      }),
    )
    const known = await someone('subscribed')
    const rows: ImportCsv['rows'] = [
      { Mail: 'a@example.jp', consentAt: '2020-01-02T03:04:05Z', consentNote: 'From 192.0.2.1' },
      { Mail: 'b@example.jp', consentAt: '2021-01-02T03:04:05Z', consentNote: 'From 192.0.2.2' },
      {
        Mail: 'c@example.jp',
        status: 'unsubscribed',
        statusAt: '2024-02-03T04:05:06Z',
        statusReason: 'NORMAL',
      },
      { Mail: known.email, status: 'unsubscribed' },
    ]
    expect(await outcomes(csv(rows, { mapping, mailingListIds: [], stricter: true }))).toEqual([
      'created',
      'created',
      'created',
      'updated status_taken:subscribed',
    ])
    expect((await find('b@example.jp'))?.consent).toMatchObject({
      at: '2021-01-02T03:04:05.000Z',
      note: 'From 192.0.2.2',
    })
    expect(await find('c@example.jp')).toMatchObject({
      status: 'unsubscribed',
      statusAt: '2024-02-03T04:05:06.000Z',
      statusReason: 'NORMAL',
    })
    const after = await owner.call(contactRoutes.one, { params: { contactId: known.id } })
    expect(after.status).toBe('unsubscribed')
    expect(after.subscriptions.filter(({ status }) => status !== 'unsubscribed')).toEqual([])
  })

  test('a dry run says the same and changes nothing', async () => {
    const known = await someone('subscribed')
    const rows: ImportCsv['rows'] = [
      { Mail: 'new@example.jp' },
      { Mail: known.email, 姓: 'X' },
      { Mail: (await someone('bounced')).email },
      { Mail: '?' },
    ]
    const changes = { onExisting: 'overwrite' as const }
    const dry = await outcomes(csv(rows, { ...changes, dryRun: true }))
    expect(await owner.call(contactRoutes.one, { params: { contactId: known.id } })).toEqual(known)
    expect(await owner.call(contactRoutes.count, { body: {} })).toEqual({ count: 240 })
    expect(await outcomes(csv(rows, changes))).toEqual(dry)
    expect(dry[0]).toBe('created')
  })

  test('existing contacts: skip, fill what is blank, or overwrite, with what was there before', async () => {
    await csv([{ Mail: 'a@example.jp', 姓: '古い', Orders: '1' }])
    const row = { Mail: 'a@example.jp', 姓: '新しい', Orders: '2', Plan: 'monthly' }
    expect(await outcomes(csv([row], { importId: 'imp_2', onExisting: 'skip' }))).toEqual(['skipped exists'])
    expect(await find('a@example.jp')).toMatchObject({ name: '古い', properties: { orders: 1 } })

    const filled = await csv([row], { importId: 'imp_3', onExisting: 'fill_blanks' })
    expect(filled.results).toMatchObject([{ outcome: 'updated', before: { properties: { plan: null } } }])
    expect(await find('a@example.jp')).toMatchObject({
      name: '古い',
      properties: { orders: 1, plan: 'monthly' },
    })

    const overwritten = await csv([row], {
      importId: 'imp_4',
      onExisting: 'overwrite',
      mailingListIds: ['lst_weekly'],
    })
    expect(overwritten.results).toMatchObject([
      {
        outcome: 'updated',
        before: { name: '古い', properties: { orders: 1 }, subscriptions: [{ mailingListId: 'lst_store' }] },
      },
    ])
    expect(await find('a@example.jp')).toMatchObject({
      name: '新しい',
      properties: { orders: 2, plan: 'monthly' },
    })
    expect(
      await outcomes(
        csv([row], { importId: 'imp_5', onExisting: 'overwrite', mailingListIds: ['lst_weekly'] }),
      ),
    ).toEqual(['unchanged'])
  })

  test('moves nobody out of unsubscribed, bounced, complained or blocked, and puts them on no list', async () => {
    for (const status of ['unsubscribed', 'bounced', 'complained', 'blocked'] as const) {
      const contact = await someone(status)
      const again = { importId: `imp_${status}`, onExisting: 'overwrite' as const }
      expect(await outcomes(csv([{ Mail: contact.email }], again))).toEqual([`suppressed ${status}`])
      expect(
        await outcomes(csv([{ Mail: contact.email, 姓: 'New' }], { ...again, importId: `imp_${status}_2` })),
      ).toEqual([`updated ${status}`])
      const after = await owner.call(contactRoutes.one, { params: { contactId: contact.id } })
      expect(after).toMatchObject({ status, name: 'New', subscriptions: contact.subscriptions })
    }
  })

  const withStatus: Partial<ImportCsv> = {
    mapping: [
      { column: 'Mail', key: 'email' },
      { column: '姓', key: 'name' },
      { column: 'Status', key: 'status' },
      { column: 'Lists', key: 'listSubscriptions' },
    ],
  }

  test('gives a new contact the status of the file, and never more mail than that', async () => {
    for (const status of contactStatuses) {
      const email = `${status}@example.jp`
      await csv([{ Mail: email, Status: status }], { ...withStatus, importId: `imp_${status}` })
      const contact = await find(email)
      expect(contact?.status).toBe(status)
      const lists = status === 'subscribed' ? ['active'] : status === 'pending' ? ['pending'] : []
      expect(contact?.subscriptions.map((one) => one.status)).toEqual(lists)
    }
    await csv([{ Mail: 'double@example.jp', Status: '配信中' }], {
      ...withStatus,
      importId: 'imp_d',
      optIn: 'pending',
    })
    expect(await find('double@example.jp')).toMatchObject({ status: 'pending' })
  })

  test('refuses a status that is none, also where invalid cells are left empty', async () => {
    const rows = [{ Mail: 'a@example.jp', Status: 'customer' }]
    expect(await outcomes(csv(rows, { ...withStatus, emptyInvalid: true }))).toEqual([
      'invalid invalid_value:status',
    ])
  })

  test('takes the subscriptions of the file by id and by name', async () => {
    const list = await owner.call(mailingListRoutes.one, { params: { mailingListId: 'lst_weekly' } })
    const rows = [
      { Mail: 'a@example.jp', Lists: `lst_store=unsubscribed; ${list.name}` },
      { Mail: 'b@example.jp', Lists: 'lst_nowhere' },
    ]
    expect(await outcomes(csv(rows, withStatus))).toEqual([
      'created',
      'invalid invalid_value:listSubscriptions',
    ])
    expect((await find('a@example.jp'))?.subscriptions).toMatchObject([
      { mailingListId: 'lst_store', status: 'unsubscribed' },
      { mailingListId: 'lst_weekly', status: 'active' },
    ])
    // What the file says of known lists holds also where the rest of the cell is left out.
    const mixed = [{ Mail: 'c@example.jp', Lists: 'lst_store=unsubscribed; lst_nowhere' }]
    const again = { ...withStatus, importId: 'imp_2', emptyInvalid: true }
    expect(await outcomes(csv(mixed, again))).toEqual(['created'])
    expect((await find('c@example.jp'))?.subscriptions).toMatchObject([
      { mailingListId: 'lst_store', status: 'unsubscribed' },
    ])
  })

  test('says where a contact keeps a status with more mail than the file says, and puts it on no list', async () => {
    const known = await someone('subscribed')
    const rows = [{ Mail: known.email, Status: 'unsubscribed' }]
    for (const onExisting of ['skip', 'overwrite'] as const) {
      const [outcome] = await outcomes(
        csv(rows, { ...withStatus, importId: `imp_${onExisting}`, onExisting }),
      )
      expect(outcome).toMatch(/^(skipped|unchanged) status_kept:subscribed$/)
    }
    expect(await owner.call(contactRoutes.one, { params: { contactId: known.id } })).toEqual(known)
  })

  test('whoever left a list stays off it', async () => {
    const { contact } = await owner.call(contactRoutes.upsert, {
      body: { email: 'left@example.jp', mailingLists: { lst_store: 'unsubscribed' } },
    })
    expect(await outcomes(csv([{ Mail: contact.email }]))).toEqual(['unchanged'])
  })

  test('answers a chunk that comes twice as the first time, without doing it again', async () => {
    const first = await csv([{ Mail: 'a@example.jp' }])
    expect(await csv([{ Mail: 'a@example.jp' }])).toEqual(first)
    expect(await outcomes(csv([{ Mail: 'a@example.jp' }], { chunk: { index: 1, total: 2 } }))).toEqual([
      'unchanged',
    ])
  })

  test('takes other rows of the same import and place as well: none is lost', async () => {
    expect(await outcomes(csv([{ Mail: 'a@example.jp' }]))).toEqual(['created'])
    expect(await outcomes(csv([{ Mail: 'b@example.jp' }]))).toEqual(['created'])
    expect(await outcomes(csv([{ Mail: 'a@example.jp' }], { mailingListIds: [] }))).toEqual(['unchanged'])
  })

  test('refuses too many rows, unknown lists, and columns that can become nothing', async () => {
    const many = Array.from({ length: 1001 }, (_, row) => ({ Mail: `p${row}@example.jp` }))
    expect(await owner.refused(csv(many))).toMatchObject({ code: 413 })
    expect(await owner.refused(csv([], { mailingListIds: ['lst_trail_notes'] }))).toMatchObject({ code: 422 })
    expect(
      await owner.refused(
        csv([], {
          mapping: [
            { column: 'Mail', key: 'email' },
            { column: 'S', key: 'created_at' },
          ],
        }),
      ),
    ).toMatchObject({ code: 422 })
    expect(await owner.refused(csv([], { mapping: [{ column: 'N', key: 'name' }] }))).toMatchObject({
      code: 422,
    })
    expect(await owner.call(contactRoutes.count, { body: {} })).toEqual({ count: 240 })
  })

  test('reads no cell from the prototype', async () => {
    const mapping = [
      { column: 'constructor', key: 'name' },
      { column: '__proto__', key: 'locale' },
      { column: 'Mail', key: 'email' },
    ]
    await csv([{ Mail: 'a@example.jp' }], { mapping })
    expect((await find('a@example.jp'))?.name).toBeUndefined()
  })
})

describe('importing addresses', () => {
  test('takes them as rows without anything else', async () => {
    const common = { importId: 'imp_e', mailingListIds: [], optIn: 'pending' as const, consentNote: 'Cards' }
    const { results } = await owner.call(importRoutes.emails, {
      body: { ...common, emails: ['a@example.jp', 'a@example.jp', 'no'] },
    })
    expect(results.map(({ outcome }) => outcome)).toEqual(['created', 'skipped', 'invalid'])
    expect(await find('a@example.jp')).toMatchObject({ status: 'pending', subscriptions: [] })
    const more = await owner.call(importRoutes.emails, { body: { ...common, emails: ['b@example.jp'] } })
    expect(more.results).toMatchObject([{ email: 'b@example.jp', outcome: 'created' }])
  })
})

import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { contactStatuses } from '#lib/contact-status'
import type { Contact } from '#api/contacts'
import type { ImportCsv, ImportResult } from '#api/import'
import { systemProperties } from '#domain/schemas/system-properties'
import { contactEventHandlers } from '#server/contact-events/contact-events.handlers'
import { contactHandlers } from '#server/contacts/contacts.handlers'
import { addList } from '#server/store/mailing-lists.store'
import { putSchema } from '#server/store/schemas.store'
import { testCaller, TEST_NOW } from '#server/testing/test-call'
import { testDatabase } from '#server/testing/test-database'
import { testTenant } from '#server/testing/test-tenant'
import { importHandlers } from './import.handlers.ts'

const db = await testDatabase()
const tenant = await testTenant(db, 'ws_import')
const other = await testTenant(db, 'ws_other')
const call = testCaller(db, tenant, [...importHandlers, ...contactHandlers, ...contactEventHandlers])

beforeAll(async () => {
  for (const [place, id] of [
    [tenant, 'lst_news'],
    [tenant, 'lst_store'],
    [other, 'lst_theirs'],
  ] as const)
    await addList(db, place, {
      id,
      name: `Name of ${id}`,
      visibility: 'public',
      optIn: 'single',
      isDefault: false,
      color: 'blue',
      version: 1,
      createdAt: TEST_NOW,
      updatedAt: TEST_NOW,
      createdBy: { id: 'acc_test', name: 'Test', email: 'test@example.jp' },
    })
  await putSchema(db, tenant, {
    type: 'contact',
    properties: [
      ...systemProperties,
      { key: 'orders', type: 'number', label: 'Orders', system: false, position: systemProperties.length },
    ],
    deletedKeys: [],
    version: 1,
  })
})

let imports = 0
const csv = async (rows: ImportCsv['rows'], changes: Partial<ImportCsv> = {}): Promise<ImportResult> => {
  const body: ImportCsv = {
    importId: `imp_${(imports += 1)}`,
    chunk: { index: 0, total: 1 },
    rows,
    mapping: [
      { column: 'Mail', key: 'email' },
      { column: 'Name', key: 'name' },
      { column: 'Orders', key: 'orders' },
      { column: 'Lists', key: 'listSubscriptions' },
    ],
    onExisting: 'fill_blanks',
    mailingListIds: ['lst_news'],
    optIn: 'active',
    consentNote: 'Signed at the counter',
    ...changes,
  }
  return (await call('import.csv', { body })) as ImportResult
}
const outcomes = ({ results }: ImportResult) => results.map(({ outcome }) => outcome)
const contact = async (id: string | undefined) =>
  (await call('contacts.one', { params: { contactId: id ?? '' } })) as Contact
const rowsOf = async (table: string) =>
  (await sql<{ count: number }>`select count(*) as count from ${sql.id(table)}`.execute(db)).rows[0]?.count

test('new contacts have values, lists, consent and a history; what was there is changed, with what it was before', async () => {
  const first = await csv([
    { Mail: 'ＴＡＲＯ@example.jp', Name: '山田 太郎', Orders: '１,２００' },
    { Mail: 'hanako@example.jp', Lists: 'lst_store=pending; Name of lst_news' },
    { Mail: 'nonsense' },
  ])
  expect(outcomes(first)).toEqual(['created', 'created', 'invalid'])
  const [taro, hanako] = first.results
  expect(await contact(taro?.contactId)).toMatchObject({
    email: 'taro@example.jp',
    name: '山田 太郎',
    properties: { orders: 1200 },
    subscriptions: [{ mailingListId: 'lst_news', status: 'active', source: 'import' }],
    consent: { note: 'Signed at the counter' },
    source: 'import',
    sourceRef: first.importId,
    version: 1,
  })
  expect((await contact(hanako?.contactId)).subscriptions).toMatchObject([
    { mailingListId: 'lst_store', status: 'pending' },
    { mailingListId: 'lst_news', status: 'active' },
  ])
  expect(await call('contact-events.search', { body: { contactId: taro?.contactId } })).toMatchObject({
    items: [{ type: 'contact.imported', payload: { ref: first.importId } }],
  })

  const second = await csv(
    [
      { Mail: 'taro@example.jp', Name: 'Taro', Orders: '5' },
      { Mail: 'hanako@example.jp', Orders: '7' },
      { Mail: 'new@example.jp' },
    ],
    { onExisting: 'overwrite', mailingListIds: ['lst_store'] },
  )
  expect(second.results).toMatchObject([
    { outcome: 'updated', version: 2, before: { name: '山田 太郎', properties: { orders: 1200 } } },
    { outcome: 'updated', version: 2, before: { properties: { orders: null } } },
    { outcome: 'created', version: 1 },
  ])
  expect(await contact(taro?.contactId)).toMatchObject({
    name: 'Taro',
    properties: { orders: 5 },
    subscriptions: [{ mailingListId: 'lst_news' }, { mailingListId: 'lst_store' }],
    version: 2,
  })
  expect(await call('contacts.search', { body: { q: 'Taro' } })).toMatchObject({
    items: [{ email: 'taro@example.jp' }],
  })
})

test('a dry run says the same and writes nothing', async () => {
  const before = await Promise.all(['contacts', 'events', 'import_chunks'].map(rowsOf))
  const rows: ImportCsv['rows'] = [
    { Mail: 'dry@example.jp' },
    { Mail: 'taro@example.jp', Name: 'Someone else' },
  ]
  const dry = await csv(rows, { dryRun: true, onExisting: 'overwrite' })
  expect(outcomes(dry)).toEqual(['created', 'updated'])
  expect(await Promise.all(['contacts', 'events', 'import_chunks'].map(rowsOf))).toEqual(before)
  expect(outcomes(await csv(rows, { onExisting: 'overwrite' }))).toEqual(outcomes(dry))
})

test('the same chunk sent twice, also at once, counts once and is answered the same', async () => {
  const rows = Array.from({ length: 50 }, (_, row) => ({ Mail: `twice${row}@example.jp` }))
  const before = Number(await rowsOf('contacts'))
  const again = { importId: 'imp_twice' }
  const answers = await Promise.all([csv(rows, again), csv(rows, again), csv(rows, again)])
  expect(answers[1]).toEqual(answers[0])
  expect(answers[2]).toEqual(answers[0])
  expect(await csv(rows, again)).toEqual(answers[0])
  expect(await rowsOf('contacts')).toBe(before + 50)
  // Another chunk of the same import is other work.
  expect(outcomes(await csv(rows.slice(0, 1), { ...again, chunk: { index: 1, total: 2 } }))).toEqual([
    'unchanged',
  ])
})

test('a chunk of the same name with other content is other work: no row is lost', async () => {
  const again = { importId: 'imp_daily' }
  expect(outcomes(await csv([{ Mail: 'daily-a@example.jp' }], again))).toEqual(['created'])
  expect(outcomes(await csv([{ Mail: 'daily-b@example.jp' }], again))).toEqual(['created'])
  expect(outcomes(await csv([{ Mail: 'daily-a@example.jp', Name: 'A' }], again))).toEqual(['updated'])
  const emails = async (mailingListId: string) =>
    outcomes(
      (await call('import.emails', {
        body: {
          importId: 'imp_daily',
          emails: ['daily-c@example.jp'],
          mailingListIds: [mailingListId],
          optIn: 'active',
          consentNote: '',
        },
      })) as ImportResult,
    )
  expect(await emails('lst_news')).toEqual(['created'])
  expect(await emails('lst_store')).toEqual(['updated'])
  expect(await emails('lst_store')).toEqual(['updated'])
})

test('chunks with the same people at once make each of them once', async () => {
  const rows = Array.from({ length: 200 }, (_, row) => ({ Mail: `both${row}@example.jp`, Orders: '1' }))
  const answers = await Promise.all([csv(rows), csv(rows.toReversed())])
  const all = answers.flatMap(outcomes)
  expect(all.filter((one) => one === 'created')).toHaveLength(200)
  expect(all.filter((one) => one === 'unchanged')).toHaveLength(200)
})

test('the lists of another workspace are none, and its people are others', async () => {
  await expect(csv([{ Mail: 'a@example.jp' }], { mailingListIds: ['lst_theirs'] })).rejects.toMatchObject({
    code: 422,
  })
  expect((await csv([{ Mail: 'a@example.jp', Lists: 'lst_theirs' }])).results).toMatchObject([
    { outcome: 'invalid', reason: 'invalid_value:listSubscriptions' },
  ])
  const theirs = testCaller(db, other, importHandlers)
  const common = { importId: 'imp_1', mailingListIds: [], optIn: 'pending', consentNote: '' }
  expect(
    await theirs('import.emails', {
      body: { ...common, emails: ['taro@example.jp', 'TARO@example.jp', 'no'] },
    }),
  ).toMatchObject({ results: [{ outcome: 'created' }, { outcome: 'skipped' }, { outcome: 'invalid' }] })
})

test('what a file says of consent and status is kept of new people; a stricter import stops mail and never revives it', async () => {
  const columns = [
    'Mail',
    'status',
    'statusAt',
    'statusReason',
    'consentAt',
    'consentNote',
    'listSubscriptions',
  ]
  const mapping = columns.map((column) => ({ column, key: column === 'Mail' ? 'email' : column }))
  const moved = (rows: ImportCsv['rows'], changes: Partial<ImportCsv> = {}) =>
    csv(rows, { mapping, mailingListIds: [], stricter: true, ...changes })
  const first = await moved([
    {
      Mail: 'left@example.jp',
      status: 'unsubscribed',
      statusAt: '2024-02-03T04:05:06Z',
      statusReason: 'NORMAL',
    },
    {
      Mail: 'stays@example.jp',
      consentAt: '2020-01-02T03:04:05Z',
      consentNote: 'From 192.0.2.1',
      listSubscriptions: 'lst_news; lst_store',
    },
    { Mail: 'tomorrow@example.jp', consentAt: '2999-01-01T00:00:00Z' },
    { Mail: 'wrong@example.jp', consentAt: 'last summer' },
  ])
  expect(outcomes(first)).toEqual(['created', 'created', 'created', 'invalid'])
  const [left, stays, tomorrow] = await Promise.all(
    first.results.slice(0, 3).map(({ contactId }) => contact(contactId)),
  )
  expect(left).toMatchObject({
    status: 'unsubscribed',
    statusAt: '2024-02-03T04:05:06.000Z',
    statusReason: 'NORMAL',
    consent: { note: 'Signed at the counter' },
  })
  expect(stays?.consent).toMatchObject({ at: '2020-01-02T03:04:05.000Z', note: 'From 192.0.2.1' })
  expect(tomorrow?.consent?.at).toBe(TEST_NOW)

  const later: ImportCsv['rows'] = [
    { Mail: 'left@example.jp', status: 'subscribed', listSubscriptions: 'lst_news' },
    { Mail: 'stays@example.jp', listSubscriptions: 'lst_news=unsubscribed; lst_store' },
    { Mail: 'tomorrow@example.jp', status: 'complained', statusReason: 'abuse' },
  ]
  expect((await moved(later, { onExisting: 'skip' })).results).toMatchObject([
    { outcome: 'suppressed' },
    { outcome: 'skipped' },
    { outcome: 'skipped', reason: 'status_kept:subscribed' },
  ])
  expect((await moved(later, { stricter: false })).results).toMatchObject([
    { outcome: 'suppressed', reason: 'unsubscribed' },
    { outcome: 'unchanged' },
    { outcome: 'unchanged', reason: 'status_kept:subscribed' },
  ])
  const applied = await moved(later)
  expect(applied.results).toMatchObject([
    { outcome: 'suppressed', reason: 'unsubscribed' },
    { outcome: 'updated' },
    { outcome: 'updated', reason: 'status_taken:subscribed' },
  ])
  expect(await contact(left?.id)).toMatchObject({ status: 'unsubscribed', subscriptions: [] })
  expect((await contact(stays?.id)).subscriptions).toMatchObject([
    { mailingListId: 'lst_news', status: 'unsubscribed' },
    { mailingListId: 'lst_store', status: 'active' },
  ])
  expect(await contact(tomorrow?.id)).toMatchObject({
    status: 'complained',
    statusReason: 'abuse',
    version: 2,
  })
  expect(outcomes(await moved(later))).toEqual(['suppressed', 'unchanged', 'suppressed'])
})

test('nobody is brought back by a file who wanted no more mail when they were deleted', async () => {
  const { results } = await csv([{ Mail: 'left@example.jp' }])
  const contactId = results[0]?.contactId ?? ''
  await sql`
    update contacts set status = ${contactStatuses.indexOf('complained')}, status_at = created_at + interval '1 hour'
    where uid = ${contactId}`.execute(db)
  await call('contacts.delete', { params: { contactId } })
  const after = await csv([{ Mail: 'Left@example.jp' }, { Mail: 'unknown@example.jp' }])
  expect(after.results).toEqual([
    { row: 0, email: 'left@example.jp', outcome: 'suppressed', reason: 'complained' },
    expect.objectContaining({ email: 'unknown@example.jp', outcome: 'created' }),
  ])
})

test('a status that an import set by mistake goes with the contacts when it is undone', async () => {
  const by = (status: string) =>
    csv([{ Mail: 'mistake@example.jp', Status: status }], {
      mapping: [
        { column: 'Mail', key: 'email' },
        { column: 'Status', key: 'status' },
      ],
      mailingListIds: [],
    })
  const { results } = await by('unsubscribed')
  await call('contacts.delete', { params: { contactId: results[0]?.contactId ?? '' } })
  expect((await by('subscribed')).results).toMatchObject([{ outcome: 'created' }])
})

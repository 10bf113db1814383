import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { Contact } from '#api/contacts'
import { planOfFiles } from '#domain/migration/read-files'
import { createFakeClock } from '#lib/clock.fake'
import { contactHandlers } from '#server/contacts/contacts.handlers'
import { createNewId } from '#server/new-id'
import { allLists } from '#server/store/mailing-lists.store'
import { oneSchema } from '#server/store/schemas.store'
import { testCaller, TEST_NOW } from '#server/testing/test-call'
import { testDatabase } from '#server/testing/test-database'
import { testTenant } from '#server/testing/test-tenant'
import { applyMigration, type MigrationSettings } from './apply-migration.ts'
import { fileFailures, migrationReport } from './migration-report.ts'

const db = await testDatabase()
const tenant = await testTenant(db, 'ws_move')
const other = await testTenant(db, 'ws_other')
const clock = createFakeClock(Date.parse(TEST_NOW))
const owner = { id: 'acc_owner', name: 'Owner', email: 'owner@example.jp' }
const call = testCaller(db, tenant, contactHandlers)

const list = (name: string, subscription_status = 'confirmed') => ({ name, subscription_status })
const person = (email: string, more: Record<string, unknown> = {}) => ({
  uuid: '1',
  email,
  name: 'Someone',
  status: 'enabled',
  attribs: { city: 'Kyoto', likes: ['tea'] },
  created_at: '2020-01-02T03:04:05Z',
  lists: [list('News')],
  ...more,
})
const planOf = (people: readonly unknown[]) =>
  planOfFiles([{ name: 'subscribers.json', file: new Blob([JSON.stringify({ data: { results: people } })]) }])
const move = async (people: readonly unknown[], settings: Partial<MigrationSettings> = {}, place = tenant) =>
  applyMigration({ db, tenant: place, clock, newId: createNewId(clock), owner }, await planOf(people), {
    apply: true,
    onExisting: 'fill_blanks',
    ...settings,
  })
const find = async (email: string): Promise<Contact> => {
  const { items } = (await call('contacts.search', { body: { q: email } })) as { items: Contact[] }
  const [contact] = items
  if (!contact) throw new Error(`There is no ${email}.`)
  return contact
}
const everything = async () =>
  Promise.all(
    ['contacts', 'subscriptions', 'mailing_lists', 'schemas', 'events', 'data_versions'].map(
      async (table) =>
        (await sql`select to_jsonb(t) as row from ${sql.id(table)} t order by to_jsonb(t)::text`.execute(db))
          .rows,
    ),
  )

test('a dry run counts what a run does, and writes nothing; a second run changes nothing', async () => {
  const people = [
    person('ada@example.jp'),
    person('bea@example.jp', {
      lists: [list('News', 'unsubscribed'), list('Shop')],
      attribs: { city: 'Osaka' },
    }),
    person('cy@example.jp', { status: 'blocklisted' }),
    person('dee@example.jp', { lists: [list('News', 'unconfirmed')] }),
    person('no address'),
  ]
  const before = await everything()
  const dry = await move(people, { apply: false })
  expect(await everything()).toEqual(before)
  const moved = await move(people)
  expect(moved).toEqual(dry)
  expect(moved.counts).toMatchObject({ created: 4, invalid: 0 })
  expect(await find('ada@example.jp')).toMatchObject({
    status: 'subscribed',
    properties: { city: 'Kyoto', likes: ['tea'] },
    source: 'import',
    consent: {
      at: '2020-01-02T03:04:05.000Z',
      note: 'listmonk: added 2020-01-02T03:04:05.000Z, confirmed News',
    },
  })
  expect(await find('cy@example.jp')).toMatchObject({
    status: 'blocked',
    statusReason: 'listmonk: blocklisted',
  })
  expect(await find('dee@example.jp')).toMatchObject({
    status: 'pending',
    subscriptions: [{ status: 'pending' }],
  })
  expect((await allLists(db, tenant)).map(({ name, createdBy }) => [name, createdBy.id])).toEqual([
    ['News', 'acc_owner'],
    ['Shop', 'acc_owner'],
  ])
  const after = await everything()
  const again = await move(people)
  expect(again.counts).toMatchObject({ created: 0, updated: 0, unchanged: 3, suppressed: 1 })
  expect(again.fitted.madeLists).toEqual([])
  expect(await everything()).toEqual(after)
  expect(await allLists(db, other)).toEqual([])
  expect((await oneSchema(db, other, 'contact')).version).toBe(1)
})

test('who left here is not revived, who left there gets no mail here, and nothing is emptied', async () => {
  const { id, version } = await find('ada@example.jp')
  await call('contacts.update', { params: { contactId: id }, body: { version, status: 'unsubscribed' } })
  const bea = await find('bea@example.jp')
  await call('contacts.update', {
    params: { contactId: bea.id },
    body: { version: bea.version, name: 'Bea', properties: { city: 'Nara' } },
  })
  const { counts, stopped } = await move([
    person('ada@example.jp', { attribs: { city: 'Tokyo', age: 41 } }),
    person('BEA@example.jp', {
      name: '',
      attribs: { city: '', age: 40 },
      lists: [list('Shop', 'unsubscribed')],
    }),
  ])
  expect(counts).toMatchObject({ updated: 2 })
  expect(stopped).toBe(1)
  expect(await find('ada@example.jp')).toMatchObject({
    status: 'unsubscribed',
    properties: { city: 'Kyoto', age: 41 },
  })
  expect(await find('bea@example.jp')).toMatchObject({
    name: 'Bea',
    status: 'unsubscribed',
    properties: { city: 'Nara', age: 40 },
  })
})

test('two that move the same people at once make each of them once', async () => {
  const people = Array.from({ length: 700 }, (_, index) =>
    person(`both${index}@example.jp`, { attribs: { plan: 'x' }, lists: [list('Both')] }),
  )
  const [one, two] = await Promise.all([move(people), move(people.toReversed())])
  expect(one.counts.created + two.counts.created).toBe(700)
  expect(one.counts.unchanged + two.counts.unchanged).toBe(700)
  expect((await allLists(db, tenant)).filter(({ name }) => name === 'Both')).toHaveLength(1)
})

test('the report says what there is to decide, without control characters of the files', async () => {
  const plan = await planOf([person('eve@example.jp', { attribs: { 'a\u001B[2Jb': '1' } }), person('nobody')])
  const outcome = await applyMigration({ db, tenant, clock, newId: createNewId(clock), owner }, plan, {
    apply: false,
    onExisting: 'fill_blanks',
  })
  const text = migrationReport(plan, outcome, { workspace: 'Move (ws_move)', apply: false })
  expect(text).toContain('listmonk to Move (ws_move): dry run, nothing is written')
  expect(text).toMatch(/new +1\n/)
  expect(text).toMatch(/News +is there/)
  expect(text).toContain('subscribers.json:2: not an address')
  expect(text).not.toContain('\u001B')
  const broken = await planOfFiles([{ name: 'left.csv', file: new Blob(['a,b\n1,2\n']) }])
  expect(fileFailures(broken)).toEqual([
    'left.csv is not recognised as an export of listmonk, Mailchimp or Mautic.',
  ])
})

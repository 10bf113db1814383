import { mkdir, mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { StoredContact } from '#domain/contacts/contact-changes'
import { parseCsv } from '#lib/csv'
import { seedDemo } from '#server/seed/seed-demo'
import { recordEvents } from '#server/store/contact-events.store'
import { contactForChange, changeContact } from '#server/store/contacts.store'
import { everyEvent, everyContact, atOneMoment } from '#server/store/export.store'
import { workspaceNamed } from '#server/store/workspaces.store'
import { TEST_NOW } from '#server/testing/test-call'
import { testDatabase } from '#server/testing/test-database'
import { exportWorkspace, NoExport } from './export-workspace.ts'

const db = await testDatabase()
let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'otegami-export-'))
  await seedDemo(db, Date.parse(TEST_NOW))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

async function placeOf(id: string) {
  const found = await workspaceNamed(db, id)
  if (!found) throw new Error(`There is no ${id}.`)
  return { db, ...found }
}
const lines = (text: string) =>
  text
    .split('\n')
    .filter((line) => line !== '')
    .map((line): unknown => JSON.parse(line))

test('a workspace is written whole: contacts twice, documents, publications, and events by month, without secrets', async () => {
  const place = await placeOf('ws_sakura')
  let first: StoredContact | undefined
  for await (const part of everyContact(db, place.tenant)) first ??= part[0]
  const contact = first && (await contactForChange(db, place.tenant, { uid: first.id }))
  if (!contact) throw new Error('Nobody is there.')
  await changeContact(db, place.tenant, {
    ...contact,
    name: '=HYPERLINK("x")',
    consent: { at: TEST_NOW, source: 'import', note: 'Said "yes", twice' },
  })
  await recordEvents(
    db,
    place.tenant,
    ['2025-11-30T23:59:59.999Z', '2025-12-01T00:00:00.000Z'].map((occurredAt) => ({
      contactId: contact.id,
      type: 'shop.visited',
      payload: { n: 1 },
      source: 'api',
      occurredAt,
    })),
  )
  const target = join(folder, 'sakura')
  const counts = await exportWorkspace(place, target)
  const read = (name: string) => readFile(join(target, name), 'utf8')
  const { header, rows, problems } = parseCsv(await readFile(join(target, 'contacts.csv')))
  expect(problems).toEqual([])
  expect(rows).toHaveLength(counts.contacts)
  const row = rows.find((cells) => cells[header.indexOf('email')] === contact.email) ?? []
  expect(row[header.indexOf('name')]).toBe('=HYPERLINK("x")')
  expect(row[header.indexOf('consentNote')]).toBe('Said "yes", twice')
  expect(row[header.indexOf('listSubscriptions')]).toBe(
    contact.subscriptions.map((one) => `${one.mailingListId}=${one.status}`).join('; '),
  )
  expect(lines(await read('contacts.ndjson'))).toHaveLength(counts.contacts)
  const months = await readdir(join(target, 'events'))
  const events = (await Promise.all(months.map((name) => read(`events/${name}`)))).flatMap(lines)
  expect(events).toHaveLength(counts.events)
  expect(lines(await read('events/2025-11.ndjson')).at(-1)).toMatchObject({
    type: 'shop.visited',
    contact: { email: contact.email },
  })
  expect(lines(await read('events/2025-12.ndjson'))[0]).toMatchObject({
    occurredAt: '2025-12-01T00:00:00.000Z',
  })
  expect((await read('campaigns.ndjson')).includes('"doc":{"version":1')).toBe(true)
  expect(JSON.parse(await read('forms.json'))).toContainEqual(
    expect.objectContaining({ publication: expect.objectContaining({ snapshot: expect.anything() }) }),
  )
  const secrets = /privateKey|PRIVATE KEY|"token"|"secret"|ws_ridge/
  for (const name of await readdir(target))
    if (name !== 'events') expect(secrets.exec(await read(name))?.[0], name).toBeUndefined()
  expect((await stat(join(target, 'contacts.csv'))).mode & 0o077).toBe(0)
})

test('a folder that is there stays as it is, and what was left of a broken export is begun anew', async () => {
  const place = await placeOf('ws_sakura')
  const target = join(folder, 'taken')
  await mkdir(target)
  await expect(exportWorkspace(place, target)).rejects.toThrow(NoExport)
  expect(await readdir(target)).toEqual([])
  await mkdir(join(folder, 'again.incomplete', 'events'), { recursive: true })
  await exportWorkspace(place, join(folder, 'again'))
  expect(await readdir(folder)).not.toContain('again.incomplete')
})

test('events come part by part, all of them once, also of one moment', async () => {
  const { tenant } = await placeOf('ws_ridge')
  await recordEvents(
    db,
    tenant,
    Array.from({ length: 4500 }, (_, n) => ({
      contactId: null,
      type: 'bulk',
      payload: { n },
      source: 'api',
      occurredAt: '2025-10-01T00:00:00.000Z',
    })),
  )
  const found = await atOneMoment(db, async (inside) => {
    const parts: unknown[][] = []
    for await (const part of everyEvent(inside, tenant))
      parts.push(part.filter(({ type }) => type === 'bulk').map(({ payload }) => payload['n']))
    return parts
  })
  expect(found.length).toBeGreaterThan(2)
  expect(found.flat()).toEqual(Array.from({ length: 4500 }, (_, n) => n))
})

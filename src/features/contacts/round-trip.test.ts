import fc from 'fast-check'
import { expect, it } from 'vitest'
import { contactRoutes, importRoutes, schemaRoutes } from '#api/contract'
import type { Contact } from '#api/contacts'
import type { SchemaProperty } from '#api/schemas'
import { csvChunks, scanCsv } from '#features/contacts/csv'
import { contactStatuses } from '#lib/contact-status'
import { createMockApi } from '#mocks/node'
import { callerAs, type Caller } from '#mocks/core/test-caller'
import { importColumns } from './export/export-columns.model.ts'
import { guessMapping } from './import/import-mapping.model.ts'
import { importBodyOf, USUAL_RULES } from './import/import-rules.model.ts'

/** What a file can bring back: neither history nor dates. */
const broughtBack = ({ email, status, name, locale, timezone, properties, subscriptions }: Contact) => ({
  email,
  status,
  name,
  locale,
  timezone,
  properties,
  subscriptions: subscriptions
    .map((one) => [one.mailingListId, one.status])
    .toSorted(([a = ''], [b = '']) => (a < b ? -1 : 1)),
})

/** Texts that CSV, spreadsheets and separators of lists make trouble with. */
const text = fc
  .oneof(
    fc.constantFrom(
      '=1+1',
      '＝1+1',
      "'=1",
      "''-x",
      '-5',
      '+81 3 0000',
      'a, b',
      'a;b',
      '"q"',
      '東京都',
      'null',
      '@x',
      '[1]',
    ),
    fc.string({ unit: 'grapheme', minLength: 1, maxLength: 20 }),
    fc.string({ minLength: 1, maxLength: 20 }),
  )
  // An import takes no blanks at the ends of a cell.
  .map((value) => value.replaceAll(/[\p{C}\uFFFD]/gu, '').trim())
  .filter((value) => value !== '')

function valueFor({ type, options = [] }: SchemaProperty): fc.Arbitrary<Contact['properties'][string]> {
  const option = () => fc.constantFrom(...options.map(({ value }) => value))
  switch (type) {
    case 'number':
      return fc.oneof(
        fc.integer(),
        fc.double({ noNaN: true, noDefaultInfinity: true }).map((one) => one + 0),
      )
    case 'boolean':
      return fc.boolean()
    case 'date':
      return fc
        .date({ min: new Date('1900-01-01'), max: new Date('2100-01-01'), noInvalidDate: true })
        .map((date) => date.toISOString().slice(0, 10))
    case 'datetime':
      return fc
        .date({ min: new Date('1900-01-01'), max: new Date('2100-01-01'), noInvalidDate: true })
        .map((date) => date.toISOString())
    case 'select':
      return option()
    case 'multi_select':
      return fc.uniqueArray(option())
    case 'email':
      return fc.constantFrom('a@example.jp', 'b.c+d@example.com')
    case 'url':
      return fc.constantFrom('https://example.jp/', 'https://example.com/a?b=c,d;e')
    case 'json':
      return fc.dictionary(
        fc.string({ minLength: 1 }).map((key) => `k${key}`),
        fc.string(),
      )
    case 'string':
    case 'text':
    case 'phone':
      return text
  }
}

const LISTS = ['lst_store', 'lst_weekly']

/** A contact of the workspace, in any state that the product knows. */
const anyContact = (properties: readonly SchemaProperty[]) =>
  fc.record({
    status: fc.constantFrom(...contactStatuses),
    name: fc.option(text, { nil: undefined }),
    locale: fc.constantFrom(undefined, 'ja', 'en-GB'),
    timezone: fc.constantFrom(undefined, 'Asia/Tokyo', 'Europe/London'),
    properties: fc
      .tuple(...properties.map((one) => fc.option(valueFor(one), { nil: undefined })))
      .map((values) =>
        Object.fromEntries(
          values.flatMap((value, place) =>
            value === undefined ? [] : [[properties[place]?.key ?? '', value]],
          ),
        ),
      ),
    subscriptions: fc.dictionary(
      fc.constantFrom(...LISTS),
      fc.constantFrom('active' as const, 'pending' as const, 'unsubscribed' as const),
    ),
  })

async function exported(owner: Caller, emails: readonly string[], properties: readonly SchemaProperty[]) {
  const { data } = await owner.call(contactRoutes.exportCsv, {
    body: { q: 'roundtrip', columns: importColumns(properties), encoding: 'utf-8' },
  })
  expect(emails.length).toBeGreaterThan(0)
  return new Blob([Uint8Array.from(atob(data), (character) => character.charCodeAt(0))])
}

async function imported(owner: Caller, file: Blob, importId: string, properties: readonly SchemaProperty[]) {
  const scan = await scanCsv(file)
  const mapping = guessMapping(scan.header, scan.preview, properties)
  expect(mapping).not.toContain(null)
  for await (const chunk of csvChunks(file, scan)) {
    const { results } = await owner.call(importRoutes.csv, {
      body: importBodyOf(chunk, { importId, index: 0, total: 1, dryRun: false }, mapping, {
        ...USUAL_RULES,
        consented: true,
      }),
    })
    expect(results.filter(({ outcome }) => outcome !== 'created')).toEqual([])
  }
}

it('a contact that is exported, deleted and imported again is the same', async () => {
  const api = createMockApi({ scenario: { size: 'small' } })
  const owner = await callerAs(api, 'acc_haruka', 'ws_sakura')
  const schema = await owner.call(schemaRoutes.one, { params: { type: 'contact' } })
  const custom = schema.properties.filter(({ system }) => !system)
  const table = api.db.contacts('ws_sakura')
  const at = '2026-01-10T03:00:00.000Z'
  let run = 0
  await fc.assert(
    fc.asyncProperty(fc.array(anyContact(custom), { minLength: 1, maxLength: 8 }), async (people) => {
      run += 1
      const ids = people.map(
        ({ subscriptions, name, locale, timezone, ...person }, place) =>
          table.add({
            ...person,
            ...(name !== undefined && { name }),
            ...(locale !== undefined && { locale }),
            ...(timezone !== undefined && { timezone }),
            // What an address keeps of a contact before it is another matter.
            email: `roundtrip${run}-${place}@example.jp`,
            subscriptions: Object.entries(subscriptions).map(([mailingListId, status]) => ({
              mailingListId,
              status,
              source: 'manual',
              updatedAt: at,
            })),
            statusAt: at,
            source: 'manual',
            createdAt: at,
            updatedAt: at,
            version: 1,
          }).id,
      )
      const found = async () => {
        const { items } = await owner.call(contactRoutes.search, {
          body: { q: 'roundtrip', sort: [{ key: 'email', direction: 'asc' }], limit: 100 },
        })
        return items.map(broughtBack)
      }
      const before = await found()
      expect(before).toHaveLength(people.length)
      const file = await exported(
        owner,
        before.map(({ email }) => email),
        schema.properties,
      )
      for (const contactId of ids) await owner.call(contactRoutes.delete, { params: { contactId } })
      expect(await found()).toEqual([])
      await imported(owner, file, `imp_round_${run}`, schema.properties)
      expect(await found()).toEqual(before)
      for (const { id } of (await owner.call(contactRoutes.search, { body: { q: 'roundtrip', limit: 100 } }))
        .items)
        table.remove(id)
    }),
    { numRuns: 60 },
  )
})

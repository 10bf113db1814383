import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { SchemaProperty } from '#api/schemas'
import { systemProperties } from '#domain/schemas/system-properties'
import { encodeShiftJis } from '#lib/csv-encoding'
import { toCsv } from '#lib/csv'
import { contactStatuses } from '#lib/contact-status'
import { fittedPlan, migrationColumns, migrationRow } from './fitted-plan.ts'
import { createMigration, type MigrationPlan } from './migration-plan.ts'
import { mergedContact, strictnessOf, type ReadContact } from './read-contact.ts'
import { planOfFiles } from './read-files.ts'
import { sourceOfColumns } from './migration-source.ts'
import { listName, localeOf, partsOf, timeOf, timezoneOf } from './source-values.ts'

const MAILCHIMP =
  'Email Address,First Name,Last Name,Company,MEMBER_RATING,OPTIN_TIME,OPTIN_IP,CONFIRM_TIME,CONFIRM_IP,LATITUDE,LONGITUDE,GMTOFF,DSTOFF,TIMEZONE,CC,REGION,LAST_CHANGED,LEID,EUID,NOTES,TAGS'
const LISTMONK = 'uuid,email,name,attributes,status,created_at,updated_at'

const file = (name: string, text: string | Uint8Array) => ({
  name,
  file: new Blob([typeof text === 'string' ? text : Uint8Array.from(text)]),
})
const plan = (files: Record<string, string | Uint8Array>, options = {}): Promise<MigrationPlan> =>
  planOfFiles(
    Object.entries(files).map(([name, text]) => file(name, text)),
    options,
  )
const found = ({ contacts }: MigrationPlan, email: string) => contacts.find((one) => one.email === email)

describe('Mailchimp', () => {
  test('each part of an audience says what its people are, and tags, consent and fields come along', async () => {
    const result = await plan({
      'subscribed_members_export_1a2b.csv': [
        MAILCHIMP,
        'Ada@Example.com,Ada,Lovelace,"Acme, Inc.",4,2018-06-12 07:53:28,192.0.2.1,2018-06-12 07:55:00,192.0.2.2,51.5,-0.1,0,0,Europe/London,GB,ENG,2020-01-01 00:00:00,1,e,Met at the fair,"""VIP"",""Blog"""',
        'bea@example.com,,,,2,,,,,,,,,,,,,2,e,,',
      ].join('\r\n'),
      'unsubscribed_members_export_1a2b.csv': [
        'Email Address,First Name,UNSUB_TIME,UNSUB_CAMPAIGN_TITLE,UNSUB_CAMPAIGN_ID,UNSUB_REASON,UNSUB_REASON_OTHER,MEMBER_RATING,LEID,EUID',
        'cleo@example.com,Cleo,2021-02-03 04:05:06,May,1,OTHER,Too many,2,3,e',
        'dora@example.com,Dora,2021-02-03 04:05:06,May,1,SPAM,,2,4,e',
      ].join('\n'),
      'cleaned_members_export_1a2b.csv':
        'Email Address,CLEAN_TIME,CLEAN_CAMPAIGN_TITLE,MEMBER_RATING,LEID,EUID\nemil@example.com,2021-02-03 04:05:06,May,2,5,e\n',
      'nonsubscribed_members_export_1a2b.csv': `${MAILCHIMP}\nfay@example.com,Fay,,,2,,,,,,,,,,,,,6,e,,\n`,
    })
    expect(result).toMatchObject({
      source: 'mailchimp',
      lists: ['Mailchimp'],
      problemCount: 0,
      statuses: { subscribed: 2, unsubscribed: 1, complained: 1, bounced: 1, pending: 1 },
      fields: [
        { name: 'Company', type: 'string', filled: 1 },
        { name: 'NOTES', type: 'string' },
        { name: 'Tags', type: 'multi_select', options: ['VIP', 'Blog'] },
      ],
    })
    expect(found(result, 'ada@example.com')).toMatchObject({
      name: 'Ada Lovelace',
      timezone: 'Europe/London',
      status: 'subscribed',
      consentAt: '2018-06-12T07:55:00.000Z',
      consentNote:
        'Mailchimp: signed up 2018-06-12T07:53:28.000Z from 192.0.2.1, confirmed 2018-06-12T07:55:00.000Z from 192.0.2.2',
      lists: new Map([['Mailchimp', 'active']]),
    })
    expect(found(result, 'cleo@example.com')).toMatchObject({
      status: 'unsubscribed',
      statusAt: '2021-02-03T04:05:06.000Z',
      statusReason: 'Mailchimp: unsubscribed, OTHER, Too many, May',
      lists: new Map([['Mailchimp', 'unsubscribed']]),
    })
    expect(found(result, 'dora@example.com')?.status).toBe('complained')
    expect(found(result, 'fay@example.com')).toMatchObject({ status: 'pending', lists: new Map() })
  })

  test('a file that does not say which part it is takes nobody for subscribed who never signed up', async () => {
    const rows = ['a@example.com', 'b@example.com,,,,2,2018-06-12 07:53:28'].join('\n')
    const result = await plan({ 'people.csv': `${MAILCHIMP}\n${rows}\n` }, { list: 'News; weekly' })
    expect(result.contacts.map(({ status }) => status)).toEqual(['pending', 'subscribed'])
    expect(result.lists).toEqual(['News weekly'])
  })
})

describe('listmonk', () => {
  test('the CSV has typed attributes, and broken ones are named', async () => {
    const row = (email: string, attributes: string, status = 'enabled') =>
      `3f2c,${email},Someone,"${attributes.replaceAll('"', '""')}",${status},2021-09-01 10:11:12.123456 +0530 IST,2022-01-01 00:00:00 +0000 UTC`
    const result = await plan({
      'subscribers.csv': [
        LISTMONK,
        row(
          'a@example.com',
          '{"city":"Kyoto","age":41,"vip":true,"likes":["tea","cats"],"home":{"floor":2},"__proto__":"x"}',
        ),
        row('b@example.com', '{"city":'),
        row('c@example.com', '{}', 'blocklisted'),
        row('d@example.com', '{}', 'on holiday'),
        row('not an address', '{}'),
        row('', '{}'),
      ].join('\n'),
    })
    expect(result.files).toMatchObject([{ source: 'listmonk', rows: 6, notices: ['no_lists'] }])
    expect(result.problems.map(({ line, problem }) => [line, problem])).toEqual([
      [3, 'bad_attributes'],
      [5, 'unknown_status'],
      [6, 'invalid_email'],
      [7, 'missing_email'],
    ])
    expect(result).toMatchObject({ refused: 3, statuses: { subscribed: 2, blocked: 1 } })
    expect(result.fields.map(({ name, type }) => [name, type])).toEqual([
      ['city', 'string'],
      ['age', 'number'],
      ['vip', 'boolean'],
      ['likes', 'multi_select'],
      ['home', 'json'],
      ['__proto__', 'string'],
    ])
    expect(found(result, 'a@example.com')?.consentAt).toBe('2021-09-01T04:41:12.000Z')
  })

  test('the JSON says who is on which list: nobody gets more mail than before', async () => {
    const list = (name: string, subscription_status: string, optin = 'double') => ({
      name,
      subscription_status,
      optin,
    })
    const one = (email: string, lists: unknown[], status = 'enabled') => ({
      uuid: '3f',
      email,
      name: '',
      attribs: {},
      status,
      created_at: '2021-09-01T10:11:12.123456+09:00',
      lists,
    })
    const results = [
      one('both@example.com', [list('News', 'confirmed'), list('Shop', 'unsubscribed')]),
      one('single@example.com', [list('News', 'unconfirmed', 'single')]),
      one('waits@example.com', [list('News', 'unconfirmed')]),
      one('left@example.com', [list('News', 'unsubscribed')]),
      one('none@example.com', []),
      one('blocked@example.com', [list('News', 'confirmed')], 'blocklisted'),
    ]
    const result = await plan({ 'subscribers.json': JSON.stringify({ data: { results, total: 6 } }) })
    expect(result.contacts.map(({ status }) => status)).toEqual([
      'subscribed',
      'subscribed',
      'pending',
      'unsubscribed',
      'pending',
      'blocked',
    ])
    expect(found(result, 'both@example.com')?.lists).toEqual(
      new Map([
        ['News', 'active'],
        ['Shop', 'unsubscribed'],
      ]),
    )
    const profile = { profile: [one('me@example.com', [])], subscriptions: [list('News', 'confirmed')] }
    expect((await plan({ 'data.json': JSON.stringify(profile) })).contacts).toMatchObject([
      { email: 'me@example.com', status: 'subscribed', consentAt: '2021-09-01T01:11:12.000Z' },
    ])
  })
})

test('Mautic: the answer of its API says who must not be contacted', async () => {
  const contact = (id: number, email: string, more: object = {}, all: object = {}) => ({
    id,
    dateAdded: '2015-07-21T12:27:12-05:00',
    points: 7,
    tags: [{ id: 1, tag: 'a, b' }, { tag: 'c' }],
    doNotContact: [],
    fields: {
      core: { city: { alias: 'city', value: 'Kyoto' }, email: { value: email } },
      all: { id, email, firstname: 'Jo', lastname: 'Do', preferred_locale: 'ja', points: 7, ...all },
    },
    ...more,
  })
  const dnc = (reason: unknown, channel = 'email') => ({
    id: 2,
    reason,
    comments: '',
    channel,
    channelId: null,
  })
  const answer = {
    total: '6',
    contacts: {
      1: contact(1, 'a@example.com'),
      2: contact(2, 'b@example.com', { doNotContact: [dnc(2)] }),
      3: contact(3, 'c@example.com', { doNotContact: [dnc(2), dnc(1)] }),
      4: contact(4, 'd@example.com', { doNotContact: [dnc(1), dnc('3')] }),
      5: contact(5, 'e@example.com', { doNotContact: [dnc(1, 'sms')] }),
      6: contact(6, '', { doNotContact: [dnc(9)] }),
    },
  }
  const result = await plan({ 'contacts.json': JSON.stringify(answer) }, { list: 'News' })
  expect(result).toMatchObject({
    source: 'mautic',
    refused: 1,
    statuses: { subscribed: 2, bounced: 1, unsubscribed: 1, blocked: 1 },
  })
  expect(found(result, 'a@example.com')).toMatchObject({
    name: 'Jo Do',
    consentAt: '2015-07-21T17:27:12.000Z',
    lists: new Map([['News', 'active']]),
  })
  expect(found(result, 'a@example.com')?.fields).toEqual(
    new Map<string, unknown>([
      ['points', '7'],
      ['city', 'Kyoto'],
      ['Tags', ['a, b', 'c']],
    ]),
  )
  expect(found(result, 'c@example.com')?.lists).toEqual(new Map([['News', 'unsubscribed']]))
  // A reason that is not known is one all the same, and a list of contacts or one of them is read too.
  for (const json of [
    [contact(1, 'x@example.com', { doNotContact: [dnc(9)] })],
    { contact: contact(1, 'x@example.com', { doNotContact: [{}] }) },
  ])
    expect((await plan({ 'x.json': JSON.stringify(json) })).statuses).toMatchObject({ unsubscribed: 1 })
  for (const json of [{}, { contacts: [] }, { contacts: { 1: null } }, [[]], { contact: 'x' }])
    expect((await plan({ 'x.json': JSON.stringify(json) })).files).toMatchObject([
      { problem: 'unknown_source' },
    ])
})

test('Mautic: names, language, points, segments as lists, and who must not be written to', async () => {
  const result = await plan({
    'contacts.csv': [
      'id;firstname;lastname;email;points;stage;preferred_locale;timezone;dnc;segments;tags;fax',
      '1;花子;佐藤;hanako@example.jp;12;Lead;ja_JP;Asia/Tokyo;0;News|Shop;a|b;',
      '2;Ben;Novak;ben@example.com;0;;en;Mars/North;1;News;;',
      '3;;;cy@example.com;;;;;2;News;;',
      '4;;;dee@example.com;;;;;3;;;',
    ].join('\n'),
  })
  expect(result).toMatchObject({
    source: 'mautic',
    lists: ['News', 'Shop'],
    statuses: { subscribed: 1, unsubscribed: 1, bounced: 1, blocked: 1 },
  })
  expect(result.files[0]?.notices).toEqual([])
  expect(found(result, 'hanako@example.jp')).toMatchObject({
    name: '佐藤 花子',
    locale: 'ja-JP',
    timezone: 'Asia/Tokyo',
  })
  expect(found(result, 'ben@example.com')).toMatchObject({
    lists: new Map([['News', 'unsubscribed']]),
    timezone: undefined,
  })
  expect(result.fields.map(({ name }) => name)).toEqual(['points', 'stage', 'Tags'])
  const silent = await plan({ 'contacts.csv': 'email,firstname,lastname,points\na@example.com,A,B,1\n' })
  expect(silent.files[0]?.notices).toEqual(['no_unsubscribes'])
})

describe('files as they come', () => {
  const row = (email: string, name: string) => [
    '1',
    email,
    name,
    '{"city":"=HYPERLINK(1)"}',
    'enabled',
    '',
    '',
  ]
  const header = LISTMONK.split(',')

  test('Shift_JIS, a byte order mark and semicolons are read', async () => {
    const rows = [header, row('jun@example.jp', '田中 純')]
    const text = rows.map((cells) => cells.join(';')).join('\r\n')
    for (const bytes of [encodeShiftJis(text), `\uFEFF${text}`, toCsv(rows)])
      expect((await plan({ 'a.csv': bytes })).contacts).toMatchObject([
        { name: '田中 純', fields: new Map([['city', '=HYPERLINK(1)']]) },
      ])
  })

  test('a file that can not be read is named, and so is one of another product', async () => {
    const result = await plan({
      'good.csv': `${LISTMONK}\n1,a@example.com,A,{},enabled,,\n`,
      'empty.csv': '',
      'picture.csv': Uint8Array.from([0x50, 0x4b, 3, 4, 0, 0, 0, 0]),
      'broken.json': '{"data": [',
      'other.json': '[{"hello": 1}]',
      'mailchimp.csv': `${MAILCHIMP}\nb@example.com\n`,
      'plain.csv': 'email,name\nc@example.com,C\n',
      'open.csv': `${LISTMONK}\n1,"d@example.com,D,{},enabled,,\n`,
    })
    expect(result.files.map(({ problem }) => problem)).toEqual([
      undefined,
      'empty',
      'binary',
      'broken_json',
      'unknown_source',
      'other_source',
      'unknown_source',
      'unclosed_quote',
    ])
    expect(result.contacts).toHaveLength(1)
  })

  test('a row with too many cells is refused: its status may have moved', async () => {
    const result = await plan({ 'a.csv': `${LISTMONK}\n1,a@example.com,Acme, Inc.,{},enabled,,\n` })
    expect(result).toMatchObject({
      contacts: [],
      problems: [{ line: 2, problem: 'too_many_cells', email: 'a@example.com' }],
    })
  })

  test('a hundred thousand rows become a hundred thousand contacts, and an address in another case is the same one', () => {
    const migration = createMigration()
    const push = migration.table('a.csv', header)
    for (let index = 0; index < 100_000; index += 1) push?.(row(`p${index}@example.com`, 'P'), index + 2)
    push?.(['1', 'P7@EXAMPLE.com', 'Q', '{"tea":"green"}', 'blocklisted', '', ''], 100_002)
    const { contacts, merged } = migration.plan()
    expect(contacts).toHaveLength(100_000)
    expect(merged).toBe(1)
    expect(contacts[7]).toMatchObject({ name: 'P', status: 'blocked', line: 9 })
    expect(contacts[7]?.fields.get('tea')).toBe('green')
  })

  test('any text is answered, and what comes out are addresses', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(MAILCHIMP, LISTMONK, 'email,firstname,lastname,points', '{"data":', ''),
        fc.array(
          fc.oneof(fc.string({ unit: 'grapheme' }), fc.emailAddress(), fc.constantFrom('"', ',', '{}', '\0')),
          { maxLength: 40 },
        ),
        async (first, cells) => {
          const result = await plan({ 'a.csv': `${first}\n${cells.join(',')}\n${cells.join('\n')}` })
          for (const { email } of result.contacts) expect(email).toMatch(/^[^\s@]+@[^\s@]+$/)
        },
      ),
      { numRuns: 150 },
    )
  })
})

test('merging never gives anybody more mail, in whatever order files come', () => {
  const contact = fc.record({
    email: fc.constant('a@example.com'),
    status: fc.constantFrom(...contactStatuses),
    lists: fc
      .array(
        fc.tuple(
          fc.constantFrom<string>('x', 'y'),
          fc.constantFrom('active' as const, 'pending' as const, 'unsubscribed' as const),
        ),
      )
      .map((all) => new Map(all)),
    fields: fc.constant(new Map<string, string>()),
  }) satisfies fc.Arbitrary<ReadContact>
  fc.assert(
    fc.property(contact, contact, (one, other) => {
      const merged = mergedContact(one, other)
      expect(mergedContact(other, one)).toMatchObject({ status: merged.status })
      expect(strictnessOf(merged.status)).toBe(Math.max(strictnessOf(one.status), strictnessOf(other.status)))
      for (const [name, status] of merged.lists)
        if ([one, other].some(({ lists }) => lists.get(name) === 'unsubscribed'))
          expect(status).toBe('unsubscribed')
    }),
  )
})

test.each([
  ['2018-06-12 07:53:28', '2018-06-12T07:53:28.000Z'],
  ['2021-09-01 10:11:12.5 +0530 IST', '2021-09-01T04:41:12.000Z'],
  ['2021-09-01T10:11:12+00', '2021-09-01T10:11:12.000Z'],
  ['2021-09-01', '2021-09-01T00:00:00.000Z'],
  ['2021-02-31 00:00:00', undefined],
  ['0021-02-03', undefined],
  ['yesterday', undefined],
  ['', undefined],
])('the time %j is %j', (text, time) => expect(timeOf(text)).toBe(time))

test('small values', () => {
  expect([localeOf('en_US'), localeOf('JA'), localeOf('English')]).toEqual(['en-US', 'ja', undefined])
  expect([timezoneOf('America/New_York'), timezoneOf('Mars/North'), timezoneOf('')]).toEqual([
    'America/New_York',
    undefined,
    undefined,
  ])
  expect(partsOf('"VIP, gold","a ""b"""')).toEqual(['VIP, gold', 'a "b"'])
  expect(partsOf('a| b,a')).toEqual(['a', 'b'])
  expect(listName(' News; the=best ')).toBe('News the best')
  expect(sourceOfColumns(['Email', 'Name', 'Status'])).toBeUndefined()
})

test('fields become the properties that are there, or new ones with free keys and labels; lists likewise', async () => {
  const attributes = {
    City: 'Kyoto',
    city: 'Osaka',
    email: 'x',
    都道府県: '京都府',
    tags: ['a', 'b'],
    old: '1',
    会員番号: '7',
  }
  const result = await plan({
    'a.json': JSON.stringify([
      {
        uuid: '1',
        email: 'a@example.com',
        name: 'A',
        status: 'enabled',
        attribs: attributes,
        lists: ['News', 'ＳＨＯＰ'].map((name) => ({ name, subscription_status: 'confirmed' })),
      },
    ]),
  })
  const property = (key: string, label: string, type: SchemaProperty['type']): SchemaProperty => ({
    key,
    label,
    type,
    system: false,
    position: 9,
  })
  const world = {
    properties: [
      ...systemProperties,
      property('city', 'City', 'string'),
      property('prefecture', 'Region', 'string'),
    ],
    deletedKeys: ['old'],
    lists: [{ id: 'lst_shop', name: 'shop' }],
  }
  const fitted = fittedPlan(result, world)
  expect(fitted.fields.map(({ key, made }) => [key, made?.label])).toEqual([
    ['city', undefined],
    ['city_2', 'city 2'],
    ['email_2', 'email 2'],
    ['prefecture', undefined],
    ['tags', 'tags'],
    ['old_2', 'old'],
    ['member_number', '会員番号'],
  ])
  expect(fitted.madeLists).toEqual(['News'])
  const [contact] = result.contacts
  const row = contact && migrationRow(contact, fitted.fields)
  expect(row?.slice(migrationColumns.length)).toEqual([
    'Kyoto',
    'Osaka',
    'x',
    '京都府',
    '["a","b"]',
    '1',
    '7',
  ])
  expect(row?.[migrationColumns.indexOf('listSubscriptions')]).toBe('News=active; ＳＨＯＰ=active')
  const full = Array.from({ length: 200 }, (_, index) => property(`p${index}`, `P${index}`, 'string'))
  expect(fittedPlan(result, { ...world, properties: full }).left).toHaveLength(7)
})

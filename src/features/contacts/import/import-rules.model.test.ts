import { expect, test } from 'vitest'
import { joinedName } from '#domain/contacts/joined-name'
import { guessMapping, namedAddress, samplesOf, withTarget } from './import-mapping.model.ts'
import { importBodyOf, USUAL_RULES } from './import-rules.model.ts'

const property = (key: string, label: string, ja: string) =>
  ({ key, label, labels: { en: label, ja }, type: 'string', system: false, position: 0 }) as const
const properties = [
  property('email', 'Email', 'メールアドレス'),
  property('name', 'Name', '氏名'),
  property('company', 'Company', '会社名'),
  property('plan', 'Plan', 'プラン'),
]

test.each([
  [
    ['email', 'name', 'company'],
    ['email', 'name', 'company'],
  ],
  [
    ['メールアドレス', '氏名', '会社名'],
    ['email', 'name', 'company'],
  ],
  [
    ['Ｅメール', 'お名前', '勤務先'],
    ['email', 'name', 'company'],
  ],
  [
    ['E-MAIL ADDRESS', 'Full_Name', 'プラン'],
    ['email', 'name', 'plan'],
  ],
  [
    ['姓', '名', 'メール'],
    ['@family', '@given', 'email'],
  ],
  [
    ['Last name', 'First name', 'Email'],
    ['@family', '@given', 'email'],
  ],
  [
    ['姓', '氏名', '名', 'email'],
    [null, 'name', null, 'email'],
  ],
  [
    ['名', 'email'],
    [null, 'email'],
  ],
  [
    ['mail', 'email'],
    ['email', null],
  ],
  [
    ['__proto__', 'constructor', 'toString'],
    [null, null, null],
  ],
])('%j is read as %j', (header, mapping) => {
  expect(guessMapping(header, [], properties)).toEqual(mapping)
})

test.each([
  ['佐藤', '花子', '佐藤 花子'],
  ['Sato', 'Hanako', 'Hanako Sato'],
  ['', '花子', '花子'],
  ['Sato', '', 'Sato'],
  ['Müller-Lüdenscheidt', 'Zoë', 'Zoë Müller-Lüdenscheidt'],
  ['ブラウン', 'James', 'ブラウン James'],
])('%j and %j are %j', (family, given, name) => {
  expect(joinedName(family, given)).toBe(name)
})

test('the two parts of a name are sent as one', () => {
  const body = importBodyOf(
    { firstRow: 0, lines: [2], rows: [['佐藤', '花子', 'a@b.co']] },
    { importId: 'imp_1', index: 0, total: 1, dryRun: false },
    ['@family', '@given', 'email'],
    USUAL_RULES,
  )
  expect(body.rows).toEqual([{ c2: 'a@b.co', name: '佐藤 花子' }])
  expect(body.mapping).toEqual([
    { column: 'c2', key: 'email' },
    { column: 'name', key: 'name' },
  ])
})

test('a column of addresses is the e-mail, whatever it is called', () => {
  expect(
    guessMapping(
      ['1', '2'],
      [
        ['佐藤', 'a@b.co'],
        ['鈴木', 'ｃ＠ｄ.ｃｏ'],
        ['', ''],
      ],
      properties,
    ),
  ).toEqual([null, 'email'])
})

test('a column of addresses with names before them is the e-mail, and gives the name where no column does', () => {
  const rows = [
    ['', '1'],
    ['山田 太郎 <taro@example.jp>', '2'],
    ['hanako@example.jp', '3'],
  ]
  const mapping = guessMapping(['宛先', '番号'], rows, properties)
  expect(mapping).toEqual(['email', null])
  expect(namedAddress(rows, mapping)).toEqual({ name: '山田 太郎', email: 'taro@example.jp' })
  expect(namedAddress(rows, ['email', 'name'])).toBeUndefined()
  expect(namedAddress([['a@b.co']], ['email'])).toBeUndefined()
})

test('an exported file maps itself', () => {
  const status = { key: 'status', label: 'Status', type: 'select' as const, system: true, position: 9 }
  const header = ['email', 'name', 'status', 'properties.company', 'properties.nobody', 'mailingLists']
  expect(guessMapping(header, [], [...properties, status])).toEqual([
    'email',
    'name',
    'status',
    'company',
    null,
    null,
  ])
})

test('an export for import maps lists with their statuses, and hidden properties too', () => {
  const secret = {
    key: 'secret',
    label: 'Secret',
    type: 'string' as const,
    system: false,
    position: 9,
    hidden: true,
  }
  const header = ['email', 'listSubscriptions', 'properties.secret', 'Secret']
  expect(guessMapping(header, [], [...properties, secret])).toEqual([
    'email',
    'listSubscriptions',
    'secret',
    null,
  ])
})

test('a status of another kind is not that of a contact', () => {
  const status = { key: 'status', label: 'Status', type: 'select' as const, system: true, position: 9 }
  const guessed = (...cells: string[]) =>
    guessMapping(
      ['email', 'ステータス'],
      cells.map((cell) => ['a@example.jp', cell]),
      [...properties, { ...status, labels: { ja: 'ステータス' } }],
    )[1]
  expect(guessed('subscribed', '配信停止', '')).toBe('status')
  // What it does not know is refused later, row by row.
  expect(guessed('active', 'unsubscribed')).toBe('status')
  expect(guessed('lead', 'customer')).toBeNull()
})

test('a property that moves to another column leaves the first', () => {
  expect(withTarget(['email', null, 'name'], 1, 'name')).toEqual(['email', 'name', null])
  expect(withTarget(['email', null, null], 2, null)).toEqual(['email', null, null])
})

test('samples are the first values that say something, each once', () => {
  expect(samplesOf([['a'], [' '], ['a'], ['b'], ['c'], ['d']], 0)).toEqual(['a', 'b', 'c'])
})

test('only what becomes something is sent, and no name of the file is a key', () => {
  const body = importBodyOf(
    { firstRow: 0, lines: [2], rows: [['a@b.co', 'left out', 'A']] },
    { importId: 'imp_1', index: 0, total: 1, dryRun: true },
    ['email', null, 'name'],
    { ...USUAL_RULES, mailingListIds: ['lst_1'] },
  )
  expect(body).toMatchObject({
    rows: [{ c0: 'a@b.co', c2: 'A' }],
    mapping: [
      { column: 'c0', key: 'email' },
      { column: 'c2', key: 'name' },
    ],
    dryRun: true,
    mailingListIds: ['lst_1'],
  })
})

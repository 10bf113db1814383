import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { ConditionNode } from '#lib/condition-tree'
import { completed, completionsOf } from './completions.ts'
import { readSentence, sentenceReader } from './read-sentence.ts'

const TIMEZONE = 'Asia/Tokyo'
const reader = sentenceReader({
  properties: [
    {
      key: 'prefecture',
      type: 'select',
      label: 'Prefecture',
      labels: { en: 'Prefecture', ja: '都道府県' },
      options: [
        { value: 'tokyo', label: '東京都' },
        { value: 'osaka', label: '大阪府' },
      ],
    },
    { key: 'is_customer', type: 'boolean', label: 'Customer', labels: { en: 'Customer', ja: '顧客' } },
    { key: 'orders', type: 'number', label: 'Orders', labels: { ja: '注文回数' } },
    { key: 'name', type: 'string', label: 'Name', labels: { ja: '氏名' } },
    { key: 'birthday', type: 'date', label: 'Birthday', labels: { ja: '誕生日' } },
    { key: 'status', type: 'select', label: 'Status', labels: { ja: 'ステータス' } },
    { key: 'phone', type: 'phone', label: 'Phone', labels: { ja: '電話番号' } },
  ],
  eventProperties: [{ key: 'url', type: 'url', label: 'Page address', labels: { ja: 'ページのURL' } }],
  lists: [
    { id: 'lst_1', name: '週刊だより' },
    { id: 'lst_2', name: 'Twin' },
  ],
  segments: [
    { id: 'seg_1', name: 'Regulars' },
    { id: 'seg_2', name: 'Twin' },
  ],
  campaigns: [{ id: 'cmp_1', name: 'Spring sale' }],
  forms: [{ id: 'frm_1', name: 'Newsletter' }],
})
const read = (sentence: string, choices?: ReadonlyMap<string, number>) =>
  readSentence(reader, sentence, { timezone: TIMEZONE, ...(choices && { choices }) })

/** A tree in short, without ids. */
function short(node: ConditionNode): string {
  if (node.kind === 'group') return `${node.match}(${node.children.map(short).join(' ')})`
  return Object.values({ ...node, id: undefined })
    .filter((value) => value !== undefined)
    .map((value) => (typeof value === 'object' ? JSON.stringify(value) : String(value)))
    .join('.')
}
const understood = (sentence: string) => {
  const { conditions, unread } = read(sentence)
  return [short(conditions), ...unread.map(({ from, to }) => sentence.slice(from, to))].join(' | ')
}

describe('the same in other words', () => {
  const opened = 'event.email.opened.true.{"kind":"last","value":30,"unit":"day"}.{"op":"at_least","value":2}'
  const tokyo = 'property.prefecture.in.["tokyo"]'
  const notCustomer = 'none(property.is_customer.is_true)'
  test.each([
    [
      'opened twice in the last 30 days, lives in Tokyo, not a customer',
      `all(${opened} ${tokyo} ${notCustomer})`,
    ],
    ['過去30日間に2回以上開封し、東京都に住んでいて、顧客ではない', `all(${opened} ${tokyo} ${notCustomer})`],
    ['ＯＰＥＮＥＤ　at least ２ times within the past 30 days', `all(${opened})`],
    ['In the last 30 days opened an email 2 times or more', `all(${opened})`],
    ['two or more times opened mails during the last 30 days', `all(${opened})`],
    ['３０日以内に二回以上メールを開封している方', `all(${opened})`],
    ['2回以上、直近30日で開封済み', `all(${opened})`],
    ['from Tokyo', `all(${tokyo})`],
    ['東京在住', `all(${tokyo})`],
    ['prefecture: 東京', `all(${tokyo})`],
    ['doesn’t live in Osaka', 'all(property.prefecture.not_in.["osaka"])'],
    ['都道府県が東京都か大阪府以外', 'all(property.prefecture.not_in.["tokyo","osaka"])'],
    ['orders >= 3 and phone is set', 'all(property.orders.gte.3 property.phone.is_set)'],
    [
      '注文回数が３回以上１０回以下、電話番号なし',
      'all(property.orders.between.[3,10] property.phone.is_not_set)',
    ],
    ['name is Hanako or Taro', 'all(property.name.in.["Hanako","Taro"])'],
    ['氏名が花子', 'all(property.name.eq.花子)'],
    ['without a phone', 'all(property.phone.is_not_set)'],
    ['birthday in the next 7 days', 'all(property.birthday.within.{"kind":"next","value":7,"unit":"day"})'],
    ['never opened any campaign', 'all(campaign.false.opened.any.{"kind":"any"})'],
    ['opened Spring sale', 'all(campaign.true.opened.cmp_1.{"kind":"any"})'],
    ['週刊だよりを購読中', 'all(list.in.lst_1.active)'],
    ['not a Regular', 'all(segment.not_in.seg_1)'],
    [
      'opened or clicked',
      'any(event.email.opened.true.{"kind":"any"} event.email.clicked.true.{"kind":"any"})',
    ],
    [
      'not (from Tokyo or from Osaka)',
      'none(property.prefecture.in.["tokyo"] property.prefecture.in.["osaka"])',
    ],
    ['opened since 2026-03-01', 'all(event.email.opened.true.{"kind":"after","at":"2026-02-28"})'],
    ['fewer than 3 times opened', 'all(event.email.opened.true.{"kind":"any"}.{"op":"at_most","value":2})'],
    ['all contacts', 'all()'],
    ['該当するコンタクトなし', 'none(any())'],
  ])('%s', (sentence, expected) => {
    expect(understood(sentence)).toBe(expected)
  })
})

describe('what is not sure', () => {
  test.each([
    ['opened twice', ['opened twice'], 2],
    ['not a customer', ['not a customer'], 2],
    ['Twin', ['Twin'], 2],
    ['bounced', ['bounced'], 2],
    ['from Tokyo, opened or clicked', ['from Tokyo, opened or clicked'], 3],
    [
      'opened at least twice and from Tokyo or clicked',
      ['opened at least twice and from Tokyo or clicked'],
      2,
    ],
    ['opened at least twice', [], 0],
  ])('is asked: %s', (sentence, keys, options) => {
    const { questions } = read(sentence)
    expect(questions.map(({ key }) => key)).toEqual(keys)
    expect(questions[0]?.options.length ?? 0).toBe(options)
  })
  test('and is as it was answered', () => {
    const answered = read('opened twice', new Map([['opened twice', 1]]))
    expect(short(answered.conditions)).toContain('"op":"exactly"')
    expect(answered.questions[0]?.chosen).toBe(1)
    expect(read('opened twice', new Map([['opened twice', 9]])).questions[0]?.chosen).toBe(1)
  })
  test.each([
    ['opened at least twice in Spring', 'in Spring'],
    ['lives in Tokyo, likes cats, opened at least once', 'likes cats'],
    ['東京都に住んでいて、猫が好き', '猫が好き'],
    ['(from Tokyo', '(from Tokyo'],
    ['from Tokyo)', ')'],
  ])('what can’t be read is marked: %s', (sentence, part) => {
    const { unread } = read(sentence)
    expect(unread.map(({ from, to }) => sentence.slice(from, to))).toEqual([part])
  })
})

describe('hostile texts', () => {
  const long = [
    '(',
    ')',
    '(((a)',
    '“「"',
    'opened and ',
    'a or ',
    ',、',
    '😀👨‍👩‍👧',
    'שלום \u202e',
    'not ',
    '1,234',
    'viewed a page whose “a” is “b” and ',
    'name is a, ',
    '過去30日間に',
    'ﾞﾟ',
    'in the last ',
    'ページのURLに「a」を含み、',
    'Name ',
    '\ud800',
  ].map((part) => part.repeat(Math.ceil(10_000 / part.length)))

  test.each(long)('of 10,000 letters are read without a throw', (sentence) => {
    const { unread, conditions } = read(sentence)
    expect(conditions.kind).toBe('group')
    for (const { from, to } of unread) expect(from).toBeLessThan(to)
    expect(completionsOf(reader, sentence, 'en', TIMEZONE).length).toBeLessThanOrEqual(10)
  })
  test('of any kind keep their ranges within the text, in order and apart', () => {
    const part = fc.constantFrom(
      'opened',
      ' twice ',
      '(',
      ')',
      '“',
      '」',
      ' or ',
      '、',
      'が',
      '東京',
      'not ',
      '3',
      '😀',
      'ﾊﾟ',
    )
    const any = fc.oneof(
      fc.array(part, { maxLength: 12 }).map((parts) => parts.join('')),
      fc.string({ unit: 'binary' }),
    )
    fc.assert(
      fc.property(any, (sentence) => {
        let behind = 0
        for (const { from, to } of read(sentence).unread) {
          expect(from).toBeGreaterThanOrEqual(behind)
          expect(to).toBeLessThanOrEqual(sentence.length)
          behind = to
        }
        completionsOf(reader, sentence, 'ja', TIMEZONE)
      }),
      { numRuns: 1000 },
    )
  })
})

describe('completion', () => {
  const offered = (typed: string, language: 'en' | 'ja' = 'en') =>
    completionsOf(reader, typed, language, TIMEZONE).map((one) => completed(typed, one))
  test.each([
    ['pre', 'whose Prefecture'],
    ['whose Prefecture', 'whose Prefecture is 東京都'],
    ['whose Prefecture is 大', 'whose Prefecture is 大阪府'],
    ['opened an email and reg', 'opened an email and in the segment “Regulars”'],
    ['op', 'opened an email'],
    ['opened an email', 'opened an email in the last 30 days'],
    ['Orders ', 'Orders is at least 1'],
  ])('%s', (typed, expected) => {
    expect(offered(typed)).toContain(expected)
  })
  test.each([
    ['とどう', undefined],
    ['都道', '都道府県が'],
    ['都道府県が', '都道府県が東京都'],
    ['過去30日間に', '過去30日間にメールを開封した'],
    ['メールを開封した', 'メールを開封した、または'],
    ['開封し、週刊', '開封し、メーリングリスト「週刊だより」を購読している'],
  ])('%s', (typed, expected) => {
    if (expected === undefined) expect(offered(typed, 'ja')).toEqual([])
    else expect(offered(typed, 'ja')).toContain(expected)
  })
  test('what is offered can be read', () => {
    for (const language of ['en', 'ja'] as const)
      for (const typed of ['', 'e', 'メ', 'in', 'Twin', 'Spring', 'News'])
        for (const sentence of offered(typed, language))
          if (!/[がに“「]$|^whose [A-Z][a-z]+$|days|日間に|回以上|^(?:at least|exactly)/.test(sentence))
            expect(understood(sentence).includes('|'), sentence).toBe(false)
  })
})

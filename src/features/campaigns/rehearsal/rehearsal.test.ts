import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { ContentVariant } from '#api/campaigns'
import type { Block, Inline } from '#mail/document'
import { documents } from '#mail/document/documents.fake'
import { mailOf } from '#mail/document/mail-of.fake'
import type { MailContact } from '#mail/resolve'
import { compileMail } from './compiled-mail.ts'
import { createSession, PORTION, type RehearsalAnswer, type RehearsalPlay } from './rehearsal-session.ts'
import {
  countsOf,
  groupsOf,
  levelOf,
  levels,
  SAMPLE,
  samplePages,
  stripPaths,
  type Rehearsed,
} from './rehearsal.model.ts'

const text = (id: string, ...content: Inline[]): Block => ({
  type: 'text',
  id,
  content: [{ type: 'paragraph', content }],
})
const company: Inline = { type: 'variable', path: ['contact', 'company'] }
const variantOf = (change: Partial<ContentVariant>): ContentVariant => ({
  id: 'v1',
  label: '',
  locale: null,
  weight: 100,
  subject: 'News',
  previewText: '',
  mode: 'blocks',
  doc: mailOf([text('t1', { type: 'text', text: 'Hello' })]),
  textAuto: true,
  ...change,
})
const person = (change: Partial<MailContact> = {}): MailContact => ({
  id: 'con_1',
  email: 'aya@example.jp',
  name: '青木 彩',
  properties: {},
  subscriptions: [],
  ...change,
})

function rehearsalOf(variants: readonly ContentVariant[], contacts: readonly MailContact[]) {
  const answers: RehearsalAnswer[] = []
  const compiled: string[] = []
  const ask = createSession(
    (one) => answers.push(one),
    (variant, world) => {
      compiled.push(variant.id)
      return compileMail(variant, world)
    },
  )
  const unsubscribe = { unsubscribe_url: 'https://example.com/unsubscribe' }
  const play: RehearsalPlay = {
    variants,
    colors: undefined,
    system: { en: unsubscribe, ja: unsubscribe },
    now: 0,
    timezone: 'UTC',
  }
  ask({ kind: 'start', play })
  ask({ kind: 'people', place: 0, contacts })
  const people = answers.flatMap((one) => (one.kind === 'portion' ? one.people : []))
  return {
    ask,
    answers,
    compiled,
    people,
    kinds: people.map(({ findings }) => findings.map(({ kind }) => kind)),
  }
}

test('each mail is read once, however many readers it has, and they are answered in portions', () => {
  const contacts = Array.from({ length: 500 }, (_, at) =>
    person({ id: `con_${at}`, locale: at % 2 ? 'ja' : 'en' }),
  )
  const { answers, compiled, people } = rehearsalOf(
    [variantOf({ id: 'en', locale: 'en' }), variantOf({ id: 'ja', locale: 'ja' })],
    contacts,
  )
  expect(compiled.toSorted()).toEqual(['en', 'ja'])
  expect(answers).toHaveLength(500 / PORTION)
  expect(people.map(({ contactId }) => contactId)).toEqual(contacts.map(({ id }) => id))
  expect(people.map(({ variantId }) => variantId).slice(0, 2)).toEqual(['en', 'ja'])
})

test('an A/B test is shared out by weight', () => {
  const variants = [variantOf({ id: 'a', weight: 70 }), variantOf({ id: 'b', weight: 30 })]
  const { people } = rehearsalOf(
    variants,
    Array.from({ length: 100 }, () => person()),
  )
  const share = people.filter(({ variantId }) => variantId === 'a').length
  expect(Math.abs(share - 70)).toBeLessThanOrEqual(2)
})

describe('what is found of one reader', () => {
  test('a variable with nothing to show, and one with its fallback', () => {
    const doc = mailOf([
      text('t1', company, { ...company, path: ['contact', 'city'], fallback: 'your town' }),
    ])
    const known = person({ properties: { company: 'Sakura', city: '東京' } })
    const { people } = rehearsalOf([variantOf({ doc })], [person(), known])
    expect(people[0]?.findings).toEqual([
      { kind: 'missing', about: 'company' },
      { kind: 'fallback', about: 'city' },
    ])
    expect(people[1]?.findings).toEqual([])
  })

  test('what somebody does not see is no problem of theirs', () => {
    const visibleIf = {
      id: 'g',
      kind: 'group' as const,
      match: 'all' as const,
      children: [{ id: 'p', kind: 'property' as const, key: 'company', op: 'is_set' as const }],
    }
    const pale = { light: '#111111', dark: '#101010' } as const
    const doc = mailOf([{ ...text('t1', company), type: 'text', color: pale, visibleIf } as Block])
    const { kinds } = rehearsalOf(
      [variantOf({ doc })],
      [person(), person({ properties: { company: 'さくら' } })],
    )
    expect(kinds).toEqual([[], ['contrastDark']])
  })

  test('a subject that only a long name makes wider than a phone shows', () => {
    const variant = variantOf({
      subject: "{{ contact.name | default: 'お客様' }}さまへ、春の珈琲のお知らせです",
    })
    const { kinds, people } = rehearsalOf(
      [
        variant,
        variantOf({
          id: 'v2',
          locale: 'ja',
          subject: '長い件名は名前がなくても電話では切れてしまうものです',
        }),
      ],
      [person({ name: '林' }), person({ name: '勅使河原 龍之介左衛門' }), person({ locale: 'ja' })],
    )
    expect(kinds).toEqual([[], ['subjectCut'], []])
    expect(people[1]?.subjectWidth).toBeGreaterThan(36)
  })

  test('a link that leads nowhere for somebody, and HTML that is cut off', () => {
    const html = `<a href="{{ contact.site }}">Site</a><p>{{ contact.note }}</p><a href="{{ unsubscribe_url }}">x</a>`
    const { people } = rehearsalOf(
      [variantOf({ mode: 'html', html })],
      [
        person({ properties: { site: 'https://example.com/?a=1&amp;b=2', note: 'short' } }),
        person({ properties: { site: 'javascript:alert(1)', note: 'あ'.repeat(40_000) } }),
      ],
    )
    expect(people[0]?.findings).toEqual([])
    expect(people[1]?.findings).toEqual([
      { kind: 'brokenLink', about: 'javascript:alert(1)' },
      { kind: 'clipped', about: '' },
    ])
  })
})

test('all parts of the mail of one reader, as far as it has them', () => {
  const ampDoc = mailOf([text('t1', company)])
  const { ask, answers } = rehearsalOf(
    [
      variantOf({
        id: 'amp',
        locale: 'en',
        doc: { ...ampDoc, settings: { ...ampDoc.settings, amp: { enabled: true } } },
      }),
      variantOf({
        id: 'html',
        locale: 'ja',
        mode: 'html',
        html: '<style>p{}</style><p>{{ contact.company }}</p>',
      }),
      variantOf({ id: 'text', mode: 'text', text: 'To {{ contact.company }}' }),
    ],
    ['en', 'ja', 'fr'].map((locale) => person({ locale, properties: { company: '<b>鎌倉</b>' } })),
  )
  for (const place of [0, 1, 2, 7]) ask({ kind: 'show', place })
  const parts = answers.flatMap((one) => (one.kind === 'shown' ? one.parts : []))
  expect(parts).toHaveLength(3)
  expect(parts[0]?.html).toContain('&lt;b&gt;鎌倉&lt;/b&gt;')
  expect(parts[0]?.amp).toContain('amp4email')
  expect(parts[0]?.text).toContain('<b>鎌倉</b>')
  expect(parts[1]).toMatchObject({ amp: undefined, text: '<b>鎌倉</b>' })
  expect(parts[2]).toMatchObject({ html: undefined, text: 'To <b>鎌倉</b>' })
})

test('the AMP part is read for each reader: its links, its variables and its size', () => {
  const html = '<p>{{ contact.note }}</p>'
  const { people } = rehearsalOf(
    [
      variantOf({
        mode: 'html',
        html: '<p>Hello</p>',
        amp: { enabled: true, html: `${html}<a href="{{ contact.site }}">Shop</a>` },
      }),
    ],
    [
      person({ properties: { site: 'https://example.com', note: 'short' } }),
      person({ properties: { site: 'javascript:alert(1)', note: 'あ'.repeat(70_000) } }),
      person({ properties: { site: 'https://example.com' } }),
    ],
  )
  expect(people.map(({ findings }) => findings)).toEqual([
    [],
    [
      { kind: 'brokenLink', about: 'javascript:alert(1)' },
      { kind: 'ampLarge', about: '' },
    ],
    [{ kind: 'missing', about: 'note' }],
  ])
})

test('no document and no data of a contact stop it', () => {
  fc.assert(
    fc.property(
      documents,
      fc.dictionary(fc.string(), fc.anything()),
      fc.string(),
      (doc, properties, subject) => {
        const { people } = rehearsalOf([variantOf({ doc, subject })], [person({ properties })])
        expect(people).toHaveLength(1)
      },
    ),
    { numRuns: 60 },
  )
})

const rehearsed = (findings: Rehearsed['findings'], change: Partial<Rehearsed> = {}): Rehearsed => ({
  contactId: 'con_1',
  name: '',
  email: '',
  variantId: 'v1',
  subject: '',
  subjectWidth: 0,
  bytes: 0,
  findings,
  ...change,
})

test('the same problem of many is one, which leads to whom it shows most', () => {
  const cut = { kind: 'subjectCut', about: '' } as const
  const missing = { kind: 'missing', about: 'name' } as const
  const people = [
    rehearsed([cut], { subjectWidth: 40 }),
    undefined,
    rehearsed([cut, missing], { subjectWidth: 52 }),
    rehearsed([missing]),
    rehearsed([{ kind: 'missing', about: 'city' }]),
  ]
  expect(groupsOf(people)).toEqual([
    { ...missing, level: 'danger', count: 2, first: 2 },
    { kind: 'missing', about: 'city', level: 'danger', count: 1, first: 4 },
    { ...cut, level: 'warning', count: 2, first: 2 },
  ])
  expect(countsOf(people)).toEqual({ clear: 0, note: 0, warning: 1, danger: 3 })
  expect(levelOf(rehearsed([]))).toBe('clear')
  const paths = stripPaths(people)
  expect(Object.keys(paths)).toEqual([...levels])
  expect(paths.danger.split('M')).toHaveLength(4)
})

test('the sample is the same each time, within the audience, and nobody is in it twice', () => {
  fc.assert(
    fc.property(fc.nat(2_000_000), (total) => {
      const pages = samplePages(total)
      expect(pages).toEqual(samplePages(total))
      expect(pages.reduce((sum, { limit }) => sum + limit, 0)).toBe(Math.min(total, SAMPLE.most))
      pages.forEach(({ offset, limit }, place) => {
        expect(offset + limit).toBeLessThanOrEqual(total)
        const next = pages[place + 1]
        if (next) expect(next.offset).toBeGreaterThanOrEqual(offset + limit)
      })
    }),
  )
})

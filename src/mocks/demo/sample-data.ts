import {
  campaignRoutes,
  contactRoutes,
  importRoutes,
  mailingListRoutes,
  schemaRoutes,
  segmentRoutes,
} from '#api/contract'
import { createClient } from '#api/core'
import { systemClock, type Clock } from '#lib/clock'
import { starters } from '#mail/starters/index'
import { startSession } from '#mocks/auth/auth.handlers'
import type { MockBackend } from '#mocks/core/respond'

const texts = {
  en: {
    list: 'Newsletter (sample)',
    points: 'Points',
    city: 'City',
    segment: 'Many points (sample)',
    campaign: 'Welcome (sample)',
    subject: 'Welcome, and thank you',
    consent: 'Sample data',
    families: ['Bennett', 'Clarke', 'Doyle', 'Ellis', 'Foster', 'Grant', 'Hayes', 'Irving'],
    given: ['Amelia', 'Ben', 'Chloe', 'Daniel', 'Emma', 'Finn', 'Grace', 'Henry'],
    name: (family: string, given: string) => `${given} ${family}`,
    cities: ['London', 'Leeds', 'Bristol', 'Glasgow'],
  },
  ja: {
    list: 'メルマガ（サンプル）',
    points: 'ポイント',
    city: '市区町村',
    segment: 'ポイントが多い方（サンプル）',
    campaign: 'ようこそ（サンプル）',
    subject: 'ご登録ありがとうございます',
    consent: 'サンプルデータ',
    families: ['佐藤', '鈴木', '高橋', '田中', '伊藤', '渡辺', '山本', '中村'],
    given: ['陽菜', '蓮', '葵', '湊', '結衣', '樹', '凛', '大和'],
    name: (family: string, given: string) => `${family} ${given}`,
    cities: ['札幌市', '仙台市', '京都市', '福岡市'],
  },
} as const

/** Any will do: only the path says what is called. */
const ORIGIN = 'https://api.example'
/** Points that are many. */
const MANY = 500

type Backend = Pick<MockBackend, 'change' | 'respond'>

/**
 * Puts something to try into a workspace without contacts: people, a list, two properties, a segment and a draft, by the calls
 * that the product makes. 'not_empty' where there are contacts, so that nothing of somebody's own is mixed with it.
 */
export async function loadSampleData(
  { change, respond }: Backend,
  workspaceId: string,
  language: keyof typeof texts,
  clock: Clock = systemClock,
): Promise<'loaded' | 'not_empty'> {
  const words = texts[language]
  // A session of its own: that of the browser goes on.
  const { token } = await change((db) => {
    const members = db.memberships.where((one) => one.workspaceId === workspaceId)
    const owner = members.find(({ role }) => role === 'owner')
    return startSession(db, owner?.accountId ?? '', clock)
  })
  const client = createClient({
    baseUrl: ORIGIN,
    tokens: { token: () => token, renew: async () => false },
    workspaceId: () => workspaceId,
    fetch: (input, init) => respond(new Request(input, init)),
  })
  const { count } = await client.call(contactRoutes.count, { body: {} })
  if (count > 0) return 'not_empty'

  const list = await client.call(mailingListRoutes.create, { body: { name: words.list } })
  for (const [key, type, label] of [
    ['city', 'string', words.city],
    ['points', 'number', words.points],
  ] as const) {
    // oxlint-disable-next-line no-await-in-loop -- each changes the version of the schema
    const { version, properties } = await client.call(schemaRoutes.one, { params: { type: 'contact' } })
    if (properties.some((property) => property.key === key)) continue
    // oxlint-disable-next-line no-await-in-loop -- as above
    await client.call(schemaRoutes.createProperty, {
      params: { type: 'contact' },
      body: { version, key, type, label },
    })
  }
  const people = words.families.flatMap((family, row) =>
    words.given.map((given, place) => ({
      email: `sample${row * words.given.length + place + 1}@${language === 'ja' ? 'example.jp' : 'example.com'}`,
      name: words.name(family, given),
      city: words.cities[(row + place) % words.cities.length] ?? '',
      points: String(((row * 37 + place * 53) % 100) * 10),
    })),
  )
  await client.call(importRoutes.csv, {
    body: {
      importId: `imp_sample_${workspaceId}`,
      chunk: { index: 0, total: 1 },
      rows: people,
      mapping: ['email', 'name', 'city', 'points'].map((key) => ({ column: key, key })),
      onExisting: 'skip',
      mailingListIds: [list.id],
      optIn: 'active',
      consentNote: words.consent,
    },
  })
  await client.call(segmentRoutes.create, {
    body: {
      name: words.segment,
      color: 'teal',
      timezone: language === 'ja' ? 'Asia/Tokyo' : 'Europe/London',
      conditions: {
        id: 'all',
        kind: 'group',
        match: 'all',
        children: [{ id: 'points', kind: 'property', key: 'points', op: 'gte', value: MANY }],
      },
    },
  })
  const document = starters.find(({ key }) => key === 'welcome')?.document(language)
  await client.call(campaignRoutes.create, {
    body: {
      name: words.campaign,
      audience: { mailingListIds: [list.id], segmentIds: [], segmentMatch: 'any', excludeSegmentIds: [] },
      variants: [
        {
          id: 'var_1',
          label: '',
          locale: null,
          weight: 100,
          subject: words.subject,
          previewText: '',
          mode: 'blocks',
          doc: document,
          textAuto: true,
        },
      ],
    },
  })
  return 'loaded'
}

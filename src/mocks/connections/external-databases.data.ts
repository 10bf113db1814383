import type { ExternalDatabaseDetail } from '#api/integration-credentials'
import { HOUR } from '#lib/duration'
import { createCrowd } from '#mocks/accounts/people'
import type { Language } from '#mocks/accounts/people.data'
import { fraction, hashOf, mix, pick } from '#mocks/core/random'

interface Column {
  key: string
  name: string
  type: string
  options?: readonly string[]
  cell: (row: number, person: { name: string; email: string }, luck: number) => string
}
interface DatabaseData {
  id: string
  integrationKey: string
  workspaceId: string
  name: string
  icon?: string
  url: string
  /** Rows at the epoch; one more comes every so many hours. */
  rows: number
  newEvery: number
  pattern: readonly Language[]
  columns: readonly Column[]
}

/** Rows that are shown before anything is fetched. */
const PREVIEW = 20

const roasts = ['浅煎り', '中煎り', '深煎り', 'カフェインレス'] as const
const activities = ['Hiking', 'Climbing', 'Trail running'] as const

/** Every now and then somebody mistyped. */
const emailCell: Column['cell'] = (row, { email }) =>
  row % 41 === 40 ? email.replace('@', '＠') + '.' : email

const databaseData: readonly DatabaseData[] = [
  {
    id: 'db_customers',
    integrationKey: 'notion',
    workspaceId: 'ws_sakura',
    name: '顧客リスト',
    icon: '☕',
    url: 'https://notion.example/sakura/customers',
    rows: 164,
    newEvery: 5,
    pattern: ['ja', 'ja', 'ja', 'en'],
    columns: [
      { key: 'title', name: 'お名前', type: 'title', cell: (_, { name }) => name },
      { key: 'mail', name: 'メールアドレス', type: 'email', cell: emailCell },
      {
        key: 'roast',
        name: '好みの焙煎',
        type: 'select',
        options: roasts,
        cell: (_, __, luck) => pick(roasts, luck),
      },
      {
        key: 'tel',
        name: '電話番号',
        type: 'phone_number',
        cell: (row) => `090-${1000 + row}-${2000 + ((row * 37) % 8000)}`,
      },
      {
        key: 'memo',
        name: 'メモ',
        type: 'rich_text',
        cell: (row) => (row % 3 === 0 ? '店頭でご案内済み' : ''),
      },
    ],
  },
  {
    id: 'db_workshop',
    integrationKey: 'google_sheets',
    workspaceId: 'ws_sakura',
    name: 'ワークショップ申込 2026',
    url: 'https://sheets.example/sakura/workshop',
    rows: 58,
    newEvery: 11,
    pattern: ['ja', 'en'],
    columns: [
      {
        key: 'A',
        name: '申込日',
        type: 'date',
        cell: (row) => `2026-01-${String(1 + (row % 28)).padStart(2, '0')}`,
      },
      { key: 'B', name: '氏名', type: 'text', cell: (_, { name }) => name },
      { key: 'C', name: 'E-mail', type: 'text', cell: emailCell },
      { key: 'D', name: '会社名', type: 'text', cell: (row) => (row % 4 === 0 ? '有限会社みなと書房' : '') },
    ],
  },
  {
    id: 'db_partners',
    integrationKey: 'airtable',
    workspaceId: 'ws_sakura',
    name: 'Wholesale partners',
    url: 'https://airtable.example/sakura/partners',
    rows: 37,
    newEvery: 30,
    pattern: ['en', 'ja'],
    columns: [
      { key: 'fldName', name: 'Contact', type: 'singleLineText', cell: (_, { name }) => name },
      { key: 'fldMail', name: 'Email', type: 'email', cell: emailCell },
      {
        key: 'fldShop',
        name: 'Shop',
        type: 'singleLineText',
        cell: (row) => pick(['Harbour Books Café', 'Fig & Fern', '喫茶こもれび'], row),
      },
    ],
  },
  {
    id: 'db_club',
    integrationKey: 'google_sheets',
    workspaceId: 'ws_ridge',
    name: 'Trail club members',
    url: 'https://sheets.example/ridge/club',
    rows: 92,
    newEvery: 8,
    pattern: ['en', 'en', 'en', 'ja'],
    columns: [
      { key: 'A', name: 'Name', type: 'text', cell: (_, { name }) => name },
      { key: 'B', name: 'Email address', type: 'text', cell: emailCell },
      {
        key: 'C',
        name: 'Activity',
        type: 'text',
        options: activities,
        cell: (_, __, luck) => pick(activities, luck),
      },
      { key: 'D', name: 'Boot size', type: 'number', cell: (_, __, luck) => String(36 + (luck % 12)) },
    ],
  },
]

/** A database as it stands at some time. Rows only come; the newest is the last. */
interface ExternalTable extends ExternalDatabaseDetail {
  rowAt: (row: number) => Record<string, string>
  rowCount: number
}

export const databasesOf = (integrationKey: string, workspaceId: string) =>
  databaseData.filter((one) => one.integrationKey === integrationKey && one.workspaceId === workspaceId)

export function tableAt(
  data: DatabaseData,
  { seed, epoch }: { seed: number; epoch: number },
  now: number,
): ExternalTable {
  const own = seed ^ hashOf(data.id)
  const more = Math.max(0, Math.floor((now - epoch) / (data.newEvery * HOUR)))
  const rowCount = data.rows + more
  const crowd = createCrowd(own, rowCount, data.pattern)
  const rowAt = (row: number): Record<string, string> => {
    const { name = '', email } = crowd.personOf(row)
    return Object.fromEntries(
      data.columns.map(({ key, cell }) => [key, cell(row, { name, email }, mix(own, row, hashOf(key)))]),
    )
  }
  return {
    id: data.id,
    name: data.name,
    ...(data.icon !== undefined && { icon: data.icon }),
    url: data.url,
    rowCount,
    updatedAt: new Date(
      more > 0 ? epoch + more * data.newEvery * HOUR : epoch - fraction(own, 1) * 3 * HOUR,
    ).toISOString(),
    properties: data.columns.map(({ key, name, type, options }) => ({
      key,
      name,
      type,
      ...(options && { options: [...options] }),
      samples: [0, 1, 2].map((row) => rowAt(row)[key] ?? '').filter((text) => text !== ''),
    })),
    rows: Array.from({ length: Math.min(PREVIEW, rowCount) }, (_, row) => rowAt(row)),
    rowAt,
  }
}

import type { PropertyType, SchemaProperty } from '#api/schemas'

interface Given {
  key: string
  type: PropertyType
  labels: readonly [en: string, ja: string]
  required?: boolean
}

const system: Given[] = [
  { key: 'email', type: 'email', labels: ['Email', 'メールアドレス'], required: true },
  { key: 'name', type: 'string', labels: ['Name', '氏名'] },
  { key: 'locale', type: 'string', labels: ['Language', '言語'] },
  { key: 'timezone', type: 'string', labels: ['Time zone', 'タイムゾーン'] },
  { key: 'status', type: 'select', labels: ['Status', 'ステータス'] },
  { key: 'created_at', type: 'datetime', labels: ['Created', '作成日時'] },
]

const events: Given[] = [
  { key: 'url', type: 'url', labels: ['Page address', 'ページのURL'] },
  { key: 'title', type: 'string', labels: ['Page title', 'ページのタイトル'] },
  { key: 'total', type: 'number', labels: ['Order total', '注文金額'] },
  { key: 'items', type: 'number', labels: ['Items', '点数'] },
]

const properties = (given: readonly Given[], system: boolean): SchemaProperty[] =>
  given.map(({ labels: [en, ja], ...rest }, position) => ({
    ...rest,
    label: en,
    labels: { en, ja },
    system,
    position,
  }))

/** The properties that every contact has; what is stored for them stands in the contact itself. */
export const systemProperties = properties(system, true)

/** The properties of events that every workspace begins with. */
export const eventProperties = properties(events, false)

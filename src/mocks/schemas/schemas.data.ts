import type { PropertyType, SchemaProperty } from '#api/schemas'
import type { Hue } from '#lib/hue'
import { systemProperties } from '#domain/schemas/system-properties'
import type { Language } from '#mocks/accounts/people.data'

type Labels = readonly [en: string, ja: string]
type Option = readonly [value: string, en: string, ja: string, color?: Hue]

interface Given {
  key: string
  type: PropertyType
  labels: Labels
  description?: string
  options?: readonly Option[]
  required?: boolean
  hidden?: boolean
}

const roast: Option[] = [
  ['light', 'Light roast', '浅煎り', 'amber'],
  ['medium', 'Medium roast', '中煎り', 'orange'],
  ['dark', 'Dark roast', '深煎り', 'rose'],
  ['decaf', 'Decaf', 'カフェインレス', 'green'],
]

const roastery: Given[] = [
  { key: 'company', type: 'string', labels: ['Company', '会社名'] },
  { key: 'phone', type: 'phone', labels: ['Phone', '電話番号'] },
  {
    key: 'prefecture',
    type: 'select',
    labels: ['Prefecture', '都道府県'],
    options: [
      ['tokyo', 'Tokyo', '東京都'],
      ['kanagawa', 'Kanagawa', '神奈川県'],
      ['osaka', 'Osaka', '大阪府'],
      ['kyoto', 'Kyoto', '京都府'],
      ['fukuoka', 'Fukuoka', '福岡県'],
      ['hokkaido', 'Hokkaido', '北海道'],
      ['overseas', 'Overseas', '海外'],
    ],
  },
  {
    key: 'birthday',
    type: 'date',
    labels: ['Birthday', '誕生日'],
  },
  {
    key: 'favourite_roast',
    type: 'select',
    labels: ['Favourite roast', '好みの焙煎'],
    options: roast,
  },
  {
    key: 'brew_methods',
    type: 'multi_select',
    labels: ['Brew methods', '抽出方法'],
    options: [
      ['pour_over', 'Pour-over', 'ハンドドリップ'],
      ['french_press', 'French press', 'フレンチプレス'],
      ['espresso', 'Espresso', 'エスプレッソ'],
      ['siphon', 'Siphon', 'サイフォン'],
      ['cold_brew', 'Cold brew', '水出し'],
    ],
  },
  {
    key: 'plan',
    type: 'select',
    labels: ['Bean subscription', '定期便プラン'],
    options: [
      ['monthly', 'Monthly', '毎月'],
      ['fortnightly', 'Every two weeks', '2週間ごと'],
      ['none', 'None', 'なし'],
    ],
  },
  { key: 'orders', type: 'number', labels: ['Orders', '注文回数'] },
  { key: 'total_spent', type: 'number', labels: ['Total spent (JPY)', '累計購入額（円）'] },
  { key: 'loyalty_points', type: 'number', labels: ['Loyalty points', 'ポイント'] },
  { key: 'last_order_at', type: 'datetime', labels: ['Last order', '最終注文日時'] },
  { key: 'is_wholesale', type: 'boolean', labels: ['Wholesale customer', '卸売のお客さま'] },
  { key: 'accepts_post', type: 'boolean', labels: ['Accepts post', 'はがき送付可'] },
  { key: 'billing_email', type: 'email', labels: ['Billing email', '請求先メールアドレス'] },
  { key: 'website', type: 'url', labels: ['Website', 'ウェブサイト'] },
  {
    key: 'tasting_notes',
    type: 'text',
    labels: ['Tasting notes', '味の好み'],
    description: 'What they told us at the counter.',
  },
  { key: 'referral_code', type: 'string', labels: ['Referral code', '紹介コード'], hidden: true },
  { key: 'preferences', type: 'json', labels: ['Preferences', 'その他の設定'] },
]

const outdoor: Given[] = [
  { key: 'company', type: 'string', labels: ['Company', '会社名'] },
  { key: 'phone', type: 'phone', labels: ['Phone', '電話番号'] },
  {
    key: 'activity',
    type: 'multi_select',
    labels: ['Activities', 'アクティビティ'],
    options: [
      ['hiking', 'Hiking', 'ハイキング'],
      ['climbing', 'Climbing', 'クライミング'],
      ['camping', 'Camping', 'キャンプ'],
      ['trail_running', 'Trail running', 'トレイルランニング'],
    ],
  },
  {
    key: 'tier',
    type: 'select',
    labels: ['Club tier', '会員ランク'],
    options: [
      ['basecamp', 'Basecamp', 'ベースキャンプ'],
      ['ridge', 'Ridge', 'リッジ'],
      ['summit', 'Summit', 'サミット'],
    ],
  },
  { key: 'boot_size', type: 'number', labels: ['Boot size (EU)', '靴のサイズ（EU）'] },
  { key: 'joined_club_on', type: 'date', labels: ['Joined the club', '入会日'] },
]

/** Options have one label each, in the language of the workspace. */
function properties(given: readonly Given[], first: number, language: Language = 'en'): SchemaProperty[] {
  return given.map(({ labels, options, ...rest }, index) => ({
    ...rest,
    label: labels[0],
    labels: { en: labels[0], ja: labels[1] },
    ...(options && {
      options: options.map(([value, en, ja, color]) => ({
        value,
        label: { en, ja }[language],
        ...(color && { color }),
      })),
    }),
    system: false,
    position: first + index,
  }))
}

const contactProperties = (given: readonly Given[], language: Language) => [
  ...systemProperties,
  ...properties(given, systemProperties.length, language),
]

export const contactSchemas: Record<string, SchemaProperty[]> = {
  ws_sakura: contactProperties(roastery, 'ja'),
  ws_ridge: contactProperties(outdoor, 'en'),
}

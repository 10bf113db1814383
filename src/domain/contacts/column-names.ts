import type { SchemaProperty } from '#api/schemas'

/** What columns of other tools are called, in both languages, by the property they mean. Compared folded. */
const NAMES: Record<string, readonly string[]> = {
  email: [
    'email',
    'e-mail',
    'mail',
    'email address',
    'e-mail address',
    'mail address',
    'メール',
    'メールアドレス',
    'eメール',
    'eメールアドレス',
    '電子メール',
    'アドレス',
  ],
  name: [
    'name',
    'full name',
    'fullname',
    'display name',
    '名前',
    '氏名',
    'お名前',
    '姓名',
    '顧客名',
    '担当者名',
  ],
  locale: ['locale', 'language', 'lang', '言語', '表示言語'],
  timezone: ['timezone', 'time zone', 'tz', 'タイムゾーン'],
  status: ['status', 'subscription status', 'ステータス', '配信状況', '配信状態'],
  company: [
    'company',
    'company name',
    'organization',
    'organisation',
    '会社',
    '会社名',
    '企業名',
    '法人名',
    '勤務先',
  ],
  phone: [
    'phone',
    'phone number',
    'tel',
    'telephone',
    'mobile',
    '電話',
    '電話番号',
    '携帯',
    '携帯電話',
    '携帯番号',
  ],
  prefecture: ['prefecture', 'state', '都道府県', '県'],
  city: ['city', 'town', '市区町村', '市'],
  postal_code: ['postal code', 'postcode', 'zip', 'zip code', '郵便番号'],
  birthday: ['birthday', 'date of birth', 'birthdate', '生年月日', '誕生日'],
}

/** Letters and widths as one: ＥメールＡ is eメールa. */
export const foldColumnName = (text: string): string =>
  text
    .normalize('NFKC')
    .trim()
    .toLowerCase()
    .replaceAll(/[\s_-]+/g, ' ')

const MEANINGS = new Map(
  Object.entries(NAMES).flatMap(([key, names]) => names.map((name): [string, string] => [name, key])),
)

/** The key of what a column of this folded name usually is. */
export const columnMeaning = (name: string): string | undefined => MEANINGS.get(name)

/** The property that each column name means, by folded name: a property's key, its labels, and its usual names in both languages. */
export function columnNames(
  properties: readonly Pick<SchemaProperty, 'key' | 'label' | 'labels'>[],
): Map<string, string> {
  const known = new Map<string, string>()
  for (const { key, label, labels } of properties) {
    const names = [
      key,
      // As an export calls it.
      `properties.${key}`,
      label,
      labels?.en,
      labels?.ja,
      ...(Object.hasOwn(NAMES, key) ? (NAMES[key] ?? []) : []),
    ]
    for (const name of names)
      if (name !== undefined && name !== '' && !known.has(foldColumnName(name)))
        known.set(foldColumnName(name), key)
  }
  return known
}

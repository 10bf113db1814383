import { columnMeaning, foldColumnName } from '#domain/contacts/column-names'
import { keyOf } from '#lib/property-key'

/** Keys for what columns of Japanese files are usually called, beside those that an import knows anyway. */
const USUAL: Record<string, string> = {
  部署: 'department',
  部署名: 'department',
  所属: 'department',
  役職: 'job_title',
  職種: 'occupation',
  職業: 'occupation',
  業種: 'industry',
  担当: 'owner_name',
  担当者: 'owner_name',
  携帯: 'mobile_phone',
  携帯電話: 'mobile_phone',
  携帯番号: 'mobile_phone',
  携帯電話番号: 'mobile_phone',
  ファックス: 'fax',
  住所: 'address',
  所在地: 'address',
  番地: 'street',
  町名番地: 'street',
  建物名: 'building',
  国: 'country',
  国名: 'country',
  地域: 'region',
  性別: 'gender',
  年齢: 'age',
  年代: 'age_group',
  備考: 'notes',
  メモ: 'notes',
  コメント: 'comment',
  フリガナ: 'name_kana',
  ふりがな: 'name_kana',
  氏名カナ: 'name_kana',
  姓: 'family_name',
  名: 'given_name',
  セイ: 'family_name_kana',
  メイ: 'given_name_kana',
  会員番号: 'member_number',
  会員id: 'member_id',
  会員ランク: 'member_rank',
  会員種別: 'member_type',
  顧客番号: 'customer_number',
  顧客id: 'customer_id',
  お客様番号: 'customer_number',
  社員番号: 'employee_number',
  入会日: 'joined_on',
  登録日: 'registered_on',
  登録日時: 'registered_at',
  更新日: 'updated_on',
  更新日時: 'updated_at',
  退会日: 'left_on',
  来店日: 'visited_on',
  最終来店日: 'last_visited_on',
  来店回数: 'visits',
  店舗: 'store',
  店舗名: 'store',
  ポイント: 'points',
  保有ポイント: 'points',
  ランク: 'rank',
  プラン: 'plan',
  購入日: 'purchased_on',
  最終購入日: 'last_purchased_on',
  購入回数: 'purchases',
  購入金額: 'purchase_amount',
  累計購入金額: 'total_spent',
  注文番号: 'order_number',
  商品名: 'product',
  金額: 'amount',
  数量: 'quantity',
  流入元: 'source',
  きっかけ: 'source',
  紹介者: 'referrer',
  興味: 'interests',
  趣味: 'hobbies',
  契約日: 'contracted_on',
  url: 'url',
  ホームページ: 'website',
  ウェブサイト: 'website',
}

const ROWS: Record<string, string> = {
  あいうえお: 'a i u e o',
  かきくけこ: 'ka ki ku ke ko',
  がぎぐげご: 'ga gi gu ge go',
  さしすせそ: 'sa shi su se so',
  ざじずぜぞ: 'za ji zu ze zo',
  たちつてと: 'ta chi tsu te to',
  だぢづでど: 'da ji zu de do',
  なにぬねの: 'na ni nu ne no',
  はひふへほ: 'ha hi fu he ho',
  ばびぶべぼ: 'ba bi bu be bo',
  ぱぴぷぺぽ: 'pa pi pu pe po',
  まみむめも: 'ma mi mu me mo',
  らりるれろ: 'ra ri ru re ro',
  やゆよわをんゔ: 'ya yu yo wa o n vu',
  ぁぃぅぇぉ: 'a i u e o',
  ゃゅょ: 'ya yu yo',
}
const ROMAJI = new Map(
  Object.entries(ROWS).flatMap(([kana, sounds]) =>
    sounds.split(' ').map((sound, place): [string, string] => [kana.charAt(place), sound]),
  ),
)
/** Katakana as hiragana. */
const asHiragana = (text: string) =>
  text.replaceAll(/[ァ-ヴ]/g, (kana) => String.fromCodePoint((kana.codePointAt(0) ?? 0) - 0x60))

/** A text of kana alone in Latin letters, after Hepburn without long vowels; '' for any other, whose reading nobody can tell. */
function romajiOf(label: string): string {
  const text = asHiragana(label.normalize('NFKC').trim())
  if (!/^[ぁ-ゔー・\s]+$/.test(text)) return ''
  let romaji = ''
  for (const kana of text) {
    const sound = ROMAJI.get(kana)
    if (kana === 'っ') romaji += '*'
    else if (sound === undefined) romaji += kana === 'ー' ? '' : '_'
    // しゃ is sha and きゃ is kya; ファ is fa.
    else if (/[ゃゅょ]/.test(kana) && romaji.endsWith('i'))
      romaji = romaji.slice(0, -1) + (/(?:sh|ch|j)i$/.test(romaji) ? sound.slice(1) : sound)
    else if (/[ぁぃぅぇぉ]/.test(kana) && /[a-z]{2}$/.test(romaji)) romaji = romaji.slice(0, -1) + sound
    else romaji += sound
  }
  return keyOf(romaji.replaceAll(/\*(c(?=h)|[a-z])?/g, (_, next = '') => (next === 'c' ? 'tc' : next + next)))
}

/** What a label means, also with a number behind it or something in brackets: 住所1, 電話番号（自宅）. */
function usualKey(label: string): string {
  const name = foldColumnName(label)
  const [, before = name, number] = /^(.*?)\s*(\d{1,2})$/.exec(name) ?? []
  for (const one of [name, before, before.replace(/\s*\([^()]*\)$/, '')]) {
    const key = Object.hasOwn(USUAL, one) ? USUAL[one] : columnMeaning(one)
    if (key !== undefined) return number === undefined || one === name ? key : `${key}_${number}`
  }
  return ''
}

/** Whether the key that is made of a text holds at least half of its letters. */
const isLatin = (text: string): boolean => keyOf(text).length * 2 >= (text.match(/\p{L}/gu)?.length ?? 0)

/**
 * A key that says what a property is, from its label, else from its English one (SET-26): Latin letters as they are, what
 * Japanese columns are usually called by its English name, and kana by its sound. '' where none of them says anything: what
 * little a Japanese label has of Latin letters does not ('会員No' is no 'no').
 */
export const readableKey = (label: string, english = ''): string =>
  [label, english].filter(isLatin).map(keyOf).find(Boolean) ?? (usualKey(label) || romajiOf(label))

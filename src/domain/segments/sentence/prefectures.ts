import { fold } from '#lib/fold-text'

/** The 47 prefectures of Japan, in romaji and without their last letter. */
const pairs =
  'hokkaido 北海道,aomori 青森,iwate 岩手,miyagi 宮城,akita 秋田,yamagata 山形,fukushima 福島,ibaraki 茨城,tochigi 栃木,gunma 群馬,saitama 埼玉,chiba 千葉,tokyo 東京,kanagawa 神奈川,niigata 新潟,toyama 富山,ishikawa 石川,fukui 福井,yamanashi 山梨,nagano 長野,gifu 岐阜,shizuoka 静岡,aichi 愛知,mie 三重,shiga 滋賀,kyoto 京都,osaka 大阪,hyogo 兵庫,nara 奈良,wakayama 和歌山,tottori 鳥取,shimane 島根,okayama 岡山,hiroshima 広島,yamaguchi 山口,tokushima 徳島,kagawa 香川,ehime 愛媛,kochi 高知,fukuoka 福岡,saga 佐賀,nagasaki 長崎,kumamoto 熊本,oita 大分,miyazaki 宮崎,kagoshima 鹿児島,okinawa 沖縄'
    .split(',')
    .map((pair) => pair.split(' '))
const suffix = (name: string) => (name === '東京' ? '都' : /^(?:京都|大阪)$/.test(name) ? '府' : '県')

/** The 47 prefectures of Japan as addresses have them, from north to south: '北海道', '青森県', … */
export const prefectures = (): string[] =>
  pairs.map(([, kanji = '']) => (kanji === '北海道' ? kanji : `${kanji}${suffix(kanji)}`))

/** The other ways to write the name of a prefecture: '東京都' is also '東京' and 'tokyo'. None for any other text. */
export function prefectureNames(label: string): string[] {
  const name = fold(label).replace(/[都府県]$/, '')
  const bare = fold(label) === '京都' ? '京都' : name
  for (const [romaji = '', kanji = ''] of pairs)
    if (romaji === bare || kanji === bare || kanji === fold(label))
      return kanji === '北海道' ? [romaji, kanji] : [romaji, kanji, `${kanji}${suffix(kanji)}`]
  return []
}

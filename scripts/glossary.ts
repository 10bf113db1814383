/** Words that the texts do not use, since another word means the same: one word each, in both languages. */
export interface Term {
  /** The word that is used. */
  word: string
  /** What is never said instead. */
  never: RegExp
}

const en: readonly Term[] = [
  { word: 'property', never: /\b(attribute|custom field)s?\b/i },
  { word: 'mailing list', never: /\b(recipient|distribution) lists?\b/i },
  { word: 'sender', never: /\bfrom addresses\b/i },
  { word: 'custom hostname', never: /\bcustom domains?\b/i },
  { word: 'unsubscribed', never: /\bopted[- ]out\b/i },
  { word: 'preview text', never: /\bpre-?headers?\b/i },
  { word: 'variable', never: /\bmerge (tag|field)s?\b/i },
  { word: 'double opt-in', never: /\bconfirmed opt-in\b/i },
  { word: 'email', never: /\be-mails?\b/i },
  { word: 'could not', never: /\bcouldn[’']t\b/i },
]

const ja: readonly Term[] = [
  { word: 'プロパティ', never: /カスタム項目|属性/ },
  { word: 'メーリングリスト', never: /配信リスト|宛先リスト/ },
  { word: '差出人', never: /発信者|送信元/ },
  { word: 'カスタムホスト名', never: /ホストネーム|カスタムドメイン/ },
  { word: '接続', never: /コネクション|外部連携|ワークスペースの連携/ },
  { word: '配信中', never: /購読中/ },
  { word: '配信停止', never: /購読解除|配信解除|解除率|オプトアウト/ },
  { word: '受信者', never: /読者/ },
  { word: 'バウンス', never: /不達|直帰/ },
  { word: '迷惑メール報告', never: /スパム報告/ },
  { word: '配信除外', never: /抑制/ },
  { word: '予約を取り消す', never: /予約をキャンセル/ },
  { word: '絞り込み', never: /(?<!迷惑メール)フィルタ/ },
  { word: '使用状況', never: /利用状況/ },
  { word: 'ブラウザ', never: /ブラウザー/ },
  { word: 'Webサイト', never: /ウェブ/ },
  { word: 'ログイン', never: /サインイン/ },
  { word: 'パラメーター', never: /パラメータ(?!ー)/ },
  { word: 'エディター', never: /エディタ(?!ー)/ },
  { word: '…', never: /\.\.\./ },
  { word: '変数', never: /マージタグ|差し?込み?タグ/ },
  { word: 'スマートフォン', never: /スマホ/ },
  { word: '過去30日間', never: /直近(?:\d|\{\w+, plural)[^件]*[日時]/ },
  { word: 'パターン', never: /バリアント|バリエーション/ },
  { word: 'プレビューテキスト', never: /プ[レリ]ヘッダー/ },
]

const JA = '[\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}]'

/** A number with a space between it and a Japanese word; a name that is filled in may have one. */
const PARTED_NUMBER = new RegExp(
  `(?:\\d+|#|\\{\\w+, (?:number|plural)[^{}]*\\}) +${JA}|${JA} +(?:\\d|#|\\{\\w+, (?:number|plural))`,
  'u',
)

/** What a catalogue says in other words than the glossary, or in Japanese with a space beside a number, a sentence each. */
export function glossaryProblems(locale: 'en' | 'ja', catalogue: Readonly<Record<string, string>>): string[] {
  const terms = { en, ja }[locale]
  return Object.entries(catalogue).flatMap(([id, text]) => {
    const parted = locale === 'ja' ? PARTED_NUMBER.exec(text)?.[0] : undefined
    return [
      ...(parted === undefined ? [] : [`${locale}.json parts a number from its word in ${id}: "${parted}".`]),
      ...terms.flatMap(({ word, never }) => {
        const said = never.exec(text)?.[0]
        return said === undefined ? [] : [`${locale}.json says "${said}" in ${id}: the word is "${word}".`]
      }),
    ]
  })
}

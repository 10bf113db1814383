import type { SettingKey } from '#lib/settings-keys'

/** What else the palette finds things by, whatever language the app is in: names in both languages, readings in kana, synonyms. */
export const commandWords = {
  home: ['home', 'dashboard', 'ホーム', 'ダッシュボード'],
  campaigns: ['campaigns', 'mail', 'newsletter', 'メール', '配信', 'キャンペーン', 'はいしん'],
  contacts: ['contacts', 'people', 'subscribers', 'コンタクト', '連絡先', '顧客', 'れんらくさき', 'こきゃく'],
  forms: ['forms', 'sign-up', 'フォーム', '登録', 'とうろく'],
  connections: ['connections', 'integrations', 'notion', '連携', '接続', 'れんけい', 'せつぞく'],
  drafts: ['email drafts', 'メールの下書き', 'したがき'],
  amp: ['amp registration', 'AMPの登録'],
  example: ['example page', 'サンプルページ'],
  newCampaign: ['new campaign', 'mail', 'newsletter', 'キャンペーンを作成', 'メール', '新規', 'さくせい'],
  import: ['import', 'csv', 'upload', 'インポート', '取り込み', 'とりこみ'],
  signOut: ['sign out', 'logout', 'ログアウト', 'サインアウト'],
  language: ['language', '言語', 'げんご'],
} as const

/** The same for the sections of the settings; each is also found by its key. */
export const sectionWords: Record<SettingKey, readonly string[]> = {
  account: ['account', 'profile', 'アカウント', 'プロフィール'],
  workspace: ['workspace settings', 'ワークスペース設定', 'せってい'],
  brands: ['brand', 'logo', 'ブランド', 'ロゴ'],
  members: ['members', 'team', 'invite', 'メンバー', 'チーム', '招待', 'しょうたい'],
  contact_schema: ['contact schema', 'properties', 'コンタクトスキーマ', 'プロパティ', '項目', 'こうもく'],
  mailing_lists: ['mailing lists', 'メーリングリスト', '配信リスト', 'はいしんりすと'],
  senders: ['senders', 'from address', '差出人', '送信者', 'さしだしにん', 'そうしんしゃ'],
  domains: ['domains', 'dns', 'dkim', 'ドメイン', '送信ドメイン', 'そうしんどめいん'],
  script_tag: ['script tag', 'tracking', 'スクリプトタグ', 'トラッキング', '計測', 'けいそく'],
  custom_hostnames: ['custom hostnames', 'カスタムホスト名', 'かすたむほすとめい'],
  certificates: ['ssl certificates', 'tls', 'SSL証明書', '証明書', 'しょうめいしょ'],
  usage_plan: ['usage', 'plan', 'billing', '使用状況', '料金', 'しようじょうきょう', 'りょうきん'],
  api_keys: ['api keys', 'token', 'APIキー', 'えーぴーあいきー'],
  web_api: ['web api', 'cors', 'Web API', 'うぇぶえーぴーあい'],
}

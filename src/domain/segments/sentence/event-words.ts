/** The verbs of events in both languages: what they are found by, and the type of the event. */
const MAIL = '(?: (?:an?|any|the|our|one|some))?(?: e-?mails?| mails?| messages?)'
export const englishEvents: readonly (readonly [expression: RegExp, type: string])[] = [
  [new RegExp(`open(?:ed|s|ing)?(?:${MAIL})?\\b`, 'y'), 'email.opened'],
  [
    new RegExp(
      `click(?:ed|s|ing)?(?: on)?(?: (?:an?|any|the|some))?(?: links?)?(?: in(?: (?:an?|any|our|the))? (?:e-?)?mails?)?\\b`,
      'y',
    ),
    'email.clicked',
  ],
  [new RegExp(`sent${MAIL}\\b`, 'y'), 'email.sent'],
  [new RegExp(`(?:receiv(?:ed?|ing)|got|gotten|get)${MAIL}\\b`, 'y'), 'email.delivered'],
  [/(?:had )?an email delayed\b/y, 'email.delayed'],
  [/(?:had )?(?:an email )?bounced?\b/y, 'email.bounced'],
  [new RegExp(`(?:mark(?:ed)?|report(?:ed)?)${MAIL} as spam\\b|complain(?:ed)?\\b`, 'y'), 'email.complained'],
  [/unsubscribed? from (?:all|every) (?:e-?)?mails?\b/y, 'email.unsubscribed'],
  [/join(?:ed)? (?:an?|any) (?:mailing )?list\b/y, 'list.subscribed'],
  [/confirm(?:ed)? (?:an?|any|their) subscription\b/y, 'list.confirmed'],
  [/(?:left|leave) (?:an?|any) (?:mailing )?list\b/y, 'list.unsubscribed'],
  [/view(?:ed)? an? form\b/y, 'form.viewed'],
  [/submit(?:ted)? a form\b/y, 'form.submitted'],
  [/(?:added|created)\b/y, 'contact.created'],
  [/imported\b/y, 'contact.imported'],
  [/(?:changed|updated)\b/y, 'contact.updated'],
  [/enter(?:ed)? (?:an?|any) segment\b/y, 'segment.entered'],
  [/(?:left|leave) (?:an?|any) segment\b/y, 'segment.left'],
  [/(?:view(?:ed)?|visit(?:ed)?|saw|see|seen) (?:an?|any|the) (?:web ?)?pages?\b/y, 'page_view'],
  [/(?:c[ao]me to|visit(?:ed)?) (?:the|our) (?:web)?site\b/y, 'session.start'],
  [/(?:left|leave) (?:the|our) (?:web)?site\b/y, 'session.end'],
  [/recogni[sz]ed on the (?:web)?site\b/y, 'identify'],
]
/** Objects and the stems of their verbs; '一度も' may stand between. */
export const japaneseEvents: readonly (readonly [expression: RegExp, type: string])[] = (
  [
    ['(?:メール[をが]?)?', '開封', 'email.opened'],
    ['(?:メール(?:内)?の)?(?:リンク[をが]?)?', 'クリック', 'email.clicked'],
    ['メール[がを]', '送信(?=さ|済)', 'email.sent'],
    ['メール[がを]', '(?:届|受信|受け取)', 'email.delivered'],
    ['メールの到着が', '遅', 'email.delayed'],
    ['(?:メール[がを])?', 'バウンス(?=し|せ)', 'email.bounced'],
    ['(?:メールを)?', '迷惑メールとして報告', 'email.complained'],
    ['すべてのメールの配信を', '停止', 'email.unsubscribed'],
    ['メーリングリストに', '登録', 'list.subscribed'],
    ['(?:登録|購読)を', '確認', 'list.confirmed'],
    ['メーリングリストの(?:配信|購読)を', '(?:停止|解除)', 'list.unsubscribed'],
    ['フォームを', '閲覧', 'form.viewed'],
    ['フォームを', '送信', 'form.submitted'],
    ['コンタクトとして', '追加', 'contact.created'],
    ['ファイルから', 'インポート', 'contact.imported'],
    ['登録内容が', '変更', 'contact.updated'],
    ['セグメントに', '入', 'segment.entered'],
    ['セグメントから', '外', 'segment.left'],
    ['(?:ウェブ)?ページを', '(?:閲覧|見)', 'page_view'],
    ['サイト(?:に|へ)', '(?:来訪|訪問)', 'session.start'],
    ['サイトから', '離', 'session.end'],
    ['サイトで', '特定', 'identify'],
  ] as const
).map(([object, stem, type]) => [new RegExp(`${object}(?:一度も)?${stem}`, 'y'), type])

import { createHash } from 'node:crypto'
import type { Email } from 'postal-mime'
import type { OutboxPage } from './outbox-folder.ts'

/** Not part of the product: its texts stay out of the catalogues. */
const texts = {
  en: {
    title: 'Outbox',
    notice:
      'This server sends no mail: each one is a file in its data folder. Only this computer can open this page. Pictures and links in a mail count as they would for its reader.',
    search: 'Search addresses and subjects',
    find: 'Search',
    none: 'No mail has been sent yet.',
    nothing: 'Nothing was found among the mails that were searched.',
    more: 'Older mails',
    count: (count: number) => `${new Intl.NumberFormat('en').format(count)} mails`,
    to: 'To',
    subject: 'Subject',
    noSubject: '(no subject)',
    at: 'Sent',
    back: 'All mails',
    raw: 'Download as .eml',
    headers: 'Headers',
    text: 'Text',
    html: 'HTML',
    attachments: 'Attachments',
    missing: 'There is no such mail in the outbox.',
  },
  ja: {
    title: '送信トレイ',
    notice:
      'このサーバーはメールを配信せず、データフォルダーにファイルとして保存します。このページを開けるのはこのコンピューターだけです。メール内の画像の表示とリンクのクリックは、受信者によるものとして集計されます。',
    search: 'アドレスと件名を検索',
    find: '検索',
    none: 'まだメールは送信されていません。',
    nothing: '検索した範囲に該当するメールはありません。',
    more: '以前のメール',
    count: (count: number) => `${new Intl.NumberFormat('ja').format(count)}件`,
    to: '宛先',
    subject: '件名',
    noSubject: '（件名なし）',
    at: '送信日時',
    back: 'メールの一覧',
    raw: '.emlファイルをダウンロード',
    headers: 'ヘッダー',
    text: 'テキスト',
    html: 'HTML',
    attachments: '添付ファイル',
    missing: 'このメールは送信トレイにありません。',
  },
} as const
export type OutboxLanguage = keyof typeof texts

const style = `:root{color-scheme:light dark;font:16px/1.5 system-ui,sans-serif}
body{margin:0;padding:24px;display:grid;justify-content:center}
main{width:min(960px,calc(100vw - 48px))}
h1{font-size:20px;margin:0 0 8px;overflow-wrap:anywhere}
h2{font-size:16px;margin:24px 0 8px}
p{margin:0 0 16px}
form{display:flex;gap:8px;margin:0 0 16px}
input{flex:1;min-width:0}
input,button{font:inherit;padding:8px 12px;border:1px solid GrayText;border-radius:8px}
table{width:100%;border-collapse:collapse;table-layout:fixed}
th,td{padding:8px;border-top:1px solid GrayText;text-align:start;vertical-align:top;overflow-wrap:anywhere}
a{color:LinkText}
a:focus-visible,input:focus-visible,button:focus-visible{outline:2px solid Highlight;outline-offset:2px}
pre{margin:0;padding:12px;border:1px solid GrayText;border-radius:8px;white-space:pre-wrap;overflow-wrap:anywhere}
iframe{width:100%;height:600px;border:1px solid GrayText;border-radius:8px;background:#fff}
nav{display:flex;gap:16px;margin:16px 0}`
const styleHash = createHash('sha256').update(style).digest('base64')

/** Characters of a text that are shown. */
const SHOWN = 200_000

const escape = (text: string) => text.replaceAll(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)

/** Of each answer: it is kept nowhere, told to nobody, and no other page embeds it. */
export const outboxHeaders = {
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
} as const

function page(language: OutboxLanguage, title: string, body: string, status = 200): Response {
  return new Response(
    `<!doctype html><html lang="${language}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escape(title)}</title><style>${style}</style><main>${body}</main></html>`,
    {
      status,
      headers: {
        ...outboxHeaders,
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': `default-src 'none'; style-src 'sha256-${styleHash}'; frame-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
      },
    },
  )
}

const timeOf = (language: OutboxLanguage, at: number) =>
  new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'medium' }).format(at)

/** The list of mails. */
export function listPage(
  language: OutboxLanguage,
  { entries, count, next }: OutboxPage,
  q: string,
): Response {
  const words = texts[language]
  const rows = entries.map(
    ({ id, to, subject, at }) =>
      `<tr><td>${escape(timeOf(language, at))}</td><td>${escape(to)}</td><td><a href="/outbox/${escape(id)}">${escape(subject === '' ? words.noSubject : subject)}</a></td></tr>`,
  )
  const table =
    rows.length > 0
      ? `<table><thead><tr><th scope="col">${words.at}</th><th scope="col">${words.to}</th><th scope="col">${words.subject}</th></tr></thead><tbody>${rows.join('')}</tbody></table>`
      : `<p>${count === 0 ? words.none : words.nothing}</p>`
  const more =
    next === undefined
      ? ''
      : `<nav><a href="/outbox?${escape(new URLSearchParams({ q, skip: String(next) }).toString())}">${words.more}</a></nav>`
  return page(
    language,
    words.title,
    `<h1>${words.title}</h1><p>${words.notice}</p><form action="/outbox"><input name="q" type="search" aria-label="${words.search}" placeholder="${words.search}" value="${escape(q)}"><button>${words.find}</button></form><p>${words.count(count)}</p>${table}${more}`,
  )
}

/** One mail. Its HTML is a page of its own, in a frame that runs nothing. */
export function mailPage(language: OutboxLanguage, id: string, mail: Email): Response {
  const words = texts[language]
  const title = mail.subject === undefined || mail.subject === '' ? words.noSubject : mail.subject
  const headers = mail.headers.map(
    ({ originalKey, value }) =>
      `<tr><th scope="row">${escape(originalKey)}</th><td>${escape(value)}</td></tr>`,
  )
  const section = (heading: string, body: string) => `<section><h2>${heading}</h2>${body}</section>`
  const names = mail.attachments.map(
    ({ filename, mimeType }) => `<li>${escape(filename ?? mimeType)} (${escape(mimeType)})</li>`,
  )
  return page(
    language,
    title,
    [
      `<nav><a href="/outbox">${words.back}</a><a href="/outbox/${escape(id)}/raw" download>${words.raw}</a></nav>`,
      `<h1>${escape(title)}</h1>`,
      mail.html === undefined
        ? ''
        : section(
            words.html,
            `<iframe title="${words.html}" src="/outbox/${escape(id)}/html" sandbox="allow-popups allow-popups-to-escape-sandbox"></iframe>`,
          ),
      mail.text === undefined ? '' : section(words.text, `<pre>${escape(mail.text.slice(0, SHOWN))}</pre>`),
      names.length === 0 ? '' : section(words.attachments, `<ul>${names.join('')}</ul>`),
      section(words.headers, `<table>${headers.join('')}</table>`),
    ].join(''),
  )
}

/** The HTML of a mail as it is, as a page that runs nothing and is shown in the frame of its mail only. */
export const htmlPage = (html: string): Response =>
  new Response(`<!doctype html><base target="_blank">${html}`, {
    headers: {
      ...outboxHeaders,
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy':
        "sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none'; img-src 'self' https: data:; style-src 'unsafe-inline'; font-src https:; base-uri 'none'; form-action 'none'; frame-ancestors 'self'",
    },
  })

export const missingPage = (language: OutboxLanguage): Response =>
  page(
    language,
    texts[language].title,
    `<p>${texts[language].missing}</p><nav><a href="/outbox">${texts[language].back}</a></nav>`,
    404,
  )

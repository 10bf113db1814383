import { createHash } from 'node:crypto'
import type { Brand } from '#api/brand'
import { isReadable } from '#domain/brand/brand-look'
import { CONTRAST } from '#lib/contrast'
import { parsedUrl } from '#lib/parsed-url'
import { readableOn } from '#mail/look/colours'

export type PageLanguage = 'en' | 'ja'

const texts = {
  en: {
    missing: 'Link not found',
    missingText: 'This link is incomplete or no longer works. Open the link in the email again.',
    title: 'Email preferences',
    lead: (address: string) => `Choose which emails we send to ${address}.`,
    leadPlain: 'Choose which emails we send you.',
    lists: 'Mailing lists',
    save: 'Save preferences',
    all: 'Unsubscribe from all emails',
    saved: 'Your preferences are saved.',
    gone: 'You are unsubscribed',
    goneText: 'We will not send you any more marketing emails.',
    failed: 'This did not work',
    failedText: (ticketId: string) =>
      `Go back and try again in a minute. If you write to us about it, quote the number ${ticketId}.`,
  },
  ja: {
    missing: 'リンクが見つかりません',
    missingText: 'リンクが途中で切れているか、無効になっています。メールのリンクをもう一度開いてください。',
    title: 'メールの配信設定',
    lead: (address: string) => `${address} にお送りするメールを選択してください。`,
    leadPlain: 'お送りするメールを選択してください。',
    lists: 'メーリングリスト',
    save: '設定を保存',
    all: 'すべてのメールを配信停止',
    saved: '配信設定を保存しました。',
    gone: '配信を停止しました',
    goneText: '今後、配信メールはお送りしません。',
    failed: '処理できませんでした',
    failedText: (ticketId: string) =>
      `前の画面に戻り、1分ほどおいてからもう一度お試しください。お問い合わせの際は、番号 ${ticketId} をお知らせください。`,
  },
} as const

/** What the words of these pages stand on, by the theme of the reader's system. */
const GROUND = { light: '#ffffff', dark: '#16161a' } as const

const style = `:root{color-scheme:light dark;--bg:${GROUND.light};--text:#1b1b1f;--muted:#5a5a66;--line:#8b8b96;--accent:#1d4ed8;--button:var(--accent);--on:#fff}
@media (prefers-color-scheme:dark){:root{--bg:${GROUND.dark};--text:#f2f2f5;--muted:#b4b4be;--line:#7d7d89;--accent:#93b4ff;--on:#10131c}}
*{box-sizing:border-box}
body{margin:0;background:var(--bg);color:var(--text);font:16px/1.6 system-ui,"Hiragino Sans","Noto Sans JP",sans-serif}
main{max-width:34rem;margin:0 auto;padding:2rem 1rem;overflow-wrap:anywhere;word-break:auto-phrase}
h1{font-size:1.5rem;line-height:1.3;margin:0 0 1rem}
p{margin:0 0 1rem}
.brand,.about{color:var(--muted)}
.about{display:block;font-size:.875rem}
fieldset{border:1px solid var(--line);border-radius:8px;margin:0 0 1rem;padding:.5rem 1rem}
legend{padding:0 .25rem;font-weight:600}
label{display:flex;gap:.75rem;padding:.5rem 0;min-height:44px;align-items:flex-start}
input{width:1.25rem;height:1.25rem;margin:.2rem 0 0;flex:none;accent-color:var(--accent)}
button{font:inherit;min-height:44px;padding:.5rem 1.25rem;border-radius:8px;border:1px solid var(--line);background:none;color:inherit;cursor:pointer;width:100%;margin:0 0 .75rem}
button.first{background:var(--button);border-color:var(--accent);color:var(--on);font-weight:600}
a{color:var(--accent)}
img{display:block;max-width:100%;max-height:3.5rem;width:auto;height:auto}
@media (prefers-color-scheme:dark){img{padding:.5rem .75rem;border-radius:8px;background:#fff}}
:focus-visible{outline:3px solid var(--accent);outline-offset:2px}`
const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
const styleHash = hashOf(style)

/** Whose mails these are, as their readers know them. */
export interface Sender {
  /** Of the company, or of the workspace. */
  name: string
  brand: Pick<Brand, 'logo' | 'colors'> | undefined
}

/**
 * Buttons and links in the colours of the brand, links and edges as far from the page as it takes to see them. A brand whose
 * button can't be read leaves the page as it is.
 */
function brandStyle(colors: Brand['colors'] | undefined): string {
  if (!colors || !isReadable(colors.onPrimary, colors.primary)) return ''
  const { primary, onPrimary } = colors
  const accent = (ground: string) => readableOn(primary.toLowerCase(), ground, CONTRAST.aa) ?? primary
  return `:root{--accent:${accent(GROUND.light)};--button:${primary};--on:${onPrimary}}@media (prefers-color-scheme:dark){:root{--accent:${accent(GROUND.dark)}}}`
}

/** Where an image comes from, as a policy names it; undefined where it can't come from anywhere. */
const sourceOf = (src: string | undefined) =>
  src?.startsWith('data:') === true ? 'data:' : src && parsedUrl(src)?.origin

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
const escaped = (text: string) => text.replaceAll(/[&<>"']/g, (sign) => escapes[sign] ?? '')

/** Headers of everything that a secret address answers with: it goes into no cache, no search engine and no referrer. */
export const secretHeaders = {
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex, nofollow',
  'x-content-type-options': 'nosniff',
} as const

interface PageOptions {
  /** @default 200 */
  status?: number
  sender?: Sender
}

/** A page without scripts. `body` is markup that is written here. */
function page(
  language: PageLanguage,
  title: string,
  body: string,
  { status = 200, sender }: PageOptions = {},
) {
  const own = brandStyle(sender?.brand?.colors)
  const logo = sender?.brand?.logo
  const source = sourceOf(logo?.src)
  const head = sender
    ? `<p class="brand">${logo && source ? `<img src="${escaped(logo.src)}" alt="${escaped(sender.name)}" width="${logo.width}" height="${logo.height}">` : escaped(sender.name)}</p>`
    : ''
  const policy = [
    "default-src 'none'",
    `style-src ${styleHash}${own === '' ? '' : ` ${hashOf(own)}`}`,
    ...(source ? [`img-src ${source}`] : []),
    "form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  ]
  return new Response(
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escaped(sender ? `${title} – ${sender.name}` : title)}</title><style>${style}</style>${own === '' ? '' : `<style>${own}</style>`}</head><body><main>${head}${body}</main></body></html>`,
    {
      status,
      headers: {
        ...secretHeaders,
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': policy.join('; '),
      },
    },
  )
}

/** The same page in the other language: a reader's browser may know better than what is known of the contact. */
const otherLanguage = (language: PageLanguage) => {
  const [code, name] = language === 'ja' ? (['en', 'English'] as const) : (['ja', '日本語'] as const)
  return `<p><a href="?lang=${code}" lang="${code}" hreflang="${code}">${name}</a></p>`
}

export const missingPage = (language: PageLanguage): Response => {
  const said = texts[language]
  return page(language, said.missing, `<h1>${said.missing}</h1><p>${said.missingText}</p>`, { status: 404 })
}

/** What is refused, or fails, as a reader sees it: `refusal` is written for programs. */
export function failedPage(
  language: PageLanguage,
  { status, headers }: Response,
  ticketId: string,
): Response {
  const said = texts[language]
  const shown = page(
    language,
    said.failed,
    `<h1>${said.failed}</h1><p role="alert">${escaped(said.failedText(ticketId))}</p>`,
    { status },
  )
  const retryAfter = headers.get('retry-after')
  if (retryAfter !== null) shown.headers.set('retry-after', retryAfter)
  return shown
}

/** A mailing list as its subscriber sees it. */
export interface ChoosableList {
  id: string
  name: string
  description?: string | undefined
  isActive: boolean
}

export interface Preferences {
  language: PageLanguage
  sender: Sender
  /** Of the reader, with most of it hidden: a link may be passed on. */
  address: string | undefined
  lists: readonly ChoosableList[]
  isSaved: boolean
}

/** The page on which readers choose what they get. Nothing happens before a button is pressed. */
export function preferencesPage({ language, sender, address, lists, isSaved }: Preferences): Response {
  const said = texts[language]
  const choices = lists.map(
    ({ id, name, description, isActive }) =>
      `<input type="hidden" name="shown" value="${escaped(id)}"><label><input type="checkbox" name="list" value="${escaped(id)}"${isActive ? ' checked' : ''}><span>${escaped(name)}${description === undefined || description === '' ? '' : `<span class="about">${escaped(description)}</span>`}</span></label>`,
  )
  return page(
    language,
    said.title,
    [
      `<h1>${said.title}</h1>`,
      isSaved ? `<p role="status"><strong>${said.saved}</strong></p>` : '',
      `<p>${address === undefined ? said.leadPlain : escaped(said.lead(address))}</p>`,
      lists.length === 0
        ? ''
        : `<form method="post"><fieldset><legend>${said.lists}</legend>${choices.join('')}</fieldset><button class="first" name="action" value="save">${said.save}</button></form>`,
      `<form method="post"><button name="action" value="all">${said.all}</button></form>`,
      otherLanguage(language),
    ].join(''),
    { sender },
  )
}

export const unsubscribedPage = ({
  language,
  sender,
}: Pick<Preferences, 'language' | 'sender'>): Response => {
  const said = texts[language]
  return page(
    language,
    said.gone,
    `<h1>${said.gone}</h1><p role="status">${said.goneText}</p>${otherLanguage(language)}`,
    { sender },
  )
}

/** `ha•••@example.org`: enough for the reader to know which address it is. */
export function hintOf(address: string): string {
  const at = address.lastIndexOf('@')
  const [first = '', second = ''] = Array.from(address.slice(0, at))
  return `${first}${at > 3 ? second : ''}•••${address.slice(at)}`
}

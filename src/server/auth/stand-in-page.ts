import { createHash } from 'node:crypto'
import type { Account } from '#server/store/accounts.store'

/** Not part of the product: its texts stay out of the catalogues. */
const texts = {
  en: {
    title: 'Stand-in for Google sign-in',
    notice: 'Not part of the product. No password is asked for, and only this machine reaches this page.',
    choose: 'Choose an account',
    admin: 'Can create workspaces',
    none: 'There are no accounts yet. Begin with one, or run npm run server -- seed demo for workspaces to try.',
  },
  ja: {
    title: 'Googleログインの代用ページ',
    notice: '製品の一部ではありません。パスワードは不要で、このコンピューターからのみ開けます。',
    choose: 'アカウントを選択してください',
    admin: 'ワークスペースの作成が可能',
    none: 'アカウントがまだありません。下のアカウントで始めるか、npm run server -- seed demo でお試し用のワークスペースを作成してください。',
  },
} as const

const style = `:root{color-scheme:light dark;font:16px/1.5 system-ui,sans-serif}
body{margin:0;padding:24px;display:grid;justify-content:center}
main{width:min(440px,calc(100vw - 48px))}
h1{font-size:20px;margin:0 0 8px}
p{margin:0 0 16px}
ul{list-style:none;margin:0;padding:0;display:grid;gap:8px}
a{display:grid;padding:12px 16px;border:1px solid GrayText;border-radius:8px;color:CanvasText;text-decoration:none;overflow-wrap:anywhere}
a:hover{border-color:CanvasText}
a:focus-visible{outline:2px solid Highlight;outline-offset:2px}
small{color:GrayText}`
const styleHash = createHash('sha256').update(style).digest('base64')

const escape = (text: string) => text.replaceAll(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)

/** Who begins where nobody is yet: as the first who signs in, one who may make workspaces (WSP-7). */
export const firstPerson: Omit<Account, 'createdAt'> = {
  id: 'acc_first',
  email: 'owner@example.com',
  name: 'Owner',
  photo: null,
  isAdmin: true,
}

/** A page of links in place of a sign-in, for a server that only its own machine reaches. `target` is where each leads on. */
export function standInPage(
  accounts: readonly Account[],
  { target, acceptLanguage }: { target: string; acceptLanguage: string | null },
): Response {
  const locale = acceptLanguage?.trim().startsWith('ja') ? 'ja' : 'en'
  const words = texts[locale]
  const links = (accounts.length > 0 ? accounts : [firstPerson]).map(({ id, name, email, isAdmin }) => {
    const query = new URLSearchParams({ redirect: target, login_hint: id }).toString()
    return `<li><a href="?${escape(query)}"><span>${escape(name === '' ? email : name)}</span><small>${escape(email)}</small>${isAdmin ? `<small>${words.admin}</small>` : ''}</a></li>`
  })
  const choice = `<p>${accounts.length > 0 ? words.choose : words.none}</p><ul>${links.join('')}</ul>`
  return new Response(
    `<!doctype html><html lang="${locale}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${words.title}</title><style>${style}</style><main><h1>${words.title}</h1><p>${words.notice}</p>${choice}</main></html>`,
    {
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': `default-src 'none'; style-src 'sha256-${styleHash}'; base-uri 'none'; frame-ancestors 'none'`,
        'cache-control': 'no-store',
      },
    },
  )
}
